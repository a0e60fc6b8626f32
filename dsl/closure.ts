/** Functions made of a typed tree once, for expressions that are asked again and again. */
import { call } from './interpret.ts';
import { calculate, compare } from './numbers.ts';
import type { Scope } from './scope.ts';
import type { Expr } from './tree.ts';
import type { Value } from './words/word.ts';

export type Closure<From> = (from: From) => Value;

/** How the parts that look at something are made: names, counts, `is` of seats and so on. */
export type Leaf<From> = (expr: Expr) => Closure<From>;

/** Logic and arithmetic around leaves. */
export function closureOf<From>(expr: Expr, scope: Scope, leaf: Leaf<From>): Closure<From> {
  const part = (inner: Expr): Closure<From> => closureOf(inner, scope, leaf);
  const number = (inner: Expr): ((from: From) => number) => part(inner) as (from: From) => number;
  switch (expr.node) {
    case 'number':
    case 'boolean': {
      const { value } = expr;
      return () => value;
    }
    case 'if': {
      const [test, yes, no] = [watched(expr, part(expr.test), scope), part(expr.then), part(expr.else)];
      return (from) => (test(from) ? yes(from) : no(from));
    }
    case 'and': {
      const parts = expr.of.map(part);
      return (from) => parts.every((each) => each(from));
    }
    case 'or': {
      const parts = expr.of.map(part);
      return (from) => parts.some((each) => each(from));
    }
    case 'not': {
      const inner = part(expr.of);
      return (from) => !inner(from);
    }
    case 'compare': {
      const { op } = expr;
      const [left, right] = [number(expr.left), number(expr.right)];
      return (from) => compare(op, left(from), right(from));
    }
    case 'arithmetic': {
      const { op } = expr;
      const [left, right] = [number(expr.left), number(expr.right)];
      return (from) => calculate(op, left(from), right(from));
    }
    case 'negate': {
      const inner = number(expr.of);
      return (from) => calculate('-', 0, inner(from));
    }
    case 'call': {
      const { name } = expr;
      const parts = expr.arguments.map((each) => watched(expr, part(each), scope) as (from: From) => number);
      return (from) =>
        call(
          name,
          parts.map((each) => each(from)),
          { scope },
        );
    }
    case 'is': {
      if (expr.subject.type !== 'choice') return leaf(expr);
      const subject = part(expr.subject);
      const names = new Set<Value>(expr.choices.map(({ name }) => name));
      const { negated } = expr;
      return (from) => names.has(subject(from)) !== negated;
    }
    case 'name': {
      if (expr.meaning?.is === 'definition') return part(expr.meaning.body);
      if (expr.meaning?.is !== 'option') return leaf(expr);
      const { value } = expr.meaning;
      return () => value;
    }
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
