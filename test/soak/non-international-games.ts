import { seededRandom } from '../../core/index.ts';
import { makeBot, randomPlayer } from '../../players/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { plainEndings } from '../kit/oracles/japanese-early-endings.ts';
import { anything, bold, bySight, type Chooser, eager, patient, pick } from '../kit/games/random-choosers.ts';
import { refusesFalsified, replaysAlike, resumesAt } from '../kit/games/log-invariants.ts';
import { REFEREED, refereed } from '../kit/oracles/refereed-games.ts';
import type { Part } from './soak-part-type.ts';

const GAMES = REFEREED.filter((game) => game !== 'international');
const players: Chooser[] = [patient, eager, bold, bySight(makeBot), anything, patient, bySight(randomPlayer)];
/** A dealer who stays when nobody wins makes games long. */
const ENOUGH = 12;

export const otherGames: Part = {
  title: 'Games of the other packs: tiles, points and pots conserved, endings as they must be, logs replayed',
  seeds: 400,
  run(seed, figures): void {
    const game = GAMES[seed % GAMES.length]!;
    const { rules, rare } = refereed(game, seed % 3 === 0 ? 'free' : 'checked');
    const choose = players[seed % players.length]!;
    const isJapanese = !/^(cantonese|sichuan|classical)/.test(game);
    const random = seededRandom(seed);
    const deals = Object.values(rare);
    const isRare = seed % 2 === 0 && deals.length > 0;
    const prepared = isRare ? [arrange(rules, pick(deals, random)(random), random)] : undefined;
    const journey = travel(rules, {
      seed,
      choose,
      census: figures,
      ledger: true,
      ...(!isJapanese && { deals: ENOUGH }),
      ...(prepared && { arrange: prepared }),
    });
    const recorded = { rules, seed, journey, ...(prepared && { arrange: prepared }) };
    const { length } = journey.events;
    if (isJapanese) plainEndings(journey.events);
    replaysAlike(recorded);
    resumesAt(recorded, random.int(0, length - 1));
    refusesFalsified(recorded, random.int(0, length - 1), random);
    const add = (what: string, times = 1): void => void figures.set(what, (figures.get(what) ?? 0) + times);
    add(`games of ${game}`);
    add('deals', journey.table.deals);
  },
  quotas: {
    deals: 3500,
    'move riichi': 1200,
    'move dead_hand': 150,
    'move hasty_gong': 1,
    'move draw_twice': 40,
    'window extended_kong: win': 3,
    'window added_gong: win': 3,
    'window concealed_kong: win': 2,
    'mark missed_after_riichi': 15,
    'note missed_wins': 8,
    'ending four_kongs': 3,
    'ending four_riichi': 50,
    'ending nine_terminals': 3,
    'ending exhausted': 300,
    'ending false_win': 300,
    liable: 3,
    'several winners': 5,
    'won by no tile': 3,
  },
};
