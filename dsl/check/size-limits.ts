/** Limits that keep every text from taking long: of length, of nesting, of size. */
import type { IToken } from 'chevrotain';
import { spanOf } from '../parse/build-tree.ts';
import { complain, type ExpressionProblem } from '../expression-problem.ts';
import { tokens } from '../parse/tokens.ts';
import type { Span } from '../syntax-tree.ts';

const LONGEST = 10_000;
const DEEPEST_NESTING = 60;
/** Depth of a tree, definitions included. */
export const DEEPEST_TREE = 300;
/** Parts of a tree, definitions included. */
export const LARGEST_TREE = 5000;

export function tooLong(text: string): ExpressionProblem | undefined {
  if (text.length <= LONGEST) return undefined;
  const message = `This expression has ${text.length} characters; more than ${LONGEST} are not read.`;
  return complain('too-long', message, { start: LONGEST, end: text.length });
}

/** The place where parentheses, `if`, `per`, `not` and `-` stand too deep in each other for the parser. */
export function tooNested(list: readonly IToken[]): ExpressionProblem | undefined {
  const { open, close, minus, keyword } = tokens();
  const opened: IToken[] = [];
  let prefixes = 0;
  for (const token of list) {
    const { tokenType } = token;
    if (tokenType === close) closeUpTo(opened, '(');
    const nests = tokenType === open || [keyword.if, keyword.per, keyword.where].includes(tokenType);
    if (nests) opened.push(token);
    prefixes = tokenType === keyword.not || tokenType === minus ? prefixes + 1 : nests ? prefixes : 0;
    if (opened.length + prefixes > DEEPEST_NESTING) return tellTooDeep(spanOf(token));
  }
  return undefined;
}

function closeUpTo(opened: IToken[], image: string): void {
  while (opened.length > 0 && opened.pop()!.image !== image);
}

export function tellTooDeep(span: Span): ExpressionProblem {
  return complain('too-deep', 'This is nested too deep to be read.', span, {
    hint: 'Give a part of it a name among the words of the pack.',
  });
}

export function tellTooLarge(span: Span): ExpressionProblem {
  return complain('too-large', 'With the definitions it uses, this is too large.', span, {
    hint: 'Use fewer definitions made of each other.',
  });
}

/** How deep a tree is and how many parts it has, without recursion; `visit` is called with each part and its level. */
export function measure(tree: object, visit?: (part: object, level: number) => void): { depth: number; nodes: number } {
  const waiting: { part: object; depth: number }[] = [{ part: tree, depth: 1 }];
  let deepest = 0;
  let nodes = 0;
  while (waiting.length > 0) {
    const { part, depth } = waiting.pop()!;
    const counts = 'span' in part ? 1 : 0;
    visit?.(part, depth);
    nodes += counts;
    deepest = Math.max(deepest, depth);
    for (const value of Object.values(part)) {
      if (typeof value === 'object' && value !== null) waiting.push({ part: value, depth: depth + counts });
    }
  }
  return { depth: deepest, nodes };
}
