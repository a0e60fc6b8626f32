/** A hand that comes near to a pattern which none can have. */
import { seededRandom, type WinQuery } from '../../../core/index.ts';
import { compiledSource, conjunctsOf, programFrom } from '../../../dsl/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { changedHand, drawnHand, handText } from '../../hands/index.ts';

const TRIED = 4000;

/** ` The nearest hand that was tried: ...`, and how many parts of the condition it has; nothing where the condition has one part. */
export function nearestText(rules: PackRuleset, pattern: number): string {
  const { set } = rules.scoring;
  const { when } = set.patterns[pattern]!;
  const parts = conjunctsOf(when.folded);
  if (parts.length < 2) return '';
  const patterns = parts.map((tree, at) => ({ id: `${at}`, when: programFrom(tree, when), value: {} }));
  const { score: _, ...plain } = set;
  const source = compiledSource({ ...plain, patterns });
  const random = seededRandom(1);
  let best: { query: WinQuery; met: number } | undefined;
  const look = (query: WinQuery): void =>
    source.candidates(query, ({ times, reading }) => {
      const met = parts.filter((_part, at) => times[at]! > 0).length;
      if (met < (best?.met ?? 1)) return;
      if (best === undefined || met > best.met) best = { query, met };
      near = { query, reading: reading() };
    });
  let near: Parameters<typeof changedHand>[1] | undefined;
  for (let tried = 0; tried < TRIED; tried++) {
    const query = near && tried % 2 === 0 ? changedHand(rules, near, [], random) : drawnHand(rules, random);
    if (query !== undefined) look(query);
  }
  return best === undefined
    ? ''
    : ` The nearest hand that was tried meets ${best.met} of ${parts.length} parts of the condition: ${handText(rules, best.query)}.`;
}
