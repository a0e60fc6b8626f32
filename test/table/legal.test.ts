/** What is offered is what the articles allow, nothing more and nothing less: a second, plain list agrees at every decision. */
import { describe, expect, it } from 'vitest';
import { type Arranged, legal, type Ruleset, seededRandom, type Table } from '../../core/index.ts';
import { arrange } from '../kit/arrange.ts';
import { type Plan, travel } from '../kit/journey.ts';
import { plainAction, plainLegal } from '../kit/plain-legal.ts';
import { anything, type Chooser, eager } from '../kit/players.ts';
import { rareDeals } from '../kit/rare.ts';
import { international } from '../kit/rules.ts';

const checked = international();
const free = international({ play: 'free' });

interface Compared {
  decisions: number;
  actions: number;
}

function compare(table: Table, compared: Compared): void {
  for (const seat of table.players.keys()) {
    const offered = legal(table, seat).map(plainAction).sort();
    const allowed = [...plainLegal(table, seat)].sort();
    if (offered.join() !== allowed.join()) expect({ stage: table.stage, seat, hand: table.seats[seat], offered }).toMatchObject({ offered: allowed });
    compared.decisions += offered.length > 0 ? 1 : 0;
    compared.actions += offered.length;
  }
}

function compareAll(rules: Ruleset, choose: Chooser, deals: number, arranged?: (seed: number) => Arranged[]): void {
  const compared = { decisions: 0, actions: 0 };
  for (let seed = 1; seed <= deals; seed++) {
    const plan: Plan = { seed, choose, deals: 1, forget: true, look: (table) => compare(table, compared) };
    travel(rules, { ...plan, ...(arranged && { arrange: arranged(seed) }) });
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
        travel(rules, { seed, choose: eager, deals: 1, forget: true, arrange: [arrange(rules, wanted(random), random)], look: (table) => compare(table, compared) });
      }
      expect(compared.decisions).toBeGreaterThan(0);
    }
  });
});
