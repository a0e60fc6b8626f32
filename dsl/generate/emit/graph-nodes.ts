/** Nodes of the graph as JavaScript: which become variables, and the text of each. */
import { inputText } from './matcher-input.ts';
import type { Level, Node } from '../lower/graph-node.ts';
import type { Planes } from '../../readings/division-memory-layout.ts';

/** Something that is written out, and the level of the code it stands in. */
export interface Root {
  node: Node;
  level: Level;
}

export interface Writer {
  planes: Planes;
  /** Marks in the order of their bits. */
  marks: readonly string[];
  uses: Map<Node, number>;
  /** Levels of those who use a node. */
  highest: Map<Node, Level>;
  costs: Map<Node, number>;
  /** Whether a node waits for something that is only found when asked for. */
  lazy: Map<Node, boolean>;
  /** Of code in the innermost part of another writer's: the variables there are already. */
  given?: ReadonlySet<Node>;
}

/** Counts how often each node is wanted, and where. */
export function writerFor(planes: Planes, marks: readonly string[], roots: readonly Root[]): Writer {
  const writer: Writer = { planes, marks, uses: new Map(), highest: new Map(), costs: new Map(), lazy: new Map() };
  const use = (node: Node, level: Level): void => {
    const before = writer.uses.get(node) ?? 0;
    writer.uses.set(node, before + 1);
    writer.highest.set(node, Math.max(level, writer.highest.get(node) ?? 0) as Level);
    if (before === 0) for (const part of node.of) use(part, node.level);
  };
  for (const { node, level } of roots) use(node, level);
  return writer;
}

/** For code that runs in the innermost part of another's, where `given` are variables, and only sometimes. */
export function innerWriter({ planes, marks }: Writer, given: ReadonlySet<Node>, roots: readonly Root[]): Writer {
  const writer: Writer = {
    planes,
    marks,
    uses: new Map(),
    highest: new Map(),
    costs: new Map(),
    lazy: new Map(),
    given,
  };
  const use = (node: Node): void => {
    const before = writer.uses.get(node) ?? 0;
    writer.uses.set(node, before + 1);
    if (before === 0 && !given.has(node)) for (const part of node.of) use(part);
  };
  for (const { node } of roots) use(node);
  return writer;
}

/** The variables of such code beside those that are given. */
export function innerVariables(writer: Writer, parts: readonly Node[]): string[] {
  return parts
    .filter((node) => !writer.given!.has(node) && isVariable(writer, node))
    .map((node) => `const ${nameOf(node)} = ${definition(writer, node)};`);
}

/** All that some nodes are made of, in the order of the graph. */
export function madeOfParts(roots: Iterable<Node>): Node[] {
  const seen = new Set<Node>();
  const visit = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    node.of.forEach(visit);
  };
  for (const node of roots) visit(node);
  return [...seen].sort((a, b) => a.id - b.id);
}

/** The variables of one level among the parts of some nodes, as definitions. */
export function variables(writer: Writer, parts: readonly Node[], level: Level): string[] {
  return parts
    .filter((node) => node.level === level && isVariable(writer, node))
    .map((node) => `const ${nameOf(node)} = ${definition(writer, node)};`);
}

/** What is costly and rarely wanted stands where it is wanted, behind the cheap parts; it remembers itself (rows W1, W5). */
function isLazy(writer: Writer, node: Node): boolean {
  const known = writer.lazy.get(node);
  if (known !== undefined) return known;
  const lazy = node.op === 'input' ? node.input!.startsWith('winning ') : node.of.some((part) => isLazy(writer, part));
  writer.lazy.set(node, lazy);
  return lazy;
}

export function isVariable(writer: Writer, node: Node): boolean {
  const { uses, highest, given } = writer;
  if (given?.has(node)) return true;
  if (node.op === 'constant' || isLazy(writer, node)) return false;
  return uses.get(node)! > 1 || (given === undefined && highest.get(node)! > node.level);
}

export function nameOf(node: Node): string {
  return `${'_abcd'[node.level]}${node.id}`;
}

const TRUTHS = new Set(['some', 'both', 'either', 'flip', 'equal', 'less']);

export function isTruth(node: Node): boolean {
  return (
    TRUTHS.has(node.op) || (node.op === 'input' && /^(concealed|draw|situation|mark|lastHeld)( |$)/.test(node.input!))
  );
}

export function text(writer: Writer, node: Node): string {
  return isVariable(writer, node) ? nameOf(node) : definition(writer, node);
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

/** So much may be computed in vain: to ask whether it must be costs as much where nobody can foretell the answer. */
const FLAT = 10;

/** Whether a truth is computed as a bit, without branches. */
export function isFlat(writer: Writer, node: Node): boolean {
  return !isLazy(writer, node) && node.of.reduce((sum, part) => sum + cost(writer, part), 0) <= FLAT;
}

export function cheapFirst(writer: Writer, of: readonly Node[]): Node[] {
  return [...of].sort(
    (x, y) =>
      Number(isLazy(writer, x)) - Number(isLazy(writer, y)) || x.level - y.level || cost(writer, x) - cost(writer, y),
  );
}

/** One of two small numbers, without branches: truths are bits too. */
function flatChoice(writer: Writer, node: Node): string | undefined {
  const [test, yes, no] = node.of as [Node, Node, Node];
  if (isLazy(writer, node) || !(mostOf(node) < SMALL) || no.op !== 'constant') return undefined;
  const truth = cost(writer, test);
  if (!isVariable(writer, test) && truth > FLAT) return undefined;
  if (yes.op !== 'constant') {
    if (no.value !== 0 || cost(writer, yes) > FLAT) return undefined;
    return `(${everyBit(text(writer, test))} & ${text(writer, yes)})`;
  }
  const more = yes.value - no.value;
  const places = Math.log2(more);
  const counted = Number.isInteger(places)
    ? `(${text(writer, test)} << ${places})`
    : `(${everyBit(text(writer, test))} & ${more})`;
  return no.value === 0 ? counted : `(${no.value} + ${counted})`;
}

/** All bits where the lowest is set. */
function everyBit(bit: string): string {
  return `(${bit} << 31 >> 31)`;
}

/** Numbers that stay whole and small, whatever is done with a few of them, are computed as integers. */
const SMALL = 2 ** 24;

/** No value of a number is further from zero; infinite where it is not known, or may be a fraction. */
function mostOf({ op, of, value }: Node): number {
  const parts = (): number[] => of.map(mostOf);
  switch (op) {
    case 'constant':
      return Number.isInteger(value) ? Math.abs(value) : Infinity;
    case 'bits':
      return 32;
    case 'choose':
      return Math.max(mostOf(of[1]!), mostOf(of[2]!));
    case 'min':
    case 'max':
      return Math.max(...parts());
    case 'add':
    case 'subtract':
      return parts().reduce((sum, most) => sum + most, 0);
    case 'multiply':
      return parts().reduce((product, most) => product * most, 1);
    default:
      return Infinity;
  }
}

export function definition(writer: Writer, node: Node): string {
  const [a, b, c] = node.of.map((part) => () => text(writer, part));
  const joined = (sign: string, of: readonly Node[] = node.of): string =>
    `(${of.map((part) => text(writer, part)).join(` ${sign} `)})`;
  switch (node.op) {
    case 'constant':
      return node.value < 0 ? `(${node.value})` : `${node.value}`;
    case 'input':
      return inputText(node.input!, writer.planes, writer.marks);
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
      return everyBit(a!());
    case 'some':
      return `(${a!()} !== 0)`;
    case 'both':
      return isFlat(writer, node) ? joined('&') : joined('&&', cheapFirst(writer, node.of));
    case 'either':
      return isFlat(writer, node) ? joined('|') : joined('||', cheapFirst(writer, node.of));
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
      return flatChoice(writer, node) ?? `(${a!()} ? ${b!()} : ${c!()})`;
  }
}
