/** A table before anything has happened at it: nobody has tiles, nothing has been counted, the wall stands untouched. */
import { bySeat } from '../things/per-seat-list.ts';
import { onceFor } from '../cache/weak-memo.ts';
import type { Ruleset } from '../ruleset.ts';
import { type SeatState, Table } from '../table.ts';
import type { RandomState } from '../things/random-types.ts';
import type { Tile } from '../things/tile.ts';

/** What is counted and listed when a deal begins. Records are replaced, never changed, so that all seats and tables have the same ones. */
export const beginnings = onceFor((rules: Ruleset) => ({
  counters: Object.fromEntries(rules.counters.map((name) => [name, 0])),
  ofSeat: Object.fromEntries(listsOf(rules, 'seat').map((name): [string, Tile[]] => [name, []])),
  ofTable: Object.fromEntries(listsOf(rules, 'table').map((name): [string, Tile[]] => [name, []])),
}));

function listsOf(rules: Ruleset, of: 'table' | 'seat'): string[] {
  return rules.lists.filter((name) => rules.listRules[name]!.of === of);
}

export function emptySeat(rules: Ruleset): SeatState {
  const { counters, ofSeat: lists } = beginnings(rules);
  return {
    hand: [],
    melds: [],
    bonus: [],
    river: [],
    marks: [],
    counters,
    lists,
    liable: [],
    received: [],
    shown: [],
    turns: 0,
    wins: 0,
    won: [],
    out: false,
  };
}

/** Of the wall, kind by kind. To be copied. */
export const allTiles = onceFor(({ tiles: { tiles } }: Ruleset): readonly Tile[] => {
  const all: Tile[] = [];
  tiles.forEach(({ copies }, tile) => {
    for (let copy = 0; copy < copies; copy++) all.push(tile);
  });
  return all;
});

/** No stream of chance. */
const NO_CHANCE: RandomState = { key: '', deal: 0, drawn: 0 };

/** A table for these rules with the points of the beginning. What is asked of the rules about a hand without a game is asked there. */
export function emptyTable(rules: Ruleset, random = NO_CHANCE): Table {
  const { count } = rules.seats;
  const players = bySeat(count, (seat) => seat);
  const wall = allTiles(rules).slice();
  const table = new Table(rules, {
    hash: rules.hash,
    format: rules.format,
    random,
    arranged: [],
    players,
    points: [],
    counters: Object.fromEntries(rules.tableCounters.map((name) => [name, 0])),
    pots: Object.fromEntries(rules.pots.map((name) => [name, 0])),
    lists: beginnings(rules).ofTable,
    playerCounters: Object.fromEntries(rules.playerCounters.map((name) => [name, players.map(() => 0)])),
    seats: bySeat(count, () => emptySeat(rules)),
    wall: { order: wall, head: 0, tail: wall.length, taken: 0, startWall: 0, startColumn: 0 },
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
  return table;
}
