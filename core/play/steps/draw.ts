/** The seat draws from the head, or from the end that replaces a kong; or the turn passes, and the next seat draws. */
import { nextSeat } from '../context.ts';
import type { FormOf, MovingStep } from './step-form.ts';

export const replace: FormOf<'replace'> = { keys: {}, play: 'draws', example: 'replace' };
export const draw: FormOf<'draw'> = { keys: {}, play: 'draws', example: 'draw' };
export const next: FormOf<'next'> = { keys: {}, play: 'passes', example: 'next' };

export const drawReplacement: MovingStep<'replace'> = {
  waits: true,
  does: ({ table, seat }, _, __, onward) => onward.draw(table, seat, table.rules.wall.replaceFrom, 'replaced'),
};

export const drawTile: MovingStep<'draw'> = {
  waits: true,
  does: ({ table, seat }, _, __, onward) => onward.draw(table, seat, 'head', 'drawn'),
};

export const passTurn: MovingStep<'next'> = {
  waits: true,
  does: ({ table, seat }, _, __, onward) => onward.draw(table, nextSeat(table, seat), 'head', 'drawn'),
};
