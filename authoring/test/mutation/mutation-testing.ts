/** Tries small changes of a pack one by one and finds those that no example and no scenario notices. */
import { seededRandom, shuffle } from '../../../core/index.ts';
import type { Suite } from '../collect-cases.ts';
import { makeWorkshop, type Workshop } from './detect-mutants.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

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
  /** Hears how far it has come. */
  tell?: (done: number, all: number) => void;
}

/** Mutates a pack; only cases that pass can notice anything. */
export function mutate(suite: Suite, settings: MutationSettings = {}): Mutation {
  const chosen = choose(mutantsOf(suite), settings);
  const workshop = makeWorkshop(suite);
  const survivors: Mutant[] = [];
  let refused = 0;
  chosen.forEach((mutant, index) => {
    const fate = fateOf(workshop, mutant);
    if (fate === 'refused') refused++;
    else if (fate === 'survived') survivors.push(mutant);
    settings.tell?.(index + 1, chosen.length);
  });
  const tried = chosen.length - refused;
  return { tried, refused, survivors, score: tried === 0 ? 100 : (100 * (tried - survivors.length)) / tried };
}

/** All mutants, or a sample of them in the order of the pack. */
function choose(all: readonly Mutant[], { sample, seed = 1 }: MutationSettings): readonly Mutant[] {
  if (sample === undefined || sample >= all.length) return all;
  const picked = new Set(shuffle([...all], seededRandom(seed)).slice(0, sample));
  return all.filter((mutant) => picked.has(mutant));
}

/** `refused`: no pack; `noticed`: some case comes out otherwise. */
function fateOf(workshop: Workshop, mutant: Mutant): 'refused' | 'noticed' | 'survived' {
  const opened = workshop.open(mutant);
  if (opened === undefined) return 'refused';
  return workshop.touched(mutant).some((traced) => opened.notices(traced)) ? 'noticed' : 'survived';
}
