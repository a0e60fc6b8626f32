import { readFileSync } from 'node:fs';
import { seededRandom } from '../../core/index.ts';
import { makeBot, randomPlayer } from '../../players/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { anything, bySight, eager } from '../kit/games/random-choosers.ts';
import { refusesFalsified, replaysAlike, resumesAt } from '../kit/games/log-invariants.ts';
import { rulesOf } from '../kit/load-rules.ts';
import type { Part } from './soak-part-type.ts';

const text = readFileSync(new URL('../packs/invented.yaml', import.meta.url), 'utf8');
const modes = ['checked', 'free'].map((play) => rulesOf(text, { play }));
const players = [eager, anything, bySight(makeBot), bySight(randomPlayer)];

export const inventedGames: Part = {
  title: 'Games of the invented pack',
  seeds: 400,
  run(seed, figures): void {
    const rules = modes[seed % 2]!;
    const choose = players[(seed >> 1) % players.length]!;
    const recorded = { rules, seed, journey: travel(rules, { seed, choose, census: figures, ledger: true }) };
    const random = seededRandom(seed);
    const { length } = recorded.journey.events;
    replaysAlike(recorded);
    resumesAt(recorded, random.int(0, length - 1));
    refusesFalsified(recorded, random.int(0, length - 1), random);
    figures.set('games', (figures.get('games') ?? 0) + 1);
  },
  quotas: {
    games: 400,
    'move brag': 2000,
    'move snatch': 5000,
    'move hoard': 100,
    'window flaunted: snatch': 20,
    'several winners': 20,
    'ending win': 1000,
  },
};
