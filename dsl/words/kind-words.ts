import { isBonus, isJoker, kindOf, type Kind, type TileSet } from '../../core/index.ts';
import { lastKindAt } from './things-at-table.ts';
import { HAND, type KindsWord, TABLE } from './word.ts';

const places = [...HAND, ...TABLE];

function runs(kind: Kind, tiles: TileSet): boolean {
  return tiles.suits[tiles.kinds[kind]!.suit]!.runs;
}

function atTheEnd(kind: Kind, tiles: TileSet): boolean {
  const { suit, rank } = tiles.kinds[kind]!;
  return rank === 1 || rank === tiles.suits[suit]!.ranks;
}

export const terminal: KindsWord = {
  is: 'kinds',
  name: 'terminal',
  places,
  says: 'The first and last rank of every suit that runs.',
  example: 'every tile is terminal',
  ofTiles: true,
  hand: '111m 999m 111p 999s 1s +1s',
  holds: (kind, tiles) => runs(kind, tiles) && atTheEnd(kind, tiles),
};

export const honour: KindsWord = {
  is: 'kinds',
  name: 'honour',
  places,
  says: 'The kinds of suits that do not run, bonus tiles and jokers apart.',
  example: 'any tile is honour',
  ofTiles: true,
  hand: '123m 456p 789s 123s 1z +1z',
  holds: (kind, tiles) => !runs(kind, tiles) && !isBonus(tiles, kind) && !isJoker(tiles, kind),
};

export const simple: KindsWord = {
  is: 'kinds',
  name: 'simple',
  places,
  says: 'The kinds of suits that run, the first and last rank apart.',
  example: 'every tile is simple',
  ofTiles: true,
  hand: '234m 567p 678s 234s 5m +5m',
  holds: (kind, tiles) => runs(kind, tiles) && !atTheEnd(kind, tiles),
};

export const seatWind: KindsWord = {
  is: 'kinds',
  name: 'seat_wind',
  places,
  says: 'The wind that belongs to the own seat number.',
  example: 'any tile is seat_wind',
  hand: '123m 456p 789s 123s 1z +1z',
  holds: (kind, tiles, facts) => tiles.winds[facts.seat - 1] === kind,
};

export const lastTileKind: KindsWord = {
  is: 'kinds',
  name: 'last tile',
  places,
  says: 'The kind of the last tile, where the hand holds it; at the table of the one exposed, drawn or claimed last.',
  example: 'count(tile of last tile) >= 2',
  lacks: {
    'own tile exposed':
      'The seat has parted with the tile. Say it under `passed`, for each of the others, or as a limit on `used_tile`.',
  },
  hand: '123m 456p 789s 123s 1z +1z',
  holds: (kind, _, { at, query }) => (at ? lastKindAt(at) === kind : query?.last === kind && query.counts[kind]! > 0),
};

export const usedTileKind: KindsWord = {
  is: 'kinds',
  name: 'used_tile',
  places: ['limit'],
  says: 'The kinds of the tiles the move would use.',
  example: 'any tile of used_tile is honour',
  holds: (kind, tiles, { at }) => {
    if (at?.tiles !== undefined) return at.tiles.some((tile) => kindOf(tiles, tile) === kind);
    return at?.tile !== undefined && kindOf(tiles, at.tile) === kind;
  },
};

export const roundWind: KindsWord = {
  is: 'kinds',
  name: 'round_wind',
  places,
  says: 'The wind that belongs to the round.',
  example: 'any tile is round_wind',
  hand: '123m 456p 789s 123s 1z +1z',
  holds: (kind, tiles, facts) => tiles.winds[facts.round - 1] === kind,
};
