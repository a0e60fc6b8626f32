/**
 * What an expression comes to, as a text: the same for the same meaning, however its words are called and ordered.
 *
 *     `dragon_pung and concealed`  ─┐
 *     `concealed and has pung of 567z` ─┴─▶ the same text
 */
import type { OptionValue } from '../../../core/index.ts';
import type { Expr } from '../../../dsl/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';

/** What is put in the place of names. */
export interface Dictionary {
  /** Options that only one of two packs has: they stand for their value. */
  fixed: Readonly<Record<string, OptionValue>>;
  /** Steps of the score. */
  steps: Readonly<Record<string, Expr>>;
  charts: Readonly<Record<string, unknown>>;
}

/** The dictionary of a pack. */
export function dictionaryOf({ expressions }: PackRuleset, fixed: Dictionary['fixed']): Dictionary {
  const steps = expressions.filter(({ path }) => path[0] === 'score' && path[1] === 'steps');
  return {
    fixed,
    steps: Object.fromEntries(steps.map(({ path, program }) => [String(path[2]), program.tree])),
    charts: expressions[0]?.program.scope.charts ?? {},
  };
}

/** The meaning of an expression as a text. */
export function meaningOf(tree: Expr, dictionary: Dictionary): string {
  return JSON.stringify(reduced(tree, dictionary));
}

type Part = unknown;
type Node = { node: string } & Record<string, unknown>;

/** Without places, with names replaced, in one order. */
function reduced(part: Part, all: Dictionary): Part {
  if (Array.isArray(part)) return part.map((one) => reduced(one, all));
  if (typeof part !== 'object' || part === null) return part;
  if (!('node' in part)) return entriesOf(part, all);
  const node = part as Node;
  return arranged(named(node, all) ?? folded(entriesOf(node, all) as Node));
}

const PLACES = ['span', 'type'];

function entriesOf(part: object, all: Dictionary): object {
  const entries = Object.entries(part).filter(([key]) => !PLACES.includes(key));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, reduced(one, all)]));
}

/** What a name stands for. */
function named(node: Node, all: Dictionary): Node | undefined {
  if (node.node === 'call' && Object.hasOwn(all.charts, String(node.name)))
    return { node: 'chart', rows: all.charts[String(node.name)], of: reduced(node.arguments, all) };
  const meaning = node.meaning as { is: string; name: string; body?: Expr } | undefined;
  if (node.node !== 'name' || meaning === undefined) return undefined;
  if (meaning.is === 'option') {
    const value = all.fixed[meaning.name];
    return value === undefined ? { node: 'option', name: meaning.name } : literal(value);
  }
  if (meaning.is === 'definition') return reduced(meaning.body, all) as Node;
  if (meaning.is === 'step' && all.steps[meaning.name]) return reduced(all.steps[meaning.name], all) as Node;
  return undefined;
}

function literal(value: OptionValue): Node {
  if (typeof value === 'boolean') return { node: 'boolean', value };
  return typeof value === 'number' ? { node: 'number', value } : { node: 'chosen', value };
}

function truthOf(part: unknown): boolean | undefined {
  const { node, value } = part as Node;
  return node === 'boolean' ? (value as boolean) : undefined;
}

/** What is known before anybody plays is worked out. */
function folded(node: Node): Node {
  if (node.node === 'if') {
    const test = truthOf(node.test);
    if (test !== undefined) return (test ? node.then : node.else) as Node;
  }
  if (node.node === 'not') {
    const truth = truthOf(node.of);
    if (truth !== undefined) return { node: 'boolean', value: !truth };
    const inner = node.of as Node;
    if (inner.node === 'not') return inner.of as Node;
  }
  if (node.node === 'is' && (node.subject as Node).node === 'chosen') {
    const chosen = (node.subject as Node).value;
    const names = (node.choices as { name: string }[]).map(({ name }) => name);
    return { node: 'boolean', value: names.includes(String(chosen)) !== node.negated };
  }
  if (node.node === 'and' || node.node === 'or') return joined(node.node, node.of as Node[]);
  return node.node === 'arithmetic' ? reckoned(node) : node;
}

/** What multiplying by one and adding nothing leave as it is. */
function reckoned(node: Node): Node {
  const { op, left, right } = node as Node & Record<'left' | 'right', Node>;
  const neutral = op === '*' ? 1 : op === '+' ? 0 : undefined;
  if (neutral === undefined) return node;
  const isNeutral = (part: Node): boolean => part.node === 'number' && part.value === neutral;
  return isNeutral(left) ? right : isNeutral(right) ? left : node;
}

/** `a and true` is `a`, `a or true` is true; parts of the same kind are one list. */
function joined(kind: 'and' | 'or', of: Node[]): Node {
  const parts = of.flatMap((part) => (part.node === kind ? (part.of as Node[]) : [part]));
  const decides = kind === 'or';
  if (parts.some((part) => truthOf(part) === decides)) return { node: 'boolean', value: decides };
  const open = parts.filter((part) => truthOf(part) === undefined);
  if (open.length <= 1) return open[0] ?? { node: 'boolean', value: !decides };
  return { node: kind, of: open };
}

const TURNED: Record<string, string> = { '>': '<', '>=': '<=' };
const ANY_ORDER = ['and', 'or', 'anyOf', 'tiles'];

/** One order where order says nothing. */
function arranged(node: Node): Node {
  if (node.node === 'compare') {
    const op = String(node.op);
    const sides = [node.left, node.right];
    if (TURNED[op]) return { node: 'compare', op: TURNED[op], left: sides[1], right: sides[0] };
    if (op === '==' || op === '!=') [sides[0], sides[1]] = sorted(sides) as [Part, Part];
    return { node: 'compare', op, left: sides[0], right: sides[1] };
  }
  if (node.node === 'arithmetic' && (node.op === '+' || node.op === '*')) {
    const [left, right] = sorted([node.left, node.right]);
    return { ...node, left, right };
  }
  if (node.node === 'is') return { ...node, choices: sorted(node.choices as Part[]) };
  if (ANY_ORDER.includes(node.node)) {
    const list = node.node === 'tiles' ? 'tiles' : 'of';
    const isSet = node.node === 'and' || node.node === 'or';
    const parts = sorted((node[list] as Part[]) ?? []);
    return { ...node, [list]: isSet ? parts.filter((part, at) => keyOf(part) !== keyOf(parts[at - 1])) : parts };
  }
  return node;
}

function keyOf(part: Part): string {
  return JSON.stringify(part) ?? '';
}

function sorted(parts: readonly Part[]): Part[] {
  return [...parts].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
