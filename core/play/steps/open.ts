/** The hand is laid open for all to see. */
import type { Table } from '../../table.ts';
import { idOf } from '../../things/tile.ts';
import type { StepForm } from './step-form.ts';

export const open: StepForm<'open'> = {
  says: 'The player shows the hand to all players.',
  keys: {},
  example: '{ do: open, when: hand waits }',
  does: ({ table, seat }) => openHand(table, seat),
};

export function openHand(table: Table, seat: number): void {
  table.events.push({ type: 'opened', seat, hand: shownHand(table, seat) });
}

/** The hand as all have seen it from now on, in notation. */
export function shownHand(table: Table, seat: number): string[] {
  const mine = table.seats[seat]!;
  mine.shown = mine.hand;
  return mine.hand.map((tile) => idOf(table.rules.tiles, tile));
}
