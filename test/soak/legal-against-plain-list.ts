import { seededRandom, type Table } from '../../core/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import type { Census } from '../kit/games/coverage-of-play.ts';
import { compareOffers } from '../kit/oracles/compare-legal-actions.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { anything, eager, patient, pick } from '../kit/games/random-choosers.ts';
import { REFEREED, refereed } from '../kit/oracles/refereed-games.ts';
import type { Part } from './soak-part-type.ts';

const players = [eager, patient, anything, patient];
/** Where nobody wins a game would not end. */
const ENOUGH = 8;

/** One game after the other, each in checked and in free play, some from a deal in which what is rare happens. */
export const offers: Part = {
  title: 'Legal actions against a plain list, at every decision of random games',
  seeds: 600,
  run(seed: number, figures: Census): void {
    const game = REFEREED[seed % REFEREED.length]!;
    const round = Math.floor(seed / REFEREED.length);
    const { rules, referee, rare } = refereed(game, round % 3 === 0 ? 'free' : 'checked');
    const random = seededRandom(seed);
    const deals = Object.values(rare);
    const compared = { decisions: 0, actions: 0 };
    const one = referee();
    const { table } = travel(rules, {
      seed,
      choose: players[round % players.length]!,
      deals: ENOUGH,
      forget: true,
      census: figures,
      ...(round % 2 === 0 && deals.length > 0 && { arrange: [arrange(rules, pick(deals, random)(random), random)] }),
      look: (at: Table) => compareOffers(at, one, compared),
    });
    const add = (what: string, times: number): void => void figures.set(what, (figures.get(what) ?? 0) + times);
    add(`games of ${game}`, 1);
    add('deals', table.deals);
    add(`decisions in ${game}`, compared.decisions);
    add('legal actions', compared.actions);
  },
  quotas: {
    deals: 2500,
    ...Object.fromEntries(REFEREED.map((game) => [`decisions in ${game}`, 200_000])),
    'move riichi': 300,
    'move nine_terminals': 3,
    'move dead_hand': 20,
    'move concealed_kong': 100,
    'window concealed_kong: win': 1,
    'mark missed_after_riichi': 10,
    'note missed_wins': 5,
    'note missed_pungs': 500,
  },
};
