/**
 * The last stage of `compile`: constants are worked out, with the arithmetic of the interpreter. An option is a constant too.
 *
 *     ready and not open_ends          with `open_ends` off: ready
 *     fan * (if half then 2 / 4 else 1)      with `half` on: fan * 0.5
 *
 * A name of the pack stays a name unless it stands for a constant or for another name.
 */
import type { OptionValue } from '../../core/index.ts';
import { functionOf } from '../evaluate/interpreter.ts';
import { calculate, compare } from '../evaluate/arithmetic.ts';
import type { Program } from '../expression-problem.ts';
import type { Scope } from '../expression-scope.ts';
import type { Expr, Meaning, Type } from '../syntax-tree.ts';

type Node<Name extends Expr['node']> = Extract<Expr, { node: Name }>;

/** What folding knows. */
export interface Constants {
  charts: Scope['charts'];
  /** What stands for an option, undefined where it is left open; without it the value in force. */
  option?: (name: string) => OptionValue | undefined;
}

/** A program of a tree, which keeps the tree as written. */
export function programFrom(
  tree: Expr,
  { type, place, scope }: Pick<Program, 'place' | 'scope'> & { type?: Type },
): Program {
  return { type: tree.type ?? type ?? 'yes/no', tree, folded: fold(tree, scope), place, scope };
}

/** The same tree with less to work out. */
export function fold(expr: Expr, known: Constants): Expr {
  return foldNode(
    withParts(expr, (part) => fold(part, known)),
    known,
  );
}

/** A copy whose parts that are expressions are changed, wherever they stand in it; the same object where none of them is. */
export function withParts<Whole extends object>(whole: Whole, change: (part: Expr) => Expr): Whole {
  let made = whole;
  for (const key in whole) {
    const part = whole[key];
    if (typeof part !== 'object' || part === null || key === 'span') continue;
    const next = isExpression(part) ? change(part) : withParts(part, change);
    if (next === part) continue;
    if (made === whole) made = (Array.isArray(whole) ? [...whole] : { ...whole }) as Whole;
    made[key] = next as Whole[typeof key];
  }
  return made;
}

/** Kinds and predicates are nodes too, but have no type. */
function isExpression(part: object): part is Expr {
  return 'node' in part && 'type' in part;
}

/** Folds a node whose parts are folded. */
export function foldNode(expr: Expr, known: Constants): Expr {
  switch (expr.node) {
    case 'name':
      return foldName(expr, known);
    case 'is':
      return foldChoice(expr, known);
    case 'not':
      if (expr.of.node === 'not') return expr.of.of;
      return expr.of.node === 'boolean' ? literal(!expr.of.value, expr) : expr;
    case 'and':
    case 'or':
      return joined(expr);
    case 'if':
      return expr.test.node === 'boolean' ? (expr.test.value ? expr.then : expr.else) : expr;
    case 'compare': {
      const { op, left, right } = expr;
      return left.node === 'number' && right.node === 'number'
        ? literal(compare(op, left.value, right.value), expr)
        : expr;
    }
    case 'arithmetic':
      return foldArithmetic(expr);
    case 'negate':
      return expr.of.node === 'number' ? literal(calculate('-', 0, expr.of.value), expr) : expr;
    case 'call': {
      const numbers = expr.arguments.flatMap((each) => (each.node === 'number' ? each.value : []));
      return numbers.length < expr.arguments.length ? expr : literal(functionOf(expr.name, known)(...numbers), expr);
    }
    default:
      return expr;
  }
}

/** A constant at the place of something. */
export function literal(value: number | boolean, { span }: Pick<Expr, 'span'>): Expr {
  return typeof value === 'number'
    ? { node: 'number', value, span, type: 'number' }
    : { node: 'boolean', value, span, type: 'yes/no' };
}

function foldName(expr: Node<'name'>, known: Constants): Expr {
  const { meaning } = expr;
  if (meaning?.is === 'definition') return /^(number|boolean|name)$/.test(meaning.body.node) ? meaning.body : expr;
  const value = optionOf(meaning, known);
  return value === undefined || typeof value === 'string' ? expr : literal(value, expr);
}

function optionOf(meaning: Meaning | undefined, known: Constants): OptionValue | undefined {
  if (meaning?.is !== 'option') return undefined;
  return known.option ? known.option(meaning.name) : meaning.value;
}

function foldChoice(expr: Node<'is'>, known: Constants): Expr {
  const { subject, choices, negated } = expr;
  const value = subject.node === 'name' ? optionOf(subject.meaning, known) : undefined;
  return value === undefined ? expr : literal(choices.some(({ name }) => name === value) !== negated, expr);
}

/** One part decides, or is left out. */
function joined(expr: Node<'and' | 'or'>): Expr {
  const decides = expr.node === 'or';
  const open = expr.of.filter(({ node }) => node !== 'boolean');
  if (open.length > 1 && open.length === expr.of.length) return expr;
  if (expr.of.some((part) => part.node === 'boolean' && part.value === decides)) return literal(decides, expr);
  return open.length > 1 ? { ...expr, of: open } : (open[0] ?? literal(!decides, expr));
}

/** Also what adding nothing, multiplying by one and the like leave. */
function foldArithmetic(expr: Node<'arithmetic'>): Expr {
  const { op, left, right } = expr;
  const [a, b] = [left, right].map((each) => (each.node === 'number' ? each.value : undefined));
  if (a !== undefined && b !== undefined) return literal(calculate(op, a, b), expr);
  const isProduct = op === '*' || op === '/';
  if (isProduct && (a === 0 || b === 0)) return literal(0, expr);
  if (b === (isProduct ? 1 : 0)) return left;
  return (op === '*' && a === 1) || (op === '+' && a === 0) ? right : expr;
}
