import { describe, expect, it } from 'vitest';
import { newGame, view } from '../../core/index.ts';
import { hint, planningPlayer, playerLevels, skills } from '../../players/index.ts';
import { act, seatPlayers } from '../../sim/index.ts';
import { rulesOf } from '../kit/load-rules.ts';

const rules = rulesOf('riichi');

/** The first question after so many actions that fits. */
function question(after: number, isAsked: (seen: ReturnType<typeof view>) => boolean): ReturnType<typeof view> {
  const table = newGame(rules, { seed: 3 });
  const players = seatPlayers(rules, 3, Array(4).fill(playerLevels.normal!));
  for (let at = 0; ; at++) {
    const seen = view(table, table.toAct[0]!);
    if (at >= after && isAsked(seen)) return seen;
    act(table, players);
  }
}

describe('a hint', () => {
  it('on an own turn is the three best actions of the strong player, with what each may win and cost', () => {
    const seen = question(40, ({ turn, window, legal }) => window === null && turn !== null && legal.length > 3);
    const { action, ways } = hint(rules, seen);
    expect(action).toEqual(planningPlayer(rules, skills.strong)(seen));
    expect(ways).toHaveLength(3);
    expect(ways[0]!.action).toEqual(action);
    expect(ways[0]!.score).toBeGreaterThanOrEqual(ways[1]!.score);
    for (const { chance, danger, wonOn } of ways) {
      for (const share of [chance, wonOn]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(danger > 0).toBe(wonOn > 0);
    }
    expect(ways[0]!.outlook?.kinds.length).toBeGreaterThan(0);
  });

  it('on the tile of another is the answer alone', () => {
    const seen = question(10, ({ window, legal }) => window !== null && legal.length > 1);
    const { action, ways } = hint(rules, seen);
    expect(action).toEqual(planningPlayer(rules, skills.strong)(seen));
    expect(ways).toEqual([]);
  });
});
