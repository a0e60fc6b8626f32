/** The seat draws from the head, or from the end that replaces a kong; or the turn passes, and the next seat draws. */
import { nextPlaying } from '../table-facts.ts';
import type { MovingStep } from './step-form.ts';

export const replace: MovingStep<'replace'> = {
  says: 'The player draws a replacement tile.',
  keys: {},
  play: 'draws',
  example: 'replace',
  does: ({ table, seat }, _, __, onward) => onward.draw(table, seat, table.rules.wall.replaceFrom, 'replaced'),
};
export const draw: MovingStep<'draw'> = {
  says: 'The player draws a tile from the head of the wall.',
  keys: {},
  play: 'draws',
  example: 'draw',
  does: ({ table, seat }, _, __, onward) => onward.draw(table, seat, 'head', 'drawn'),
};
export const next: MovingStep<'next'> = {
  says: 'The next player draws a tile.',
  keys: {},
  play: 'passes',
  example: 'next',
  does: ({ table, seat }, _, __, onward) => onward.draw(table, nextPlaying(table, seat), 'head', 'drawn'),
};
