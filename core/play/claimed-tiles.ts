/** Tiles that a claim or a step moves between hand, table and river, and the meld they make. */
import { laysAside } from './agenda.ts';
import type { Event } from '../event.ts';
import { without } from '../cache/hand-cache.ts';
import type { Meld } from '../things/meld.ts';
import type { Move } from '../ruleset.ts';
import { ASIDE, type Table, type Window } from '../table.ts';
import { idOf, isJoker, kindOf, sortTiles, type Tile } from '../things/tile.ts';

/** Takes tiles out of a hand, each once. */
export function takeFromHand(table: Table, seat: number, tiles: readonly Tile[]): void {
  const mine = table.seats[seat]!;
  mine.hand = without(mine.hand, tiles);
}

/** Tiles join the bonus tiles of a seat; the last of them lies exposed. `from`: the seat that exposed a claimed one. */
export function layAside(table: Table, seat: number, tiles: readonly Tile[], from?: number): void {
  const mine = table.seats[seat]!;
  mine.bonus = [...mine.bonus, ...tiles];
  table.exposed = { tile: tiles.at(-1)!, meld: ASIDE };
  const ids = tiles.map((tile) => idOf(table.rules.tiles, tile));
  table.events.push({ type: 'bonus', seat, tiles: ids, ...(from !== undefined && { from }) });
}

/** The claimed tile joins the hand's tiles on the table or is laid aside, and the turn is the claimer's. Gives the meld. */
export function applyClaim(
  table: Table,
  { seat, move, tiles }: { seat: number; move: Move; tiles: readonly Tile[] },
  window: Window,
): Meld | undefined {
  const { tile, from } = window;
  const mine = table.seats[seat]!;
  takeFromHand(table, seat, tiles);
  takeExposed(table, window);
  const meld = laysAside(move)
    ? undefined
    : makeMeld(table, move, [...tiles, tile], { claimed: true, from, taken: tile });
  if (meld === undefined) layAside(table, seat, [tile], from);
  else {
    mine.melds = [...mine.melds, meld];
    table.claims++;
  }
  mine.turns++;
  const taken = { move: move.id, tile, from, meld: meld === undefined ? ASIDE : mine.melds.length - 1 };
  table.stage = { at: 'turn', turn: { seat, begin: 'claimed', offers: move.then, tile, claim: taken } };
  return meld;
}

/** The exposed tile leaves its seat: from the river (where its place stays marked), from the tiles laid aside, or out of the kong it was to make. */
export function takeExposed(table: Table, window: Window): void {
  const theirs = table.seats[window.from]!;
  if (window.meld === ASIDE) {
    theirs.bonus = theirs.bonus.toSpliced(theirs.bonus.lastIndexOf(window.tile), 1);
    return;
  }
  const meld = window.meld < 0 ? undefined : theirs.melds[window.meld];
  if (!meld) {
    const last = theirs.river.at(-1);
    if (last) theirs.river = theirs.river.with(-1, { tile: last.tile, at: last.at, taken: true, drawn: last.drawn });
    return;
  }
  theirs.melds = theirs.melds.with(window.meld, robbed(meld, window.tile));
}

/** What is left of a kong when its last tile is taken. */
export function robbed(meld: Meld, tile: Tile): Meld {
  return { ...meld, type: 'pung', tiles: meld.tiles.toSpliced(meld.tiles.lastIndexOf(tile), 1), added: false };
}

export function makeMeld(
  { rules }: Table,
  { makes, shownTo }: Move,
  tiles: readonly Tile[],
  { claimed, from, taken }: Pick<Meld, 'claimed' | 'from' | 'taken'>,
): Meld {
  const sorted = sortTiles(rules.tiles, [...tiles]);
  const kind = kindOf(rules.tiles, sorted.find((tile) => !isJoker(rules.tiles, kindOf(rules.tiles, tile)))!);
  return { type: makes!, kind, tiles: sorted, claimed, from, taken, added: false, seen: shownTo === 'everyone' };
}

export function meldEvent(table: Table, seat: number, move: Move, meld: Meld): Event {
  const id = (tile: Tile): string => idOf(table.rules.tiles, tile);
  return {
    type: 'meld',
    seat,
    move: move.id,
    group: meld.type,
    tiles: meld.tiles.map(id),
    from: meld.from,
    taken: meld.taken < 0 ? '' : id(meld.taken),
  };
}
