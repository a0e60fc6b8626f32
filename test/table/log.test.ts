/** A log is the game: it replays, resumes wherever it was cut, and is refused once a line is changed. */
import { describe, expect, it } from 'vitest';
import { type Action, advance, type Event, type Log, logHeader, makeLog, parseLog, replay, type Ruleset, seededRandom, snapshot } from '../../core/index.ts';
import { follow, type Journey, travel } from '../kit/journey.ts';
import { anything, eager, pick } from '../kit/players.ts';
import { international } from '../kit/rules.ts';
import { tampered } from '../kit/tamper.ts';
import { sure } from '../kit/tiles.ts';

const checked = await international();
const free = await international({ play: 'free' });

const games: [string, Ruleset, number, Journey][] = [
  ['eager', checked, 3, travel(checked, { seed: 3, choose: eager, deals: 2 })],
  ['anything', checked, 4, travel(checked, { seed: 4, choose: anything, deals: 1 })],
  ['eager and free', free, 5, travel(free, { seed: 5, choose: eager, deals: 3 })],
];

function logOf(rules: Ruleset, seed: number, events: Event[]): Log {
  return { header: logHeader(rules, seed), events };
}

function actionsIn(events: readonly Event[]): Action[] {
  return events.filter((event) => event.type === 'action').map(({ seat, move, tiles }) => ({ seat, move, tiles }));
}

describe.each(games)('the log of a game, %s', (_, rules, seed, journey) => {
  const text = makeLog(logOf(rules, seed, journey.events));

  it('reads back as it was written', () => {
    const log = sure(parseLog(text));
    expect(log.events).toEqual(journey.events);
    expect(makeLog(log)).toBe(text);
  });

  it('replays to the same state', () => {
    const { table, events } = sure(replay(rules, sure(parseLog(text))));
    expect(snapshot(table)).toBe(snapshot(journey.table));
    expect(events).toEqual(journey.events);
  });

  it('resumes after any line and goes on to the same end', () => {
    const actions = actionsIn(journey.events);
    const lines = text.split('\n');
    const step = Math.ceil(lines.length / 60);
    for (let kept = 1; kept < lines.length; kept += 1 + (kept % step)) {
      const { table, events } = sure(replay(rules, sure(parseLog(`${lines.slice(0, kept).join('\n')}\n`))));
      const rest = follow(table, actions.slice(actionsIn(events).length));
      expect([...events, ...rest].length).toBe(journey.events.length);
      expect(snapshot(table)).toBe(snapshot(journey.table));
    }
  });

  it('resumes when cut inside a line', () => {
    const header = text.indexOf('\n') + 1;
    for (let at = header; at < text.length; at += 1 + Math.floor((text.length - header) / 40)) {
      const { events } = sure(replay(rules, sure(parseLog(text.slice(0, at)))));
      expect(journey.events.slice(0, events.length)).toEqual(events);
    }
  });

  it('is refused with any line falsified, left out, doubled or moved', () => {
    const random = seededRandom(seed);
    let tried = 0;
    let reordered = 0;
    for (let at = 0; at < journey.events.length; at += 1 + (at % 3)) {
      const events = pick(tampered(journey.events, at), random);
      const parsed = parseLog(makeLog(logOf(rules, seed, events)));
      const result = parsed.ok ? replay(rules, parsed.value) : parsed;
      if (sameAnswers(events, journey.events, at)) {
        reordered++;
        expect(snapshot(sure(result).table)).toBe(snapshot(journey.table));
        continue;
      }
      tried++;
      if (result.ok) expect.fail(`accepted: ${JSON.stringify(events[at])} for ${JSON.stringify(journey.events[at])}`);
      expect(result.problems[0]).toMatchObject({ code: parsed.ok ? 'tampered' : 'bad-log', place: { line: expect.any(Number) } });
      expect(result.problems[0]!.place!.line).toBeGreaterThanOrEqual(at + 2);
    }
    console.log(`${tried} falsified logs refused, ${reordered} that only tell the answers to a window in another order`);
    expect(tried).toBeGreaterThan(150);
  });
});

/** Two answers to one window changed places: the same game, for answers may come in any order. */
function sameAnswers(events: readonly Event[], original: readonly Event[], at: number): boolean {
  const [a, b] = [original[at]!, original[at + 1]];
  return a.type === 'action' && b?.type === 'action' && events.length === original.length && events[at] === b;
}

describe('a log from elsewhere', () => {
  const [, rules, seed, journey] = games[0]!;
  const log = logOf(rules, seed, journey.events);

  it('is refused under other rules', () => {
    expect(replay({ ...rules, hash: 'other' }, log)).toMatchObject({ ok: false, problems: [{ code: 'other-rules' }] });
  });

  it('is refused with another seed', () => {
    const other = { ...log, header: { ...log.header, seed: seed + 1 } };
    expect(replay(rules, other)).toMatchObject({ ok: false, problems: [{ code: 'tampered' }] });
  });

  it('goes no further than the rules', () => {
    const { table } = sure(replay(rules, log));
    const action = { seat: table.toAct[0]!, move: 'nonsense', tiles: [] };
    expect(advance(table, action)).toMatchObject({ code: 'unknown-move' });
    expect(replay(rules, { ...log, events: [...log.events, { type: 'action', ...action }] })).toMatchObject({ ok: false });
  });

  const header = JSON.stringify(log.header);
  it.each([
    ['nothing', ''],
    ['a cut header', header.slice(0, 40)],
    ['no header', '{"type":"game_begin","points":[1,2]}\n'],
    ['no JSON', `${header}\nhello\n`],
    ['a line that is no object', `${header}\n7\n`],
    ['null', `${header}\nnull\n`],
    ['a line without type', `${header}\n{"seat":1}\n`],
    ['another version', `${JSON.stringify({ ...log.header, version: 99 })}\n`],
    ['a seed that is none', `${JSON.stringify({ ...log.header, seed: -1 })}\n`],
    ['no hash', `${JSON.stringify({ ...log.header, hash: undefined })}\n`],
  ])('is refused with its line: %s', (_, text) => {
    expect(parseLog(text, 'game.log')).toMatchObject({ ok: false, problems: [{ code: 'bad-log', place: { file: 'game.log' } }] });
  });
});
