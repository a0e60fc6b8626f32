/** Hands of Hong Kong tables that the reference makes, beside what the pack says of them. */
import { type Judgement, seatOfNumber } from '../../../core/index.ts';
import { score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import type { Outcome } from '../differences-page.ts';
import { FACTS, handsOf, type HongKongCase, type Options, patternName } from '../cases/hong-kong.ts';
import { gains } from '../cases/hong-kong-payments.ts';

/** A hand that the reference made, with its answer. */
export interface HongKongHand extends Omit<HongKongCase, 'expect'> {
  seat: number;
  round: number;
  /** The discarder. */
  from?: number;
  expect: {
    wins: boolean;
    error?: string;
    fan: { id: string; faan: number }[];
    faan?: number;
    faan_uncapped?: number;
    points?: number;
    delta?: number[];
  };
}

/** The tables that the reference knows. It lets all chows of the social table have a pair of honours, which that rule set does not. */
const TABLES: Record<string, Options> = {
  mt: {},
  nyc: { table: 'social', suited_pair: false },
  hkma: { table: 'association' },
  hkma_flowers: { table: 'association', flowers: true },
};

const LIMIT = 10;

/** What is compared: from the limit on only the faan, since the reference also adds what a big hand has beside it. */
interface Answer {
  error?: string | undefined;
  fan?: string;
  faan?: number | undefined;
  points?: number | undefined;
  delta?: number[] | undefined;
}

const listed = (items: readonly string[]): string => [...items].sort().join(' ');

function theirs({ expect }: HongKongHand): Answer {
  if (!expect.wins) return { error: expect.error };
  const { faan, points, delta, fan } = expect;
  return { ...(faan! < LIMIT ? { fan: listed(fan.map((item) => item.id)) } : {}), faan, points, delta };
}

function ours(one: HongKongHand): Answer {
  const rules = rulesOf('hong-kong', TABLES[one.profile]!);
  const how = {
    by: one.by === 'tsumo' ? ('draw' as const) : ('discard' as const),
    seat: seatOfNumber(one.seat),
    round: one.round,
    with: one.flags.flatMap((flag) => FACTS[flag]),
  };
  const { win, judgement, short } = sure(score(rules, handsOf(one)[0]!, how));
  if (!win || judgement === undefined) return { error: short === undefined ? 'not_winning' : 'below_minimum' };
  const faan = Math.min(judgement.tallies['fan']!, LIMIT);
  const from = one.from ?? one.seat;
  const delta = gains(rules, { by: one.by, from, winners: [one.seat], flags: one.flags }, [judgement]);
  return { ...(faan < LIMIT ? { fan: listed(itemsOf(judgement)) } : {}), faan, points: judgement.value, delta };
}

function itemsOf({ patterns }: Judgement): string[] {
  return patterns.flatMap(({ id, times }) => Array<string>(times).fill(patternName(id, '')));
}

/** A hand as both say it came out. */
export function hongKongOutcome(one: HongKongHand): Outcome {
  const { profile, by, seat, round, flags } = one;
  const said = `${profile} \`${handsOf(one)[0]}\` ${[by, seat, round, ...flags].join(' ')}`;
  return { id: one.id, case: said, theirs: JSON.stringify(theirs(one)), ours: JSON.stringify(ours(one)), disputed: '' };
}
