import type { TileTemplate } from '../tree.ts';
import type { Ground } from './ground.ts';

/** What stands for the variables of templates: a suit (its index) or a rank by name. */
export type Values = ReadonlyMap<string, number>;

export function isSuitVariable(letter: string): boolean {
  return letter >= 'A' && letter <= 'Z';
}

/** Every way to give different running suits to the capitals of these templates. */
export function suitWays(ground: Ground, templates: readonly TileTemplate[]): Values[] {
  const capitals = [...new Set(templates.map(({ suit }) => suit).filter(isSuitVariable))];
  const running = ground.tiles.suits.flatMap((suit, index) => (suit.runs && !suit.bonus ? [index] : []));
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

/** The variables of templates with what they may be: as the ranges say, else any rank. */
export function rangesOf(ground: Ground, templates: readonly TileTemplate[], ranges: readonly Range[]): Range[] {
  const names = new Set(templates.flatMap(({ rank }) => [...(rank.variable ? [rank.variable] : []), ...Object.keys(rank.offset.times)]));
  const highest = Math.max(...ground.tiles.suits.filter(({ runs, bonus }) => runs && !bonus).map(({ ranks }) => ranks), 1);
  return [...names].map((variable) => ranges.find((range) => range.variable === variable) ?? { variable, from: 1, to: highest });
}

export function suitIndex(ground: Ground, letter: string, suits: Values): number {
  return suits.get(letter) ?? ground.tiles.suits.findIndex((suit) => suit.letter === letter);
}

/** The rank of a template; a variable without a value counts as nothing. */
export function rankOf({ rank }: TileTemplate, values: Values): number {
  const times = Object.entries(rank.offset.times).reduce((sum, [name, factor]) => sum + factor * (values.get(name) ?? 0), 0);
  return (rank.variable ? (values.get(rank.variable) ?? 0) : 0) + rank.offset.add + times;
}
