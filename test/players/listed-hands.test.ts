/** Players where the rules list the hands that win: what a listed hand lacks must be able to come. */
import { describe, expect, it } from 'vitest';
import { type Action, newGame, parseTiles, Table, type View, view } from '../../core/index.ts';
import { makeBot, planningPlayer, playerModel, skills, weighActions } from '../../players/index.ts';
import { phaseAction } from '../../players/phase-choice.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';

const rules = rulesOf('american');

/** The own turn of a seat with these tiles; another seat has discarded those. */
function turnWith(hand: string, discarded = ''): View {
  const [tiles, gone] = [hand, discarded].map((text) => sure(parseTiles(text, rules.tiles)));
  const dealt = newGame(rules, { seed: 1 });
  const river = gone!.map((tile, at) => ({ tile, at: 4 * at + 2, taken: false, drawn: false }));
  const seats = dealt.seats.map((seat, at) => ({ ...seat, ...(at === 0 ? { hand: tiles! } : at === 1 && { river }) }));
  const turn = { seat: 0, begin: 'drawn' as const, offers: rules.turn.drawn, tile: tiles!.at(-1)! };
  return view(new Table(rules, { ...dealt, seats, stage: { at: 'turn', turn }, toAct: [0] }), 0);
}

const tileOf = ({ tiles }: Action): string => tiles[0]!;

describe.each(['normal', 'strong'] as const)('%s', (level) => {
  const player = planningPlayer(rules, skills[level]);
  const chanceOf = (hand: string): number => weighActions(rules, turnWith(hand), skills[level])[0]!.chance;

  it('parts with tiles of the nearest hand where one that it lacks cannot come', () => {
    // Nearest is 1234m 555m 555p 5555z; one tile farther are 555m 555p 5555s 5555z and others of fives.
    const hand = '12355m 555p 55s 5555z';
    expect(tileOf(player(turnWith(hand, '55s 11111111j')))).toBe('5s');
    const gone = turnWith(hand, '4444m');
    expect(['1m', '2m', '3m']).toContain(tileOf(player(gone)));
    expect(tileOf(makeBot(rules)(gone))).toBe('5s');
  });

  it('hopes less for a pair that lacks both tiles than for tiles that may be claimed or jokers', () => {
    // Both lack three tiles of 6666m 666p 666s 77z 11f: here two of a pair and one of another, there three of groups.
    expect(chanceOf('66m 66p 666s 77z 11f 2p 3s 9m')).toBeGreaterThan(3 * chanceOf('6666m 666p 666s 1f 2p 3s 9m'));
  });
});

it('gives away the tiles without which the hand is worth most', () => {
  const seen = view(newGame(rules, { seed: 3 }), 0);
  const given = (kept: (kinds: readonly number[]) => number): number[] =>
    phaseAction(playerModel(rules, seen), seen.legal[0]!, kept)
      .tiles.map((id) => rules.tiles.byId[id]!)
      .toSorted((a, b) => a - b);
  const sum = (kinds: readonly number[]): number => kinds.reduce((all, kind) => all + kind, 0);
  const sums = seen.legal.map(({ tiles }) => sum(tiles.map((id) => rules.tiles.byId[id]!)));
  expect(sum(given((kinds) => -sum(kinds)))).toBe(Math.min(...sums));
  expect(sum(given(sum))).toBe(Math.max(...sums));
});
