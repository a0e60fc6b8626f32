/** Where a person has decided in the course of a game, to go back there. */
import { deal, legal, type Log, play, type Ruleset, type Table } from '../../core/index.ts';

/** A person was asked at this table, and answered. */
export interface Decision {
  table: Table;
  /** How many events the log had before the answer. */
  at: number;
}

/** Who can only pass is not asked. */
export function isAsked(table: Table, seat: number): boolean {
  return table.stage.at !== 'window' || legal(table, seat).length > 1;
}

/** The decisions of a game that was kept, in order. */
export function decisionsIn(rules: Ruleset, { header, events }: Log, person: number): Decision[] {
  let table = deal(rules, { seed: header.seed, ...(header.arrange && { arrange: header.arrange }) });
  const decisions: Decision[] = [];
  for (const [at, event] of events.entries()) {
    if (event.type !== 'action') continue;
    if (table.players[event.seat] === person && isAsked(table, event.seat)) decisions.push({ table, at });
    table = play(table, event);
  }
  return decisions;
}
