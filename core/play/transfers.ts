/** Points that change hands while a deal goes on, and what of it is given back. */
import type { Paid } from '../event.ts';
import { exposerOf } from './context.ts';
import type { Table } from '../table.ts';

/** The others, or who exposed the tile, pay a seat; below 0 the seat pays them. */
export function payAtOnce(
  table: Table,
  seat: number,
  from: 'others' | 'exposer',
  amount: number,
  reason: string,
): void {
  if (amount === 0) return;
  const exposer = exposerOf(table);
  const payers = table.seats.map((_, at) => at).filter((at) => at !== seat && (from === 'others' || at === exposer));
  const mine = table.seats[seat]!;
  const paid = payers.map(
    (payer): Paid =>
      amount > 0 ? { from: payer, to: seat, amount, reason } : { from: seat, to: payer, amount: -amount, reason },
  );
  mine.received = [...mine.received, ...paid.filter(({ to }) => to === seat)];
  changeHands(table, paid);
}

/** Everything the seat was paid for this reason goes back to who paid it. */
export function refund(table: Table, seat: number, reason: string): void {
  const mine = table.seats[seat]!;
  const back = mine.received.filter((paid) => paid.reason === reason);
  mine.received = mine.received.filter((paid) => paid.reason !== reason);
  changeHands(
    table,
    back.map(({ from, to, ...paid }) => ({ from: to, to: from, ...paid })),
  );
}

function changeHands(table: Table, entries: Paid[]): void {
  if (entries.length === 0) return;
  for (const { from, to, amount } of entries) {
    table.points[table.players[from]!]! -= amount;
    table.points[table.players[to]!]! += amount;
  }
  table.events.push({ type: 'pay', entries });
}
