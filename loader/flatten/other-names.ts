/** What people call the things of a pack besides their ids: names in every language, and what stands under `also`. */
import { onceFor } from '../../core/index.ts';
import { indexNames, type OtherNames } from '../../dsl/index.ts';
import { plain, type Sourced, type SourcedMap } from '../yaml/located-data.ts';

/** The names of one entry, those of `name` first. */
export function namesOfEntry(entry: unknown): string[] {
  const { name, also } = (entry ?? {}) as { name?: object | null; also?: unknown };
  const named = typeof name === 'object' ? Object.values(name ?? {}) : [];
  return [...named, ...(Array.isArray(also) ? also : [])].filter((each) => typeof each === 'string');
}

/** The index of all names of a pack. */
export function otherNamesIn(root: SourcedMap): OtherNames {
  return otherNamesOf([...root.entries.values()].map(({ value }) => value));
}

/** The same of some chapters. */
export function otherNamesOf(chapters: readonly Sourced[]): OtherNames {
  return indexNames(chapters.flatMap(namesOfEntries));
}

const namesOfEntries = onceFor((part: Sourced) =>
  (part.is === 'map' ? [...part.entries] : []).map(([id, { value }]) => [id, namesOfEntry(plain(value))] as const),
);
