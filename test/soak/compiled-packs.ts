import assert from 'node:assert/strict';
import { type PackModule, type PackRuleset, packs } from '../../loader/index.ts';
import { differences } from '../kit/compiler-pack.ts';
import type { Census } from '../kit/games/coverage-of-play.ts';
import { checkHand, firstHands, type PackHand } from '../kit/pack-hands.ts';
import { writtenModule } from '../kit/written-pack-module.ts';
import { worthOf } from '../kit/worth-of-judgement.ts';
import type { Part } from './soak-part-type.ts';

/** Hands of one seed. */
const STRETCH = 250;
const PACKS = packs().map(({ id }) => id);
const made = new WeakMap<PackRuleset, Promise<PackModule>>();

/** The written modules of the rules of these hands. */
export async function modulesOf(hands: readonly PackHand[]): Promise<ReadonlyMap<PackRuleset, PackModule>> {
  const all = [...new Set(hands.map(({ rules }) => rules))];
  return new Map(await Promise.all(all.map(async (rules) => [rules, await moduleOf(rules)] as const)));
}

function moduleOf(rules: PackRuleset): Promise<PackModule> {
  const known = made.get(rules) ?? writtenModule(rules);
  made.set(rules, known);
  return known;
}

/** Compares written modules with the compiler: readings, times and values of every pattern, and the judgement. */
export async function compareWritten(
  id: string,
  hands: readonly PackHand[],
  figures: Census,
  seed?: number,
): Promise<void> {
  const add = (what: string): void => void figures.set(what, (figures.get(what) ?? 0) + 1);
  for (const hand of hands) {
    const { rules, query } = hand;
    const { set, compiled } = rules.scoring;
    const { default: written } = await moduleOf(rules);
    const judgement = written.judge(query);
    checkHand(hand, seed, () => {
      assert.deepEqual(judgement, rules.judge(query));
      assert.deepEqual(written.worth(query), worthOf(judgement));
      assert.deepEqual(differences(set, compiled, written.scoring.source, query), []);
    });
    add('hands');
    add(`hands: ${id}`);
    if (judgement) add(`wins: ${id}`);
  }
}

export const written: Part = {
  title: `Finished hands through written modules and the compiler, ${STRETCH} of one pack a seed`,
  seeds: 4000,
  run: async (seed, figures) => {
    const id = PACKS[seed % PACKS.length]!;
    await compareWritten(id, firstHands(id, seed, STRETCH), figures, seed);
  },
  quotas: { hands: 1_000_000, ...Object.fromEntries(PACKS.map((id) => [`wins: ${id}`, 10_000])) },
};
