/** W1: what winning hands of riichi are worth. */
import { seatOfNumber } from '../../core/index.ts';
import type { WinQuery } from 'tilewright/core';
import { load, type Circumstances, type PackRuleset, score } from 'tilewright/loader';
import { kept } from '../install-peers.ts';
import { riichiHands, type WonHand } from '../hands/winning-hands.ts';
import { over, type Work } from '../measure-time.ts';
import { majiang, majiangHand, type MajiangHand } from '../peers/majiang-core.ts';
import { riichiCoreScorer } from '../peers/riichi-core.ts';
import type { Pace, Row } from '../ratio-row.ts';
import { sure } from '../must-succeed.ts';

const SEED = 20240601;

/** What W1 takes for granted and the pack does not. */
const OPTIONS = { double_yakuman: false };

export const riichiRules = (): PackRuleset => sure(load('riichi', { options: OPTIONS }));

/** The hands, made once. */
export const wonHands = (howMany = 2000, seed = SEED): WonHand[] =>
  kept(`riichi-${seed}-${howMany}`, () => riichiHands(seed, howMany));

/** A hand in our notation. */
export function handText({ concealed, melds, last }: WonHand): string {
  const laid = melds.map(({ tiles, claimed }) => (claimed ? `(${tiles.join('')})` : `<${tiles.join('')}>`));
  return [concealed.join(''), ...laid, `+${last}`].join(' ');
}

function circumstancesOf(hand: WonHand): Circumstances {
  const { byDraw, seat, round, from, ready, firstTurn } = hand;
  const facts = {
    riichi: ready > 0,
    double_riichi: ready === 2,
    ippatsu: hand.atOnce,
    after_kong: hand.afterKong,
    robbing_kong: hand.robbed,
    last_tile: hand.lastOfWall,
    dealt_hand: firstTurn && seat === 1,
    first_draw: firstTurn && seat > 1,
  };
  return {
    by: byDraw ? 'draw' : 'discard',
    seat: seatOfNumber(seat),
    round,
    ...(!byDraw && { from: (seatOfNumber(seat) + from) % 4 }),
    with: Object.entries(facts).flatMap(([fact, holds]) => (holds ? [fact] : [])),
    lists: { indicators: hand.indicators.join(''), under_indicators: hand.under.join('') },
  };
}

/** The hands as questions to the rules. */
export const riichiQueries = (rules: PackRuleset): WinQuery[] =>
  wonHands().map((hand) => sure(score(rules, handText(hand), circumstancesOf(hand))).query);

/** Hands as counts, one after the other. */
export function fromCounts(rules: PackRuleset): Work {
  return over(riichiQueries(rules), rules.worth);
}

/** Hands as text, with all there is to say. */
export function withReport(rules: PackRuleset): Work {
  const inputs = wonHands().map((hand) => ({ text: handText(hand), how: circumstancesOf(hand) }));
  return over(inputs, ({ text, how }) => score(rules, text, how));
}

function byMajiang(): Work {
  const { Shoupai, Util } = majiang();
  const worth = ({ text, tile, param }: MajiangHand): unknown => Util.hule(Shoupai.fromString(text), tile, param);
  return over(wonHands().map(majiangHand), worth);
}

/** The other library parses its text each time, as its makers meant it. */
export const majiangScores = byMajiang;

export const worth: Row = {
  id: 'w1',
  work: 'W1 worth of a riichi hand, from counts',
  unit: 'hand',
  sides: {
    tilewright: () => fromCounts(riichiRules()),
    'riichi-core': () => {
      const { prepare, score: ask } = riichiCoreScorer();
      return over(wonHands().map(prepare), ask);
    },
    'majiang-core': byMajiang,
  },
  marks: [
    { ours: 'tilewright', beside: ['riichi-core'], is: 'speed', floor: 10, goal: 35 },
    { ours: 'tilewright', beside: ['majiang-core'], is: 'speed', floor: 16 },
  ],
  agreement,
};

export const report: Row = {
  id: 'w1-text',
  work: 'W1 from a text hand, with the full report',
  unit: 'hand',
  // Only after some twenty thousand hands is it as fast as it gets.
  patience: 10,
  sides: { tilewright: () => withReport(riichiRules()), 'majiang-core': byMajiang },
  marks: [{ ours: 'tilewright', beside: ['majiang-core'], is: 'speed', floor: 6, goal: 16 }],
};

/** Points won; fan and minipoints where it is no yakuman. */
interface Answer {
  points: number;
  fan: number;
  minipoints: number;
}

/** Whether majiang-core says the same of every hand: points, fan, minipoints. */
function agreement({ quick }: Pace): string {
  const rules = riichiRules();
  const seeds = [SEED, 777];
  const hands = seeds.flatMap((seed) => wonHands(quick ? 1000 : 10_000, seed));
  const same = hands.filter((hand) => {
    const [ours, theirs] = [ourAnswer(rules, hand), theirAnswer(hand)];
    return ours.points === theirs.points && ours.fan === theirs.fan && ours.minipoints === theirs.minipoints;
  });
  return `${same.length.toLocaleString('en')} of ${hands.length.toLocaleString('en')} as majiang-core`;
}

function ourAnswer(rules: PackRuleset, hand: WonHand): Answer {
  const { judgement, delta } = sure(score(rules, handText(hand), circumstancesOf(hand)));
  const { yakuman = 0, han = 0 } = judgement?.tallies ?? {};
  const counts = judgement !== undefined && yakuman === 0;
  return {
    points: delta[seatOfNumber(hand.seat)]!,
    fan: counts ? han : 0,
    minipoints: counts ? judgement.steps!['minipoints']! : 0,
  };
}

function theirAnswer(hand: WonHand): Answer {
  const { Shoupai, Util } = majiang();
  const { text, tile, param } = majiangHand(hand);
  const found = Util.hule(Shoupai.fromString(text), tile, param);
  const { fanshu = 0, fu = 0, damanguan = 0, defen: points = 0 } = found ?? {};
  return damanguan > 0 || points === 0 ? { points, fan: 0, minipoints: 0 } : { points, fan: fanshu, minipoints: fu };
}
