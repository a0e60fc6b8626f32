import { type Arranged, type Ruleset, seededRandom } from '../../core/index.ts';
import { makeBot, randomPlayer } from '../../players/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { anything, bySight, type Chooser, eager } from '../kit/games/random-choosers.ts';
import { plainCourse } from '../kit/oracles/international-payments.ts';
import { refusesFalsified, replaysAlike, resumesAt } from '../kit/games/log-invariants.ts';
import { rareDeals } from '../kit/deals/rare-international.ts';
import { international } from '../kit/load-rules.ts';
import type { Part } from './soak-part-type.ts';

const checked = international({ periods: 1 });
const free = international({ periods: 1, play: 'free' });
const long = international();
/** Games in which hardly anybody wins go on for ever. */
const ENOUGH = 12;

/** Who plays which rules in how many of ten games. */
const tables: [string, Ruleset, Chooser, number][] = [
  ['eager', checked, eager, Infinity],
  ['eager', checked, eager, Infinity],
  ['eager, two periods', long, eager, Infinity],
  ['eager, free', free, eager, Infinity],
  ['eager, free', free, eager, Infinity],
  ['bots', checked, bySight(makeBot), Infinity],
  ['bots, free', free, bySight(makeBot), Infinity],
  ['random, free', free, bySight(randomPlayer), ENOUGH],
  ['anything', checked, anything, ENOUGH],
  ['anything, free', free, anything, ENOUGH],
];

export const games: Part = {
  title: 'Games of International Mahjong: tiles and points conserved, logs replayed',
  seeds: 2000,
  run(seed, figures): void {
    const [who, rules, choose, deals] = tables[seed % tables.length]!;
    const prepared = seed % 3 > 0 ? rareDeal(rules, seed) : undefined;
    const plan = {
      seed,
      choose,
      census: figures,
      ledger: true,
      ...(deals < Infinity && { deals }),
      ...(prepared && { arrange: prepared }),
    };
    const recorded = { rules, seed, journey: travel(rules, plan), ...(prepared && { arrange: prepared }) };
    const { table, events } = recorded.journey;
    const add = (what: string, times = 1): void => void figures.set(what, (figures.get(what) ?? 0) + times);
    add('games');
    add(`games of ${who}`);
    add(table.over ? 'games played to their end' : 'games stopped after some deals');
    add('deals', table.over ? table.deals : table.deals - 1);
    add('events', events.length);
    plainCourse(events);
    replaysAlike(recorded);
    add('logs replayed');
    proveLog(recorded, seed, seed % 10 === 0 || seed % 10 === 7 ? 3 : 1, add);
  },
  quotas: {
    games: 2000,
    'games played to their end': 1200,
    deals: 20_000,
    'logs replayed': 2000,
    'logs cut and resumed': 2800,
    'logs falsified: refused': 4000,
    'move win': 5000,
    'move pung': 10_000,
    'move kong': 300,
    'move chow': 10_000,
    'move raise_kong': 100,
    'move melded_kong': 300,
    'move unfolded_kong': 200,
    'move show': 1000,
    'move revoke': 200,
    'window discard: nobody': 500_000,
    'window melded_kong: win': 20,
    'window unfolded_kong: win': 20,
    'lost by rank': 2000,
    'lost by nearest': 100,
    'ending win': 5000,
    'ending exhausted': 2000,
    'ending false_win': 500,
    'won by discard': 3000,
    'won by draw': 1000,
    'won by no tile': 30,
  },
};

function rareDeal(rules: Ruleset, seed: number): Arranged[] {
  const random = seededRandom(seed);
  const all = Object.values(rareDeals);
  return [arrange(rules, all[seed % all.length]!(random), random)];
}

function proveLog(
  recorded: Parameters<typeof replaysAlike>[0],
  seed: number,
  times: number,
  add: (what: string) => void,
): void {
  const random = seededRandom(seed);
  const somewhere = (): number => random.int(0, recorded.journey.events.length - 1);
  for (let i = 0; i < times; i++) {
    resumesAt(recorded, somewhere());
    add('logs cut and resumed');
    for (let j = 0; j < 2; j++) add(`logs falsified: ${refusesFalsified(recorded, somewhere(), random)}`);
  }
}
