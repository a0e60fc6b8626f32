/** An expression without what is known before play: options in force, definitions, and sums of plain numbers. */
import { type Expr, same } from '../../dsl/index.ts';
import type { Node } from './parts.ts';

/** What folding knows. */
export interface Known {
  /** Tallies that no pattern takes from. */
  rising: ReadonlySet<string>;
  charts: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** The same said with less: constants worked out, `not` standing only before what has no opposite. */
export function fold(expr: Expr, known: Known): Expr {
  switch (expr.node) {
    case 'name':
      return foldName(expr, known);
    case 'is':
      return foldChoice(expr);
    case 'not':
      return opposite(fold(expr.of, known));
    case 'and':
    case 'or':
      return foldAll(expr, known);
    case 'if':
      return foldIf(expr, known);
    case 'compare':
      return foldCompare(expr, known);
    case 'arithmetic':
      return foldArithmetic(expr, known);
    case 'negate':
      return foldNegative(expr, known);
    case 'call':
      return foldCall(expr, known);
    case 'quantified':
    case 'count':
      return { ...expr, phrase: foldPhrase(expr.phrase, known) };
    case 'per':
      return { ...expr, phrase: foldPhrase(expr.phrase, known), ...(expr.value && { value: fold(expr.value, known) }) };
    default:
      return expr;
  }
}

function foldPhrase(phrase: Node<'count'>['phrase'], known: Known): Node<'count'>['phrase'] {
  return phrase.where === undefined ? phrase : { ...phrase, where: fold(phrase.where, known) };
}

function numberOf(expr: Expr): number | undefined {
  return expr.node === 'number' ? expr.value : undefined;
}

function aNumber(value: number, like: Expr): Expr {
  return { node: 'number', value, span: like.span, type: 'number' };
}

function aTruth(value: boolean, like: Expr): Expr {
  return { node: 'boolean', value, span: like.span, type: 'yes/no' };
}

function foldName(expr: Node<'name'>, known: Known): Expr {
  const { meaning } = expr;
  if (meaning?.is === 'definition') {
    const body = fold(meaning.body, known);
    return isTerm(body) ? { ...expr, meaning: { ...meaning, body } } : body;
  }
  if (meaning?.is !== 'option') return expr;
  if (typeof meaning.value === 'number') return aNumber(meaning.value, expr);
  return typeof meaning.value === 'boolean' ? aTruth(meaning.value, expr) : expr;
}

/** A number that takes a while to explain: it keeps its name, and is explained at the end. */
function isTerm(body: Expr): boolean {
  if (body.type !== 'number') return false;
  if (body.node === 'if') return body.then.node !== 'number' || body.else.node !== 'number';
  return body.node === 'call' || body.node === 'arithmetic';
}

function foldChoice(expr: Node<'is'>): Expr {
  const { subject, negated, choices } = expr;
  const meaning = subject.node === 'name' ? subject.meaning : undefined;
  if (meaning?.is === 'option') return aTruth(choices.some(({ name }) => name === meaning.value) !== negated, expr);
  return expr;
}

/** `and` without what is always so; both sides of `or` likewise. */
function foldAll(expr: Node<'and' | 'or'>, known: Known): Expr {
  const settles = expr.node === 'or';
  const parts = expr.of
    .map((part) => fold(part, known))
    .flatMap((part) => (part.node === expr.node ? part.of : [part]))
    .filter((part) => part.node !== 'boolean' || part.value === settles);
  const settled = parts.find((part) => part.node === 'boolean');
  if (settled) return settled;
  const lean = expr.node === 'and' ? parts.map((part) => withoutKnown(part, parts)) : parts;
  const different = lean.filter((part, index) => lean.findIndex((other) => same(other, part)) === index);
  if (different.length === 0) return aTruth(!settles, expr);
  return different.length === 1 ? different[0]! : { ...expr, of: different };
}

/** `a, and not (a and b)` is `a, and not b`. */
function withoutKnown(part: Expr, all: readonly Expr[]): Expr {
  if (part.node !== 'not' || part.of.node !== 'and') return part;
  const rest = part.of.of.filter((inner) => !all.some((other) => same(other, inner)));
  if (rest.length === 0 || rest.length === part.of.of.length) return part;
  return opposite(rest.length === 1 ? rest[0]! : { ...part.of, of: rest });
}

function foldIf(expr: Node<'if'>, known: Known): Expr {
  const test = fold(expr.test, known);
  const yes = fold(expr.then, known);
  const no = fold(expr.else, known);
  if (test.node === 'boolean') return test.value ? yes : no;
  if (same(yes, no)) return yes;
  return { ...expr, test, then: yes, else: no };
}

const OPPOSITE = { '==': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;
const TURNED = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function foldCompare(expr: Node<'compare'>, known: Known): Expr {
  const left = fold(expr.left, known);
  const right = fold(expr.right, known);
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a !== undefined && b !== undefined) return aTruth(compares(expr.op, a, b), expr);
  if (a !== undefined) return foldCompare({ ...expr, left: right, right: left, op: TURNED[expr.op] }, known);
  if (b !== undefined && expr.op === '>=' && leastOf(left, known) >= b) return aTruth(true, expr);
  return { ...expr, left, right };
}

/** What a number is at least. */
function leastOf(expr: Expr, known: Known): number {
  if (expr.node === 'number') return expr.value;
  if (expr.node === 'count') return 0;
  if (expr.node === 'call' && expr.name === 'max')
    return Math.max(...expr.arguments.map((argument) => leastOf(argument, known)));
  const tally = expr.node === 'arithmetic' && expr.op === '-' ? expr.left : expr;
  const isPart = tally === expr || (expr.node === 'arithmetic' && isGroupOf(tally, expr.right));
  if (tally.node === 'name' && tally.meaning?.is === 'tally' && isPart && known.rising.has(tally.name)) return 0;
  return Number.NEGATIVE_INFINITY;
}

/** What one group adds to a tally. */
function isGroupOf(tally: Expr, part: Expr): boolean {
  return tally.node === 'name' && part.node === 'tallyOf' && part.tally === tally.name;
}

function compares(op: Node<'compare'>['op'], a: number, b: number): boolean {
  if (op === '==') return a === b;
  if (op === '!=') return a !== b;
  if (op === '<') return a < b;
  if (op === '<=') return a <= b;
  return op === '>' ? a > b : a >= b;
}

/** What is not so: comparisons turned round, `not` before the rest. */
export function opposite(expr: Expr): Expr {
  switch (expr.node) {
    case 'boolean':
      return { ...expr, value: !expr.value };
    case 'not':
      return expr.of;
    case 'compare':
      return { ...expr, op: OPPOSITE[expr.op] };
    case 'is':
      return { ...expr, negated: !expr.negated };
    case 'if':
      return { ...expr, then: opposite(expr.then), else: opposite(expr.else) };
    default:
      return { node: 'not', of: expr, span: expr.span, type: 'yes/no' };
  }
}

function foldArithmetic(expr: Node<'arithmetic'>, known: Known): Expr {
  const { op } = expr;
  const left = fold(expr.left, known);
  const right = fold(expr.right, known);
  const [a, b] = [numberOf(left), numberOf(right)];
  if (a !== undefined && b !== undefined) {
    const value = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[op];
    if (Number.isFinite(value)) return aNumber(value, expr);
  }
  const spread =
    op !== '/'
      ? undefined
      : spreadOver([left, right], ([x, y]) => foldArithmetic({ ...expr, left: x!, right: y! }, known));
  if (spread) return spread;
  if (op === '*' && (a === 0 || b === 0)) return aNumber(0, expr);
  if ((op === '*' && a === 1) || (op === '+' && a === 0)) return right;
  if (((op === '*' || op === '/') && b === 1) || ((op === '+' || op === '-') && b === 0)) return left;
  return { ...expr, left, right };
}

function foldNegative(expr: Node<'negate'>, known: Known): Expr {
  const of = fold(expr.of, known);
  const value = numberOf(of);
  return value === undefined ? { ...expr, of } : aNumber(-value, expr);
}

const WORK: Record<string, (numbers: number[]) => number> = {
  floor: ([x]) => Math.floor(x!),
  ceil: ([x]) => Math.ceil(x!),
  min: (numbers) => Math.min(...numbers),
  max: (numbers) => Math.max(...numbers),
  round_up: ([x, unit]) => (unit! > 0 ? Math.ceil(x! / unit!) * unit! : x!),
  round: ([x, unit]) => (unit! > 0 ? Math.sign(x!) * Math.floor(Math.abs(x!) / unit! + 0.5) * unit! : x!),
};

function foldCall(expr: Node<'call'>, known: Known): Expr {
  const list = expr.arguments.map((argument) => fold(argument, known));
  const numbers = list.flatMap((argument) => numberOf(argument) ?? []);
  if (numbers.length < list.length)
    return spreadOver(list, (given) => foldCall({ ...expr, arguments: given }, known)) ?? { ...expr, arguments: list };
  const work = WORK[expr.name] ?? (([x]) => chartAt(known.charts[expr.name] ?? [], x!));
  return aNumber(work(numbers), expr);
}

/** Worked out for both cases of a choice between plain numbers, where all else is plain numbers too. */
function spreadOver(list: readonly Expr[], work: (list: Expr[]) => Expr): Expr | undefined {
  const at = list.findIndex((each) => each.node === 'if');
  const choice = list[at];
  const isPlain = list.every((each, index) => index === at || each.node === 'number');
  if (choice?.node !== 'if' || !isPlain || choice.then.node !== 'number' || choice.else.node !== 'number')
    return undefined;
  const yes = work(list.with(at, choice.then));
  const no = work(list.with(at, choice.else));
  return { ...choice, then: yes, else: no };
}

/** The row at or below a number. */
function chartAt(rows: readonly (readonly [number, number])[], x: number): number {
  return rows.findLast(([from]) => from <= x)?.[1] ?? 0;
}
