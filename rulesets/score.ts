/** What a hand is worth and who pays whom, without a game around it. */
import {
  deal,
  type Entry,
  type Hand,
  isBonus,
  type Judgement,
  kindOf,
  parseHand,
  parseTiles,
  refused,
  type Result,
  type Ruleset,
  settle,
  type Problem,
  problem,
  type Table,
  tallyOf,
  type WinQuery,
} from '../core/index.ts';
import { type Explanation, makeExplain, type NoWin, shapeSize } from '../dsl/index.ts';
import type { PackRuleset } from './assemble.ts';
import { type Circumstances, type Settled, settleCircumstances } from './circumstances.ts';
import { needQuery, needRuleset } from './misuse.ts';

/** A hand examined. */
export interface HandScore {
  hand: Hand;
  circumstances: Settled;
  /** What was asked of the rules. */
  query: WinQuery;
  win: boolean;
  reason?: NoWin;
  judgement?: Judgement;
  /** Seats as they are numbered in the deal: 1 is the dealer. */
  settlement: Entry[];
  /** Points won or lost, by seat number less one. */
  delta: number[];
}

/** Scores a hand in notation: `score(rules, '123m 456p 789s 345s 1z +1z', { by: 'draw' })`. */
export function score(rules: PackRuleset, text: string, circumstances: Circumstances = {}): Result<HandScore> {
  needRuleset('score', rules);
  if (typeof text !== 'string') return refused([noText()]);
  const hand = parseHand(text, rules.tiles, handSizes(rules));
  const { value: how, problems } = settleCircumstances(rules, circumstances);
  const bonus = circumstances?.bonus ? parseTiles(circumstances.bonus, rules.tiles) : undefined;
  const all = [...hand.problems, ...(bonus?.problems ?? []), ...problems];
  if (!hand.ok || problems.length > 0 || bonus?.ok === false) return refused(all);
  const read = bonus?.ok ? { ...hand.value, bonus: [...hand.value.bonus, ...bonus.value] } : hand.value;
  return { ok: true, value: scoreHand(rules, read, how), problems: all };
}

/** Programs without types may hand over anything. */
export function noText(): Problem {
  return problem('not-text', 'A hand is a text.', { hint: "Write it in notation: '123m 456p 789s 345s 1z +1z'." });
}

/** Scores a hand that has been read. */
export function scoreHand(rules: PackRuleset, hand: Hand, how: Settled): HandScore {
  const query = queryOf(rules, hand, how);
  const judgement = rules.judge(query);
  const settlement = judgement ? settlementOf(rules, how, judgement) : [];
  const delta = Array.from({ length: rules.seats.count }, (_, seat) =>
    settlement.reduce(
      (sum, { from, to, amount }) => sum + (to === seat + 1 ? amount : 0) - (from === seat + 1 ? amount : 0),
      0,
    ),
  );
  const common = { hand, circumstances: how, query, settlement, delta };
  return judgement
    ? { ...common, win: true, judgement }
    : { ...common, win: false, reason: explain(rules, query).reason ?? 'incomplete' };
}

/** All readings of a hand, and why each pattern counts or does not. */
export function explain(rules: PackRuleset, query: WinQuery): Explanation {
  needRuleset('explain', rules);
  needQuery('explain', query);
  return makeExplain(rules.scoring.compiled, rules.scoring.rules)(query);
}

export function queryOf(
  { tiles }: Ruleset,
  hand: Hand,
  { by, seat, round, situation, marks, counters }: Settled,
): WinQuery {
  const last = hand.last < 0 ? undefined : kindOf(tiles, hand.last);
  const bonus = hand.bonus.map((tile) => kindOf(tiles, tile));
  return {
    counts: tallyOf(hand.concealed, tiles),
    melds: hand.melds,
    last,
    by,
    seat,
    round,
    bonus,
    situation,
    marks,
    counters,
  };
}

/** How many tiles a winning hand may have, a meld counting three; one less too where a shape takes any tiles. */
export function handSizes(rules: PackRuleset): number[] {
  const full = fullSizes(rules);
  const anySize = rules.scoring.rules.shapes.some((shape) => shapeSize(shape) === undefined);
  return anySize ? [...new Set(full.flatMap((size) => [size - 1, size]))].sort((a, b) => a - b) : full;
}

/** How many tiles the shapes want, a meld counting three. */
export function fullSizes({ scoring }: PackRuleset): number[] {
  const sizes = scoring.rules.shapes.map(shapeSize).filter((size) => size !== undefined);
  return [...new Set(sizes)].sort((a, b) => a - b);
}

/** Payments ask a table; this one shows the moment of the win and nothing else. */
function settlementOf(rules: Ruleset, how: Settled, judgement: Judgement): Entry[] {
  const table = momentOfWin(rules, how);
  return settle(table, 'win', [how.seat - 1], [judgement]).map((entry) => ({
    ...entry,
    from: entry.from + 1,
    to: entry.to + 1,
  }));
}

function momentOfWin(rules: Ruleset, { seat, from, round, by }: Settled): Table {
  const table = deal(rules, { seed: 0 });
  const players = table.players.map((_, at) => at);
  const tile = rules.tiles.kinds.findIndex((_, kind) => !isBonus(rules.tiles, kind));
  const turn = { seat: (by === 'draw' ? seat : from) - 1, begin: 'drawn' as const, offers: [], tile };
  const answers = table.seats.map(() => undefined);
  const window = { name: windowOfDiscards(rules), tile, from: from - 1, move: '', meld: -1, answers };
  const stage: Table['stage'] = by === 'draw' ? { at: 'turn', turn } : { at: 'window', turn, window };
  return {
    ...table,
    players,
    dealer: 0,
    starter: 0,
    round,
    replayed: false,
    stage,
    toAct: [],
    agenda: [],
    discards: 1,
  };
}

function windowOfDiscards(rules: Ruleset): string {
  const move = Object.values(rules.moves).find(({ steps }) => steps.some((step) => step.do === 'discard'));
  return move?.steps.flatMap((step) => (step.do === 'window' ? [step.name] : []))[0] ?? '';
}

/** Why a hand does not win, as part of a sentence. */
export function noWinText(reason: NoWin): string {
  const texts: Record<NoWin, string> = {
    'no-shape': 'no winning hand has so many tiles.',
    incomplete: 'the hand is not complete.',
    'below-minimum': 'the hand is complete, but worth less than a win must be.',
  };
  return texts[reason];
}
