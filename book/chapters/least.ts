/** What a hand must be worth to win. */
import { fill, type Line, plainText } from '../inline.ts';
import type { Making } from '../making.ts';

/** The minimum as a sentence; nothing where every hand reaches it. */
export function leastLine(making: Making): Line {
  const { minimum } = making.pack.score;
  const always = plainText(making.clause('0 == 0', 'score'));
  if (minimum === undefined || plainText(making.clause(minimum, 'score')) === always) return [];
  return fill(making.texts.minimum, { minimum: making.said(minimum, 'score') });
}
