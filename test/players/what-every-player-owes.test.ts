import { describe, expect, it } from 'vitest';
import { type Action, newGame, seededRandom, type View, view } from '../../core/index.ts';
import { makeBot, type PlayerMaker, randomPlayer, silentPlayer } from '../../players/index.ts';
import { rulesOf } from '../kit/load-rules.ts';

const makers: [string, PlayerMaker][] = [
  ['makeBot', makeBot],
  ['randomPlayer', randomPlayer],
  ['silentPlayer', silentPlayer],
];

describe.each(makers)('a player of %s', (_, make) => {
  const rules = rulesOf();
  const table = newGame(rules, { seed: 1 });
  const player = make(rules, seededRandom(1));
  const seats = table.seats.map((_seat, seat) => seat);

  it('answers where its seat is asked', () => {
    for (const seat of table.toAct) {
      const action: Action = player(view(table, seat));
      expect(view(table, seat).legal).toContainEqual(action);
    }
  });

  it('throws where nothing is asked of its seat, instead of giving no action', () => {
    const idle = seats.filter((seat) => !table.toAct.includes(seat));
    expect(idle).not.toEqual([]);
    for (const seat of idle)
      expect(() => player(view(table, seat))).toThrow(new RegExp(`seat ${seat} has no legal action now`));
  });

  it('throws for what is no view', () => {
    expect(() => player(undefined as unknown as View)).toThrow(/takes the view of a seat/);
  });
});
