/** What the pack and the reference of American mahjong say of the same hands. */
import { type HandScore, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { tilesOf, withoutTiles } from '../cases/hands-of-cases.ts';
import type { Outcome } from '../differences-page.ts';

export interface AmericanHand {
  id: string;
  /** The hand of the card from which it was made, and how it was changed. */
  line: string;
  about: string;
  concealed: string;
  exposures: string[];
  win: string;
  by: 'draw' | 'exchange' | 'dealt' | 'discard';
  winner: number;
  discarder?: number;
  rules: { discard?: 'discarder_alone' };
  expect: AmericanValue;
}

interface AmericanValue {
  wins: boolean;
  hand: string | null;
  /** The value on the card, and whether it is doubled for having no joker. */
  printed?: number;
  jokerless?: boolean;
  value?: number;
  /** All hands of the card that are worth as much. */
  same?: string[];
  /** All hands of the card that fit. */
  fits?: string[];
  deltas?: number[];
}

function handText({ concealed, exposures, win }: AmericanHand): string {
  return [...exposures.map((each) => `(${each})`), ...withoutTiles(tilesOf(concealed), [win]), `+${win}`].join(' ');
}

/** Of several hands worth the same, each is right: the judgement is compared with the one it names. */
function said({ judgement, delta }: HandScore, same: readonly string[]): string {
  if (!judgement) return 'no win';
  const { points, doubles } = judgement.tallies;
  const ids = judgement.patterns.map(({ id }) => id.toUpperCase()).filter((id) => id !== 'JOKERLESS');
  const names = ids.length === 1 && same.includes(ids[0]!) ? same : ids;
  return written(names, points!, doubles! > 0, judgement.value, delta);
}

function expectedOf({ wins, same, printed, jokerless, value, deltas }: AmericanValue): string {
  return wins ? written(same!, printed!, jokerless!, value!, deltas!) : 'no win';
}

function written(
  names: readonly string[],
  printed: number,
  jokerless: boolean,
  value: number,
  deltas: readonly number[],
): string {
  return `${names.join(' or ')} ${printed}${jokerless ? ' without joker' : ''} = ${value}: ${deltas.join(' ')}`;
}

/** What the two say of a hand. */
export function americanOutcome(one: AmericanHand): Outcome {
  const { by, winner, discarder, rules, expect } = one;
  const scored = score(rulesOf('american', rules.discard ? { discard_payment: rules.discard } : {}), handText(one), {
    by: by === 'discard' ? 'discard' : 'draw',
    seat: winner,
    ...(discarder === undefined ? {} : { from: discarder }),
  });
  const ours = scored.ok
    ? said(scored.value, expect.same ?? [])
    : JSON.stringify(scored.problems.map(({ code }) => code));
  const facts = [`seat ${winner}`, by, ...(discarder === undefined ? [] : [`from ${discarder}`]), one.line, one.about];
  return { id: one.id, case: `${handText(one)} (${facts.join(', ')})`, theirs: expectedOf(expect), ours, disputed: '' };
}
