/** Findings within the text of an expression. */
import type { Problem } from '../../core/index.ts';
import { within, type SourcedScalar } from '../../loader/index.ts';
import { findingAt, type Finding } from './checked-pack.ts';

/** A finding at a part of an expression; at the whole of it without a span. */
export function findingIn(
  code: string,
  message: string,
  node: SourcedScalar,
  span: { start: number; end: number } | undefined,
  entry: string,
  more: Pick<Problem, 'hint' | 'further' | 'replacement'> = {},
): Finding {
  const spot = span === undefined ? node.spot : within(node, span.start, span.end);
  return findingAt(code, message, spot, entry, more);
}
