import { expect, it } from 'vitest';
import { compareHands } from '../../soak/hands.ts';
import type { Census } from '../../kit/census.ts';
import { rulesOf } from '../../kit/rules.ts';

it('interpreter and compiler say the same of 2,500 finished hands (100,000 in the soak run)', () => {
  const figures: Census = new Map();
  for (let seed = 1001; seed <= 1010; seed++) compareHands(rulesOf(), seed, 250, figures);
  expect(figures.get('hands')).toBe(2500);
  const never = rulesOf()
    .scoring.set.patterns.filter(({ id }) => !figures.has(`true: ${id}`))
    .map(({ id }) => id);
  console.log(`2,500 hands; patterns never true among them: ${never.join(', ') || 'none'}`);
  expect(never.length).toBeLessThan(4);
});
