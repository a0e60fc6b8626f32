/**
 * What an expression comes to, as a text: the same for the same meaning, however its words are called and ordered.
 *
 *     `dragon_pung and concealed`  ─┐
 *     `concealed and has pung of 567z` ─┴─▶ the same text
 */
import type { OptionValue } from '../../../core/index.ts';
import { type Expr, fold, type Scope, withParts } from '../../../dsl/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';

/** What is put in the place of names. */
export interface Dictionary {
  /** Options that only one of two packs has: they stand for their value. */
  fixed: Readonly<Record<string, OptionValue>>;
  /** Steps of the score. */
  steps: Readonly<Record<string, Expr>>;
  charts: Scope['charts'];
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
  const { fixed, charts } = dictionary;
  const folded = fold(namesReplaced(tree, dictionary), { charts, option: (name) => fixed[name] });
  return JSON.stringify(reduced(folded, dictionary));
}

/** What definitions and steps stand for, in the place of their names. */
function namesReplaced(expr: Expr, dictionary: Dictionary): Expr {
  const meaning = expr.node === 'name' ? expr.meaning : undefined;
  const { [meaning?.is === 'step' ? meaning.name : '']: step } = dictionary.steps;
  const body = meaning?.is === 'definition' ? meaning.body : step;
  return body ? namesReplaced(body, dictionary) : withParts(expr, (part) => namesReplaced(part, dictionary));
}

type Part = unknown;
type Node = { node: string } & Record<string, unknown>;

/** Without places, in one order. */
function reduced(part: Part, all: Dictionary): Part {
  if (Array.isArray(part)) return part.map((one) => reduced(one, all));
  if (typeof part !== 'object' || part === null) return part;
  if (!('node' in part)) return entriesOf(part, all);
  const node = part as Node;
  return arranged(named(node, all) ?? (entriesOf(node, all) as Node));
}

const PLACES = ['span', 'type'];

function entriesOf(part: object, all: Dictionary): object {
  const entries = Object.entries(part).filter(([key]) => !PLACES.includes(key));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, reduced(one, all)]));
}

/** A chart is its rows, an option only its name: its value is a change of its own. */
function named(node: Node, all: Dictionary): Node | undefined {
  if (node.node === 'call' && Object.hasOwn(all.charts, String(node.name)))
    return { node: 'chart', rows: all.charts[String(node.name)], of: reduced(node.arguments, all) };
  const meaning = node.meaning as { is: string; name: string } | undefined;
  return node.node === 'name' && meaning?.is === 'option' ? { node: 'option', name: meaning.name } : undefined;
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
    const parts = sorted(
      ((node[list] ?? []) as Node[]).flatMap((one) => (isSet && one.node === node.node ? (one.of as Part[]) : [one])),
    );
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
