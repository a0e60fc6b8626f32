/** A counter gets a number: the seat's own, for this deal or its player's for good, or one for the table. */
import type { Table } from '../../table.ts';
import type { StepForm } from './step-form.ts';

export const count: StepForm<'count'> = {
  says: 'Sets a counter of the player or of the table to the number `to`.',
  keys: {
    name: { key: 'count', takes: 'counter' },
    to: {
      key: 'to',
      takes: 'number',
      says: 'With `count`: the new number, `streak + 1`.',
      missing: ['what `NAME` becomes', 'Add `to: NAME + 1`.'],
    },
  },
  example: '{ count: steps, to: steps + 1 }',
  does: (at, { name, to }) => {
    setCounter(at.table, at.seat, name, to(at));
  },
};

/** Sets a counter of a seat, of its player or of the table, and tells it where that changes something. */
export function setCounter(table: Table, seat: number, name: string, value: number): void {
  const ofTable = table.counters[name] !== undefined;
  const owner = ofTable ? table : table.seats[seat]!;
  if (owner.counters[name] === value) return;
  owner.counters = { ...owner.counters, [name]: value };
  const byPlayer = table.playerCounters[name];
  if (byPlayer) table.playerCounters = { ...table.playerCounters, [name]: byPlayer.with(table.players[seat]!, value) };
  table.events.push({ type: 'count', seat: ofTable ? -1 : seat, counter: name, value });
}
