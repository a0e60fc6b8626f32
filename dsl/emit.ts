/**
 * From the graph to JavaScript. Each node used more than once, or by a part that runs more often than it must itself,
 * becomes a variable of its level:
 *
 *     hand(h)              once for a hand           a12 = ...
 *     readings[0](d, o)    once for each division    const b40 = ...
 *       for (role)         once for each role of the last tile
 */
import { countedIn, type CountPlanes } from './emit-input.ts';
import {
  nameOf,
  isTruth,
  definition,
  isVariable,
  text,
  variables,
  writerFor,
  type Root,
  type Writer,
} from './emit-node.ts';
import { choosing, countedNodes, weighing, worthRoots } from './emit-worth.ts';
import type { Lowered, LoweredPattern } from './lower.ts';
import { isConstant, LEVELS, type Level, type Node } from './lower/graph.ts';
import type { HandRegisters } from './match/hand.ts';
import type { MaskLayout } from './match/layout.ts';
import type { Planes } from './match/registers.ts';
import type { Worth } from '../core/index.ts';

/** A matcher made from source: run `hand`, then the readings of each shape. */
export interface Matcher {
  hand(registers: HandRegisters): void;
  /**
   * By shape: for the division at `at`, fills `times` and `values` for each role and calls `visit` with it. Without `visit`
   * each role is weighed, where the matcher weighs.
   */
  readings: ((data: Int32Array, at: number, visit?: (role: number) => void) => void)[];
  /** By shape: how often each pattern occurs. */
  times: Float64Array[];
  /** By shape: what one occurrence is worth, pattern by pattern, tally by tally. */
  values: Float64Array[];
  /** Whether a reading weighed since `hand` wins. */
  isWin?(): boolean;
  /** What the best is worth; nothing where none wins, or where only the patterns that count tell equal ones apart. */
  worth?(): Worth | undefined;
  /** The readings that are worth that: shape, division and role, one after the other. */
  best?(): number[];
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

/** What the source evaluates to. */
export type MatcherMaker = (roles: (data: Int32Array, at: number) => number, joinings: Joinings) => Matcher;

/** The shapes whose readings have groups, so that the last tile can have roles. */
interface Target {
  layout: MaskLayout;
  planes: Planes;
  grouped: readonly boolean[];
}

interface Line {
  level: Level;
  text: string;
}

/** The source of a matcher: an arrow function as text. */
export function emitMatcher(lowered: Lowered, target: Target): string {
  const { patterns: shapes, worth } = lowered;
  const writer = writerFor(target.planes, [...shapes.flatMap(patternRoots), ...(worth ? worthRoots(worth) : [])]);
  const inUse = [...writer.uses.keys()].filter((node) => isVariable(writer, node)).sort((a, b) => a.id - b.id);
  const counted = countPlanes(writer.uses.keys());
  const hand = inUse.filter((node) => node.level === LEVELS.hand);
  const lines = shapes.map((patterns, shape) => results(writer, patterns, shape));
  const tallies = shapes[0]?.[0]?.values.length ?? 0;
  const size = shapes[0]?.length ?? 0;
  const own = worth ? ['isWin', 'worth', 'best'] : [];
  return [
    '(rolesOf, joinings) => {',
    `  const times = [${shapes.map(() => `new Float64Array(${size})`).join(', ')}];`,
    `  const values = [${shapes.map(() => `new Float64Array(${size * tallies})`).join(', ')}];`,
    `  const [${shapes.map((_, i) => `t${i}`).join(', ')}] = times;`,
    `  const [${shapes.map((_, i) => `v${i}`).join(', ')}] = values;`,
    POPULATION,
    ...counting(writer, target),
    ...spreading(target, counted),
    `  let h${hand.map((node) => `, ${nameOf(node)} = ${isTruth(node) ? 'false' : '0'}`).join('')};`,
    ...at(lines.flat(), LEVELS.constant, '  '),
    ...(worth ? weighing(writer, worth, size) : []),
    '  const hand = (registers) => {',
    '    h = registers;',
    ...(worth ? ['    found = 0;'] : []),
    ...counted.map(({ name: planes, counts }) => `    spread(${[planes, ...counts].join(', ')});`),
    ...hand.map((node) => `    ${nameOf(node)} = ${definition(writer, node)};`),
    '  };',
    ...shapes.flatMap((_, shape) => readings(writer, lowered, shape, lines[shape]!, target.grouped[shape]!)),
    `  return { ${['hand', `readings: [${shapes.map((_, i) => `readings${i}`).join(', ')}]`, 'times', 'values', ...own].join(', ')} };`,
    '}',
  ].join('\n');
}

const POPULATION = [
  '  const count = (x) => {',
  '    x -= (x >>> 1) & 0x55555555;',
  '    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);',
  '    return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;',
  '  };',
].join('\n');

/** Tiles that are counted rather than masked; helpers nobody calls are left out. */
function counting(writer: Writer, { layout }: Target): string[] {
  const wanted = (what: string): boolean => [...writer.uses.keys()].some(({ input }) => input?.startsWith(`${what} `));
  const plain = layout.word.flatMap((_, kind) =>
    layout.suits.some((suit) => suit.bonus && layout.word[kind] === suit.word) ? [] : [kind],
  );
  return [
    ...(wanted('total')
      ? [
          `  const plain = [${plain}];`,
          '  const total = (counts) => {',
          '    let sum = 0;',
          '    for (let at = 0; at < plain.length; at++) sum += counts[plain[at]];',
          '    return sum;',
          '  };',
        ]
      : []),
    ...(wanted('pointing')
      ? [
          '  const pointing = (counts, kinds) => {',
          '    let sum = 0;',
          '    for (let at = 0; at < kinds.length; at++) sum += counts[kinds[at]];',
          '    return sum;',
          '  };',
        ]
      : []),
  ];
}

/** The counts that are read as planes, each with the most copies that are asked for. */
function countPlanes(nodes: Iterable<Node>): CountPlanes[] {
  const found = new Map<string, CountPlanes>();
  for (const { input } of nodes) {
    const planes = input === undefined ? undefined : countedIn(input);
    if (planes && planes.times > (found.get(planes.name)?.times ?? 0)) found.set(planes.name, planes);
  }
  return [...found.values()];
}

/** Room for those planes, and how they are filled. */
function spreading({ layout, planes }: Target, counted: readonly CountPlanes[]): string[] {
  return [
    ...counted.map(({ name: of, times }) => `  const ${of} = new Int32Array(${times * planes.words});`),
    `  const words = [${layout.word}];`,
    `  const bits = [${layout.bit}];`,
    '  const spread = (planes, counts, less) => {',
    '    for (let at = 0; at < planes.length; at++) planes[at] = 0;',
    '    for (let kind = 0; kind < words.length; kind++) {',
    '      let copies = counts[kind];',
    '      if (less !== undefined) copies -= less[kind];',
    `      for (let at = words[kind]; copies > 0 && at < planes.length; copies--, at += ${planes.words})`,
    '        planes[at] |= bits[kind];',
    '    }',
    '  };',
  ];
}

/** The function of one shape: reading level, then a loop over the roles of the last tile. */
function readings(
  writer: Writer,
  { patterns, worth }: Lowered,
  shape: number,
  lines: readonly Line[],
  isGrouped: boolean,
): string[] {
  const nodes = [
    ...patternRoots(patterns[shape]!).map(({ node }) => node),
    ...(worth ? countedNodes(worth.shapes[shape]!) : []),
  ];
  const before = [...at(lines, LEVELS.hand, ''), ...at(lines, LEVELS.reading, '')];
  const told = [...at(lines, LEVELS.role, ''), 'visit(role);'];
  const size = patterns[shape]!.length;
  return [
    `  const readings${shape} = (d, o, visit) => {`,
    ...indented(4, variables(writer, nodes, LEVELS.reading)),
    ...(worth ? block(4, 'if (visit !== undefined) {', before) : indented(4, before)),
    `    for (let roles = ${isGrouped ? 'rolesOf(d, o)' : '32'}; roles !== 0; roles &= roles - 1) {`,
    '      const role = roles & -roles;',
    ...indented(6, variables(writer, nodes, LEVELS.role)),
    ...(worth
      ? [
          ...block(6, 'if (visit !== undefined) {', [...told, 'continue;']),
          ...indented(6, choosing(writer, worth, shape, size)),
        ]
      : indented(6, told)),
    '    }',
    '  };',
  ];
}

function indented(by: number, lines: readonly string[]): string[] {
  return lines.map((line) => ' '.repeat(by) + line);
}

function block(by: number, head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [...indented(by, [head]), ...indented(by + 2, lines), ...indented(by, ['}'])];
}

function at(lines: readonly Line[], level: Level, indent: string): string[] {
  return lines.filter((line) => line.level === level).map((line) => indent + line.text);
}

/** Where each pattern's times and values are written. A value is computed only where its pattern occurs. */
function results(writer: Writer, patterns: readonly LoweredPattern[], shape: number): Line[] {
  return patterns.flatMap(({ times, isTruth: truth, values }, pattern) => {
    const slot = `t${shape}[${pattern}]`;
    const lines: Line[] = [];
    if (isConstant(times, 0)) return lines;
    lines.push({
      level: times.level,
      text: `${slot} = ${truth && times.op !== 'constant' ? `${text(writer, times)} ? 1 : 0` : text(writer, times)};`,
    });
    values.forEach((value, tally) => {
      const place = `v${shape}[${pattern * values.length + tally}]`;
      const level = value.op === 'constant' ? LEVELS.constant : (Math.max(times.level, value.level) as Level);
      const guard = value.op === 'constant' || times.op === 'constant' ? '' : `if (${slot} !== 0) `;
      if (!isConstant(value, 0)) lines.push({ level, text: `${guard}${place} = ${text(writer, value)};` });
    });
    return lines;
  });
}

/** Where times and values of the patterns of a shape are written: for each reading, or for each role. */
function patternRoots(patterns: readonly LoweredPattern[]): Root[] {
  return patterns.flatMap(({ times, values }) => {
    if (isConstant(times, 0)) return [];
    const place = (node: Node): Root => ({ node, level: Math.max(LEVELS.reading, times.level, node.level) as Level });
    return [times, ...values].map(place);
  });
}
