/**
 * A pack may take out what the pack it extends names elsewhere too: a move that lists of moves still mention. Loading knows what was
 * taken out; a flattened pack, as a log carries it, must not mention it any more.
 */
import type { Flattened } from './flattened-pack.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Chapter = { [key: string]: Json };

/** Keys of lists that name things, with the chapters those come from. */
const LISTS: Record<string, string[]> = {
  ...Object.fromEntries(['dealt', 'drawn', 'replaced', 'bonus', 'then', 'asks'].map((key) => [key, ['moves']])),
  absorbs: ['patterns', 'groups'],
  liable: ['patterns'],
};

/** Paths of chapters whose keys name things. */
const KEYS: Record<string, string[]> = {
  settle: ['endings'],
  'sequence.counters': ['counters'],
  absorbs_on_its_sets: ['patterns'],
};

/** The pack without what mentions things that were taken out. */
export function prune(pack: Chapter, removed: Flattened['removed']): Chapter {
  if (removed.size === 0) return pack;
  const isGone = (chapters: string[], name: string): boolean =>
    chapters.some((chapter) => removed.has(`${chapter}.${name}`)) &&
    !chapters.some((chapter) => Object.hasOwn((pack[chapter] ?? {}) as Chapter, name));
  const walk = (value: Json, path: string[]): Json => {
    const key = path.at(-1) ?? '';
    if (Array.isArray(value)) {
      const chapters = LISTS[key];
      const kept = chapters ? value.filter((one) => !isGone(chapters, namedIn(one))) : value;
      return kept.map((one) => walk(one, path));
    }
    if (typeof value !== 'object' || value === null) return value;
    const isSets = path.length === 4 && path[0] === 'options' && path[2] === 'sets';
    const chapters = isSets ? ['options'] : (KEYS[path.join('.')] ?? KEYS[key] ?? []);
    const entries = Object.entries(value).filter(([name]) => !isGone(chapters, name));
    return Object.fromEntries(entries.map(([name, one]) => [name, walk(one, [...path, name])]));
  };
  const pruned = walk(pack, []) as Chapter;
  return pruned['windows'] ? { ...pruned, windows: opened(pruned, removed) } : pruned;
}

/** What an entry of a list names: itself, or what it says something of. */
function namedIn(entry: Json): string {
  const name = typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? entry['pattern'] : entry;
  return typeof name === 'string' ? name : '';
}

/** A window goes with the last move that opened it. */
function opened(pack: Chapter, removed: Flattened['removed']): Json {
  const movesGone = [...removed.keys()].some((path) => /^moves\.\w+$/.test(path));
  const steps = JSON.stringify(pack['moves'] ?? {});
  const isOpened = (name: string): boolean => steps.includes(`"window":${JSON.stringify(name)}`);
  const windows = Object.entries(pack['windows'] as Chapter);
  return Object.fromEntries(windows.filter(([name]) => !movesGone || isOpened(name)));
}
