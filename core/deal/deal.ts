import { whyNotArranged } from './preset.ts';
import { bySeat } from '../cache/per-seat.ts';
import { emptySeat, startPeriod } from './round.ts';
import { needRules } from '../problems/argument-checks.ts';
import type { RandomState } from '../things/random-source.ts';
import type { Ruleset } from '../ruleset.ts';
import { gameRandom, type Seed } from '../things/seed.ts';
import { type Arranged, Table } from '../table.ts';
import { proceed } from '../play/turn.ts';

/** Where a game has its chance from. */
export interface NewGameSettings {
  /** The same seed is the same game; `randomSeed` of tilewright/sim gives one that nobody guesses. */
  seed: Seed;
  /** Prepared walls and dice for the first deals, one entry a deal. */
  arrange?: Arranged[];
}

/** A new game, up to the first decision; `events` tells what happened so far. */
export function newGame(rules: Ruleset, settings: NewGameSettings): Table {
  needRules('newGame', rules);
  if (typeof settings !== 'object' || settings === null || settings.seed === undefined)
    throw new TypeError('newGame takes a seed: newGame(rules, { seed: randomSeed() }) of tilewright/sim');
  const { seed, arrange = [] } = settings;
  const why = whyNotArranged(rules, arrange);
  if (why !== undefined) throw new RangeError(why);
  return begin(rules, gameRandom(seed), arrange);
}

/** A new game with this chance. */
export function begin(rules: Ruleset, random: RandomState, arranged: Arranged[]): Table {
  const count = rules.seats.count;
  const players = bySeat(count, (seat) => seat);
  const table = new Table(rules, {
    hash: rules.hash,
    format: rules.format,
    random,
    arranged,
    players,
    points: [],
    counters: Object.fromEntries(rules.tableCounters.map((name) => [name, 0])),
    pots: Object.fromEntries(rules.pots.map((name) => [name, 0])),
    lists: {},
    playerCounters: Object.fromEntries(rules.playerCounters.map((name) => [name, players.map(() => 0)])),
    seats: bySeat(count, () => emptySeat(rules)),
    wall: { order: [], head: 0, tail: 0, taken: 0, startWall: 0, startColumn: 0 },
    period: 1,
    round: 1,
    deals: 0,
    starter: 0,
    dealer: 0,
    dice: { total: 0, faces: [], caster: 0, forStarter: false },
    replayed: false,
    stage: { at: 'over' },
    settled: null,
    agenda: [],
    exposed: { tile: -1, meld: -1 },
    discards: 0,
    claims: 0,
    over: false,
    toAct: [],
  });
  table.points = bySeat(count, (seat) => rules.sequence.points({ table, seat }));
  table.events.push({ type: 'game_begin', points: [...table.points] });
  startPeriod(table);
  proceed(table);
  return table;
}
