/** What the pack and the reference of classical mahjong say of the same hands and deals. */
import type { OptionValue } from '../../../core/index.ts';
import { type Circumstances, type HandScore, score, scoreTable } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { FACTS } from '../cases/classical.ts';
import { meldText, tilesOf, withoutTiles } from '../cases/hands-of-cases.ts';
import type { Outcome } from '../differences-page.ts';

const SEATS = ['E', 'S', 'W', 'N'] as const;
type SeatName = (typeof SEATS)[number];
/** Random cases never state what the hand itself shows. */
type Fact = Exclude<keyof typeof FACTS, 'only_possible'>;

interface ClassicalHand {
  hand: string;
  melds: { type: string; tiles: string }[];
  win: string | null;
  flowers: string[];
}

interface Value {
  error?: string;
  points?: number;
  doubles?: number;
  /** Which part of the limit the hand pays. */
  limit?: number;
  /** British: the hand pays as Purity. */
  purity?: boolean;
  total?: number;
}

export interface SingleHand extends ClassicalHand {
  id: string;
  profile: string;
  by: 'ron' | 'tsumo' | null;
  seat: number;
  round: number;
  flags: Fact[];
  expect: Value;
}

export interface Deal {
  id: string;
  profile: string;
  round: number;
  winner: SeatName | null;
  discarder: SeatName | null;
  flags: (Fact | 'cannon')[];
  hands: Record<SeatName, ClassicalHand>;
  expect: { error?: string; hands?: Record<SeatName, Value & { delta: number }> };
}

/** The option of the pack for every source of the sheet. */
const RULES_OF: Record<string, string> = {
  MIL: 'millington',
  DM: 'league',
  BR: 'british',
  KB: 'british_program',
  MT: 'european',
  BZ: 'buzzard',
  PX: 'chinese',
  BB: 'babcock',
};

function optionsOf(profile: string): Record<string, OptionValue> {
  return { rules: RULES_OF[profile]! };
}

function handText({ hand, melds, win, flowers }: ClassicalHand): string {
  const held = win === null ? tilesOf(hand) : withoutTiles(tilesOf(hand), [win]);
  const last = win === null ? [] : [`+${win}`];
  return [...melds.map(({ type, tiles }) => meldText(type, tiles)), ...held, ...last, ...flowers].join(' ');
}

/** What a judgement says, as the reference would say it; points and doubles where they make the value. */
function said({ win, judgement }: HandScore, expected: Value): string {
  if (!judgement) return win ? 'a win' : 'no win';
  const { points, doubles, total, limit, purity } = expected;
  const counted =
    points !== undefined && limit === undefined && purity === undefined && points * 2 ** doubles! === total;
  const { base, doubles: times } = judgement.tallies;
  return counted ? `${base} x 2^${times} = ${judgement.value}` : `${judgement.value}`;
}

function expectedOf({ error, points, doubles, total, limit, purity }: Value): string {
  if (error !== undefined) return 'no win';
  const counted = limit === undefined && purity === undefined && points! * 2 ** doubles! === total;
  return counted ? `${points} x 2^${doubles} = ${total}` : `${total}`;
}

/** What the two say of a hand. */
export function handOutcome(one: SingleHand): Outcome {
  const rules = rulesOf('classical', optionsOf(one.profile));
  const how: Circumstances = {
    by: one.by === 'tsumo' ? 'draw' : 'discard',
    seat: one.seat - 1,
    round: one.round,
    with: one.flags.map((flag) => FACTS[flag]),
    ...(one.win === null ? { lost: true } : {}),
    counters: { hand_kongs: one.melds.filter(({ type }) => type === 'minkan').length },
  };
  const scored = score(rules, handText(one), how);
  const ours = scored.ok ? said(scored.value, one.expect) : JSON.stringify(scored.problems.map(({ code }) => code));
  const facts = [one.profile, `seat ${one.seat}`, `round ${one.round}`, one.by ?? 'lost', ...one.flags].join(', ');
  return { id: one.id, case: `${handText(one)} (${facts})`, theirs: expectedOf(one.expect), ours, disputed: '' };
}

/** What the two say of the four hands of a deal, and of what everybody gets. */
export function dealOutcome(one: Deal): Outcome {
  const rules = rulesOf('classical', optionsOf(one.profile));
  const from = one.discarder === null ? {} : { from: SEATS.indexOf(one.discarder) };
  const how: Circumstances = {
    by: one.discarder === null ? 'draw' : 'discard',
    round: one.round,
    with: one.flags.flatMap((flag) => (flag === 'cannon' ? [] : [FACTS[flag]])),
    ...from,
    ...(one.flags.includes('cannon') ? { responsible: from.from! } : {}),
  };
  const texts = SEATS.map((seat) => handText(one.hands[seat]));
  const { hands, error } = one.expect;
  const theirs = error
    ? 'no win'
    : SEATS.map((seat) => `${expectedOf(hands![seat])}: ${hands![seat].delta}`).join(', ');
  const scored = scoreTable(rules, texts, how);
  const table = scored.ok ? scored.value : undefined;
  const ours = !table
    ? JSON.stringify((scored as { problems: { code: string }[] }).problems.map(({ code }) => code))
    : table.winner !== undefined && !table.hands[table.winner]!.win
      ? 'no win'
      : SEATS.map((seat, at) => `${said(table.hands[at]!, hands?.[seat] ?? {})}: ${table.delta[at]}`).join(', ');
  const facts = [one.profile, `round ${one.round}`, one.discarder ?? 'draw', ...one.flags].join(', ');
  return { id: one.id, case: `${texts.join(' | ')} (${facts})`, theirs, ours, disputed: '' };
}

/** Chows with one double more than pungs of twice the points: both are right. */
export const TIE = 'two readings worth the same';

/** Where the two are known to read the sheet otherwise, in README.md of the reference; a difference of none of these is a slip of one of them. */
export function knownDifference(one: SingleHand | Deal, { ours, theirs }: Outcome): string | undefined {
  const { profile, flags } = one;
  if (values(ours) === values(theirs)) return TIE;
  const winner = 'hands' in one ? one.winner && one.hands[one.winner] : one;
  if (!winner || winner.win === null) return undefined;
  if (profile === 'BB' && flags.includes('rob_kong')) return 'robbing and no other score';
  const ends = winner.melds.some(({ tiles }) => /^(1111|9999)[mps]$/.test(tiles));
  return ends && ['DM', 'MIL'].includes(profile) ? 'a kong in a snake' : undefined;
}

/** Values without the points and doubles that make them. */
function values(said: string): string {
  return said.replaceAll(/\d+ x 2\^\d+ = /g, '');
}
