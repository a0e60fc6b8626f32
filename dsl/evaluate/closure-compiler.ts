/** Functions made of a typed tree once, for expressions that are asked again and again. */
import { functionOf } from './interpreter.ts';
import { calculate, compare } from './arithmetic.ts';
import type { Program } from '../expression-problem.ts';
import type { Scope } from '../expression-scope.ts';
import type { Expr } from '../syntax-tree.ts';
import type { Value } from '../words/word.ts';

export type Closure<From> = (from: From) => Value;

/** How the parts that look at something are made: names, counts, `is` of seats and so on. */
export type Leaf<From> = (expr: Expr) => Closure<From>;

/** Logic and arithmetic around leaves. */
export function closureOf<From>(expr: Expr, scope: Scope, leaf: Leaf<From>): Closure<From> {
  const part = (inner: Expr): Closure<From> => closureOf(inner, scope, leaf);
  const number = part as (inner: Expr) => Numbers<From>;
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
    case 'and':
    case 'or':
      return joined(
        expr.of.map((each) => watched(each, part(each), scope)),
        expr.node === 'or',
      );
    case 'not': {
      const inner = part(expr.of);
      return (from) => !inner(from);
    }
    case 'compare': {
      const { op } = expr;
      const [left, right] = [watched(expr.left, number(expr.left), scope) as Numbers<From>, number(expr.right)];
      return (from) => compare(op, left(from), right(from));
    }
    case 'arithmetic': {
      const { op } = expr;
      const [left, right] = [number(expr.left), number(expr.right)];
      return (from) => calculate(op, left(from), right(from));
    }
    case 'negate': {
      const inner = number(expr.of);
      return (from) => 0 - inner(from);
    }
    case 'call': {
      const work = functionOf(expr.name, scope);
      const parts = expr.arguments.map((each) => watched(expr, part(each), scope) as Numbers<From>);
      return (from) => work(...parts.map((each) => each(from)));
    }
    case 'is': {
      if (expr.subject.type !== 'choice') return leaf(expr);
      const names: Value[] = expr.choices.map(({ name }) => name);
      const subject = part(expr.subject);
      return (from) => names.includes(subject(from)) !== expr.negated;
    }
    case 'name': {
      const { meaning } = expr;
      if (meaning?.is === 'definition') return part(meaning.body);
      return meaning?.is === 'option' ? () => meaning.value : leaf(expr);
    }
    default:
      return leaf(expr);
  }
}

/** What is walked to answer a program: who measures what is used hears of every part as written. */
export function walked({ tree, folded, scope }: Program): Expr {
  return scope.observe ? tree : folded;
}

/** The same closure, which tells an observer what it gave, where there is one. */
export function watched<From>(expr: Expr, closure: Closure<From>, { observe }: Scope): Closure<From> {
  if (observe === undefined) return closure;
  return (from) => {
    const value = closure(from);
    observe(expr, value as number | boolean, from);
    return value;
  };
}

type Numbers<From> = (from: From) => number;

/** `or` ends with the first part that holds, `and` with the first that does not. */
function joined<From>([first, ...more]: readonly Closure<From>[], ends: boolean): Closure<From> {
  if (first === undefined) return () => !ends;
  if (more.length === 0) return first;
  const rest = joined(more, ends);
  return ends ? (from) => first(from) || rest(from) : (from) => first(from) && rest(from);
}
