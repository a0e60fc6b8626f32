import { complain, type ExpressionProblem } from '../expression-problem.ts';
import type { Scope } from '../expression-scope.ts';
import type { Expr, KindSet, Noun, PlaceName, Span, Type } from '../syntax-tree.ts';

/** What a definition turns out to be where it is used; undefined: not right, and already told. */
export type Resolved = { kinds: KindSet } | { expr: Expr } | undefined;

/** Where a node stands while it is checked. */
export interface Context {
  place: PlaceName;
  scope: Scope;
  problems: ExpressionProblem[];
  /** The noun that `count`, `per` or `where` speaks of. */
  it?: Noun;
  /** Inside `has` and `include`: rank variables with a range. */
  ranges?: readonly string[];
  /** Counts within counts. */
  depth: number;
  /** Directly inside a function that rounds: a division need not come out even. */
  rounded?: boolean;
  check(expr: Expr, at: Context): Expr;
  resolve(name: string, span: Span, at: Context): Resolved;
}

export function tell(
  at: Context,
  code: string,
  message: string,
  span: Span,
  more: Omit<ExpressionProblem, 'code' | 'message' | 'span'> = {},
): void {
  at.problems.push(complain(code, message, span, more));
}

export const TYPES: Record<Type, string> = {
  number: 'a number',
  'yes/no': 'a condition',
  kinds: 'a set of kinds',
  seat: 'a seat',
  choice: 'a choice of names',
};

/** How to make what is wanted of what is there. */
function conversion(wanted: Type, given: Type): { hint?: string } {
  if (given === 'kinds') return { hint: 'Say what has to be of these kinds: `every tile is ...`, `pair is ...`.' };
  if (given === 'choice' || given === 'seat') return { hint: 'Say which one: `... is ...`.' };
  if (wanted === 'yes/no') return { hint: 'Compare it: `... > 0`.' };
  return wanted === 'number' ? { hint: 'Write `if ... then 1 else 0`.' } : {};
}

/** Checks a part and tells if it is not of the wanted type; `where` says whose part it is. */
export function want(wanted: Type, expr: Expr, at: Context, where: string): Expr {
  const checked = at.check(expr, at);
  if (checked.type !== undefined && checked.type !== wanted) {
    const message = `${where} needs ${TYPES[wanted]}, but this is ${TYPES[checked.type]}.`;
    tell(at, 'wrong-type', message, expr.span, conversion(wanted, checked.type));
  }
  return checked;
}
