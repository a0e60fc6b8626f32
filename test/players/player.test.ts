import { describe, expect, it } from 'vitest';
import {
  type Action,
  newGame,
  legal,
  NEXT_DEAL,
  PASS,
  play,
  SHOW,
  skipForced,
  type Table,
  view,
} from '../../core/index.ts';
import { packs } from '../../loader/index.ts';
import type { GameSettings } from '../../sim/index.ts';
import { defaultAction, silentPlayer } from '../../players/index.ts';
import { checkedGame } from '../kit/games/play-then-check.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { anything, eager } from '../kit/games/random-choosers.ts';
import { rulesOf } from '../kit/load-rules.ts';

const silent = (table: Table, seat: number): Action => defaultAction(table.rules, view(table, seat));
const stepsOf = (table: Table, { move }: Action): string[] =>
  (table.rules.moves[move]?.steps ?? []).map((step) => step.do);

describe.each(packs().map(({ id }) => id))('a seat that does not answer: %s', (id) => {
  const rules = rulesOf(id);
  const ofPhase = new Set(rules.phases.map((phase) => phase.default));

  it('plays a whole game with others like it', () => {
    const moves = new Set<string>();
    const settings: GameSettings & { seed: number } = {
      seed: 4,
      players: new Array<typeof silentPlayer>(rules.seats.count).fill(silentPlayer),
      maxDeals: 20,
      onEvents: (events) => {
        for (const event of events) if (event.type === 'action' && !ofPhase.has(event.move)) moves.add(event.move);
      },
    };
    checkedGame(rules, settings, ({ table, deals }) => {
      expect(table.over || deals === 20).toBe(true);
      // Nobody says anything but `pass` and `next_deal`, and discards by one move.
      expect([...moves].filter((move) => move !== PASS && move !== NEXT_DEAL)).toHaveLength(1);
    });
  });

  it('does something legal at every decision, and declares and claims nothing', () => {
    const look = (table: Table): void => {
      for (const seat of table.toAct) {
        const open = legal(table, seat);
        const action = silent(table, seat);
        expect(open).toContainEqual(action);
        if (open.some(({ move }) => move === PASS)) expect(action.move).toBe(PASS);
        else if (table.stage.at === 'settled') expect(action.move).toBe(NEXT_DEAL);
        else if (table.stage.at === 'phase') expect(action.move).toBe(rules.phases[table.stage.phase]!.default);
        else expect(stepsOf(table, action)).toContain('discard');
        expect(stepsOf(table, action)).not.toContain('win');
      }
    };
    travel(rules, { seed: 1, choose: eager, deals: 2, look });
    travel(rules, { seed: 2, choose: anything, deals: 1, look });
  });

  it('parts with the tile just drawn where it may', () => {
    let drawn = 0;
    const look = (table: Table): void => {
      const seat = table.toAct[0]!;
      const seen = view(table, seat);
      const discards = seen.legal.filter((action) => stepsOf(table, action).includes('discard'));
      if (table.stage.at !== 'turn' || !discards.some(({ tiles }) => tiles[0] === seen.drawn)) return;
      drawn++;
      expect(silent(table, seat).tiles).toEqual([seen.drawn]);
      const { events } = play(table, silent(table, seat));
      expect(events.find((event) => event.type === 'discard')).toMatchObject({ tile: seen.drawn, drawn: true });
    };
    travel(rules, { seed: 3, choose: eager, deals: 1, look });
    expect(drawn).toBeGreaterThan(5);
  });
});

it('a seat that is not asked has no default action', () => {
  const table = newGame(rulesOf(), { seed: 1 });
  for (const seat of [0, 1, 2, 3].filter((at) => !table.toAct.includes(at))) {
    expect(() => defaultAction(table.rules, view(table, seat))).toThrow(
      new RangeError(
        `defaultAction takes the view of a seat that is asked; seat ${seat} has no legal action now, see table.toAct`,
      ),
    );
  }
});

it('a win that is declared is shown', () => {
  const table = skipForced(newGame(rulesOf('international', { play: 'free' }), { seed: 1 }));
  const declared = play(table, { seat: table.dealer, move: 'win', tiles: [] });
  expect(silent(declared, table.dealer).move).toBe(SHOW);
});

it('is the same for the same view', () => {
  const table = travel(rulesOf(), { seed: 6, choose: eager, deals: 1 }).table;
  const seat = table.toAct[0]!;
  expect(silent(table, seat)).toEqual(silent(table, seat));
  expect(silentPlayer(table.rules)(view(table, seat))).toEqual(silent(table, seat));
});
