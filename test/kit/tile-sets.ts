import {
  makeTileSet,
  parseHand,
  parseTiles,
  tallyOf,
  type Hand,
  type Result,
  type TileSet,
  type TileSetDescription,
} from '../../core/index.ts';

const numbered = (letter: string, ranks = 9) => ({ letter, ranks, runs: true, bonus: false });
const honours = (ranks: number) => ({ letter: 'z', ranks, runs: false, bonus: false });

/** Three suits, honours, eight bonus tiles: 144 tiles. */
const FULL: TileSetDescription = {
  suits: [
    numbered('m'),
    numbered('p'),
    numbered('s'),
    honours(7),
    { letter: 'f', ranks: 8, runs: false, bonus: true, copies: 1 },
  ],
  copies: 4,
  winds: ['1z', '2z', '3z', '4z'],
  series: [
    { id: 'blue', kinds: ['1f', '2f', '3f', '4f'] },
    { id: 'red', kinds: ['5f', '6f', '7f', '8f'] },
  ],
};

export const fullSet: TileSet = makeTileSet(FULL);

/** The same with marked fives, and honours that point to each other by winds and dragons. */
export const markedFullSet: TileSet = makeTileSet({
  ...FULL,
  marked: [
    { id: '0m', kind: '5m', copies: 1 },
    { id: '0p', kind: '5p', copies: 2 },
  ],
  cycles: [
    ['1z', '2z', '3z', '4z'],
    ['5z', '6z', '7z'],
    ['1f', '2f', '3f', '4f'],
  ],
});

/** Three suits and honours, one five of each suit marked: 136 tiles. */
export const markedSet: TileSet = makeTileSet({
  suits: [numbered('m'), numbered('p'), numbered('s'), honours(7)],
  copies: 4,
  winds: ['1z', '2z', '3z', '4z'],
  marked: ['m', 'p', 's'].map((suit) => ({ id: `0${suit}`, kind: `5${suit}`, copies: 1 })),
});

/** Three suits with a dragon each, eight flowers as ordinary tiles, eight jokers: 152 tiles. */
export const cardSet: TileSet = makeTileSet({
  suits: [
    { ...numbered('m'), companion: '7z' },
    { ...numbered('p'), companion: '5z' },
    { ...numbered('s'), companion: '6z' },
    honours(7),
    { letter: 'f', ranks: 1, runs: false, bonus: false, copies: 8 },
    { letter: 'j', ranks: 1, runs: false, bonus: false, copies: 8, joker: { from: 3 } },
  ],
  copies: 4,
  winds: ['1z', '2z', '3z', '4z'],
});

/** Two suits of four ranks and two honours. */
export const smallSet: TileSet = makeTileSet({ suits: [numbered('m', 4), numbered('p', 4), honours(2)], copies: 4 });

/** The value of a result that must be fine. */
export function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map((found) => found.message).join('\n'));
  return result.value;
}

export function hand(text: string, tiles: TileSet = fullSet): Hand {
  return sure(parseHand(text, tiles));
}

/** Counts by kind of tiles in notation. */
export function counts(text: string, tiles: TileSet = fullSet): number[] {
  return tallyOf(sure(parseTiles(text, tiles)), tiles);
}
