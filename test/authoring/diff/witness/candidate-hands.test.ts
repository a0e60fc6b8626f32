import { expect, it } from 'vitest';
import { seededRandom } from '../../../../core/index.ts';
import { handsNear } from '../../../../authoring/diff/witness/candidate-hands.ts';
import { drawnHand } from '../../../../authoring/hands/index.ts';
import { rulesOf } from '../../../kit/load-rules.ts';

it('takes no groups into a hand whose rules lack their tiles', () => {
  const random = seededRandom(1);
  const known = [rulesOf('sichuan'), rulesOf('taiwanese')].flatMap((rules) =>
    Array.from({ length: 20 }, () => drawnHand(rules, random)).flatMap((query) =>
      query === undefined ? [] : [{ rules, query, near: rules.id, isExample: false, cost: 0 }],
    ),
  );
  const near = handsNear(known, new Set(['sichuan', 'taiwanese']), 60, random);
  expect(new Set(near.map(({ rules }) => rules.id))).toEqual(new Set(['sichuan', 'taiwanese']));
  for (const { rules, query } of near) {
    expect(query.counts.length).toBe(rules.tiles.kinds.length);
    for (const group of query.melds) expect(rules.tiles.kinds[group.kind]).toBeDefined();
  }
});
