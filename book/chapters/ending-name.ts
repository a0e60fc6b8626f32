/** The name of a way for a deal to end, those that every pack has included. */
import type { Inline } from '../block-types.ts';
import { text } from '../make-blocks.ts';
import { type Making, nameOf } from '../chapter-context.ts';

export function endingName(making: Making, ending: string): Inline {
  const { texts, pack } = making;
  const { endingWin: win, endingExhausted: exhausted, endingFalseWin: false_win, endingGameOver: game_over } = texts;
  const known = { win, exhausted, false_win, game_over }[ending];
  return pack.endings?.[ending]?.name || known === undefined ? nameOf(making, 'endings', ending) : text(known);
}
