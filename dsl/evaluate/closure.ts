/**
 * Functions made of a typed tree once, for expressions that are asked again and again. What options decide is decided then:
 *
 *     any_discard or not same kind as claimed        with `any_discard` off: not same kind as claimed
 */
import { call } from './interpreter.ts';
import { calculate } from './numbers.ts';
import type { Scope } from '../scope.ts';
import type { Expr } from '../tree.ts';
import type { Value } from '../words/word.ts';

export type Closure<From> = (from: From) => Value;

/** How the parts that look at something are made: names, counts, `is` of seats and so on. */
export type Leaf<From> = (expr: Expr) => Closure<From>;

/** What is the same whatever it is asked of. */
const fixed = new WeakMap<object, Value>();

function always<From>(value: Value): Closure<From> {
  const closure = (): Value => value;
  fixed.set(closure, value);
  return closure;
}

/** Logic and arithmetic around leaves. */
export function closureOf<From>(expr: Expr, scope: Scope, leaf: Leaf<From>): Closure<From> {
  const part = (inner: Expr): Closure<From> => closureOf(inner, scope, leaf);
  switch (expr.node) {
    case 'number':
    case 'boolean':
      return always(expr.value);
    case 'if':
      return either(watched(expr, part(expr.test), scope), part(expr.then), part(expr.else));
    case 'and':
      return joined(expr.of.map(part), false);
    case 'or':
      return joined(expr.of.map(part), true);
    case 'not':
      return of(
        [part(expr.of)],
        ([inner]) =>
          (from) =>
            !inner!(from),
      );
    case 'compare': {
      const { op } = expr;
      return of([part(expr.left), part(expr.right)], ([left, right]) =>
        comparing(op, left as Numbers<From>, right as Numbers<From>),
      );
    }
    case 'arithmetic': {
      const { op } = expr;
      return of(
        [part(expr.left), part(expr.right)],
        ([left, right]) =>
          (from) =>
            calculate(op, left!(from) as number, right!(from) as number),
      );
    }
    case 'negate':
      return of(
        [part(expr.of)],
        ([inner]) =>
          (from) =>
            calculate('-', 0, inner!(from) as number),
      );
    case 'call': {
      const { name } = expr;
      return of(
        expr.arguments.map((each) => watched(expr, part(each), scope)),
        (parts) => (from) =>
          call(
            name,
            parts.map((each) => each(from) as number),
            { scope },
          ),
      );
    }
    case 'is': {
      if (expr.subject.type !== 'choice') return leaf(expr);
      return of([part(expr.subject)], ([subject]) =>
        choosing(
          subject!,
          expr.choices.map(({ name }) => name),
          !expr.negated,
        ),
      );
    }
    case 'name':
      if (expr.meaning?.is === 'definition') return part(expr.meaning.body);
      return expr.meaning?.is === 'option' ? always(expr.meaning.value) : leaf(expr);
    default:
      return leaf(expr);
  }
}

/** The same closure, which tells an observer what it gave, where there is one. */
export function watched<From>(expr: Expr, closure: Closure<From>, { observe }: Scope): Closure<From> {
  if (observe === undefined) return closure;
  return (from) => {
    const value = closure(from);
    observe(expr, value as number | boolean);
    return value;
  };
}

type Numbers<From> = (from: From) => number;

/** A function of parts; where all of them are fixed, so is the whole. */
function of<From>(parts: Closure<From>[], make: (parts: Closure<From>[]) => Closure<From>): Closure<From> {
  const whole = make(parts);
  return parts.every((each) => fixed.has(each)) ? always(whole(undefined as From)) : whole;
}

function either<From>(test: Closure<From>, yes: Closure<From>, no: Closure<From>): Closure<From> {
  if (fixed.has(test)) return fixed.get(test) ? yes : no;
  return (from) => (test(from) ? yes(from) : no(from));
}

/** `or` ends with the first part that holds, `and` with the first that does not; parts that are sure not to end it go. */
function joined<From>(parts: readonly Closure<From>[], ends: boolean): Closure<From> {
  const open = parts.filter((each) => !fixed.has(each) || fixed.get(each) === ends);
  if (open[0] === undefined) return always(!ends);
  if (open.some((each) => fixed.has(each))) return always(ends);
  const [first, second, third, ...more] = open;
  if (second === undefined) return first!;
  if (third === undefined)
    return ends ? (from) => first!(from) || second(from) : (from) => first!(from) && second(from);
  const rest = more.length === 0 ? third : joined([third, ...more], ends);
  return ends
    ? (from) => first!(from) || second(from) || rest(from)
    : (from) => first!(from) && second(from) && rest(from);
}

function comparing<From>(op: string, left: Numbers<From>, right: Numbers<From>): Closure<From> {
  switch (op) {
    case '==':
      return (from) => left(from) === right(from);
    case '!=':
      return (from) => left(from) !== right(from);
    case '<':
      return (from) => left(from) < right(from);
    case '<=':
      return (from) => left(from) <= right(from);
    case '>':
      return (from) => left(from) > right(from);
    default:
      return (from) => left(from) >= right(from);
  }
}

function choosing<From>(subject: Closure<From>, names: readonly Value[], found: boolean): Closure<From> {
  const [only] = names;
  if (names.length === 1) return (from) => (subject(from) === only) === found;
  return (from) => names.includes(subject(from)) === found;
}
