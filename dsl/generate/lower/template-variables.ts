import type { KindSet, TileTemplate } from '../../syntax-tree.ts';
import type { Ground } from './lowering-context.ts';

/** What stands for the variables of templates: a suit (its index) or a rank by name. */
export type Values = ReadonlyMap<string, number>;

export function isSuitVariable(letter: string): boolean {
  return letter >= 'A' && letter <= 'Z';
}

/** Every way to give different running suits to the capitals of these templates. */
export function suitWays(ground: Ground, templates: readonly TileTemplate[]): Values[] {
  const capitals = [...new Set(templates.map(({ suit }) => suit).filter(isSuitVariable))];
  const running = ground.tiles.suits.flatMap((suit, index) => (suit.runs ? [index] : []));
  let ways: Map<string, number>[] = [new Map()];
  for (const capital of capitals) {
    ways = ways.flatMap((way) => {
      const taken = [...way.values()];
      return running.filter((suit) => !taken.includes(suit)).map((suit) => new Map(way).set(capital, suit));
    });
  }
  return ways;
}

export interface Range {
  variable: string;
  from: number;
  to: number;
}

/** Every way to give numbers to variables. */
export function rankWays(ranges: readonly Range[]): Values[] {
  let ways: Map<string, number>[] = [new Map()];
  for (const { variable, from, to } of ranges) {
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    ways = ways.flatMap((way) => numbers.map((number) => new Map(way).set(variable, number)));
  }
  return ways;
}

/** The variables of templates with what they may be: as the ranges say, else as far as there are tiles. */
export function rangesOf(ground: Ground, templates: readonly TileTemplate[], ranges: readonly Range[]): Range[] {
  const names = new Set(templates.flatMap(({ rank }) => (rank.variable ? [rank.variable] : [])));
  const most = Math.max(...ground.tiles.suits.map(({ ranks }) => ranks));
  const reach = ranges.reduce((sum, { from, to }) => sum + Math.max(Math.abs(from), Math.abs(to)), 1);
  const free = [...names].filter((variable) => !ranges.some((range) => range.variable === variable));
  return [
    ...ranges,
    ...free.map((variable) => {
      const steps = templates
        .filter(({ rank }) => rank.variable === variable)
        .map(({ rank: { offset } }) => {
          const factors = Object.values(offset.times).reduce((sum, factor) => sum + Math.abs(factor), 0);
          return Math.abs(offset.add) + factors * reach;
        });
      // Further than any tile can lie; ranks that do not exist are nobody's.
      const margin = Math.max(...steps);
      return { variable, from: 1 - margin, to: most + margin };
    }),
  ];
}

export function suitIndex(ground: Ground, letter: string, suits: Values): number {
  return suits.get(letter) ?? ground.tiles.suits.findIndex((suit) => suit.letter === letter);
}

/** The rank of a template; a variable without a value counts as nothing. */
export function rankOf({ rank }: TileTemplate, values: Values): number {
  const times = Object.entries(rank.offset.times).reduce(
    (sum, [name, factor]) => sum + factor * (values.get(name) ?? 0),
    0,
  );
  return (rank.variable ? (values.get(rank.variable) ?? 0) : 0) + rank.offset.add + times;
}

/** The same set with tiles for its variables. */
export function bound(ground: Ground, kinds: KindSet, suits: Values, values: Values): KindSet {
  switch (kinds.node) {
    case 'tiles':
      return { ...kinds, tiles: kinds.tiles.map((tile) => boundTile(ground, tile, suits, values)) };
    case 'or':
      return { ...kinds, of: kinds.of.map((part) => bound(ground, part, suits, values)) };
    case 'not':
      return { ...kinds, of: bound(ground, kinds.of, suits, values) };
    case 'kindWord':
      return kinds;
  }
}

function boundTile(ground: Ground, tile: TileTemplate, suits: Values, values: Values): TileTemplate {
  const suit = ground.tiles.suits[suitIndex(ground, tile.suit, suits)]!.letter;
  return { ...tile, suit, rank: { offset: { add: rankOf(tile, values), times: {} } } };
}

/** Whether there is such a tile. */
export function isThere(ground: Ground, tile: TileTemplate, suits: Values, values: Values): boolean {
  const rank = rankOf(tile, values);
  return rank >= 1 && rank <= ground.tiles.suits[suitIndex(ground, tile.suit, suits)]!.ranks;
}
