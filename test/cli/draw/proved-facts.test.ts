import { expect, it } from 'vitest';
import { provedLines } from '../../../cli/draw/proved-facts.ts';

const hand = '`123m 456m 789m 99p 111z`';
const proved = (id: string) => ({ id, proved: true });

it('a pattern that every other one comes with is named once', () => {
  const lines = provedLines('small', {
    ...{ looked: 1200, hands: 1200, limits: [] },
    patterns: [
      { id: 'plain', hand, counts: true, alwaysWith: [] },
      { id: 'one', hand, counts: true, alwaysWith: [proved('plain'), proved('two')] },
      {
        id: 'two',
        hand,
        counts: false,
        alwaysWith: [proved('plain'), { id: 'one', proved: false, why: 'too many hands' }],
      },
      { id: 'none', counts: false, never: { proved: true }, alwaysWith: [] },
    ],
  });
  expect(lines).toEqual([
    'small: 4 patterns, 1,200 of 1,200 complete hands looked at',
    `  plain  occurs: ${hand}; in every hand that has any other pattern: proved`,
    `  one    occurs: ${hand}; always with two: proved`,
    `  two    occurs: ${hand}; not seen to count in a winning hand; so far always with one: not proved (too many hands)`,
    '  none   no hand can have it with these options: proved',
  ]);
});
