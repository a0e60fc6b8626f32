/** Tries small changes of a pack one by one and finds those that no example and no scenario notices. */
import { seededRandom, shuffle } from '../core/index.ts';
import { assemble, type PackRuleset } from '../rulesets/index.ts';
import type { Case, Suite } from './collect.ts';
import { partsOf } from './expressions.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { runWith } from './prove.ts';
import { type Traced, trace } from './trace.ts';

/** What became of the mutants. */
export interface Mutation {
  /** Mutants that are packs at all; the others are refused when they are loaded. */
  tried: number;
  refused: number;
  /** Nothing noticed them. */
  survivors: Mutant[];
  /** Of those that were tried, how many were noticed, from 0 to 100. */
  score: number;
}

/** How many are tried, and which. */
export interface MutationSettings {
  /** So many, chosen by chance; all if not said. */
  sample?: number;
  seed?: number;
  tell?: (done: number, all: number) => void;
}

/** Mutates a pack whose cases pass. */
export function mutate(suite: Suite, { sample, seed = 1, tell = () => {} }: MutationSettings = {}): Mutation {
  const all = mutantsOf(suite);
  const random = seededRandom(seed);
  const chosen = sample === undefined ? all : all.filter((mutant) => picked(all, sample, random).has(mutant));
  const workshop = makeWorkshop(suite);
  const survivors: Mutant[] = [];
  let refused = 0;
  chosen.forEach((mutant, index) => {
    const fate = fateOf(workshop, mutant);
    if (fate === 'refused') refused++;
    else if (fate === 'survived') survivors.push(mutant);
    tell(index + 1, chosen.length);
  });
  const tried = chosen.length - refused;
  return { tried, refused, survivors, score: tried === 0 ? 100 : (100 * (tried - survivors.length)) / tried };
}
