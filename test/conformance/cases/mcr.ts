/** Cases of the 81 fan in their neutral form, asked of the pack `mcr`. */
import { meldText, type WonHand } from './hands-of-cases.ts';
import { type Judgement, seatOfNumber } from '../../../core/index.ts';
import { type Circumstances, type HandScore, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { readCases } from '../read-cases.ts';
import type { Outcome } from '../differences-page.ts';

export interface McrCase extends WonHand {
  flags: (keyof typeof FACTS)[];
  flowers: number;
  /** Fan on which the sources differ. */
  disputed?: string[];
  expect: { fan: Fan[]; total: number };
}

interface Fan {
  id: string;
  count: number;
  points: number;
}

const FACTS = {
  last_tile: 'fourth_of_kind',
  last_wall: 'last_of_wall',
  kong_replacement: 'after_kong',
  rob_kong: 'robbing_kong',
};

/** A case in our notation. */
export function handOf({ hand, melds, win, flowers }: Omit<McrCase, 'expect'>): string {
  const tiles = tilesOf(hand);
  tiles.splice(tiles.indexOf(win), 1);
  const shown = melds.map(({ type, tiles }) => meldText(type, tiles));
  const bonus = Array.from({ length: flowers }, (_, i) => `${i + 1}f`);
  return [tiles.join('').replaceAll(/([a-z])(?=\d\1)/g, ''), ...shown, `+${win}`, ...bonus].join(' ');
}

function tilesOf(hand: string): string[] {
  return [...hand.matchAll(/(\d+)([a-z])/g)].flatMap(([, ranks, suit]) => [...ranks!].map((rank) => rank + suit));
}

export function circumstancesOf({ by, seat, round, flags }: Omit<McrCase, 'expect'>): Circumstances {
  return {
    by: by === 'tsumo' ? 'draw' : 'discard',
    seat: seatOfNumber(seat),
    round,
    with: flags.map((flag) => FACTS[flag]),
  };
}

/** A list of fan as text: `pung_of_terminals_or_honors 1 ×2, self_drawn 1 = 3`. */
function fanText(fan: readonly Fan[], total: number): string {
  const sorted = [...fan].sort((a, b) => (a.id < b.id ? -1 : 1));
  return `${sorted.map(({ id, count, points }) => `${id} ${points}${count > 1 ? ` ×${count}` : ''}`).join(', ')} = ${total}`;
}

function textOf(judgement: Judgement | undefined): string {
  if (judgement === undefined) return 'no win';
  const fan = judgement.patterns.map(({ id, times, value }) => ({ id, count: times, points: value['fan']! / times }));
  return fanText(fan, judgement.tallies['fan']!);
}

/** The hand of a case, under a minimum. */
export function scoreMcr(one: McrCase, minimum = 8): HandScore {
  return sure(score(rulesOf('mcr', { minimum }), handOf(one), circumstancesOf(one)));
}

/** Cases are also about hands below the minimum, which the pack does not let win: they are scored as if there were none. */
export function answersTo(one: McrCase): { ours: string; theirs: string; wins: boolean } {
  const judged = (minimum: number): Judgement | undefined => scoreMcr(one, minimum).judgement;
  return {
    ours: textOf(judged(0)),
    theirs: fanText(one.expect.fan, one.expect.total),
    wins: judged(8) !== undefined,
  };
}

export function mcrCases(): McrCase[] {
  return readCases<McrCase>('mcr-scoring.jsonl');
}

/** Every case as it comes out. */
export function mcrOutcomes(cases: readonly McrCase[]): Outcome[] {
  return cases.map((one) => {
    const by = one.by === 'tsumo' ? 'by draw' : 'by discard';
    const asked = [`\`${handOf(one)}\` ${by}`, ...one.flags.map((flag) => FACTS[flag])].join(', ');
    const { ours, theirs } = answersTo(one);
    return { id: one.id, case: asked, theirs, ours, disputed: one.disputed?.join(', ') ?? '' };
  });
}
