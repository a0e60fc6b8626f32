import type { Census } from '../kit/census.ts';
import { compareOffers } from '../kit/compare.ts';
import { travel } from '../kit/journey.ts';
import { anything, eager } from '../kit/players.ts';
import { international } from '../kit/rules.ts';
import type { Part } from './part.ts';

const short = international({ periods: 1 });
const free = international({ periods: 1, play: 'free' });

/** Whole games with players who win; without them a game would not end, so it stops after some deals. */
export const offers: Part = {
  title: 'Legal actions against a plain list, at every decision of random games',
  seeds: 200,
  run(seed: number, figures: Census): void {
    const compared = { decisions: 0, actions: 0 };
    const random = seed % 4 === 0;
    const rules = seed % 3 === 0 ? free : short;
    const { table } = travel(rules, {
      seed,
      choose: random ? anything : eager,
      ...(random && { deals: 10 }),
      forget: true,
      look: (at) => compareOffers(at, compared),
    });
    const add = (what: string, times: number): void => void figures.set(what, (figures.get(what) ?? 0) + times);
    add('games', 1);
    add('deals', table.deals);
    add('decisions', compared.decisions);
    add('legal actions', compared.actions);
  },
  quotas: { games: 200, deals: 2000, decisions: 500_000 },
};
