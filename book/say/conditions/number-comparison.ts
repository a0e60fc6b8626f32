/** Comparisons with a plain number: how many there are. */
import type { Expr } from '../../../dsl/index.ts';
import type { Amount } from '../sentence-part-types.ts';
import type { Node } from '../tree-node-types.ts';

/** How many a comparison asks for; undefined where it is no whole number that is known. */
export function amountIn({ op, right }: Node<'compare'>): Amount | undefined {
  if (right.node !== 'number' || !Number.isInteger(right.value) || right.value < 0) return undefined;
  const n = right.value;
  switch (op) {
    case '==':
      return { is: 'exactly', n };
    case '!=':
      return n === 0 ? { is: 'least', n: 1 } : { is: 'not', n };
    case '>=':
      return { is: 'least', n };
    case '>':
      return { is: 'least', n: n + 1 };
    case '<=':
      return { is: 'most', n };
    case '<':
      return n === 0 ? undefined : { is: 'most', n: n - 1 };
  }
}

/** A comparison of just this node. */
export function isCompare(expr: Expr): expr is Node<'compare'> {
  return expr.node === 'compare';
}
