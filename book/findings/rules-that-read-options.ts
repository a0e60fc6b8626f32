/** Which rules read which options. */
import { freeNames } from '../../dsl/index.ts';
import { expressionsOf } from './pack-expressions.ts';
import type { Making } from '../chapter-context.ts';
import { otherPaths, patternPaths, type RulePath } from './rule-paths.ts';

/** Chapters of the pack in the order in which the book tells them. */
const ORDER: readonly string[] = [
  ...['tiles', 'seats', 'wall', 'deal', 'bonus', 'phases', 'turn', 'windows', 'moves', 'situation', 'shapes', 'waits'],
  ...['patterns', 'score', 'limits', 'settle', 'sequence', 'endings'],
];

/** By option: the rules that read it, in the order of the book. */
export function readersOf(making: Pick<Making, 'rules' | 'pack' | 'read'>): ReadonlyMap<string, RulePath[]> {
  const { pack } = making;
  const expressions = expressionsOf(making);
  const all = [...patternPaths(pack), ...otherPaths(pack)];
  const readers = new Map<string, RulePath[]>();
  for (const path of ORDER.flatMap((chapter) => all.filter(([of]) => of === chapter))) {
    const own = expressions.filter(({ rule }) => rule.join('.') === path.join('.'));
    const names = own.flatMap(({ program }) => freeNames(program.tree));
    const options = new Set(names.flatMap(({ is, name }) => (is === 'option' ? [name] : [])));
    for (const option of options) readers.set(option, [...(readers.get(option) ?? []), path]);
  }
  return readers;
}
