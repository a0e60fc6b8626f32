/** What the hands of all seats are worth at the end of a deal, and who pays whom. */
import {
  type Entry,
  type Hand,
  parseHand,
  problem,
  type Problem,
  refused,
  type Result,
  settle,
  Table,
} from '../../core/index.ts';
import { needRuleset } from '../argument-checks.ts';
import type { ScoringRuleset } from '../chapters/assemble-ruleset.ts';
import { winContext } from './circumstances.ts';
import type { Circumstances } from './circumstances-check.ts';
import { deltaOf, handSizes, type HandScore, momentOfWin, scoreHand } from './score-hand.ts';

/** All hands of a deal that is over. */
export interface TableScore {
  /** By seat from the dealer. */
  hands: HandScore[];
  /** The seat that won; undefined where nobody has. */
  winner: number | undefined;
  settlement: Entry[];
  delta: number[];
}

/**
 * Scores the hands of all seats, from the dealer on: the one with a last tile (`+9s`) has won, as the circumstances say; where none has, the
 * wall is used up.
 */
export function scoreTable(
  rules: ScoringRuleset,
  texts: readonly string[],
  circumstances: Circumstances = {},
): Result<TableScore> {
  needRuleset('scoreTable', rules);
  if (texts.length !== rules.seats.count) return refused([wrongCount(rules, texts.length)]);
  const read = texts.map((text) => parseHand(text, rules.tiles));
  const problems = read.flatMap((each) => each.problems);
  const hands = read.flatMap((each): Hand[] => (each.ok ? [each.value] : []));
  if (hands.length < texts.length) return refused(problems);
  const winners = hands.flatMap(({ last }, seat) => (last >= 0 ? [seat] : []));
  if (winners.length > 1) return refused([severalWinners()]);
  const winner = winners[0];
  const { value: how, problems: unclear } = winContext(rules, { ...circumstances, seat: winner ?? 0 });
  const sized = winner === undefined ? undefined : parseHand(texts[winner]!, rules.tiles, handSizes(rules));
  if (unclear.length > 0 || sized?.ok === false) return refused([...unclear, ...(sized?.problems ?? [])]);
  const lost = { ...how, lost: true, situation: 0, marks: [], from: undefined };
  const scored = hands.map((hand, seat) => scoreHand(rules, hand, seat === winner ? how : { ...lost, seat }));
  const won = winner === undefined ? undefined : scored[winner]!;
  const table = momentOfWin(rules, hands[winner ?? 0]!, how);
  const seats = table.seats.map((seat, at) =>
    at === winner ? seat : { ...seat, hand: hands[at]!.concealed, melds: hands[at]!.melds, bonus: hands[at]!.bonus },
  );
  const ended = new Table(rules, { ...table, seats });
  if (winner === undefined) ended.stage = { at: 'settled' };
  const settlement =
    winner === undefined
      ? settle(ended, 'exhausted', [], [])
      : won?.win
        ? settle(ended, 'win', [winner], [won.judgement], how.responsible)
        : [];
  return { ok: true, value: { hands: scored, winner, settlement, delta: deltaOf(rules, settlement) }, problems };
}

function wrongCount({ seats }: ScoringRuleset, given: number): Problem {
  return problem('wrong-hand-count', `${seats.count} seats have ${seats.count} hands, not ${given}.`, {
    hint: 'Give the hand of every seat, from the dealer on.',
  });
}

function severalWinners(): Problem {
  return problem('several-winners', 'Only one hand of a table has its last tile marked.', {
    hint: 'Write + before the tile that won, in the hand that won.',
  });
}
