/** Cases of payments: each is settled by the engine, and shows what the rule book says. */
import { describe, expect, test } from 'vitest';
import { endedCases, wonCases } from '../../../book/findings/payment-cases.ts';
import { opened } from '../books-for-tests.ts';

const cantonese = opened('cantonese');
const ids = (ending: string): string[] => cantonese.rules.settle[ending]!.map(({ id }) => id);

describe('a win', () => {
  const cases = wonCases(cantonese, ids('win'));

  test('shows every payment', () => {
    expect(new Set(cases.flatMap(({ shows }) => shows))).toEqual(new Set(ids('win')));
  });

  test('on a discard costs its thrower twice the share of the others; self-drawn, everybody so much', () => {
    const plain = cases.filter(({ shows }) => shows.includes('discarder') || shows.includes('self_drawn'));
    expect(plain).toHaveLength(2);
    for (const { scored } of plain) {
      const { value } = scored.judgement!;
      const { by, from, seat } = scored.circumstances;
      const wanted = [0, 1, 2, 3].map((at) => (at === seat ? 0 : by === 'draw' || at === from ? -2 * value : -value));
      wanted[seat] = -wanted.reduce((sum, amount) => sum + amount, 0);
      expect(scored.delta).toEqual(wanted);
    }
  });
});

test('a false win pays every opponent', () => {
  const [only, ...more] = endedCases(cantonese.rules, 'false_win', ids('false_win'));
  expect(more).toEqual([]);
  expect(only!.entries.map(({ from, to }) => [from, to])).toEqual([
    [1, 0],
    [1, 2],
    [1, 3],
  ]);
});
