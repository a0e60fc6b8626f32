/** Names for parts of the tree that this folder speaks of. */
import type { Expr, NounPhrase } from '../../dsl/index.ts';

export type { Noun } from '../../dsl/index.ts';
export type Adjective = NounPhrase['adjectives'][number];
/** Whether a suit is a letter that stands for any. */
export function isVariable(suit: string): boolean {
  return suit >= 'A' && suit <= 'Z';
}

/** The nodes of these names. */
export type Node<Name extends Expr['node']> = Extract<Expr, { node: Name }>;
