/** Where a person has decided in the course of a game, to go back there. */
import { isForced, legal, type Log, play, replay, type Ruleset, type Table } from '../../core/index.ts';

/** A person was asked at this table, and answered. */
export interface Decision {
  table: Table;
  /** How many events the log had before the answer. */
  at: number;
}

/** Who can only pass is not asked; going on to the next deal is no decision. */
export function isAsked(table: Table, seat: number): boolean {
  return table.stage.at === 'window' || table.stage.at === 'phase' ? legal(table, seat).length > 1 : !isForced(table);
}

/** The decisions of a game that was kept, in order. */
export function decisionsIn(rules: Ruleset, { header, events }: Log, person: number): Decision[] {
  const begun = replay(rules, { header, events: [] });
  if (!begun.ok) throw new Error(begun.problems[0]!.message);
  let { table } = begun.value;
  const decisions: Decision[] = [];
  for (const [at, event] of events.entries()) {
    if (event.type !== 'action') continue;
    if (table.players[event.seat] === person && isAsked(table, event.seat)) decisions.push({ table, at });
    table = play(table, event);
  }
  return decisions;
}
