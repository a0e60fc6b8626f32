/**
 * From the graph to JavaScript. Each node used more than once, or by a part that runs more often than it must itself,
 * becomes a variable of its level:
 *
 *     hand(h)              once for a hand           a12 = ...
 *     readings[0](d, o)    once for each division    const b40 = ...
 *       for (role)         once for each role of the last tile
 */
import { countedIn, inputText, type CountPlanes } from './emit-input.ts';
import type { LoweredPattern } from './lower.ts';
import { isConstant, LEVELS, type Level, type Node } from './lower/graph.ts';
import type { HandRegisters } from './match/hand.ts';
import type { MaskLayout } from './match/layout.ts';
import type { Planes } from './match/registers.ts';

/** A matcher made from source: run `hand`, then the readings of each shape. */
export interface Matcher {
  hand(registers: HandRegisters): void;
  /** By shape: for the division at `at`, fills `times` and `values` for each role and calls `visit` with it. */
  readings: ((data: Int32Array, at: number, visit: (role: number) => void) => void)[];
  /** By shape: how often each pattern occurs. */
  times: Float64Array[];
  /** By shape: what one occurrence is worth, pattern by pattern, tally by tally. */
  values: Float64Array[];
}

/** What the source evaluates to. */
export type MatcherMaker = (roles: (data: Int32Array, at: number) => number) => Matcher;

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

interface Writer {
  target: Target;
  uses: Map<Node, number>;
  /** Levels of those who use a node. */
  highest: Map<Node, Level>;
  costs: Map<Node, number>;
  /** Whether a node waits for something that is only found when asked for. */
  lazy: Map<Node, boolean>;
}

/** The source of a matcher: an arrow function as text. */
export function emitMatcher(shapes: readonly (readonly LoweredPattern[])[], target: Target): string {
  const writer = countUses(shapes, target);
  const inUse = [...writer.uses.keys()].sort((a, b) => a.id - b.id).filter((node) => isVariable(writer, node));
  const counted = countPlanes(writer.uses.keys());
  const hand = inUse.filter((node) => node.level === LEVELS.hand);
  const lines = shapes.map((patterns, shape) => results(writer, patterns, shape));
  const tallies = shapes[0]?.[0]?.values.length ?? 0;
  const size = shapes[0]?.length ?? 0;
  return [
    '(rolesOf) => {',
    `  const times = [${shapes.map(() => `new Float64Array(${size})`).join(', ')}];`,
    `  const values = [${shapes.map(() => `new Float64Array(${size * tallies})`).join(', ')}];`,
    `  const [${shapes.map((_, i) => `t${i}`).join(', ')}] = times;`,
    `  const [${shapes.map((_, i) => `v${i}`).join(', ')}] = values;`,
    POPULATION,
    ...spreading(writer.target, counted),
    `  let h${hand.map((node) => `, ${name(node)} = ${isTruth(node) ? 'false' : '0'}`).join('')};`,
    ...at(lines.flat(), LEVELS.constant, '  '),
    '  const hand = (registers) => {',
    '    h = registers;',
    ...counted.map(({ name: planes, counts }) => `    spread(${counts}, ${planes});`),
    ...hand.map((node) => `    ${name(node)} = ${definition(writer, node)};`),
    ...at(lines.flat(), LEVELS.hand, '    '),
    '  };',
    ...shapes.flatMap((patterns, shape) => readings(writer, patterns, shape, lines[shape]!)),
    `  return { hand, readings: [${shapes.map((_, i) => `readings${i}`).join(', ')}], times, values };`,
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
    '  const spread = (counts, planes) => {',
    '    planes.fill(0);',
    '    for (let kind = 0; kind < words.length; kind++) {',
    `      for (let copies = counts[kind], at = words[kind]; copies > 0 && at < planes.length; copies--, at += ${planes.words})`,
    '        planes[at] |= bits[kind];',
    '    }',
    '  };',
  ];
}

/** The function of one shape: reading level, then a loop over the roles of the last tile. */
function readings(
  writer: Writer,
  patterns: readonly LoweredPattern[],
  shape: number,
  lines: readonly Line[],
): string[] {
  const own = reachable(patterns);
  const variables = (level: Level): string[] =>
    own
      .filter((node) => node.level === level && isVariable(writer, node))
      .map((node) => `const ${name(node)} = ${definition(writer, node)};`);
  return [
    `  const readings${shape} = (d, o, visit) => {`,
    ...variables(LEVELS.reading).map((text) => `    ${text}`),
    ...at(lines, LEVELS.reading, '    '),
    `    for (let roles = ${writer.target.grouped[shape] ? 'rolesOf(d, o)' : '32'}; roles !== 0; roles &= roles - 1) {`,
    '      const role = roles & -roles;',
    ...variables(LEVELS.role).map((text) => `      ${text}`),
    ...at(lines, LEVELS.role, '      '),
    '      visit(role);',
    '    }',
    '  };',
  ];
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

function reachable(patterns: readonly LoweredPattern[]): Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    node.of.forEach(visit);
  };
  for (const { times, values } of patterns) {
    if (!isConstant(times, 0)) for (const node of [times, ...values]) visit(node);
  }
  return [...seen].sort((a, b) => a.id - b.id);
}

function countUses(shapes: readonly (readonly LoweredPattern[])[], target: Target): Writer {
  const writer: Writer = { target, uses: new Map(), highest: new Map(), costs: new Map(), lazy: new Map() };
  const use = (node: Node, level: Level): void => {
    const before = writer.uses.get(node) ?? 0;
    writer.uses.set(node, before + 1);
    writer.highest.set(node, Math.max(level, writer.highest.get(node) ?? 0) as Level);
    if (before === 0) for (const part of node.of) use(part, node.level);
  };
  for (const patterns of shapes) {
    for (const { times, values } of patterns) {
      if (isConstant(times, 0)) continue;
      use(times, times.level);
      for (const value of values) use(value, Math.max(times.level, value.level) as Level);
    }
  }
  return writer;
}

/** What is costly and rarely wanted stands where it is wanted, behind the cheap parts; it remembers itself. */
function isLazy(writer: Writer, node: Node): boolean {
  const known = writer.lazy.get(node);
  if (known !== undefined) return known;
  const lazy = node.op === 'input' ? node.input!.startsWith('winning ') : node.of.some((part) => isLazy(writer, part));
  writer.lazy.set(node, lazy);
  return lazy;
}

function isVariable(writer: Writer, node: Node): boolean {
  if (node.op === 'constant' || isLazy(writer, node)) return false;
  const { uses, highest } = writer;
  return uses.get(node)! > 1 || highest.get(node)! > node.level;
}

function name(node: Node): string {
  return `${'_abc'[node.level]}${node.id}`;
}

const TRUTHS = new Set(['some', 'both', 'either', 'flip', 'equal', 'less']);

function isTruth(node: Node): boolean {
  return (
    TRUTHS.has(node.op) || (node.op === 'input' && /^(concealed|draw|situation|mark|lastHeld) ?/.test(node.input!))
  );
}

function text(writer: Writer, node: Node): string {
  return isVariable(writer, node) ? name(node) : definition(writer, node);
}

/** What a node costs where it stands: of a conjunction the cheap parts are asked first. */
function cost(writer: Writer, node: Node): number {
  if (node.op === 'constant' || isVariable(writer, node)) return 0;
  const known = writer.costs.get(node);
  if (known !== undefined) return known;
  const own = node.of.reduce((sum, part) => sum + cost(writer, part), node.op === 'bits' ? 5 : 1);
  writer.costs.set(node, own);
  return own;
}

function definition(writer: Writer, node: Node): string {
  const [a, b, c] = node.of.map((part) => () => text(writer, part));
  const joined = (sign: string, of: readonly Node[] = node.of): string =>
    `(${of.map((part) => text(writer, part)).join(` ${sign} `)})`;
  const cheapFirst = (): Node[] =>
    [...node.of].sort(
      (x, y) =>
        Number(isLazy(writer, x)) - Number(isLazy(writer, y)) || x.level - y.level || cost(writer, x) - cost(writer, y),
    );
  switch (node.op) {
    case 'constant':
      return node.value < 0 ? `(${node.value})` : `${node.value}`;
    case 'input':
      return inputText(node.input!, writer.target.planes);
    case 'and':
      return joined('&');
    case 'or':
      return joined('|');
    case 'not':
      return `~${a!()}`;
    case 'left':
      return `(${a!()} << ${node.value})`;
    case 'right':
      return `(${a!()} >>> ${node.value})`;
    case 'spread':
      return `(${a!()} ? -1 : 0)`;
    case 'some':
      return `(${a!()} !== 0)`;
    case 'both':
      return joined('&&', cheapFirst());
    case 'either':
      return joined('||', cheapFirst());
    case 'flip':
      return `!${a!()}`;
    case 'equal':
      return joined('===');
    case 'less':
      return joined('<');
    case 'bits':
      return `count(${a!()})`;
    case 'add':
      return joined('+');
    case 'subtract':
      return joined('-');
    case 'multiply':
      return joined('*');
    case 'divide':
      return node.of[1]!.op === 'constant' ? joined('/') : `(${b!()} === 0 ? 0 : ${a!()} / ${b!()})`;
    case 'min':
    case 'max':
    case 'floor':
    case 'ceil':
      return `Math.${node.op}(${[a, b].flatMap((part) => (part ? [part()] : [])).join(', ')})`;
    case 'choose':
      return `(${a!()} ? ${b!()} : ${c!()})`;
  }
}
