/** Answers where there is only one: from a settled deal to the next, and past questions to seats that can only pass. */
import { NEXT_DEAL, PASS } from '../action.ts';
import type { Event } from '../event.ts';
import { copyTable } from '../cache/table-copy.ts';
import { plainAction } from './interned-actions.ts';
import { needTable } from '../problems/argument-checks.ts';
import { advance } from './apply-action.ts';
import { canAct } from './move-refusals.ts';
import type { Table } from '../table.ts';

/**
 * The table at which every seat that had still to answer `next_deal` has done so; `events` tells all of it. A table that does not stand in the
 * settled stage comes back as it is. A deal may end while it is dealt: then the table stands in that stage again.
 */
export function goToNextDeal(table: Table): Table {
  needTable('goToNextDeal', table);
  if (table.stage.at !== 'settled') return table;
  const mine = copyTable(table);
  mine.events = answerForAll(mine);
  return mine;
}

/**
 * Whether nobody has a choice: a deal is settled, or the seat that is asked after a bonus tile or when a deal has ended can only pass. A program that
 * shows this to players tells them something of that hand.
 */
export function isForced(table: Table): boolean {
  const { stage } = table;
  if (stage.at === 'settled') return true;
  if (stage.at !== 'turn' || (stage.turn.begin !== 'bonus' && stage.turn.begin !== 'asked')) return false;
  return !canAct(table, stage.turn.seat);
}

/** The table after every answer that is forced; `events` tells all of it. Where somebody has a choice it comes back as it is. */
export function skipForced(table: Table): Table {
  if (!isForced(table)) return table;
  const mine = copyTable(table);
  const events: Event[] = [];
  while (isForced(mine)) events.push(...answerForAll(mine));
  mine.events = events;
  return mine;
}

/** Goes on, or passes, for every seat that is asked, and changes the table given; gives all that happened. */
export function answerForAll(table: Table): Event[] {
  const events: Event[] = [];
  const answer = table.stage.at === 'settled' ? NEXT_DEAL : PASS;
  for (const seat of table.toAct) {
    const no = advance(table, plainAction(table.rules, seat, answer));
    if (no) throw new Error(no.message);
    events.push(...table.events);
  }
  return events;
}
