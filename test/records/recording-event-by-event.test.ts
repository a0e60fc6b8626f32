/** Games recorded event by event, from all events and from those one seat sees: the same lines but for what it does not see. */
import { describe, expect, it } from 'vitest';
import { newGame, type Event, eventsFor, eventsForPlayer, type Ruleset } from '../../core/index.ts';
import { verify, mjai, record, recorder, riichiNames, tenhou6 } from '../../records/index.ts';
import { load } from '../../loader/index.ts';
import { runGame } from '../../sim/index.ts';
import { type PlayerMaker, randomPlayer } from '../../players/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

const DEALS = 4;
const random: readonly PlayerMaker[] = Array.from({ length: 4 }, () => randomPlayer);

function eventsOf(
  rules: Ruleset,
  seed: number,
  players: readonly PlayerMaker[] | undefined,
  maxDeals = DEALS,
): Event[] {
  const events: Event[] = [];
  const onEvents = (more: readonly Event[]): void => void events.push(...more);
  runGame(rules, { seed, maxDeals, ...(players && { players }), onEvents });
  return events;
}

type Line = Record<string, unknown>;

/** Lines of mjai, event by event. */
function lineWriter(rules: Ruleset): (events: readonly Event[]) => Line[] {
  const recording = sure(recorder(rules, riichiNames));
  const write = mjai.stream!();
  return (events) =>
    events
      .flatMap((event) => sure(recording.take(event)))
      .flatMap(write)
      .map((line) => JSON.parse(line) as Line);
}

/** What a seat does not see of a line: the tiles others are dealt and draw. */
function masked(line: Line, seat: number): Line {
  if (line['type'] === 'tsumo' && line['actor'] !== seat) return { ...line, pai: '?' };
  if (line['type'] !== 'start_kyoku') return line;
  const hands = line['tehais'] as string[][];
  return { ...line, tehais: hands.map((hand, at) => (at === seat ? hand : hand.map(() => '?'))) };
}

describe.each(['riichi', 'ari-ari'])('%s', (pack) => {
  const rules = rulesOf(pack);
  const table = newGame(rules, { seed: 1 });

  it.each([
    ['bots', 1, undefined],
    ['bots', 2, undefined],
    ['bots', 3, undefined],
    ['random', 1, random],
    ['random', 2, random],
  ] as const)('%s, seed %i: the lines of a seat are those of the game, masked, at every event', (_, seed, players) => {
    const events = eventsOf(rules, seed, players);
    for (let seat = 0; seat < 4; seat++) {
      const all = lineWriter(rules);
      const own = lineWriter(rules);
      const written: Line[] = [];
      for (const event of events) {
        const lines = all([event]);
        expect(own(eventsFor(table, [event], seat))).toEqual(lines.map((line) => masked(line, seat)));
        written.push(...lines);
      }
      expect(written.map((line) => `${JSON.stringify(line)}\n`).join('')).toBe(
        mjai.write(sure(record(rules, events, riichiNames))),
      );
    }
  });

  it('is read again as it was recorded by a seat', () => {
    const events = eventsOf(rules, 5, undefined);
    const { events: seen } = eventsForPlayer(table, events, 2, 2);
    const course = sure(record(rules, seen, riichiNames));
    const back = sure(mjai.read(mjai.write(course)));
    expect(back.deals).toEqual(
      course.deals.map((one) => expect.objectContaining({ hands: one.hands, events: one.events })),
    );
    expect(mjai.write(back)).toBe(mjai.write(course));
  });
});

it('records declarations, winners and the indicators beneath of other seats', () => {
  const rules = rulesOf('riichi');
  const table = newGame(rules, { seed: 1 });
  const counted = { reach: 0, hora: 0, under: 0 };
  for (const seed of [1, 2, 3, 4]) {
    const seen = eventsFor(table, eventsOf(rules, seed, undefined, 8), 3);
    for (const line of lineWriter(rules)(seen)) {
      if (line['actor'] === 3) continue;
      if (line['type'] === 'reach') counted.reach += 1;
      if (line['type'] !== 'hora') continue;
      counted.hora += 1;
      expect(line['hora_tehais']).not.toContain('?');
      if ((line['uradora_markers'] as string[]).length > 0) counted.under += 1;
    }
  }
  console.log(`seen from one seat: ${counted.reach} reach, ${counted.hora} hora, ${counted.under} with uradora`);
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(0);
});

it('says that tenhou.net/6 has no code for tiles nobody saw', () => {
  const rules = rulesOf('riichi');
  const seen = eventsFor(newGame(rules, { seed: 1 }), eventsOf(rules, 1, undefined), 0);
  const course = sure(record(rules, seen, riichiNames));
  expect(tenhou6.refuses!(course)).toContain('not shown');
  expect(() => tenhou6.write(course)).toThrow(TypeError);
  expect(tenhou6.refuses!(sure(record(rules, eventsOf(rules, 1, undefined), riichiNames)))).toBeUndefined();
});

it('records norths that three players lay aside, and follows them in every format', () => {
  const rules = rulesOf('sanma');
  const events = eventsOf(rules, 1, random, 12);
  const moved = events.filter((event) => event.type === 'action' && event.move === 'north').length;
  expect(moved).toBeGreaterThan(0);
  const course = sure(record(rules, events, riichiNames));
  const aside = course.deals.flatMap((one) => one.events.filter(({ type }) => type === 'bonus'));
  expect(aside).toHaveLength(moved);
  expect(verify(course, rules, riichiNames).difference).toBeUndefined();
  for (const format of [mjai, tenhou6]) {
    const back = sure(format.read(format.write(course)));
    expect(back.players).toBe(3);
    expect(back.deals.map((one) => one.events)).toEqual(course.deals.map((one) => one.events));
    expect(verify(back, rules, riichiNames).difference).toBeUndefined();
  }
});

it('records and follows a pack without a chow, and finds the chow of a log it does not have', () => {
  const rules = sure(
    load('id: no-chow\nversion: 1.0.0\nextends: riichi\nname: { en: No chow }\nmoves: { chow: null }\n'),
  );
  const course = sure(record(rules, eventsOf(rules, 1, undefined), riichiNames));
  expect(verify(course, rules, riichiNames).difference).toBeUndefined();
  const others = [1, 2, 3].map((seed) =>
    sure(record(rulesOf('riichi'), eventsOf(rulesOf('riichi'), seed, random), riichiNames)),
  );
  const chow = others.find(({ deals }) => deals.some(({ events }) => events.some(({ type }) => type === 'chow')))!;
  expect(verify(chow, rules, riichiNames).difference).toMatchObject({ what: 'what is offered' });
});
