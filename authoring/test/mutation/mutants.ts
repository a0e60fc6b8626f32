/** Small changes of a pack, each of which some example or scenario should notice. docs/coverage.md lists them. */
import type { Place } from '../../../core/index.ts';
import type { Expr } from '../../../dsl/index.ts';
import {
  plain,
  placeOf,
  type Sourced,
  type SourcedMap,
  type SourcedScalar,
  type Spot,
  valueAt,
  within,
} from '../../../loader/index.ts';
import { schemaAt } from '../../../schemas/index.ts';
import type { Suite } from '../collect-cases.ts';
import { partKey, partsOf } from '../expression-parts.ts';

/** Keys and list indexes from the root of a pack. */
export type PackPath = readonly (string | number)[];

/** A pack with one thing changed. */
export interface Mutant {
  /** Where the changed value stands in the pack. */
  path: PackPath;
  place: Place;
  /** The value in its place before and after; nothing where it is taken out. */
  before: string;
  after: string;
  root: SourcedMap;
}

/** Keys that are no rules, and what tests the rules. */
const SAID = ['name', 'says', 'source', 'status', 'note', 'internal', 'reason', 'about', 'range', 'examples', 'type'];
const HEAD = ['id', 'version', 'about', 'name', 'names', 'sources', 'scenarios', 'tallies'];

/** Every mutant of what the pack itself says, in the order of its files. */
export function mutantsOf(suite: Suite): Mutant[] {
  const own = (spot: Spot): boolean => suite.flat.own.has(spot.source.name);
  const expressions = expressionsOf(suite);
  const found: Mutant[] = [];
  const visit = (node: Sourced, path: PackPath): void => {
    if (path.length === 1 && HEAD.includes(String(path[0]))) return;
    if (path.length > 1 && SAID.includes(String(path.at(-1)))) return;
    if (node.is === 'map') for (const [key, { value }] of node.entries) visit(value, [...path, key]);
    else if (node.is === 'list') node.items.forEach((item, index) => visit(item, [...path, index]));
    if (node.is === 'scalar' && own(node.spot)) found.push(...changes(suite, node, path, expressions));
  };
  visit(suite.flat.root, []);
  return found.sort((a, b) => order(a.place, b.place));
}

function order(a: Place, b: Place): number {
  return a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1;
}

/** By path, the parts of the expression that stands there, each once. */
function expressionsOf({ rules }: Suite): Map<string, Expr[]> {
  const seen = new Set<string>();
  const byPath = new Map<string, Expr[]>();
  for (const { path, written: expr } of partsOf(rules)) {
    const key = `${partKey(path, expr.span)} ${expr.node}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const name = path.join('.');
    byPath.set(name, [...(byPath.get(name) ?? []), expr]);
  }
  return byPath;
}

function changes(suite: Suite, node: SourcedScalar, path: PackPath, expressions: Map<string, Expr[]>): Mutant[] {
  const parts = expressions.get(path.join('.'));
  const text = String(node.value);
  const edits = parts ? parts.flatMap((part) => editsOf(part, text)) : [];
  const others = parts ? [] : otherValues(suite, node, path);
  const { root } = suite.flat;
  const mutant = (place: Spot, before: string, after: string, next: SourcedMap): Mutant => ({
    path,
    place: placeOf(place),
    before,
    after,
    root: next,
  });
  const texts = [...new Map(edits.map((edit) => [edited(text, edit), edit])).entries()];
  return [
    ...texts.map(([after, { start, end }]) =>
      mutant(within(node, start, end), text, after, put(root, path, readAs(after))),
    ),
    ...others.map((after) => mutant(node.spot, text, String(after), put(root, path, after))),
    ...(isDropped(path) ? [mutant(node.spot, text, '', without(root, path))] : []),
  ];
}

/** A stretch of an expression and what stands there instead. */
interface Edit {
  start: number;
  end: number;
  by: string;
}

function edited(text: string, { start, end, by }: Edit): string {
  return text.slice(0, start) + by + text.slice(end);
}

const OPPOSITE: Record<string, string> = { '==': '!=', '!=': '==', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };
const BOUNDARY: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
/** Parts that say yes or no by themselves. */
const LEAVES: Expr['node'][] = ['name', 'named', 'is', 'quantified', 'has', 'include', 'it'];

function editsOf(expr: Expr, text: string): Edit[] {
  const { start, end } = expr.span;
  const whole = text.slice(start, end);
  switch (expr.node) {
    case 'number':
      return [expr.value + 1, expr.value - 1].map((value) => ({ start, end, by: String(value) }));
    case 'boolean':
      return [{ start, end, by: String(!expr.value) }];
    case 'compare':
      return comparisons(expr, text);
    case 'and':
    case 'or':
      return expr.of.slice(1).flatMap((next, index) => swapped(text, expr.of[index]!.span.end, next.span.start));
    case 'not':
      return [{ start, end, by: text.slice(expr.of.span.start, expr.of.span.end) }];
    default:
      return expr.type === 'yes/no' && LEAVES.includes(expr.node) ? [{ start, end, by: `not (${whole})` }] : [];
  }
}

/** Beside a number, moving the number moves the boundary already. */
function comparisons({ op, left, right }: Extract<Expr, { node: 'compare' }>, text: string): Edit[] {
  const start = text.indexOf(op, left.span.end);
  if (start < 0 || start >= right.span.start) return [];
  const end = start + op.length;
  const beside = left.node === 'number' || right.node === 'number';
  const others = [OPPOSITE[op]!, ...(beside || BOUNDARY[op] === undefined ? [] : [BOUNDARY[op]])];
  return others.map((by) => ({ start, end, by }));
}

function swapped(text: string, from: number, to: number): Edit[] {
  const found = /\b(and|or)\b/.exec(text.slice(from, to));
  if (found === null) return [];
  const start = from + found.index;
  return [{ start, end: start + found[0].length, by: found[0] === 'and' ? 'or' : 'and' }];
}

/** Numbers and yes/no of an expression stay what they look like. */
function readAs(text: string): string | number | boolean {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

/** Other values of something that is no expression: the numbers beside it, the other answer, another of a few words. */
function otherValues({ flat }: Suite, { value }: SourcedScalar, path: PackPath): (string | number | boolean)[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'string') return [];
  const { enum: words } = schemaAt(path, plain(flat.root)) ?? {};
  const known = path[0] === 'options' ? choicesAt(flat.root, path) : Array.isArray(words) ? (words as string[]) : [];
  const at = known.indexOf(value);
  return at < 0 || known.length < 2 ? [] : [known[(at + 1) % known.length]!];
}

/** What an option may be. */
function choicesAt(root: SourcedMap, path: PackPath): string[] {
  const values = path.at(-1) === 'default' ? valueAt(root, [...path.slice(0, -1), 'values']) : undefined;
  return values?.is === 'list'
    ? values.items.flatMap((item) => (item.is === 'scalar' ? [String(item.value)] : []))
    : [];
}

/** An exclusion, or a condition of a move. */
function isDropped(path: PackPath): boolean {
  const [chapter, , key] = path;
  if (key === 'absorbs' || key === 'absorbs_on_its_sets') return path.length === 4;
  return chapter === 'moves' && path.length === 3 && ['when', 'discard_limit', 'allows'].includes(String(key));
}

/** The pack with another value at a path; everything else is shared. */
function put(root: SourcedMap, path: PackPath, value: string | number | boolean): SourcedMap {
  return changed(root, path, (old) => ({ is: 'scalar', spot: old.spot, value })) as SourcedMap;
}

/** The pack without what stands at a path. */
function without(root: SourcedMap, path: PackPath): SourcedMap {
  return changed(root, path, () => undefined) as SourcedMap;
}

function changed(
  node: Sourced,
  [step, ...rest]: PackPath,
  change: (old: Sourced) => Sourced | undefined,
): Sourced | undefined {
  if (step === undefined) return change(node);
  if (node.is === 'list') {
    const items = node.items.flatMap((item, index) => (index === step ? (changed(item, rest, change) ?? []) : [item]));
    return { ...node, items };
  }
  if (node.is !== 'map') return node;
  const entries = new Map(node.entries);
  const entry = entries.get(String(step))!;
  const value = changed(entry.value, rest, change);
  if (value === undefined) entries.delete(String(step));
  else entries.set(String(step), { ...entry, value });
  return { ...node, entries };
}
