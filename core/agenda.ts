/** What is to be done before anybody is asked again. */
import type { Move, Step } from './ruleset.ts';
import type { AgendaItem } from './table.ts';
import type { Tile } from './tile.ts';

/**
 * The steps of a move, to be done before anything else that waits; then the turn goes on with what the move opens. What a move that
 * wins does besides is done when the win stands.
 */
export function stepsOf(move: Move, seat: number, tiles: Tile[], kept = false): AgendaItem[] {
  if (winsBy(move)) return [{ do: 'win', seats: [seat], move: move.id }];
  const steps = move.steps.map((step): AgendaItem => ({ do: 'step', step, seat, move: move.id, tiles, kept }));
  return move.then.length > 0 ? [...steps, { do: 'go on', seat, offers: move.then }] : steps;
}

/** What a move that wins does besides winning. */
export function besidesWinning(move: Move, seat: number): AgendaItem[] {
  return rulesFor(
    move.steps.filter((step) => step.do !== 'win'),
    [seat],
  );
}

/** Whether a move declares a win. */
export function winsBy(move: Move): boolean {
  return move.steps.some((step) => step.do === 'win');
}

/** Steps that no move does, but a window, a turn or an ending; seat by seat. */
export function rulesFor(steps: readonly Step[], seats: readonly number[]): AgendaItem[] {
  return seats.flatMap((seat) => steps.map((step): AgendaItem => ({ do: 'rule', step, seat })));
}
