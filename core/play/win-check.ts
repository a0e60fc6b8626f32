/** What the hand of a seat would win now. */
import { isComplete } from '../cache/hand-cache.ts';
import { robbed } from './claimed-tiles.ts';
import { knownNow } from '../cache/table-cache.ts';
import { lastBy, lastTile, seatFromDealer, windowOf } from './table-facts.ts';
import type { Judgement, WinQuery, Worth } from '../judgement.ts';
import type { Context } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { tallyOf } from '../things/kind-counts.ts';
import type { Kind, Tile } from '../things/tile.ts';

/** The hand of a seat as it would be shown now. */
export function winQuery(table: Table, seat: number): WinQuery {
  const { rules } = table;
  const mine = table.seats[seat]!;
  const last = lastTile(table, seat);
  const kindOf = (tile: Tile): Kind => rules.tiles.tiles[tile]!.kind;
  const counts = tallyOf(mine.hand, rules.tiles);
  if (last !== undefined && windowOf(table) && windowOf(table)!.from !== seat) counts[kindOf(last)]!++;
  return {
    counts,
    melds: mine.melds,
    last: last === undefined ? undefined : kindOf(last),
    by: lastBy(table, seat),
    seat: seatFromDealer(table, seat),
    round: table.round,
    bonus: mine.bonus.map(kindOf),
    situation: situationBits({ table, seat }),
    marks: mine.marks,
    counters: { ...table.counters, ...mine.counters },
    ...(rules.tiles.tiles.length > rules.tiles.kinds.length && { marked: markedTiles(table, seat) }),
    ...(rules.lists.length > 0 && { lists: listedKinds(table) }),
  };
}

/** The hand of a seat that has not won, as it is read when the deal is over: without a tile that another seat exposes or robs. No fact about a win holds of it. */
export function lostQuery(table: Table, seat: number): WinQuery {
  const { hand, melds } = table.seats[seat]!;
  const { marked, ...query } = winQuery(table, seat);
  const window = windowOf(table);
  const kong = window?.from === seat ? melds[window.meld] : undefined;
  return {
    ...query,
    ...(kong && { melds: melds.with(window!.meld, robbed(kong, window!.tile)) }),
    counts: tallyOf(hand, table.rules.tiles),
    last: undefined,
    by: 'draw',
    situation: 0,
    ...(marked && { marked: { ...marked, held: kindsMarked(table, hand) } }),
    lost: true,
  };
}

/** Kinds of the marked tiles of a hand with the tile it would win with, and of its melds. */
function markedTiles(table: Table, seat: number): { held: Kind[]; shown: Kind[] } {
  const { hand, melds } = table.seats[seat]!;
  const window = windowOf(table);
  const held = window && window.from !== seat ? [...hand, window.tile] : hand;
  const shown = melds.flatMap((meld) => meld.tiles);
  return { held: kindsMarked(table, held), shown: kindsMarked(table, shown) };
}

function kindsMarked({ rules }: Table, list: readonly Tile[]): Kind[] {
  const { tiles } = rules.tiles;
  return list.filter((tile) => tiles[tile]!.marked).map((tile) => tiles[tile]!.kind);
}

function listedKinds({ lists, rules }: Table): Record<string, Kind[]> {
  const kinds = (list: readonly Tile[]): Kind[] => list.map((tile) => rules.tiles.tiles[tile]!.kind);
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, kinds(list)]));
}

function situationBits(at: Context): number {
  return at.table.rules.situation.reduce((bits, fact, i) => (fact.holds(at) ? bits | (1 << i) : bits), 0);
}

/** What the seat would win with now, or undefined. Nothing a hand is judged by changes within a stage, so it is asked once. */
export function wouldScore(table: Table, seat: number): Judgement | undefined {
  if (!couldWin(table, seat)) return undefined;
  const now = knownNow(table, seat);
  if (now.judged === undefined) now.judged = table.rules.judge(winQuery(table, seat)) ?? null;
  return now.judged ?? undefined;
}

/** What the seat would win now, without the reasons. */
export function wouldWin(table: Table, seat: number): Worth | undefined {
  if (!couldWin(table, seat)) return undefined;
  const now = knownNow(table, seat);
  if (now.weighed === undefined) now.weighed = table.rules.worth(winQuery(table, seat)) ?? null;
  return now.weighed ?? undefined;
}

/** Most hands are not even complete; of those nothing more is asked. */
export function couldWin(table: Table, seat: number): boolean {
  return table.rules.anyTilesWin?.({ table, seat }) === true || isComplete(table, seat);
}
