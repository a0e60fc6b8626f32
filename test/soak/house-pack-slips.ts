import { slip } from '../kit/mutants/house-pack-slips.ts';
import type { Part } from './soak-part-type.ts';

const SHARE = 0.95;

export const slips: Part = {
  title: 'House packs with a slip in one token: those that are illegal have one error',
  seeds: 1_300,
  run(seed, figures): void {
    const { errors, foreign, told } = slip(seed);
    const add = (what: string): void => void figures.set(what, (figures.get(what) ?? 0) + 1);
    add(errors === 0 ? 'legal' : 'illegal');
    if (errors === 1) add('one error');
    if (foreign > 0) throw new Error(`an error in a file of others: ${told}`);
  },
  quotas: { illegal: 1_000 },
  lacking: (figures) => {
    const share = (figures.get('one error') ?? 0) / (figures.get('illegal') ?? 1);
    return share < SHARE ? [`one error: ${(share * 100).toFixed(1)} %`] : [];
  },
};
