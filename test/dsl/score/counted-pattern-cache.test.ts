import { describe, expect, it } from 'vitest';
import { completeHands } from '../../../sim/every-hand/complete-hands.ts';
import { seededRandom, type WinQuery } from '../../../core/index.ts';
import { makePatternCounts } from '../../../dsl/index.ts';
import { load, packs } from '../../../loader/index.ts';
import { located, queryText } from '../../kit/games/failure-location.ts';

describe.each(packs().map(({ id }) => id))('%s: what counts in a hand', (id) => {
  const loaded = load(id);
  if (!loaded.ok) throw new Error(loaded.problems[0]!.message);
  const rules = loaded.value;
  const hands = completeHands(rules.tiles, rules.scoring.rules.shapes);
  if (!hands.ok) throw new Error(hands.problems[0]!.message);
  const { size, walk } = hands.value;
  const counts = rules.tiles.kinds.map(() => 0);
  const plain = { melds: [], bonus: [], situation: 0, marks: [], counters: {}, round: 1 };

  it.each([
    ['draw', 1],
    ['discard', 0],
  ] as const)('is what the judge says, by %s', (by, seat) => {
    const counted = makePatternCounts(rules.scoring.compiled, rules.scoring.rules);
    const random = seededRandom(41);
    for (let times = 0; times < 400; times++) {
      const number = random.int(0, size - 1);
      walk(number, number + 1, counts, () => {
        const kinds = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
        const last = times % 3 === 0 ? undefined : kinds[random.int(0, kinds.length - 1)];
        const query: WinQuery = { ...plain, counts: [...counts], last, by, seat };
        const check = (): void => {
          const hand = counted(query);
          const judged = rules.judge(query);
          expect(hand?.patterns.map((pattern) => rules.scoring.rules.patterns[pattern]!.id)).toEqual(
            judged?.patterns.map((pattern) => pattern.id),
          );
          expect(hand?.value).toBe(judged?.value);
        };
        located(() => ({ seed: 41, hand: queryText(query, rules.tiles) }), check);
      });
    }
  });
});
