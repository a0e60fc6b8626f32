/** How a deal ends: first what the rules do to every seat, then what seats are asked, then it is told and paid. */
import { nextSeat } from './moment.ts';
import type { Ending } from './ruleset.ts';
import type { AgendaItem, Table } from './table.ts';

/**
 * Nothing else that was to be done is done any more. `seats`: who has won, or won falsely. Each step is done for all seats before the
 * next one, so that it can ask what the ones before found.
 */
export function end(table: Table, ending: Ending, seats: number[]): void {
  const { eachSeat, asks } = table.rules.endings[ending]!;
  const around = table.seats.map((_, at) => nextSeat(table, table.dealer, at));
  table.toAct = [];
  table.agenda = [
    ...eachSeat.flatMap((step) => around.map((seat): AgendaItem => ({ do: 'rule', step, seat }))),
    ...(asks.length === 0 ? [] : around.map((seat): AgendaItem => ({ do: 'ask', seat, offers: asks }))),
    { do: 'close', ending, seats },
  ];
}
