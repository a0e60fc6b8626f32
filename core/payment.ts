import type { Entry } from './event.ts';
import type { Ending, Judgement, Moment } from './ruleset.ts';
import type { Table } from './table.ts';

/** Who pays whom when a deal ends so: entries that sum to zero. */
export function settle(
  table: Table,
  ending: Ending,
  winners: readonly number[],
  judgements: readonly (Judgement | undefined)[],
): Entry[] {
  return pairs(table, ending, winners).flatMap(([payer, winner]) =>
    table.rules.settle[ending].flatMap((payment) => {
      const judgement = judgements[winners.indexOf(winner)];
      const at: Moment = { table, seat: winner, payer, winner, ending, ...(judgement && { judgement }) };
      const amount = payment.amount(at);
      return amount === 0 ? [] : [{ from: payer, to: winner, amount, reason: payment.reason, rule: payment.id }];
    }),
  );
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
