/** Hands of MCR that the reference makes, beside what the pack says of them: the fan, and what every seat receives. */
import { seatOfNumber } from '../../../core/index.ts';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { circumstancesOf, handOf, type McrCase } from '../cases/mcr.ts';
import type { Outcome } from '../differences-page.ts';

/** A hand that the reference made, with its answer. */
export interface McrHand extends Omit<McrCase, 'expect'> {
  profile: keyof typeof EDITIONS;
  /** The discarder. */
  from?: number;
  expect: {
    wins: boolean;
    fan: { id: string; count: number }[];
    total?: number;
    pays?: { each?: number; discarder?: number; other?: number };
  };
}

const EDITIONS = { 'mil-1998': 'mil_1998', 'wmo-2006': 'wmo_2006' } as const;

/** A hand as both say it came out. */
export function mcrOutcome(one: McrHand): Outcome {
  const from = one.from === undefined ? {} : { from: seatOfNumber(one.from) };
  const how = { ...circumstancesOf(one), ...from };
  const { win, judgement, delta } = sure(score(rulesOf('mcr', { edition: EDITIONS[one.profile] }), handOf(one), how));
  const ours = win ? { total: judgement!.tallies['fan'], delta } : 'no win';
  const theirs = one.expect.wins ? { total: one.expect.total, delta: gains(one) } : 'no win';
  const items = judgement?.patterns.map(({ id, times }) => `${id} ${times}`).join(', ') ?? '';
  const its = one.expect.fan.map(({ id, count }) => `${id} ${count}`).join(', ');
  const said = `${one.profile} \`${handOf(one)}\` ${JSON.stringify(how)}: ours ${items}; theirs ${its}`;
  return { id: one.id, case: said, theirs: JSON.stringify(theirs), ours: JSON.stringify(ours), disputed: '' };
}

function gains({ seat, from, expect: { pays } }: McrHand): number[] {
  const delta = [0, 0, 0, 0];
  for (let payer = 1; payer <= 4; payer++) {
    if (payer === seat) continue;
    const share = pays!.each ?? (payer === from ? pays!.discarder! : pays!.other!);
    delta[payer - 1]! -= share;
    delta[seat - 1]! += share;
  }
  return delta;
}
