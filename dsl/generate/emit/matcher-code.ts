/**
 * From the graph to JavaScript. Each shape has a function; each node used more than once, or by a part that runs more often
 * than it must itself, becomes a variable of it, at its level:
 *
 *     readings[0](d, from, to)     const a12 = ...        once for a hand
 *       for (o)                    const b40 = ...        once for each division
 *         for (role)               const c71 = ...        once for each role of the last tile
 */
import type { Award, NamedThing, Worth } from '../../../core/index.ts';
import { awardRoots, givingAwards, type SameAwards } from './counted-pattern-names.ts';
import { helpers } from './matcher-helpers.ts';
import {
  answersAsked,
  countsAsked,
  madeOfParts,
  registerOf,
  type Root,
  type Writer,
  writerFor,
} from './graph-nodes.ts';
import { constantResults, readings, shapeRoots } from './shape-readings.ts';
import { scoreRoots, weighing } from './reading-worth.ts';
import type { Lowered } from '../lower/lower-patterns.ts';
import type { HandAsks, HandRegisters } from '../../readings/register-types.ts';
import type { Target } from './matcher-target.ts';

/** A matcher made from source: run `begin`, then the readings of each shape. */
export interface Matcher {
  /**
   * For a new hand, whose registers are filled; `named`: what counts in the best readings will be asked, `lenient`: where no
   * reading meets the minimum, the best of the others are kept.
   */
  begin(named?: boolean, lenient?: boolean): void;
  /**
   * By shape: for the divisions that lie between two places, fills `times` and `values` for each role and calls `visit`
   * with place and role. Without `visit` each role is weighed, where the matcher weighs.
   */
  readings: ((data: Int32Array, from: number, to: number, visit?: (at: number, role: number) => void) => void)[];
  /** By shape: how often each pattern occurs. */
  times: Float64Array[];
  /** By shape: what one occurrence is worth, pattern by pattern, tally by tally. */
  values: Float64Array[];
  /** Whether a reading weighed since `begin` is kept, and whether those that are win. */
  isWorth?(): boolean;
  isWin?(): boolean;
  /** What the best is worth; nothing where none is kept, or where only the patterns that count tell equal ones apart. */
  worth?(): Worth | undefined;
  /** How many readings are worth that; and which, shape, division and role of one after the other. True until the next `begin`. */
  howMany?(): number;
  kept?: readonly number[];
  /** The patterns that count in the readings that are worth that, one by one; nothing for one where they could be chosen otherwise. */
  awards?(at: number): Award[] | undefined;
}

/** How occurrences of the listed patterns can be joined in a reading: see `Collections`. A pattern is listed `width` times its number. */
export type Joinings = (
  list: Int32Array,
  count: number,
  width: number,
  shape: number,
  at: number,
  role: number,
) => readonly (readonly number[])[];

/** What the source evaluates to. It says what it asks of hands, and gets the registers it will find that in, and what people call the patterns. */
export type MatcherMaker = (
  registers: (asks: HandAsks) => HandRegisters,
  joinings: Joinings,
  called: readonly NamedThing[],
) => Matcher;

/** The source of a matcher: an arrow function as text. */
export function emitMatcher(lowered: Lowered, target: Target): string {
  const { patterns: shapes, worth } = lowered;
  const asks = asksOf(lowered);
  const writerOf = (of: readonly Root[]): Writer => writerFor(target.planes, asks.marks, of);
  const writers = shapes.map((_, shape) => writerOf(shapeRoots(lowered, shape)));
  const size = shapes[0]?.length ?? 0;
  const tallies = shapes[0]?.[0]?.values.length ?? 0;
  const made = ['begin', `readings: [${shapes.map((_, i) => `readings${i}`).join(', ')}]`, 'times', 'values'];
  const own = worth ? ['isWorth', 'isWin', 'worth', 'howMany', 'kept', 'awards'] : [];
  const same: SameAwards = new Map();
  const read = shapes.flatMap((_, shape) => readings(writers[shape]!, lowered, shape, target, same));
  return [
    '(function (registers, joinings, called) {',
    `  const h = registers(${JSON.stringify({ counts: asks.counts, marks: asks.marks })});`,
    '  const { melds, marks, last, taken, waits } = h;',
    ...asks.counts.filter((name) => !name.startsWith('lists')).map((name) => `  const ${name} = ${registerOf(name)};`),
    ...new Set(
      [...asks.inputs].flatMap((input) => {
        const asked = answersAsked(input);
        return asked ? [`  const ${asked.name} = Int32Array.of(${asked.answers});`] : [];
      }),
    ),
    `  const times = [${shapes.map(() => `new Float64Array(${size})`).join(', ')}];`,
    `  const values = [${shapes.map(() => `new Float64Array(${size * tallies})`).join(', ')}];`,
    `  const [${shapes.map((_, i) => `t${i}`).join(', ')}] = times;`,
    `  const [${shapes.map((_, i) => `v${i}`).join(', ')}] = values;`,
    ...shapes.flatMap((patterns, shape) => constantResults(writers[shape]!, patterns, shape)),
    ...helpers(target, [...asks.inputs]),
    ...(worth ? weighing(writerOf(scoreRoots(worth)), worth, size) : []),
    ...(worth ? target.patterns.map((_, at) => `  const name${at} = called[${at}]?.name;`) : []),
    ...(worth ? givingAwards(worth, same) : []),
    worth
      ? '  const begin = (named, lenient) => { found = 0; isNaming = named === true; isLenient = lenient === true; };'
      : '  const begin = () => {};',
    ...read,
    `  return { ${[...made, ...own].join(', ')} };`,
    '})',
  ].join('\n');
}

/** Everything that is read of a hand. */
export function asksOf(lowered: Lowered): HandAsks & { inputs: ReadonlySet<string> } {
  const { patterns, worth } = lowered;
  const roots = [
    ...(worth ? [...scoreRoots(worth), ...worth.shapes.flatMap(awardRoots)] : []),
    ...patterns.flatMap((_, shape) => shapeRoots(lowered, shape)),
  ];
  const inputs = new Set(madeOfParts(roots.map(({ node }) => node)).flatMap(({ input }) => input ?? []));
  const marks = [...inputs].filter((input) => input.startsWith('mark ')).map((input) => input.slice('mark '.length));
  return { inputs, marks, counts: [...new Set([...inputs].flatMap(countsAsked))] };
}
