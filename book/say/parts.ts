/** Names for parts of the tree that this folder speaks of. */
import type { Expr, NounPhrase } from '../../dsl/index.ts';

export type { Noun } from '../../dsl/index.ts';
export type Adjective = NounPhrase['adjectives'][number];
/** The nodes of these names. */
export type Node<Name extends Expr['node']> = Extract<Expr, { node: Name }>;
