/** At every decision of random games of every pack: what a seat may not see changes nothing it is told, and events tell no more than views. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  newGame,
  type Event,
  eventsFor,
  legal,
  PASS,
  play,
  type Random,
  type Ruleset,
  seededRandom,
  type Table,
  view,
} from '../../core/index.ts';
import { builtInIds } from '../../loader/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { attempts } from '../kit/games/all-a-seat-sees.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { anything, bold, type Chooser } from '../kit/games/random-choosers.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { type Changes, otherwise } from '../kit/games/swap-hidden-things.ts';

const own = (file: string): string => readFileSync(new URL(`../packs/${file}`, import.meta.url), 'utf8');
const PACKS: [name: string, pack: string][] = [
  ...builtInIds().map((id): [string, string] => [id, id]),
  ['invented', own('invented.yaml')],
  ['secretive', own('secretive.yaml')],
];
const DECISIONS = 130;

/** What must have been there to be hidden, beside hands, wall and answers. */
const HIDDEN: Record<string, string[]> = {
  'ari-ari': ['private marks'],
  riichi: ['private marks'],
  sanma: ['private marks'],
  sichuan: ['private counters'],
  'sichuan-flowing': ['private counters'],
  cantonese: ['private lists'],
  mcr: ['hidden melds'],
  invented: ['private marks', 'private lists', 'hidden melds'],
  secretive: ['private marks', 'private counters', 'private lists', 'hidden melds'],
};

it.each(PACKS.flatMap(([name, pack]) => (['checked', 'free'] as const).map((mode) => [name, mode, pack] as const)))(
  '%s, %s play: a seat is told nothing of what it cannot see',
  (name, mode, pack) => {
    const rules = rulesOf(pack, 'play' in rulesOf(pack).options ? { play: mode } : {});
    const random = seededRandom(16);
    const figures = { views: 0, refusals: 0, events: 0, pairs: 0 };
    const changes: Changes = new Map();
    const hides = HIDDEN[name]?.includes('hidden melds') ?? false;
    sample(rules, { hides, isEnough: () => figures.pairs > 0 }, (table) => {
      for (const seat of table.players.keys()) {
        const other = otherwise(table, seat, random, changes);
        expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(table, seat)));
        figures.views++;
        sameEffects(table, other, seat, figures);
      }
      const seat = random.int(0, table.players.length - 1);
      const other = otherwise(table, seat, random, changes);
      for (const action of attempts(rules, seat, random).filter((_, at) => at % 2 === figures.views % 2)) {
        const refused = play(table, action).refused;
        expect(play(other, action).refused).toEqual(refused);
        if (refused) figures.refusals++;
      }
      figures.pairs += lookAlike(table, table.toAct[0]!, random);
    });
    console.log(`${name}, ${mode}: ${JSON.stringify({ ...figures, ...Object.fromEntries(changes) })}`);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
    if (name === 'secretive') expect(figures.pairs).toBeGreaterThan(10);
    for (const what of ['hands and wall', 'open answers', ...(HIDDEN[name] ?? [])])
      expect(changes.get(what), what).toBeGreaterThan(0);
  },
);

it('names no move to others that changes what only its owner sees, nor one that looks like it', () => {
  const table = newGame(rulesOf(own('secretive.yaml')), { seed: 1 });
  const told: Event[] = ['lurk', 'discard'].flatMap((move): Event[] => [
    { type: 'window', name: 'discard', seat: 1, tile: '3m', move },
    { type: 'meld', seat: 1, move: 'sly_pung', group: 'pung', tiles: ['3m', '3m', '3m'], from: 0, taken: '3m' },
    { type: 'meld', seat: 1, move: 'chow', group: 'chow', tiles: ['3m', '4m', '5m'], from: 0, taken: '3m' },
    { type: 'claim_lost', seat: 2, move: 'chow', tiles: ['4m', '5m'], to: 1, winner: 'pung', why: 'rank' },
    { type: 'declared', seat: 1, move: 'win' },
    { type: 'revoked', seat: 1, move: 'win' },
    {
      type: 'meld',
      seat: 1,
      move: 'unfolded_kong',
      group: 'kong',
      tiles: ['3m', '3m', '3m', '3m'],
      from: -1,
      taken: '',
    },
    { type: 'meld', seat: 1, move: 'kong', group: 'kong', tiles: ['3m', '3m', '3m', '3m'], from: 0, taken: '3m' },
  ]);
  const names = (seat: number): string[] =>
    eventsFor(table, told.slice(0, 8), seat).map((event) =>
      event.type === 'claim_lost' ? event.winner : 'move' in event ? event.move : '',
    );
  expect(names(2)).toEqual(['?', '?', 'chow', '?', '?', '?', '?', 'kong']);
  expect(names(1)).toEqual(['lurk', 'sly_pung', 'chow', 'win', 'win', 'unfolded_kong', 'kong']);
  expect(eventsFor(table, told.slice(8), 2)).toEqual(eventsFor(table, told.slice(0, 8), 2));
});

/** Free play of Ari Ari and its child: South has declared riichi and draws the fourth 3m; only South knows whether its hand lets it be a kong. */
describe.each(['ari-ari', 'riichi'])('a concealed kong after riichi, %s', (pack) => {
  const rules = rulesOf(pack, { play: 'free' });
  const hands = { valid: '333m 678m 456p 99p 78s', invalid: '222333444m 99p 78s' };
  const others = { 1: '147m 258p 369s 13567z', 3: '159m 147p 258s 1234z', 4: '159m 369p 147s 2345z' };
  const STEPS: readonly (readonly [seat: number, move: string, tile?: string])[] = [
    [0, 'discard', '6z'],
    [1, 'riichi', '1z'],
    [2, 'discard', '6p'],
    [3, 'discard', '1m'],
    [0, 'discard', '1z'],
    [1, 'concealed_kong'],
    [1, 'discard', '4z'],
    [2, 'discard', '8p'],
  ];

  /** What is told to a seat, what it sees and who is asked, action by action. */
  function course(hand: string): { told: string[][]; events: Event[]; table: Table } {
    const wanted = {
      hands: { ...others, 2: hand },
      wall: '1z 6p 1m 9s 3m 8p 5s',
      tail: '4z',
      turned: { indicators: '9m 2s' },
      ...{ dice: 7, players: [0, 1, 2, 3] },
    };
    let table = newGame(rules, { seed: 1, arrange: [arrange(rules, wanted, seededRandom(1))] });
    const told = table.players.map((): string[] => []);
    const events: Event[] = [];
    const take = (action: Action): void => {
      table = play(table, action);
      expect(table.refused).toBeUndefined();
      events.push(...table.events);
      for (const seat of table.players.keys())
        told[seat]!.push(JSON.stringify([eventsFor(table, table.events, seat), view(table, seat), table.toAct]));
    };
    for (const [seat, move, tile] of STEPS) {
      take({ seat, move, tiles: tile === undefined ? [] : [tile] });
      while (table.stage.at === 'window') take({ seat: table.toAct[0]!, move: PASS, tiles: [] });
    }
    return { told, events, table };
  }

  const [valid, invalid] = [course(hands.valid), course(hands.invalid)];

  it('marks the invalid one, for its owner alone', () => {
    const marked = ({ table }: typeof valid): boolean => table.seats[1]!.marks.includes('invalid_kong');
    expect([marked(valid), marked(invalid)]).toEqual([false, true]);
    expect(view(invalid.table, 1).seats[1]!.marks).toContain('invalid_kong');
    for (const seat of [0, 2, 3]) expect(view(invalid.table, seat).seats[1]!.marks).not.toContain('invalid_kong');
  });

  it('looks the same to all others, whether or not it is valid', () => {
    for (const seat of [0, 2, 3]) expect(invalid.told[seat]).toEqual(valid.told[seat]);
    expect(invalid.told[1]).not.toEqual(valid.told[1]);
  });

  it('is named to all, since no other move looks like it', () => {
    const named = eventsFor(invalid.table, invalid.events, 3).flatMap((event) =>
      event.type === 'meld' || event.type === 'window' ? [event.move] : [],
    );
    expect(named.filter((move) => move === 'concealed_kong')).toHaveLength(2);
    expect(named).not.toContain('?');
  });
});

/** Deals in which something must be found by chance. */
const MOST_DEALS = 40;

/** Decisions of deals that end in many ways, claims among them; so many of them, and more until `isEnough`. */
function sample(
  rules: Ruleset,
  { hides, isEnough }: { hides: boolean; isEnough: () => boolean },
  look: (table: Table) => void,
): void {
  let decisions = 0;
  let wanted = hides ? 6 : 0;
  let claims = 3;
  const choosers: Chooser[] = [bold, anything];
  const isDone = (): boolean => decisions >= DECISIONS && isEnough();
  for (let seed = 1; decisions < DECISIONS || wanted > 0 || (!isEnough() && seed <= MOST_DEALS); seed++) {
    let at = seed;
    travel(rules, {
      seed,
      choose: choosers[seed % 2]!,
      deals: 1,
      look: (table) => {
        const hidden = wanted > 0 && table.seats.some(({ melds }) => melds.some(({ seen }) => !seen));
        const claim = claims > 0 && table.stage.at === 'window' && legal(table, table.toAct[0]!).length > 1;
        if (claim) claims--;
        if (hidden) wanted--;
        else if (claim) return look(table);
        else if (at++ % 7 !== 0 || isDone()) return;
        decisions++;
        look(table);
      },
    });
  }
}

/** An own discard, and an own answer others wait with, tell the seat the same and ask the same seats. */
function sameEffects(table: Table, other: Table, seat: number, figures: { events: number }): void {
  for (const action of legal(table, seat).slice(0, 3)) {
    const [a, b] = [play(table, action), play(other, action)];
    if (a.stage.at !== 'window' || a.stage.window.from !== seat) continue;
    expect(b.toAct).toEqual(a.toAct);
    expect(eventsFor(b, b.events, seat)).toEqual(eventsFor(a, a.events, seat));
    expect(JSON.stringify(view(b, seat))).toBe(JSON.stringify(view(a, seat)));
    figures.events++;
  }
}

/** Actions of a seat that differ in something another one cannot see, and look the same to it, have been told to it in the same words. */
function lookAlike(table: Table, actor: number, random: Random): number {
  const actions = legal(table, actor);
  const first = random.int(0, Math.max(0, actions.length - 1));
  const near = actions.filter(
    ({ move, tiles }, at) => at === first || move === PASS || tiles[0] === actions[first]!.tiles[0],
  );
  const after = near.map((action) => play(table, action));
  let pairs = 0;
  for (const seat of table.players.keys()) {
    if (seat === actor) continue;
    const told = new Map<string, { events: Event[]; all: string }>();
    for (const next of after) {
      const looks = JSON.stringify(view(next, seat));
      const events = eventsFor(next, next.events, seat);
      const all = JSON.stringify([next.seats, next.stage.at === 'window' ? next.stage.window.answers : []]);
      const before = told.get(looks);
      if (before === undefined) told.set(looks, { events, all });
      else if (before.all !== all) {
        expect(events).toEqual(before.events);
        pairs++;
      }
    }
  }
  return pairs;
}
