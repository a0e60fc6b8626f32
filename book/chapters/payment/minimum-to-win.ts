/** What a hand must be worth to win. */
import { fill, type Line } from '../../make-blocks.ts';
import type { Making } from '../../chapter-context.ts';

/** The minimum as a sentence; nothing where every hand reaches it. */
export function leastLine(making: Making): Line {
  const { minimum } = making.pack.score;
  if (minimum === undefined || making.isAlways(minimum, 'score')) return [];
  return fill(making.texts.minimum, { minimum: making.said(minimum, 'score') });
}
