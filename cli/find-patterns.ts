/** Patterns of the built-in packs by what people call them. */
import { load, packs } from '../loader/index.ts';
import { idsCalled } from '../dsl/index.ts';

/** A pattern, and the pack that has it. */
export interface FoundPattern {
  pack: string;
  pattern: string;
}

/** Every built-in pattern that goes by a name, however it is spelt. */
export function findPatterns(name: string): FoundPattern[] {
  return packs().flatMap(({ id, contents }) => {
    const loaded = load(id);
    if (!loaded.ok) return [];
    const ids = contents.patterns.map((pattern) => pattern.id);
    return idsCalled(name, ids, loaded.value.otherNames()).map((pattern) => ({ pack: id, pattern }));
  });
}
