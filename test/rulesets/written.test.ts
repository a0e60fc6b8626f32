/** What a table asks of its rules all at once is what it would hear if it asked one by one. */
import { expect, it } from 'vitest';
import type { Moment, Ruleset, Steps, Table } from '../../core/index.ts';
import { builtInIds } from '../../rulesets/index.ts';
import { travel } from '../kit/journey.ts';
import { eager } from '../kit/players.ts';
import { rulesOf } from '../kit/rules.ts';

function stepLists({ turnBegins, windows, moves, endings, bonus }: Ruleset): Steps[] {
  const around = Object.values(windows).flatMap(({ opens, passed, stands }) => [opens, passed, stands]);
  const inMoves = Object.values(moves).flatMap(({ steps, ifFalse = [] }) => [
    steps,
    ifFalse,
    ...steps.flatMap((step) => (step.do === 'window' ? [step.stands] : [])),
  ]);
  const atTheEnd = Object.values(endings).map(({ eachSeat }) => eachSeat);
  return [turnBegins, bonus.shown, ...around, ...inMoves, ...atTheEnd].filter((steps) =>
    steps.some(({ when }) => when !== undefined),
  );
}

/** The first step from one on that is due, each asked for itself. */
function firstDue(steps: Steps, at: Moment, from: number): number {
  const next = steps.findIndex(({ when }, place) => place >= from && (when === undefined || when(at)));
  return next < 0 ? steps.length : next;
}

it.each(builtInIds())('finds the next step to be done in %s as if each were asked', (id) => {
  const rules = rulesOf(id);
  const lists = stepLists(rules);
  let asked = 0;
  const look = (table: Table): void => {
    for (const steps of lists)
      for (let seat = 0; seat < table.seats.length; seat++)
        for (let from = 0; from <= steps.length; from++) {
          const at: Moment = { table, seat };
          expect(steps.due!(at, from)).toBe(firstDue(steps, at, from));
          asked++;
        }
  };
  travel(rules, { seed: 3, choose: eager, deals: 2, look });
  expect(asked).toBeGreaterThanOrEqual(100 * lists.length);
});
