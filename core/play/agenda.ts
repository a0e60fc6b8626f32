/** What moves put on the list of things to do, and what they do at all. */
import { onceFor } from '../cache/weak-memo.ts';
import type { Move, Ruleset, Step } from '../ruleset.ts';
import type { AgendaItem, Table } from '../table.ts';
import type { Tile } from '../things/tile.ts';

/** A move that wins waits until its win stands; what else it does is done then. Of any other the first step comes next. */
export function itemOf(move: Move, seat: number, tiles: readonly Tile[], fromHand = false): AgendaItem {
  if (winsBy(move)) return { do: 'win', seats: [seat], move: move.id };
  return { do: 'move', move: move.id, at: 0, seat, tiles, fromHand, shown: false };
}

/** What comes before everything else there is to do. */
export function doNext(table: Table, item: AgendaItem): void {
  if (table.agenda.length === 0) table.agenda = [item];
  else table.agenda.unshift(item);
}

/** What a move that wins does besides winning. */
export function besidesWinning({ steps }: Move): Step[] {
  return steps.filter((step) => step.do !== 'win');
}

/** Whether a move declares a win. */
export function winsBy({ steps }: Move): boolean {
  for (const step of steps) if (step.do === 'win') return true;
  return false;
}

/** Whether a move lays its tile aside. */
export function laysAside({ steps }: Move): boolean {
  for (const step of steps) if (step.do === 'aside') return true;
  return false;
}

/** Whether seats may leave the deal: winners do, or a step sends them away. */
export const seatsLeave = onceFor(
  ({ playsOn, moves, turnBegins, windows }: Ruleset): boolean =>
    playsOn !== undefined ||
    [
      ...Object.values(moves),
      { steps: turnBegins },
      ...Object.values(windows).map(({ opens: steps }) => ({ steps })),
    ].some(({ steps }) => steps.some((step) => step.do === 'leave')),
);

/** Whether a move parts with a tile. */
export function discardsBy({ steps }: Move): boolean {
  for (const step of steps) if (step.do === 'discard') return true;
  return false;
}
