/** What nouns speak of at the table: the seat's hand, its melds, and all rivers. */
import { kindOf, latestTile, tallyOf, type GroupType, type Kind, type Context, type Tile } from '../../core/index.ts';
import type { Thing } from './word.ts';

function thingOf(at: Context, tile: Tile, id: string, more: Partial<Thing>): Thing {
  const { kind, marked } = at.table.rules.tiles.tiles[tile]!;
  return { id, kinds: [kind], marked, ...more };
}

/** Every tile of the hand and of the melds; one that another seat exposes is neither. */
export function tilesAt(at: Context): Thing[] {
  const { hand = [], melds = [] } = at.table.seats[at.seat] ?? {};
  const shown = melds.flatMap((meld) => meld.tiles);
  return [...hand, ...shown].map((tile, index) => thingOf(at, tile, `tile ${index}`, { shown: index >= hand.length }));
}

/** The tiles of the seat, melds included. */
export function everyTileAt({ table, seat }: Context): readonly Tile[] {
  const { hand = [], melds = [] } = table.seats[seat] ?? {};
  return melds.length === 0 ? hand : [...hand, ...melds.flatMap((meld) => meld.tiles)];
}

/** How many of each kind the seat has, melds included. */
export function countsAt(at: Context): number[] {
  return tallyOf(everyTileAt(at), at.table.rules.tiles);
}

/** The melds of these types. */
export function meldsAt({ table, seat }: Context, types: readonly GroupType[]): Thing[] {
  const { tiles } = table.rules;
  const things: Thing[] = [];
  table.seats[seat]?.melds.forEach((meld, index) => {
    if (!types.includes(meld.type)) return;
    const { type, kind, claimed } = meld;
    const group = { type, kind, shown: true, claimed, concealed: !claimed, last: false };
    things.push({ id: `group ${index}`, kinds: meld.tiles.map((tile) => kindOf(tiles, tile)), group });
  });
  return things;
}

/** The tile that came last: exposed by another, drawn, or claimed. */
export function latestAt({ table, seat }: Context): readonly Tile[] {
  const last = latestTile(table, seat);
  return last === undefined ? [] : [last];
}

export function lastTileAt(at: Context): Thing[] {
  return latestAt(at).map((tile) => thingOf(at, tile, 'last tile', {}));
}

/** The tiles a move would use. */
export function usedAt({ tile, tiles = tile === undefined ? [] : [tile] }: Context): readonly Tile[] {
  return tiles;
}

export function usedTilesAt(at: Context): Thing[] {
  return usedAt(at).map((tile, index) => thingOf(at, tile, `used tile ${index}`, {}));
}

export function lastKindAt(at: Context): Kind | undefined {
  return lastTileAt(at)[0]?.kinds[0];
}

/** Every discard, seat by seat; claimed ones too. */
export function* discardsAt(at: Context, onlyOwn = false): Generator<Thing> {
  for (const [seat, { river }] of at.table.seats.entries()) {
    const own = seat === at.seat;
    if (onlyOwn && !own) continue;
    for (const [index, { tile, taken }] of river.entries())
      yield thingOf(at, tile, `discard ${seat}.${index}`, { river: { own, taken } });
  }
}
