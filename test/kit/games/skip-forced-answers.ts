/** Play in which only seats with a choice are asked: nobody looks at a settled deal, and who can only pass does. */
import { type Action, play, skipForced, type Table } from '../../../core/index.ts';

/** The table after an action and the forced answers that follow; `events` tells all of it. */
export function playOn(table: Table, action: Action): Table {
  return withoutPause(play(table, action));
}

/** The same of a table; the one given stays. */
export function withoutPause(table: Table): Table {
  const next = skipForced(table);
  if (next !== table) next.events = [...table.events, ...next.events];
  return next;
}
