/** Points that change hands while a deal goes on, and what of it goes back. */
import type { Paid } from '../../event.ts';
import type { Table } from '../../table.ts';
import { exposerOf } from '../table-facts.ts';
import { ONLY_OF_EXPOSER } from './mark.ts';
import type { StepForm } from './step-form.ts';

export const pay: StepForm<'pay'> = {
  says: 'Each player that `from` names immediately pays the player this number of points. If the number is below 0, the player pays them.',
  keys: {
    reason: {
      key: 'reason',
      takes: 'wording',
      says: 'With `pay`: the reason that people read. `refund` refers to it, by the English text if there are several languages.',
      missing: ['what is paid for', 'Add `reason:` and what people read beside it.'],
    },
    from: {
      key: 'from',
      takes: 'choice',
      values: ['others', 'exposer'],
      says: 'With `pay`: the payers. This is every other player (default), or the player who exposed the tile.',
      otherwise: 'others',
    },
    amount: { key: 'pay', takes: 'number' },
  },
  only: {
    by: ['claim', 'passed', 'begins', 'if_false'],
    where: ['from', 'exposer'],
    message: 'No other seat has exposed a tile here, so none would pay.',
    hint: 'Put it into a move that answers a window, or let the others pay: `from: others`.',
  },
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
  says: 'Returns the points that the player received in this deal through steps `pay` with this reason. The points go to the players who paid them, even if they have left the deal.',
  keys: {
    reason: { key: 'refund', takes: 'payment' },
    which: {
      key: 'which',
      takes: 'choice',
      values: ['all', 'last'],
      says: 'With `refund`: all such payments (default), or only the last one.',
      otherwise: 'all',
    },
    of: {
      key: 'of',
      takes: 'choice',
      values: ['seat', 'exposer'],
      says: 'With `refund`: the player who returns the points. This is the player, or the player who exposed the tile.',
      otherwise: 'seat',
    },
    paidTo: {
      key: 'paid_to',
      takes: 'choice',
      values: ['payers', 'seat'],
      says: 'With `refund`: the players who receive the points. These are the players who paid them (default), or the player for whom the step is done.',
      otherwise: 'payers',
    },
  },
  only: ONLY_OF_EXPOSER,
  example: '{ refund: kong, which: last, of: exposer }',
  /**
   * What the seat, or who exposed the tile, was paid for this reason in this deal goes back to who paid it, also to who has left the deal;
   * or on to the seat.
   */
  does: ({ table, seat }, { reason, which, of, paidTo }) => {
    const mine = table.seats[of === 'exposer' ? exposerOf(table) : seat];
    if (mine === undefined) return;
    const all = mine.received.filter(([paid]) => paid?.reason === reason);
    const back = which === 'last' ? all.slice(-1) : all;
    mine.received = mine.received.filter((paid) => !back.includes(paid));
    changeHands(
      table,
      back.flat().map(({ from, to, ...paid }) => ({ from: to, to: paidTo === 'seat' ? seat : from, ...paid })),
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
