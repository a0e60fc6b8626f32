/** Variables of `has` and `include`: every way to put suits for capitals and ranks for small letters, one after the other. */
import type { Kind, TileSet } from '../../core/index.ts';
import type { Expr, HasItem, KindSet, TileTemplate } from '../syntax-tree.ts';

/** What variables stand for: capitals for indexes of suits, small letters for numbers. */
export interface Bindings {
  suits: Readonly<Record<string, number>>;
  ranks: Readonly<Record<string, number>>;
}

export const UNBOUND: Bindings = { suits: {}, ranks: {} };

type Range = Extract<Expr, { node: 'has' }>['ranges'][number];

/** All tiles that items speak of. */
export function templatesOf(items: readonly HasItem[]): TileTemplate[] {
  return items.flatMap((item) =>
    item.node === 'at' ? [item.tile] : item.phrase.of ? templatesIn(item.phrase.of) : [],
  );
}

/** The tiles a set of kinds names. */
export function templatesIn(kinds: KindSet): readonly TileTemplate[] {
  switch (kinds.node) {
    case 'tiles':
      return kinds.tiles;
    case 'or':
      return kinds.of.flatMap(templatesIn);
    case 'not':
      return templatesIn(kinds.of);
    case 'kindWord':
      return [];
  }
}

/** The kind a template stands for, if there is such a tile. */
export function kindAt({ rank, suit }: TileTemplate, tiles: TileSet, { suits, ranks }: Bindings): Kind | undefined {
  const found = tiles.suits[suits[suit] ?? tiles.suits.findIndex(({ letter }) => letter === suit)];
  if (found === undefined) return undefined;
  let number = rank.offset.add + (rank.variable === undefined ? 0 : ranks[rank.variable]!);
  for (const name in rank.offset.times) number += ranks[name]! * rank.offset.times[name]!;
  return number >= 1 && number <= found.ranks ? found.first + number - 1 : undefined;
}

/**
 * All bindings of the variables in these tiles: different capitals are different suits that run; free ranks go as far as tiles
 * do. Ranks that `isUseless` says are left out.
 */
export function* bindingsOf(
  templates: readonly TileTemplate[],
  ranges: readonly Range[],
  tiles: TileSet,
  isUseless?: (variable: string, rank: number) => boolean,
): Generator<Bindings> {
  const capitals = [...new Set(templates.map(({ suit }) => suit).filter((letter) => letter >= 'A' && letter <= 'Z'))];
  const choices = [...ranges, ...freeRanges(templates, ranges, tiles)].map(({ variable, from, to }) => {
    const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
    return { variable, ranks: all.filter((rank) => !isUseless?.(variable, rank)) };
  });
  for (const suits of suitChoices(capitals, tiles)) {
    for (const ranks of rankChoices(choices)) yield { suits, ranks };
  }
}

function* suitChoices(
  capitals: readonly string[],
  tiles: TileSet,
  chosen: Record<string, number> = {},
): Generator<Record<string, number>> {
  const [first, ...rest] = capitals;
  if (first === undefined) return yield chosen;
  for (const [index, suit] of tiles.suits.entries()) {
    const isFree = suit.runs && !Object.values(chosen).includes(index);
    if (isFree) yield* suitChoices(rest, tiles, { ...chosen, [first]: index });
  }
}

function* rankChoices(
  choices: readonly { variable: string; ranks: readonly number[] }[],
  chosen: Record<string, number> = {},
): Generator<Record<string, number>> {
  const [first, ...rest] = choices;
  if (first === undefined) return yield chosen;
  for (const rank of first.ranks) yield* rankChoices(rest, { ...chosen, [first.variable]: rank });
}

/** How far a variable without a range can go while every tile it stands in may exist. */
function freeRanges(templates: readonly TileTemplate[], ranges: readonly Range[], tiles: TileSet): Range[] {
  const named = templates.flatMap(({ rank }) => (rank.variable === undefined ? [] : [rank.variable]));
  const free = [...new Set(named)].filter((name) => !ranges.some(({ variable }) => variable === name));
  const most = Math.max(...tiles.suits.map((suit) => suit.ranks));
  return free.map((variable) => {
    const offsets = templates.filter(({ rank }) => rank.variable === variable).map((tile) => offsetOf(tile, ranges));
    return {
      variable,
      from: Math.max(...offsets.map(({ high }) => 1 - high)),
      to: Math.min(...offsets.map(({ low }) => most - low)),
    };
  });
}

function offsetOf({ rank: { offset } }: TileTemplate, ranges: readonly Range[]): { low: number; high: number } {
  let low = offset.add;
  let high = offset.add;
  for (const [name, times] of Object.entries(offset.times)) {
    const { from, to } = ranges.find(({ variable }) => variable === name)!;
    low += Math.min(from * times, to * times);
    high += Math.max(from * times, to * times);
  }
  return { low, high };
}
