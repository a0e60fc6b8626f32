import type { Expr, Span, Type, PlaceName } from './syntax-tree.ts';
import type { Scope } from './expression-scope.ts';

/** What is wrong with an expression; offsets count in its text, the loader turns them into places in the file. */
export interface ExpressionProblem {
  /** Stable slug, such as `unknown-word`. */
  code: string;
  /** One plain sentence. */
  message: string;
  span: Span;
  /** What to write instead, in a sentence. */
  hint?: string;
  /** The replacement for the text at `span`, when one is likely. */
  replacement?: string;
  /** Other stretches of the text that matter, each with what it has to do with it. */
  further?: { span: Span; message: string }[];
}

/** An expression that is fit to be used: typed, with its definitions resolved. */
export interface Program {
  type: Type;
  /** As written, for explanations. */
  tree: Expr;
  /** The tree with constants worked out, for whoever asks what it gives. */
  folded: Expr;
  place: PlaceName;
  scope: Scope;
}

/** A program, or everything that is wrong with its text. */
export type ExpressionResult = { ok: true; value: Program } | { ok: false; problems: ExpressionProblem[] };

export function complain(
  code: string,
  message: string,
  span: Span,
  more: Omit<ExpressionProblem, 'code' | 'message' | 'span'> = {},
): ExpressionProblem {
  return { code, message, span, ...more };
}
