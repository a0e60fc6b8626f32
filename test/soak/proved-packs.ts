/** Packs whose proof ends in minutes: whatever is proved of them is as it should be, or accepted with a reason. A seed is a pack. */
import { beginProofInSteps, endProof, lintPack, lookAtPart } from '../../authoring/check/index.ts';
import { allSteps } from '../../loader/index.ts';
import type { Part } from './soak-part-type.ts';

const PACKS = ['cantonese', 'international', 'hong-kong', 'sanma', 'zung-jung', 'shanghai', 'sichuan', 'american'];

export const proofs: Part = {
  title: 'proofs of packs over every complete hand',
  seeds: PACKS.length,
  run(seed, figures) {
    const pack = PACKS[seed - 1]!;
    const begun = allSteps(beginProofInSteps(pack))!;
    const { parts, searches } = begun.plan;
    const found = [];
    let [done, looked] = [0, 0];
    for (; done < parts && searches.length > 0; done++) {
      const more = lookAtPart(begun.plan, done);
      looked += more.hands;
      found.push(...more.found);
    }
    const { trials } = endProof(begun, { done, looked, found });
    const { problems } = lintPack(pack, { trials });
    if (problems.length > 0) throw new Error(problems.map(({ message }) => `${pack}: ${message}`).join('\n'));
    figures.set('packs proved', (figures.get('packs proved') ?? 0) + 1);
    figures.set('hands looked at', (figures.get('hands looked at') ?? 0) + looked);
  },
  quotas: { 'packs proved': PACKS.length },
};
