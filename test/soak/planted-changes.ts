/** Changes of rules whose effect is known beforehand: a comparison of the usual length has to find it, with its sign. */
import { load } from '../../loader/index.ts';
import { addSimulationSums, planSimulation, runShard, type SimulationSums, summaryOf } from '../../sim/index.ts';
import { sure } from '../kit/tile-sets.ts';
import type { Part } from './soak-part-type.ts';

/** As many walls as `simulate` plays without flags in half a minute on a machine with two cores. */
const WALLS = 1000;

/** A pack, what a child of it changes, the figure that must change, and which way. */
type Planted = readonly [pack: string, change: string, figure: string, sign: 1 | -1];

export const PLANTED: readonly Planted[] = [
  // values
  ['international', 'patterns: { chance_flower: { value: { fan: 2 } } }', 'win.gain', 1],
  ['international', 'patterns: { mixed_suit: { value: { fan: 6 } } }', 'pattern.mixed_suit.gain', 1],
  ['international', 'patterns: { seven_pairs: { value: { fan: 7 } } }', 'pattern.seven_pairs.gain', 1],
  ['international', 'patterns: { selfmake: { value: { fan: 3 } } }', 'win.gain', 1],
  ['international', 'patterns: { no_flower: { value: { fan: 3 } } }', 'win.gain', 1],
  ['international', 'patterns: { plain: { value: { fan: 2 } } }', 'pattern.plain.gain', 1],
  ['international', 'patterns: { dragon_pung: { value: { fan: 3 } } }', 'pattern.dragon_pung.gain', 1],
  ['zung-jung', 'patterns: { all_sequences: { value: { points: 25 } } }', 'pattern.all_sequences.gain', 1],
  ['zung-jung', 'patterns: { mixed_one_suit: { value: { points: 10 } } }', 'pattern.mixed_one_suit.gain', -1],
  ['zung-jung', 'patterns: { concealed_hand: { value: { points: 40 } } }', 'pattern.concealed_hand.gain', 1],
  ['zung-jung', 'patterns: { value_honor: { value: { points: 40 } } }', 'win.gain', 1],
  ['zung-jung', 'patterns: { no_terminals: { value: { points: 30 } } }', 'win.gain', 1],
  // options
  ['international', 'options: { minimum: 3 }', 'drawn', 1],
  ['international', 'options: { minimum: 2 }', 'discards', 1],
  ['international', 'options: { minimum: 3, flowers_toward_minimum: true }', 'win.value', 1],
  ['cantonese', 'options: { minimum: 0 }', 'drawn', -1],
  ['cantonese', 'options: { minimum: 0, limit: 4 }', 'win.gain', -1],
  // payments: the first and the last leave the sum that a winner gets and let the discarder alone pay
  ['international', 'options: { payment: full }', 'discarder.loss', 1],
  ['international', 'options: { payment: double }', 'swing', 1],
  ['cantonese', 'options: { payment: discarder }', 'discarder.loss', 1],
];

/** What a comparison finds of a change: the sign of a difference whose interval leaves out 0. */
function found([pack, change, figure]: Planted): -1 | 0 | 1 {
  const child = `id: changed\nversion: 1.0.0\nname: { en: Changed }\nextends: ${pack}\n${change}\n`;
  const rules = [sure(load(pack)), sure(load(child))];
  const players = Array.from({ length: rules[0]!.seats.count }, () => 'greedy');
  const plan = sure(planSimulation(rules, { unit: 'deals', count: WALLS, seed: 'planted', players }));
  let sums: SimulationSums | undefined;
  for (let shard = 0; shard < plan.shards; shard++) {
    const more = runShard(plan, shard).sums;
    sums = sums === undefined ? more : addSimulationSums(sums, more);
  }
  const difference = summaryOf(plan, sums!).differences?.[figure];
  // A figure that there is, but nothing was counted of.
  if (difference === undefined && plan.figures[0]!.some(({ id }) => id === figure)) return 0;
  if (difference === undefined) throw new Error(`${pack}, ${change}: there is no figure ${figure}`);
  return difference.low > 0 ? 1 : difference.high < 0 ? -1 : 0;
}

/** Seed n tries the n-th change. */
export const plantedChanges: Part = {
  title: 'planted changes found by a comparison',
  seeds: PLANTED.length,
  run(seed, figures) {
    const planted = PLANTED[seed - 1]!;
    const sign = found(planted);
    const what = sign === planted[3] ? 'found as planted' : sign === 0 ? 'not found' : 'found with the wrong sign';
    figures.set(what, (figures.get(what) ?? 0) + 1);
    if (sign !== planted[3]) figures.set(`${what}: ${planted.slice(0, 3).join(', ')}`, 1);
  },
  quotas: { 'found as planted': 18 },
};
