import { seededRandom } from '../../core/index.ts';
import { makeBot, randomPlayer } from '../../sim/index.ts';
import { arrange } from '../kit/arrange.ts';
import { travel } from '../kit/journey.ts';
import { plainEndings } from '../kit/plain-endings.ts';
import { anything, bold, bySight, type Chooser, eager, patient, pick } from '../kit/players.ts';
import { refusesFalsified, replaysAlike, resumesAt } from '../kit/proof.ts';
import { REFEREED, refereed } from '../kit/referees.ts';
import type { Part } from './part.ts';

const GAMES = REFEREED.filter((game) => game !== 'international');
/** Where hardly anybody wins a game takes long. */
const players: [Chooser, number][] = [
  [patient, Infinity],
  [eager, Infinity],
  [bold, 12],
  [bySight(makeBot), Infinity],
  [anything, 8],
  [patient, Infinity],
  [bySight(randomPlayer), 8],
];

export const otherGames: Part = {
  title: 'Games of the other packs: tiles, points and pots conserved, endings as they must be, logs replayed',
  seeds: 1200,
  run(seed, figures): void {
    const game = GAMES[seed % GAMES.length]!;
    const { rules, rare } = refereed(game, seed % 3 === 0 ? 'free' : 'checked');
    const [choose, deals] = players[seed % players.length]!;
    const random = seededRandom(seed);
    const prepared = seed % 2 === 0 ? [arrange(rules, pick(Object.values(rare), random)(random), random)] : undefined;
    const journey = travel(rules, {
      seed,
      choose,
      census: figures,
      ledger: true,
      ...(deals < Infinity && { deals }),
      ...(prepared && { arrange: prepared }),
    });
    const recorded = { rules, seed, journey, ...(prepared && { arrange: prepared }) };
    const { length } = journey.events;
    if (!game.startsWith('cantonese')) plainEndings(journey.events);
    replaysAlike(recorded);
    resumesAt(recorded, random.int(0, length - 1));
    refusesFalsified(recorded, random.int(0, length - 1), random);
    const add = (what: string, times = 1): void => void figures.set(what, (figures.get(what) ?? 0) + times);
    add(`games of ${game}`);
    add('deals', journey.table.deals);
  },
  quotas: {
    deals: 8000,
    'move riichi': 3000,
    'move dead_hand': 20,
    'move hasty_gong': 5,
    'move draw_twice': 20,
    'window extended_kong: win': 10,
    'window added_gong: win': 10,
    'window concealed_kong: win': 10,
    'mark missed_after_riichi': 100,
    'mark nagashi': 3,
    'note missed_wins': 50,
    'ending four_winds': 5,
    'ending four_kongs': 30,
    'ending four_riichi': 5,
    'ending triple_win': 5,
    'ending nine_terminals': 30,
    'ending exhausted': 1000,
    'ending false_win': 200,
    liable: 30,
    'several winners': 50,
    'won by no tile': 50,
  },
};
