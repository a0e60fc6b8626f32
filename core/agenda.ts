/** What is to be done before anybody is asked again. */
import type { Move, Step } from './ruleset.ts';
import type { AgendaItem } from './table.ts';
import type { Tile } from './tile.ts';

/** The steps of a move, to be done before anything else that waits; then the turn goes on with what the move opens. */
export function stepsOf(move: Move, seat: number, tiles: Tile[], kept = false): AgendaItem[] {
  const steps: AgendaItem[] = move.steps.map((step) =>
    step.do === 'win'
      ? { do: 'win', seats: [seat], move: move.id }
      : { do: 'step', step, seat, move: move.id, tiles, kept },
  );
  return move.then.length > 0 ? [...steps, { do: 'go on', seat, offers: move.then }] : steps;
}

/** Steps that no move does, but a window, a turn or an ending; seat by seat. */
export function rulesFor(steps: readonly Step[], seats: readonly number[]): AgendaItem[] {
  return seats.flatMap((seat) => steps.map((step): AgendaItem => ({ do: 'rule', step, seat })));
}
