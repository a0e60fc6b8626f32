/** Steps that move no tile of a hand, done for seats: those of rules, and those of a move between the ones that do. */
import { firstDue, isDue } from './due-steps.ts';
import { end } from '../deal/deal-ending.ts';
import { stageChanged } from '../cache/table-cache.ts';
import { playingFrom } from './table-facts.ts';
import { acts } from './steps/index.ts';
import type { Context, Step, Steps } from '../ruleset.ts';
import type { Table } from '../table.ts';

/** Does steps for seats, seat by seat; false where that has ended the deal, so that nothing that was to follow is done. */
export function doRules(table: Table, steps: Steps, seats: readonly number[]): boolean {
  for (const seat of seats) if (!doRulesFor(table, steps, seat)) return false;
  return true;
}

/** Does steps for one seat. */
export function doRulesFor(table: Table, steps: Steps, seat: number): boolean {
  return steps.length === 0 || doSteps({ table, seat }, steps);
}

/** Does steps for the seat of a moment. */
export function doSteps(at: Context, steps: Steps): boolean {
  for (let next = firstDue(at, steps, 0); next < steps.length; next = firstDue(at, steps, next + 1))
    if (!doStep(at, steps[next]!)) return false;
  return true;
}

/** Does one step for a seat when the deal has ended. All who are found to have won falsely answer for it together. */
export function doAtTheEnd(at: Context, step: Step): void {
  const { table } = at;
  if (step.do !== 'end' || step.ending !== 'false_win') {
    if (isDue(at, step)) doStep(at, step);
    return;
  }
  const found = playingFrom(table, table.dealer).filter((seat) => isDue({ table, seat }, step));
  if (found.length > 0) end(table, 'false_win', found);
}

/** Does one step for a seat; false where that has ended the deal. */
export function doStep(at: Context, step: Step): boolean {
  const { events } = at.table;
  const told = events.length;
  const { moves, does } = acts[step.do];
  if (moves) throw new Error(`the step \`${step.do}\` belongs to a move`);
  does(at, step);
  // Whatever changes is told.
  if (events.length > told) stageChanged(at.table);
  return step.do !== 'end';
}
