/** How a deal ends: first what the rules do to every seat that still plays, then what these are asked, then it is told and paid. */
import { playingFrom } from '../play/table-facts.ts';
import type { Ending } from '../ruleset.ts';
import type { AgendaItem, Table } from '../table.ts';

/**
 * Nothing else that was to be done is done any more. `seats`: who has won, or won falsely. Each step is done for all seats before the
 * next one, so that it can ask what the ones before found.
 */
export function end(table: Table, ending: Ending, seats: number[]): void {
  const { eachSeat, asks } = table.rules.endings[ending]!;
  const agenda: AgendaItem[] = [];
  const around = (item: (seat: number) => AgendaItem): void => {
    for (const seat of playingFrom(table, table.dealer)) agenda.push(item(seat));
  };
  for (let at = 0; at < eachSeat.length; at++) around((seat) => ({ do: 'rule', ending, at, seat }));
  if (asks.length > 0) around((seat) => ({ do: 'ask', seat, offers: asks }));
  agenda.push({ do: 'close', ending, seats });
  table.toAct = [];
  table.agenda = agenda;
}
