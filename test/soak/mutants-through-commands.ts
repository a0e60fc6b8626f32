import { COMMANDS, commandFaults } from '../kit/mutants/mutants-through-commands.ts';
import { mildMutant, mutant } from '../kit/mutants/mutant-packs.ts';
import type { Part } from './soak-part-type.ts';

const MUTANTS = 300;

export const commands: Part = {
  title: 'Packs spoilt at random through every command: no exception, 500 MB, refused within five processor seconds',
  seeds: MUTANTS,
  heap: 300,
  perProcess: 2,
  async run(seed, figures): Promise<void> {
    const add = (what: string): void => void figures.set(what, (figures.get(what) ?? 0) + 1);
    add('mutants');
    const faults = await commandFaults(seed % 2 === 0 ? mutant(seed) : mildMutant(seed), add);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
  quotas: {
    mutants: MUTANTS,
    // Every command must get as far as doing its work; a pack is no log, and no count ends before the deadline.
    ...Object.fromEntries(
      COMMANDS.filter(([name]) => !['replay', 'count'].includes(name!)).map(([name]) => [`${name} fine`, 20]),
    ),
  },
};
