import { expect, it } from 'vitest';
import { type View, view, type Worth } from '../../../core/index.ts';
import { builtInIds } from '../../../loader/index.ts';
import { winPayments } from '../../../players/index.ts';
import { runGame } from '../../../sim/index.ts';
import { freshRules } from '../../kit/load-rules.ts';

/** Payments are kept for tables that differ in nothing but tiles: no payment of a pack may ask for those, but of hands that lose. */
it.each(builtInIds())('in %s what a win is paid does not depend on tiles that are no part of it', (pack) => {
  const [rules, again] = [freshRules(pack), freshRules(pack)];
  const worths: Worth[] = [];
  let late: View | undefined;
  for (let seed = 1; worths.length < 3 && seed < 40; seed++)
    runGame(rules, {
      seed,
      maxDeals: 1,
      onEvents: (events, table) => {
        for (const event of events) if (event.type === 'win') worths.push(event.judgement);
        const shown = table.seats.some(({ melds, bonus }) => melds.length + bonus.length > 0);
        if (table.discards > 30 && shown && table.stage.at === 'turn') late ??= view(table, table.toAct[0]!);
      },
    });
  expect(worths.length).toBeGreaterThan(0);
  const seats = late!.seats.map((seat) => ({ ...seat, river: [], ...(!rules.readsLost && { melds: [], bonus: [] }) }));
  const early = { ...late!, seats, discards: 1, wall: { ...late!.wall, left: late!.wall.left + 30 } };
  const [before, after] = [winPayments(rules, early), winPayments(again, late!)];
  for (const worth of worths)
    for (let winner = 0; winner < seats.length; winner++)
      for (const from of [-1, (winner + 1) % seats.length, (winner + 2) % seats.length])
        expect(after({ winner, from }, worth)).toEqual(before({ winner, from }, worth));
});
