import type { Account, Entry } from './event.ts';
import { distanceAfter, exposerOf } from './moment.ts';
import type { Ending, Judgement, Moment, Payment } from './ruleset.ts';
import type { Table } from './table.ts';

/**
 * Who pays whom when a deal ends so: entries that sum to zero over seats and pots. `responsible`: who fed the hand, where somebody did.
 * What pots pay and are paid comes last, payment by payment; each sees what the one before it left in them.
 */
export function settle(
  table: Table,
  ending: Ending,
  winners: readonly number[],
  judgements: readonly (Judgement | undefined)[],
  responsible?: number,
): Entry[] {
  const payments = table.rules.settle[ending];
  const first = firstOf(table, winners);
  const pots = { ...table.pots };
  const entry = (payment: Payment, payer: number | undefined, winner: number): Entry[] => {
    const judgement = judgements[winners.indexOf(winner)];
    const at: Moment = {
      table: { ...table, pots },
      seat: winner,
      winner,
      ending,
      first: winner === first,
      ...(payer !== undefined && { payer }),
      ...(judgement && { judgement }),
      ...(responsible !== undefined && { responsible }),
    };
    const amount = payment.amount(at);
    if (payment.fromPot !== undefined) pots[payment.fromPot]! -= amount;
    if (payment.toPot !== undefined) pots[payment.toPot]! += amount;
    const from: Account = payment.fromPot === undefined ? payer! : `pot:${payment.fromPot}`;
    const to: Account = payment.toPot === undefined ? winner : `pot:${payment.toPot}`;
    return amount === 0 ? [] : [{ from, to, amount, reason: payment.reason, rule: payment.id }];
  };
  const between = payments.filter(({ fromPot, toPot }) => fromPot === undefined && toPot === undefined);
  return [
    ...pairs(table, ending, winners).flatMap(([payer, winner]) => between.flatMap((one) => entry(one, payer, winner))),
    ...payments
      .filter((payment) => !between.includes(payment))
      .flatMap((payment) =>
        potPairs(table, ending, winners, payment).flatMap(([payer, winner]) => entry(payment, payer, winner)),
      ),
  ];
}

/** The winner who comes first after the exposer in playing order. */
function firstOf(table: Table, winners: readonly number[]): number | undefined {
  const exposer = exposerOf(table);
  if (exposer < 0) return winners[0];
  const byDistance = [...winners].sort((a, b) => distanceAfter(table, exposer, a) - distanceAfter(table, exposer, b));
  return byDistance[0];
}

/** Payer and receiver: the others pay winners; who won falsely pays the others; a deal nobody won may make anybody pay anybody. */
function pairs(table: Table, ending: Ending, winners: readonly number[]): [number, number][] {
  const all = table.seats.map((_, seat) => seat);
  const others = (seat: number): number[] => all.filter((at) => at !== seat);
  switch (ending) {
    case 'win':
      return winners.flatMap((winner) =>
        others(winner)
          .filter((at) => !winners.includes(at))
          .map((payer): [number, number] => [payer, winner]),
      );
    case 'false_win':
      return winners.flatMap((payer) => others(payer).map((winner): [number, number] => [payer, winner]));
    case 'exhausted':
      return all.flatMap((payer) => others(payer).map((winner): [number, number] => [payer, winner]));
  }
}

/** A pot pays each receiver once, and is paid by each payer once. */
function potPairs(
  table: Table,
  ending: Ending,
  winners: readonly number[],
  { fromPot }: Payment,
): [number | undefined, number][] {
  const both = pairs(table, ending, winners);
  const receivers = [...new Set(both.map(([, winner]) => winner))];
  if (fromPot !== undefined) return receivers.map((winner) => [undefined, winner]);
  const payers = [...new Set(both.map(([payer]) => payer))];
  return payers.map((payer) => [payer, both.find(([other]) => other === payer)![1]]);
}
