/** Finished hands drawn in styles that patterns like: one suit, triplets, ends, the same ranks. */
import {
  isBonus,
  isJoker,
  type Kind,
  type Random,
  seededRandom,
  type TileSet,
  type WinQuery,
} from '../../core/index.ts';
import type { Shape } from '../../dsl/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { notationOf } from './hand-text.ts';
import { looseOf, one, type Part, queryOf, withGiven } from './hand-parts.ts';

interface Style {
  /** Kinds that groups are made of. */
  kinds: readonly Kind[];
  /** Of ten sets, how many are chows, and of the others how many kongs. */
  chows: number;
  kongs: number;
  /** Of ten sets, how many lie on the table. */
  shown: number;
}

/** Hands in notation, of each shape in turn, always the same ones; draws that come to nothing are left out. */
export function* styledHands(rules: PackRuleset, shapes: readonly Shape[], draws: number): Generator<string> {
  const random = seededRandom(1);
  const finished = shapes.filter(({ partial }) => !partial);
  for (let count = 0; count < draws && finished.length > 0; count++) {
    const query = withGiven(rules, styledHand(rules.tiles, finished[count % finished.length]!, random), random);
    if (query !== undefined) yield notationOf(rules, query);
  }
}

function styledHand(tiles: TileSet, shape: Shape, random: Random): WinQuery | undefined {
  const style = styleOf(tiles, random);
  const way = shape.ways && one(shape.ways, random);
  const loose = way ? looseOf(way, tiles, random) : [];
  const used = tiles.kinds.map(() => 0);
  for (const kind of loose) used[kind]!++;
  const parts = [
    ...Array.from({ length: shape.sets }, () => setOf(tiles, style, used, random)),
    ...Array.from({ length: shape.pairs }, () => alikeOf(tiles, style, used, 'pair', random)),
  ];
  if (!parts.every((part) => part !== undefined)) return undefined;
  const lying = parts.map((part): Part => {
    if (part.type === 'pair' || random.int(1, 10) > (part.type === 'kong' ? 5 : style.shown)) return part;
    return { ...part, lies: 'claimed' };
  });
  return queryOf({ parts: lying, loose, last: undefined, how: PLAIN }, tiles, random);
}

const PLAIN = { by: 'discard', seat: 0, round: 1, bonus: [], situation: 0, marks: [], counters: {} } as const;

function styleOf(tiles: TileSet, random: Random): Style {
  const plain = tiles.kinds.flatMap(({ copies }, kind) =>
    copies > 1 && !isBonus(tiles, kind) && !isJoker(tiles, kind) ? [kind] : [],
  );
  const suits = [...new Set(plain.map((kind) => tiles.kinds[kind]!.suit))];
  const main = one(suits, random);
  const second = one(suits, random);
  const runs = (kind: Kind): boolean => tiles.suits[tiles.kinds[kind]!.suit]!.runs;
  const ranks = (kind: Kind): number => tiles.suits[tiles.kinds[kind]!.suit]!.ranks;
  const isEnd = (kind: Kind): boolean => {
    const { rank } = tiles.kinds[kind]!;
    return !runs(kind) || rank === 1 || rank === ranks(kind);
  };
  const rank = random.int(1, Math.max(...plain.filter(runs).map(ranks), 1));
  const choices: ((kind: Kind) => boolean)[] = [
    () => true,
    runs,
    (kind) => !runs(kind),
    isEnd,
    (kind) => !isEnd(kind),
    (kind) => tiles.kinds[kind]!.suit === main,
    (kind) => tiles.kinds[kind]!.suit === main || !runs(kind),
    (kind) => [main, second].includes(tiles.kinds[kind]!.suit),
    (kind) => runs(kind) && Math.abs(tiles.kinds[kind]!.rank - rank) <= 1,
    (kind) => runs(kind) && tiles.kinds[kind]!.rank <= 3,
    (kind) => runs(kind) && tiles.kinds[kind]!.rank >= ranks(kind) - 2,
  ];
  const kinds = plain.filter(one(choices, random));
  const kongs = one([0, 0, 3, 10], random);
  return { kinds, chows: one([0, 5, 10], random), kongs, shown: one([0, 0, 5, 10], random) };
}

function setOf(tiles: TileSet, style: Style, used: number[], random: Random): Part | undefined {
  if (random.int(1, 10) <= style.chows)
    return chowOf(tiles, style, used, random) ?? alikeOf(tiles, style, used, 'pung', random);
  const type = random.int(1, 10) <= style.kongs ? 'kong' : 'pung';
  return alikeOf(tiles, style, used, type, random) ?? chowOf(tiles, style, used, random);
}

function chowOf(tiles: TileSet, style: Style, used: number[], random: Random): Part | undefined {
  const fits = style.kinds.filter((kind) => {
    const { suit, rank } = tiles.kinds[kind]!;
    const { runs, ranks } = tiles.suits[suit]!;
    return (
      runs && rank + 2 <= ranks && [0, 1, 2].every((step) => used[kind + step]! < tiles.kinds[kind + step]!.copies)
    );
  });
  if (fits.length === 0) return undefined;
  const first = one(fits, random);
  for (const kind of [first, first + 1, first + 2]) used[kind]!++;
  return { type: 'chow', kind: first, lies: 'held' };
}

const ALIKE = { pair: 2, pung: 3, kong: 4 };

function alikeOf(
  tiles: TileSet,
  style: Style,
  used: number[],
  type: 'pair' | 'pung' | 'kong',
  random: Random,
): Part | undefined {
  const fits = style.kinds.filter((kind) => used[kind]! + ALIKE[type] <= tiles.kinds[kind]!.copies);
  if (fits.length === 0) return undefined;
  const kind = one(fits, random);
  used[kind]! += ALIKE[type];
  return { type, kind, lies: type === 'kong' ? 'concealed kong' : 'held' };
}
