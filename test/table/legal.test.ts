/** What is offered is what the articles allow, nothing more and nothing less: a second, plain list agrees at every decision. */
import { describe, expect, it } from 'vitest';
import { type Ruleset, seededRandom } from '../../core/index.ts';
import { arrange } from '../kit/arrange.ts';
import { compareOffers } from '../kit/compare.ts';
import { travel } from '../kit/journey.ts';
import { anything, type Chooser, eager } from '../kit/players.ts';
import { rareDeals } from '../kit/rare.ts';
import { international } from '../kit/rules.ts';

const checked = international();
const free = international({ play: 'free' });

function compareAll(rules: Ruleset, choose: Chooser, deals: number): void {
  const compared = { decisions: 0, actions: 0 };
  for (let seed = 1; seed <= deals; seed++) {
    travel(rules, { seed, choose, deals: 1, forget: true, look: (table) => compareOffers(table, compared) });
  }
  console.log(`${compared.decisions} decisions with ${compared.actions} legal actions in ${deals} deals`);
  expect(compared.decisions).toBeGreaterThan(deals * 50);
}

describe('legal agrees with a plain list made from the articles', () => {
  it.each<[string, Ruleset, Chooser, number]>([
    ['random play', checked, anything, 60],
    ['play that wins', checked, eager, 140],
    ['free play (21.1)', free, eager, 60],
    ['free random play', free, anything, 20],
  ])('in %s', (_, rules, choose, deals) => {
    compareAll(rules, choose, deals);
  });

  it.each(Object.entries(rareDeals))('in deals with %s', (_, wanted) => {
    const random = seededRandom(1);
    for (const rules of [checked, free]) {
      const compared = { decisions: 0, actions: 0 };
      for (let seed = 1; seed <= 4; seed++) {
        travel(rules, {
          seed,
          choose: eager,
          deals: 1,
          forget: true,
          arrange: [arrange(rules, wanted(random), random)],
          look: (table) => compareOffers(table, compared),
        });
      }
      expect(compared.decisions).toBeGreaterThan(0);
    }
  });
});
