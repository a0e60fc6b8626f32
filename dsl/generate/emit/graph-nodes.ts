/** Nodes of the graph as JavaScript: which become variables, and the text of each; last, where a matcher reads its inputs. */
import type { Level, Node } from '../lower/graph-node.ts';
import { chowPlane, pairPlane, pungPlane, type Planes } from '../../readings/division-memory-layout.ts';
import { MARK_BITS, meldPlane, ROLES, type MeldType } from '../../readings/hand-registers.ts';

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
      // How many bits are set: `count` in matcher-helpers.ts.
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

/** Planes of copies, as a matcher names them. */
const COUNTS = ['held', 'shown', 'all', 'bonus', 'markedHeld', 'markedShown', 'plainHeld', 'plainShown', 'pointed'];

/** The planes of copies that an input reads, and which word of them. */
function countedIn(input: string): { name: string; times: number; word: number } | undefined {
  const [what, times, word, list = ''] = input.split(' ');
  if (!COUNTS.includes(what!)) return undefined;
  return { name: `${what}${list}`, times: Number(times), word: Number(word) };
}

/** The planes and lists that an input reads, all of them. */
export function countsAsked(input: string): string[] {
  const [what, noun, list] = input.split(' ');
  const counted = countedIn(input)?.name;
  const own = counted ?? (what === 'total' ? noun! : what === 'pointing' ? noun! : '');
  return [...(own === '' ? [] : [own]), ...(what === 'pointing' || what === 'listed' ? [`lists${list}`] : [])];
}

/** Where the planes of that name lie among the registers. */
export function registerOf(name: string): string {
  const [, what, list] = /^([a-zA-Z]+)(\d*)$/.exec(name)!;
  return list === '' ? `h.${what}` : `h.${what}[${list}]`;
}

/** The answers by number that an input looks up, and how they are called. */
export function answersAsked(input: string): { name: string; answers: string } | undefined {
  const [what, , answers] = input.split(' ');
  return what === 'by' ? { name: tableName(input), answers: answers! } : undefined;
}

function tableName(input: string): string {
  return `by_${input.split(' ')[2]!.replaceAll(',', '_')}`;
}

/** Where an input lies that is a word of some planes: which planes, `d` those of the division, and which of their words. */
export function placeOf(input: string, planes: Planes): { of: string; at: number } | undefined {
  const counted = countedIn(input);
  if (counted) return { of: counted.name, at: (counted.times - 1) * planes.words + counted.word };
  const [what, ...more] = input.split(' ');
  const [first, second] = more.map(Number);
  switch (what) {
    case 'chow':
      return { of: 'd', at: chowPlane(planes, first!) + second! };
    case 'pung':
      return { of: 'd', at: pungPlane(planes, first!) + second! };
    case 'pair':
      return { of: 'd', at: pairPlane(planes, first!) + second! };
    case 'meld': {
      const [type, origin, times, word] = more;
      return {
        of: 'melds',
        at: meldPlane(planes, type as MeldType, origin === 'claimed', Number(times)) + Number(word),
      };
    }
    case 'last':
      return { of: 'last', at: first! };
    default:
      return undefined;
  }
}

/** How a compiled matcher reads an input: `h` is the hand, `d[o ...]` the division, `role` what the last tile became. */
function inputText(input: string, planes: Planes, marks: readonly string[]): string {
  const place = placeOf(input, planes);
  if (place) return `${place.of}[${place.of === 'd' ? 'o + ' : ''}${place.at}]`;
  const [what, ...more] = input.split(' ');
  const rest = input.slice(what!.length + 1);
  const [noun] = more;
  const [first, second] = more.map(Number);
  switch (what) {
    case 'winning':
      return `h.winning(${first})`;
    case 'taken':
      return takenText(more[0]!, second!);
    case 'wait':
      return 'waits[role]';
    case 'by':
      return `(${tableName(input)}[h.${more[0]}] | 0)`;
    case 'situation':
      return `((h.situation & ${1 << first!}) !== 0)`;
    case 'lastHeld':
      return '(h.lastBit !== 0)';
    case 'pointing':
      return `pointing(${noun}, h.lists[${second}])`;
    case 'listed':
      return `listed(h.lists[${second}], ${first})`;
    case 'total':
      return `total(${noun})`;
    case 'sum':
      return `sum${first}`;
    case 'mark':
      return markText(marks.indexOf(rest));
    case 'counter':
      return `(h.counters[${JSON.stringify(rest)}] ?? 0)`;
    default:
      return `h.${what}`;
  }
}

function markText(mark: number): string {
  return `((marks[${Math.floor(mark / MARK_BITS)}] & ${1 << (mark % MARK_BITS)}) !== 0)`;
}

/** The group that another's discard completed: its lowest kind. */
function takenText(type: string, word: number): string {
  const where = (role: number, by: number): string =>
    `(role << ${31 - Math.log2(role)} >> 31 & taken[${word}]${by === 0 ? '' : ` >>> ${by}`})`;
  if (type !== 'chow') return where(type === 'pair' ? ROLES.pair : ROLES.pung, 0);
  return `(${where(ROLES.low, 0)} | ${where(ROLES.middle, 1)} | ${where(ROLES.high, 2)})`;
}
