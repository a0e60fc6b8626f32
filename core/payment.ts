import type { Account, Entry } from './event.ts';
import { distanceAfter, exposerOf } from './moment.ts';
import type { Ending, Judgement, Moment, Payment } from './ruleset.ts';
import type { Table } from './table.ts';

/** What a settlement is worked out from. */
interface Settlement {
  table: Table;
  ending: Ending | 'game_over';
  winners: readonly number[];
  judgements: readonly (Judgement | undefined)[];
  /** By winner: who must answer for the hand. */
  responsible: readonly (number | undefined)[];
}

/**
 * Who pays whom when a deal ends so, or the game: entries that sum to zero over seats and pots. `responsible`: who fed the hand,
 * where the caller knows better than the table.
 * What pots pay and are paid comes last, payment by payment; each sees what the ones before it left in them, so that the
 * seats one payment goes to can share alike.
 */
export function settle(
  table: Table,
  ending: Ending | 'game_over',
  winners: readonly number[],
  judgements: readonly (Judgement | undefined)[],
  responsible?: number,
): Entry[] {
  const payments = table.rules.settle[ending] ?? [];
  const all: Settlement = {
    table,
    ending,
    winners,
    judgements,
    responsible: winners.map((winner, i) => responsible ?? responsibleFor(table, winner, judgements[i])),
  };
  const first = firstOf(table, winners);
  const pots = { ...table.pots };
  let seen = table;
  const entry = (payment: Payment, payer: number | undefined, winner: number): Entry[] => {
    const which = winners.indexOf(winner);
    const judgement = judgements[which];
    const fed = all.responsible[which];
    const at: Moment = { table: seen, seat: winner, winner, first: winner === first };
    if (ending !== 'game_over') at.ending = ending;
    if (payer !== undefined) at.payer = payer;
    if (judgement) at.judgement = judgement;
    if (fed !== undefined) at.responsible = fed;
    const amount = payment.amount(at);
    if (payment.fromPot !== undefined) pots[payment.fromPot]! -= amount;
    if (payment.toPot !== undefined) pots[payment.toPot]! += amount;
    const from: Account = payment.fromPot === undefined ? payer! : `pot:${payment.fromPot}`;
    const to: Account = payment.toPot === undefined ? winner : `pot:${payment.toPot}`;
    return amount === 0 ? [] : [{ from, to, amount, reason: payment.reason, rule: payment.id }];
  };
  const between = payments.filter(({ fromPot, toPot }) => fromPot === undefined && toPot === undefined);
  return [
    ...pairs(all).flatMap(([payer, winner]) => between.flatMap((one) => entry(one, payer, winner))),
    ...payments
      .filter((payment) => !between.includes(payment))
      .flatMap((payment) => {
        seen = { ...table, pots: { ...pots } };
        return potPairs(all, payment).flatMap(([payer, winner]) => entry(payment, payer, winner));
      }),
  ];
}

/** Who fed the hand so that it got one of its patterns; the last one to do so. */
function responsibleFor(table: Table, winner: number, judgement: Judgement | undefined): number | undefined {
  const has = (pattern: string): boolean => judgement?.patterns.some(({ id }) => id === pattern) ?? false;
  return table.seats[winner]?.liable.find(({ pattern }) => has(pattern))?.seat;
}

/** The winner who comes first after the exposer in playing order. */
function firstOf(table: Table, winners: readonly number[]): number | undefined {
  const exposer = exposerOf(table);
  if (exposer < 0) return winners[0];
  const byDistance = [...winners].sort((a, b) => distanceAfter(table, exposer, a) - distanceAfter(table, exposer, b));
  return byDistance[0];
}

/**
 * Payer and receiver: the others pay winners, other winners only where they must answer for the hand; who won falsely pays the
 * others; a deal nobody won may make anybody pay anybody.
 */
function pairs({ table, ending, winners, responsible }: Settlement): [number, number][] {
  const all = table.seats.map((_, seat) => seat);
  const others = (seat: number): number[] => all.filter((at) => at !== seat);
  switch (ending) {
    case 'win':
      return winners.flatMap((winner, i) =>
        others(winner)
          .filter((at) => !winners.includes(at) || at === responsible[i])
          .map((payer): [number, number] => [payer, winner]),
      );
    case 'false_win':
      return winners.flatMap((payer) => others(payer).map((winner): [number, number] => [payer, winner]));
    default:
      return all.flatMap((payer) => others(payer).map((winner): [number, number] => [payer, winner]));
  }
}

/** A pot pays each receiver once, and is paid by each payer once: who won falsely, and every seat where nobody has won. */
function potPairs(settlement: Settlement, { fromPot }: Payment): [number | undefined, number][] {
  const { table, ending, winners } = settlement;
  const all = table.seats.map((_, seat) => seat);
  if (fromPot !== undefined) {
    const receivers = ending === 'win' ? winners : all;
    return receivers.map((winner) => [undefined, winner]);
  }
  if (ending === 'false_win') return winners.map((payer) => [payer, payer]);
  if (ending !== 'win') return all.map((payer) => [payer, payer]);
  const both = pairs(settlement);
  const payers = [...new Set(both.map(([payer]) => payer))];
  return payers.map((payer) => [payer, both.find(([other]) => other === payer)![1]]);
}
