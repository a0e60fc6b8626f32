/** What is counted on the table: points by seat, kongs, discards, tiles of a hand. */
import { drawnTile, exposerOf, lastTile, turnOf, windowOf } from './table-facts.ts';
import type { Table } from '../table.ts';
import { meldSize, tallyOf, type Tally } from '../things/kind-counts.ts';
import { kindOf, type Kind, type Tile } from '../things/tile.ts';

/** Points of the player who sits there. */
export function pointsOf(table: Table, seat: number): number {
  return table.points[table.players[seat]!]!;
}

/** Most points first; equal ones in playing order from the first dealer of the period. */
export function seatsByPoints(table: Table): number[] {
  const count = table.players.length;
  const after = (seat: number): number => (seat - table.starter + count) % count;
  return table.players
    .map((_, seat) => seat)
    .sort((a, b) => pointsOf(table, b) - pointsOf(table, a) || after(a) - after(b));
}

/**
 * Who let the exposed tile go first: of those who discarded one of its kind since the seat's own last discard, that one included,
 * the first; else who exposed it. -1: no tile is exposed.
 *
 *     seat 3 has won on the 5m of seat 0:   3: 9p   0: 1s   1: 5m   2: 2z   (3 claims)   0: 5m
 *                                           └─ since here   └─ first of its kind
 */
export function firstToDrop(table: Table, seat: number): number {
  const exposed = exposedTile(table);
  if (exposed === undefined) return -1;
  const { tiles } = table.rules;
  const since = table.seats[seat]!.river.at(-1)?.at ?? 0;
  const alike = table.seats.flatMap(({ river }, at) =>
    river
      .filter((drop) => drop.at >= since && kindOf(tiles, drop.tile) === kindOf(tiles, exposed))
      .map((drop) => ({ seat: at, at: drop.at })),
  );
  const first = alike.sort((a, b) => a.at - b.at)[0];
  return first?.seat ?? exposerOf(table);
}

/** Kongs a seat has made, concealed ones included. */
export function kongsOf(table: Table, seat: number): number {
  let kongs = 0;
  for (const { type } of table.seats[seat]?.melds ?? []) if (type === 'kong') kongs++;
  return kongs;
}

/** How many kinds lie in the rivers, claimed tiles included. */
export function kindsDiscarded(table: Table): number {
  const { tiles } = table.rules;
  const kinds = new Set<Kind>();
  for (const { river } of table.seats) for (const { tile } of river) kinds.add(kindOf(tiles, tile));
  return kinds.size;
}

/** The tile that came last, as far as it concerns a seat: exposed by another, drawn, or claimed. */
export function latestTile(table: Table, seat: number): Tile | undefined {
  const turn = turnOf(table);
  return lastTile(table, seat) ?? (turn?.seat === seat ? turn.claim?.tile : undefined);
}

/** The tile laid open for others: in the open window, or taken by the claim that began this turn. */
export function exposedTile(table: Table): Tile | undefined {
  return windowOf(table)?.tile ?? turnOf(table)?.claim?.tile;
}

/** The hand by kind as it was before its last tile was drawn, while that one is too many. */
export function countsBeforeDraw(table: Table, seat: number): Tally {
  const { tiles } = table.rules;
  const counts = tallyOf(table.seats[seat]!.hand, tiles);
  const drawn = drawnTile(table, seat);
  if (drawn !== undefined && handTiles(table, seat) > table.rules.deal.hand) counts[kindOf(tiles, drawn)]!--;
  return counts;
}

/** How many tiles too many a hand has, too few as a number below 0. */
export function tilesTooMany(table: Table, seat: number): number {
  const turn = windowOf(table) ? undefined : turnOf(table);
  const toPart = turn?.seat === seat && turn.begin !== 'bonus' && turn.begin !== 'asked';
  return handTiles(table, seat) - table.rules.deal.hand - (toPart ? 1 : 0);
}

/** Tiles of the hand and its melds; a kong whose fourth tile is replaced counts as three. */
function handTiles(table: Table, seat: number): number {
  const { hand, melds } = table.seats[seat]!;
  const isReplaced = Object.values(table.rules.moves).some(
    ({ makes, steps }) => makes === 'kong' && steps.some((step) => step.do === 'replace'),
  );
  const sizes = melds.map((meld) => (meld.type === 'kong' && isReplaced ? 3 : meldSize(meld)));
  return sizes.reduce((sum, size) => sum + size, hand.length);
}
