/** What a table asks of its rules all at once is what it would hear if it asked one by one. */
import { expect, it } from 'vitest';
import type { Context, Payments, Ruleset, Steps, Table } from '../../../core/index.ts';
import { builtInIds } from '../../../loader/index.ts';
import { travel } from '../../kit/games/visit-decisions.ts';
import { eager } from '../../kit/games/random-choosers.ts';
import { rulesOf } from '../../kit/load-rules.ts';

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

function paymentLists({ settle }: Ruleset): Payments[] {
  return Object.values(settle).filter((payments) => payments.some(({ when }) => when !== undefined));
}

/** The first step or payment from one on that is due, each asked for itself. */
function firstDue(list: Steps | Payments, at: Context, from: number): number {
  const next = list.findIndex(({ when }, place) => place >= from && (when === undefined || when(at)));
  return next < 0 ? list.length : next;
}

it.each(builtInIds())('finds the next step to be done in %s as if each were asked', (id) => {
  const rules = rulesOf(id);
  const lists = stepLists(rules);
  let asked = 0;
  const look = (table: Table): void => {
    for (const steps of lists)
      for (let seat = 0; seat < table.seats.length; seat++)
        for (let from = 0; from <= steps.length; from++) {
          const at: Context = { table, seat };
          expect(steps.due!(at, from)).toBe(firstDue(steps, at, from));
          asked++;
        }
  };
  travel(rules, { seed: 3, choose: eager, deals: 2, look });
  expect(asked).toBeGreaterThanOrEqual(100 * lists.length);
});

it.each(builtInIds())('finds the next payment to be made in %s as if each were asked', (id) => {
  const rules = rulesOf(id);
  const lists = paymentLists(rules);
  const said = new Set<string>();
  const look = (table: Table): void => {
    const seats = [...table.seats.keys()];
    for (const [index, payments] of lists.entries())
      for (const winner of seats)
        for (const payer of seats)
          for (const responsible of [undefined, payer])
            for (let from = 0; from <= payments.length; from++) {
              const at: Context = {
                table,
                seat: winner,
                winner,
                payer,
                responsible,
                first: payer > 0,
                judgement: undefined,
              };
              const due = payments.due!(at, from);
              expect(due).toBe(firstDue(payments, at, from));
              said.add(`${index} ${due}`);
            }
  };
  travel(rules, { seed: 3, choose: eager, deals: 1, look });
  // Lists end, and something in them is paid.
  for (const [index, payments] of lists.entries()) expect(said).toContain(`${index} ${payments.length}`);
  expect(said.size).toBeGreaterThan(lists.length);
});
