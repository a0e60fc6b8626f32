/** Hands of both Shanghai games that the reference makes, beside what the pack says of them: points, flowers, and what every seat receives. */
import { seatOfNumber } from '../../../core/index.ts';
import { type Circumstances, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { meldText, tilesOf, withoutTiles, type WonHand } from '../cases/hands-of-cases.ts';
import type { Outcome } from '../differences-page.ts';

/** A hand that the reference made, with its answer. */
export interface ShanghaiHand extends WonHand {
  profile: 'sh-knock' | 'sh-pmp';
  flags: string[];
  /** `f1`, `s1`, and `d1` to `d3`: dragons that are flowers. */
  flowers: string[];
  from?: number;
  expect: { wins: boolean; error?: string; points?: number; flowers_counted?: number; delta?: number[] };
}

const GAMES = { 'sh-knock': 'knock', 'sh-pmp': 'pure_mixed_pung' } as const;
const FACTS: Record<string, string> = { kong_replacement: 'kong_draw', rob_kong: 'robbing', last_tile: 'last_of_wall' };

const bonusText = (flowers: readonly string[]): string =>
  flowers.map((id) => (id[0] === 's' ? `${Number(id[1]) + 4}f` : `${id[1]}${id[0]}`)).join('');

/** Whether the hand can be asked: that a player has knocked is no matter of scoring. */
export const isAsked = ({ expect }: ShanghaiHand): boolean => expect.error !== 'not_declared';

export function shanghaiOutcome(one: ShanghaiHand): Outcome {
  const { profile, by, seat, round, flags, from, expect } = one;
  const rest = withoutTiles(tilesOf(one.hand), [one.win]).join('');
  const hand = [rest, ...one.melds.map(({ type, tiles }) => meldText(type, tiles)), `+${one.win}`].join(' ');
  const how: Circumstances = {
    by: by === 'tsumo' ? 'draw' : 'discard',
    seat: seatOfNumber(seat),
    round,
    with: flags.flatMap((flag) => FACTS[flag] ?? []),
    bonus: bonusText(one.flowers),
    ...(from === undefined ? {} : { from: seatOfNumber(from) }),
  };
  const { win, judgement, delta } = sure(score(rulesOf('shanghai', { game: GAMES[profile] }), hand, how));
  const ours = win ? { points: judgement!.value, delta } : 'no win';
  const theirs = expect.wins ? { points: expect.points, delta: expect.delta } : 'no win';
  const items = judgement?.patterns.map(({ id }) => id).join(' ') ?? '';
  const said = `${profile} \`${hand}\` ${JSON.stringify(how)}: ours ${items}, theirs ${expect.error ?? ''}`;
  return { id: one.id, case: said, theirs: JSON.stringify(theirs), ours: JSON.stringify(ours), disputed: '' };
}
