/** What a bot of mjai is told and may answer, message by message. */
import { expect, it } from 'vitest';
import { eventsFor, newGame, seededRandom, type Table, view } from '../../core/index.ts';
import { defaultAction } from '../../players/index.ts';
import { type MjaiAnswer, type MjaiDecision, type MjaiQuestion, mjaiSeat, riichiNames } from '../../records/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { rulesOf } from '../kit/load-rules.ts';

const rules = rulesOf('riichi');
const answers = (...values: object[]): MjaiAnswer[] => values.map((value) => ({ value: value as never }));

/** The dealer's first turn with this hand: the questions, and what comes of these answers. */
function firstTurn(hand: string, given: readonly MjaiAnswer[]): { questions: MjaiQuestion[]; decision: MjaiDecision } {
  const table: Table = newGame(rules, {
    seed: 1,
    arrange: [arrange(rules, { hands: { 1: hand } }, seededRandom(1))],
  });
  const seat = table.dealer;
  const made = mjaiSeat(rules, riichiNames, { seat, players: ['a', 'b', 'c', 'd'] });
  if (!made.ok) throw new Error(made.problems[0]!.message);
  expect(made.value.hear(eventsFor(table, table.events, seat))).toBeUndefined();
  const seen = view(table, seat);
  const turn = made.value.decide(seen, defaultAction(rules, seen));
  const questions: MjaiQuestion[] = [];
  let step = turn.next();
  for (const answer of given) {
    if (step.done) throw new Error('nothing more is asked');
    questions.push(step.value);
    step = turn.next(answer);
  }
  if (!step.done) throw new Error('more is asked');
  return { questions, decision: step.value };
}

const READY = '123m 406p 789s 34s 11z 9p';
const id = newGame(rules, { seed: 1, arrange: [arrange(rules, { hands: { 1: READY } }, seededRandom(1))] }).dealer;

it('the game, the deal and the draw, with what may be done; `reach` and its discard are one action', () => {
  const reach = { type: 'reach', actor: id };
  const discard = { type: 'dahai', actor: id, pai: '9p', tsumogiri: false };
  const { questions, decision } = firstTurn(READY, answers(reach, discard));
  const [first, second] = questions;
  expect(first!.messages.map(({ type }) => type)).toEqual(['start_game', 'start_kyoku', 'tsumo']);
  const [game, deal, draw] = first!.messages;
  expect(game).toMatchObject({ id, names: ['a', 'b', 'c', 'd'] });
  const hands = deal!['tehais'] as string[][];
  expect(hands.map((hand) => hand.every((tile) => tile === '?'))).toEqual([0, 1, 2, 3].map((seat) => seat !== id));
  expect([...hands[id]!, draw!['pai']].sort()).toEqual('1m 2m 3m 4p 5pr 6p 9p 3s 4s 7s 8s 9s E E'.split(' ').sort());
  expect(first!.ask).toBe(2);
  const cannot = ['1m', '2m', '3m', '4p', '5pr', '6p', '3s', '4s', '7s', '8s', '9s', 'E'];
  expect(draw!['possible_actions']).toEqual([{ ...reach, cannot_dahai: cannot }]);
  expect(second).toEqual({ messages: [{ ...reach, possible_actions: [], cannot_dahai: cannot }], ask: 0 });
  expect(decision).toEqual({ action: { seat: id, move: 'riichi', tiles: ['9p'] } });
});

it('a declaration stands, whatever follows it', () => {
  const late = firstTurn(READY, [...answers({ type: 'reach' }), { missing: 'no answer' }]);
  expect(late.decision).toEqual({ action: { seat: id, move: 'riichi', tiles: ['9p'] }, fault: 'no answer' });
  const other = firstTurn(READY, answers({ type: 'reach' }, { type: 'dahai', pai: '1m' }));
  expect(other.decision.action.move).toBe('riichi');
  expect(other.decision.fault).toBe('{"type":"dahai","pai":"1m"} is not possible here; possible: reach, dahai 9p');
});

it.each([
  [{ type: 'none' }, /^\{"type":"none"\} is not possible here/],
  [{ type: 'dahai' }, /is not possible here/],
  [{ type: 'dahai', pai: '5p' }, /possible: dahai 1m; dahai 2m; .*; \d+ more$/],
  [{ type: 'dahai', pai: '9p', actor: (id + 1) % 4 }, /is not possible here/],
  [{ type: 'reach', actor: (id + 1) % 4 }, /is not possible here/],
  [['dahai'], /^\["dahai"\] is no message of mjai$/],
  [{ pai: '9p' }, /is no message of mjai/],
])('%j is not taken', (answer, fault) => {
  const { decision } = firstTurn(READY, answers(answer));
  expect(decision.fault).toMatch(fault);
  expect(decision.action.move).toBe('discard');
});

it('kongs, an abortive draw and a win are offered by their names', () => {
  const offered = (hand: string): unknown => {
    const { questions } = firstTurn(hand, [{ missing: 'no answer' }]);
    return questions[0]!.messages[2]!['possible_actions'];
  };
  expect(offered('1111z 23m 456p 78s 25z 9p')).toEqual([{ type: 'ankan', actor: id, consumed: ['E', 'E', 'E', 'E'] }]);
  expect(offered('19m 19p 19s 1234z 2345m')).toEqual([{ type: 'ryukyoku', actor: id, reason: 'kyushukyuhai' }]);
  expect(offered('123m 456p 789s 345s 11z')).toContainEqual(
    expect.objectContaining({ type: 'hora', actor: id, target: id }),
  );
});
