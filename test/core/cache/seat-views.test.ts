import { describe, expect, it } from 'vitest';
import { type Action, advance, newGame, legal, Table, view } from '../../../core/index.ts';
import { travel } from '../../kit/games/visit-decisions.ts';
import { bold } from '../../kit/games/random-choosers.ts';
import { rulesOf } from '../../kit/load-rules.ts';

describe('views of a table that goes on', () => {
  it.each([
    ['international', 'checked'],
    ['riichi', 'free'],
    ['cantonese', 'checked'],
  ])('are those of somebody who looks for the first time: %s, %s play', (pack, play) => {
    const look = (table: Table): void => {
      const fresh = new Table(table.rules, table);
      for (let seat = 0; seat < table.seats.length; seat++)
        expect(JSON.stringify(view(table, seat))).toBe(JSON.stringify(view(new Table(fresh.rules, fresh), seat)));
    };
    travel(rulesOf(pack, { play }), { seed: 8, choose: bold, deals: 1, forget: true, look });
  });

  it('share what has not changed, and nobody can change it', () => {
    const table = newGame(rulesOf('riichi'), { seed: 1 });
    const before = view(table, 0);
    const seat = table.toAct[0]!;
    const tile = view(table, seat).hand.at(-1)!;
    expect(advance(table, { seat, move: 'discard', tiles: [tile] })).toBeUndefined();
    const after = view(table, 0);
    const others = [0, 1, 2, 3].filter((at) => at !== seat);
    for (const at of others) expect(after.seats[at]).toBe(before.seats[at]);
    expect(before.seats[seat]!.river).toEqual([]);
    expect(after.seats[seat]!.river).toEqual([{ tile, at: 1, taken: false, drawn: false }]);
    expect(() => (after.seats[seat]!.river as unknown[]).push(0)).toThrow(TypeError);
    expect(() => (after.hand as string[]).pop()).toThrow(TypeError);
  });

  it('make nothing legal by what is put into their lists', () => {
    const table = newGame(rulesOf('riichi'), { seed: 1 });
    const seat = table.toAct[0]!;
    const forged = { seat, move: 'pung', tiles: [] };
    expect(() => (view(table, seat).legal as Action[]).push(forged)).toThrow(TypeError);
    legal(table, seat).push(forged);
    expect(advance(table, forged)?.code).toBe('not-offered');
    expect(legal(table, seat)).not.toContain(forged);
  });
});
