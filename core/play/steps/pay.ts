/** Points that change hands while a deal goes on, and what of it goes back. */
import type { Paid } from '../../event.ts';
import type { Table } from '../../table.ts';
import { exposerOf } from '../table-facts.ts';
import { ONLY_OF_EXPOSER } from './mark.ts';
import type { StepForm } from './step-form.ts';

export const pay: StepForm<'pay'> = {
  says: 'The seats that `from` names pay this seat so many points at once, each of them; below 0 this seat pays them.',
  keys: {
    reason: {
      key: 'reason',
      takes: 'text',
      says: 'With `pay`: what people read beside it, and what `refund` names.',
      missing: ['what is paid for', 'Add `reason:` and what people read beside it.'],
      why: 'F6: belongs to `pay`.',
    },
    from: {
      key: 'from',
      takes: 'choice',
      values: ['others', 'exposer'],
      says: 'With `pay`, who: every other seat (if not said), or who exposed the tile.',
      otherwise: 'others',
      why: 'F6: belongs to `pay`.',
    },
    amount: { key: 'pay', takes: 'number' },
  },
  only: {
    by: ['claim', 'passed', 'begins', 'if_false'],
    where: ['from', 'exposer'],
    message: 'No other seat has exposed a tile here, so none would pay.',
    hint: 'Put it into a move that answers a window, or let the others pay: `from: others`.',
  },
  why: 'F6: kongs, flowers and penalties are paid at once in systems we ship no pack of.',
  example: '{ pay: 5, from: exposer, reason: kong }',
  /** The others that still play, or who exposed the tile, pay a seat; below 0 the seat pays them. */
  does: (at, { from, amount: asked, reason }) => {
    const { table, seat } = at;
    const amount = asked(at);
    if (amount === 0) return;
    const exposer = exposerOf(table);
    const payers = table.seats
      .map((_, each) => each)
      .filter((each) => each !== seat && !table.seats[each]!.out && (from === 'others' || each === exposer));
    const mine = table.seats[seat]!;
    const paid = payers.map(
      (payer): Paid =>
        amount > 0 ? { from: payer, to: seat, amount, reason } : { from: seat, to: payer, amount: -amount, reason },
    );
    if (amount > 0) mine.received = [...mine.received, paid];
    changeHands(table, paid);
  },
};
export const refund: StepForm<'refund'> = {
  says: 'Gives back what this seat was paid in this deal by steps `pay` with this reason, to those who paid it, also if they have left the deal.',
  keys: {
    reason: { key: 'refund', takes: 'payment' },
    which: {
      key: 'which',
      takes: 'choice',
      values: ['all', 'last'],
      says: 'With `refund`: all such payments (if not said), or only the last one.',
      otherwise: 'all',
      why: 'F6: in some of them the money of the last kong alone goes back, where the discard after it is won.',
    },
    of: {
      key: 'of',
      takes: 'choice',
      values: ['seat', 'exposer'],
      says: 'With `refund`, who gives back: this seat, or who exposed the tile.',
      otherwise: 'seat',
    },
  },
  only: ONLY_OF_EXPOSER,
  why: 'F6: some of these systems give the money for kongs back.',
  example: '{ refund: kong, which: last, of: exposer }',
  /** What the seat, or who exposed the tile, was paid for this reason in this deal goes back to who paid it, also to who has left the deal. */
  does: ({ table, seat }, { reason, which, of }) => {
    const mine = table.seats[of === 'exposer' ? exposerOf(table) : seat];
    if (mine === undefined) return;
    const all = mine.received.filter(([paid]) => paid?.reason === reason);
    const back = which === 'last' ? all.slice(-1) : all;
    mine.received = mine.received.filter((paid) => !back.includes(paid));
    changeHands(
      table,
      back.flat().map(({ from, to, ...paid }) => ({ from: to, to: from, ...paid })),
    );
  },
};

function changeHands(table: Table, entries: Paid[]): void {
  if (entries.length === 0) return;
  for (const { from, to, amount } of entries) {
    table.points[table.players[from]!]! -= amount;
    table.points[table.players[to]!]! += amount;
  }
  table.events.push({ type: 'pay', entries });
}
