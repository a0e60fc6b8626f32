/** What of a list is to be done: steps of a move or a rule, payments of a settlement. */
import type { Query, InTurn, Context } from '../ruleset.ts';

interface Part {
  when?: Query<boolean>;
}

/** The first, from one on, that is to be done here; the length of the list where none is. */
export function firstDue(at: Context, list: InTurn<Part>, from: number): number {
  if (list.due !== undefined) return list.due(at, from);
  let next = from;
  while (next < list.length && !isDue(at, list[next]!)) next++;
  return next;
}

/** Whether its condition holds, where it has one. */
export function isDue(at: Context, { when }: Part): boolean {
  return when === undefined || when(at);
}
