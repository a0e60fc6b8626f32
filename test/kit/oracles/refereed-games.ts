/** Games and who referees them: packs with their options, each beside the plain list of what it allows. */
import type { OptionValue } from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { cantoneseReferee } from './cantonese-legal-actions.ts';
import { classicalReferee } from './classical-legal-actions.ts';
import { internationalReferee } from './international-legal-actions.ts';
import { japaneseReferee } from './japanese-legal-actions.ts';
import { sichuanReferee } from './sichuan-legal-actions.ts';
import type { Referee } from './table-as-tile-ids.ts';
import { rareDeals } from '../deals/rare-international.ts';
import { cantoneseDeals, flowerDeals, japaneseDeals, northDeals } from '../deals/rare-japanese-and-cantonese.ts';
import { rulesOf } from '../load-rules.ts';

export interface Refereed {
  rules: PackRuleset;
  referee: () => Referee;
  /** Deals in which what is rare happens. */
  rare: typeof rareDeals;
}

type Options = Record<string, OptionValue>;

interface Game {
  pack: string;
  options: Options;
  referee: (free: boolean) => Referee;
  rare: typeof rareDeals;
  /** No win is declared wrongly: the rules leave that to people. */
  checkedOnly?: true;
}

const games: Record<string, Game> = {
  international: { pack: 'international', options: {}, referee: () => internationalReferee, rare: rareDeals },
  'ari-ari': {
    pack: 'ari-ari',
    options: {},
    referee: (free) => japaneseReferee({ swapCalling: true, missedUntil: 'claim', table: 'players', free }),
    rare: japaneseDeals,
  },
  riichi: {
    pack: 'riichi',
    options: {},
    referee: (free) => japaneseReferee({ swapCalling: false, missedUntil: 'own tile', table: 'server', free }),
    rare: japaneseDeals,
  },
  sanma: {
    pack: 'sanma',
    options: {},
    referee: (free) =>
      japaneseReferee({ swapCalling: false, missedUntil: 'own tile', table: 'server', free, three: true }),
    rare: northDeals,
  },
  cantonese: {
    pack: 'cantonese',
    options: {},
    referee: (free) => cantoneseReferee({ flowers: false, free }),
    rare: cantoneseDeals,
  },
  'cantonese with flowers': {
    pack: 'cantonese',
    options: { flowers: true, minimum: 1, winners: 3 },
    referee: (free) => cantoneseReferee({ flowers: true, free }),
    rare: flowerDeals,
  },
  sichuan: { pack: 'sichuan', options: {}, referee: () => sichuanReferee(false), rare: {}, checkedOnly: true },
  'sichuan with exchange': {
    pack: 'sichuan',
    options: { exchange: 'dice' },
    referee: () => sichuanReferee(false),
    rare: {},
    checkedOnly: true,
  },
  'sichuan-flowing': {
    pack: 'sichuan-flowing',
    options: {},
    referee: () => sichuanReferee(true),
    rare: {},
    checkedOnly: true,
  },
  classical: { pack: 'classical', options: {}, referee: () => classicalReferee(), rare: {}, checkedOnly: true },
};

export const REFEREED = Object.keys(games);

/** One of them in checked or, where it has that, free play, with more options if wanted. */
export function refereed(game: string, play: 'checked' | 'free', options: Options = {}): Refereed {
  const { pack, options: own, referee, rare, checkedOnly } = games[game]!;
  const mode = checkedOnly ? 'checked' : play;
  return { rules: rulesOf(pack, { ...own, ...options, play: mode }), referee: () => referee(mode === 'free'), rare };
}
