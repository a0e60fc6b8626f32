/** The answers of the language reference, run by both back ends. */
import { seatOfNumber } from '../../core/index.ts';
import { expect, test } from 'vitest';
import { type Judged, CHAIN, questions, type Shown } from '../../docs/language-questions.ts';
import { makeJudge } from '../../dsl/index.ts';
import { compiledSource } from '../../dsl/generate/matcher-generator.ts';
import { referee } from '../../dsl/evaluate/reference-matcher.ts';
import { score } from '../../loader/index.ts';
import { patternSet } from '../kit/compiler-pack.ts';
import { winQuery } from '../kit/win-query.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { scope } from '../kit/invented-scope.ts';
import { fullSet, sure } from '../kit/tile-sets.ts';

const shapes = {
  sets: '4 set + pair',
  pairs: '7 pair',
  orphans: '19m19p19s1234567z + one of them',
};
const rows = questions.flatMap(({ asks, shown }) => shown.map((row) => ({ asks, row })));
const said = rows.flatMap(({ asks, row }) => ('pack' in row ? [] : [{ asks, ...row }]));
const judged = rows.flatMap(({ asks, row }) => ('pack' in row ? [{ asks, ...row }] : []));

test('every question has hands that show its answer', () => {
  expect(questions.length).toBeGreaterThanOrEqual(12);
  expect(questions.filter(({ shown }) => shown.length === 0)).toEqual([]);
});

test.each(said)('$text with $hand: $gives', ({ text, hand, seat = 1, gives }: Shown) => {
  const set = patternSet({ tiles: fullSet, shapes, patterns: { asked: text }, scope });
  const query = winQuery(hand, { seat: seatOfNumber(seat) });
  for (const source of [referee(set), compiledSource(set)]) {
    const times: number[] = [];
    source.candidates(query, (candidate) => void times.push(candidate.times[0]!));
    expect(times.length).toBeGreaterThan(0);
    // a hand is said to have what one of its readings has
    expect(Math.max(...times)).toBe(Number(gives));
  }
});

test.each(judged)('$hand in $pack: $gives', ({ pack, hand, indicators, gives }: Judged) => {
  const rules = rulesOf(pack === 'chain' ? CHAIN : pack);
  const scored = sure(score(rules, hand, { seat: 1, ...(indicators && { lists: { indicators } }) }));
  const names = (scored.judgement?.patterns ?? []).map(({ id, times }) => (times > 1 ? `${id} x${times}` : id));
  expect(scored.win ? names.sort().join(', ') : `no win: ${scored.reason}`).toBe(gives);
  expect(makeJudge(rules.scoring.interpreted, rules.scoring.rules)(scored.query)).toEqual(scored.judgement);
});
