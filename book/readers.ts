/** Which rules read which options. */
import { freeNames } from '../dsl/index.ts';
import { expressionsOf } from './expressions.ts';
import type { Making } from './making.ts';
import type { RulePath } from './rules-of.ts';

/** By option: the rules that read it, in the order of the book. */
export function readersOf({ pack, read }: Pick<Making, 'pack' | 'read'>): ReadonlyMap<string, RulePath[]> {
  const readers = new Map<string, RulePath[]>();
  for (const { rule, written, place } of expressionsOf(pack)) {
    for (const { is, name } of freeNames(read(written, place).tree)) {
      if (is !== 'option') continue;
      const known = readers.get(name) ?? [];
      if (!known.some((path) => path.join('.') === rule.join('.'))) readers.set(name, [...known, rule]);
    }
  }
  return readers;
}
