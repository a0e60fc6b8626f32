/** What a pack changes of the one it extends, rule by rule. */
import type { CompletePack } from '../schemas/index.ts';
import { otherPaths, patternPaths, type RulePath } from './rules-of.ts';
import { entryAt } from './making.ts';

/** A rule that is new, gone or other than before. */
export interface Difference {
  is: 'added' | 'removed' | 'changed';
  path: RulePath;
  /** Of a changed rule: the keys that differ. */
  keys: readonly KeyChange[];
}

export interface KeyChange {
  key: string;
  before: unknown;
  after: unknown;
}

/** Keys that say nothing about how the game is played. */
const PROSE = ['source', 'status', 'note', 'name', 'says', 'reason', 'examples'];
/** Keys whose entries are told one by one, where they are maps. */
const PARTED = ['steps', 'counters', 'rows', 'suits'];
const FURTHER = ['words', 'tallies', 'groups', 'marks', 'counters', 'pots', 'lists'] as const;

/** All differences, chapter by chapter. */
export function differencesOf(pack: CompletePack, parent: CompletePack): Difference[] {
  const paths = [...allPaths(pack), ...allPaths(parent)];
  const seen = new Set<string>();
  return paths.flatMap((path): Difference[] => {
    const key = path.join('.');
    if (seen.has(key)) return [];
    seen.add(key);
    const [before, after] = [entryAt(parent, path), entryAt(pack, path)] as unknown[];
    if (before === undefined) return [{ is: 'added', path, keys: [] }];
    if (after === undefined) return [{ is: 'removed', path, keys: [] }];
    const keys = keyChanges(before, after);
    return keys.length > 0 ? [{ is: 'changed', path, keys }] : [];
  });
}

function allPaths(pack: CompletePack): RulePath[] {
  return [
    ...patternPaths(pack),
    ...otherPaths(pack),
    ...FURTHER.flatMap((chapter) => Object.keys(pack[chapter] ?? {}).map((id) => [chapter, id])),
  ];
}

function keyChanges(before: unknown, after: unknown): KeyChange[] {
  if (!isMap(before) || !isMap(after)) return isSame(before, after) ? [] : [{ key: '', before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !PROSE.includes(key));
  return keys.flatMap((key): KeyChange[] => {
    const change = { key, before: before[key], after: after[key] };
    if (isSame(change.before, change.after)) return [];
    if (!PARTED.includes(key) || [change.before, change.after].some(Array.isArray)) return [change];
    return keyChanges(change.before ?? {}, change.after ?? {}).map((part) => ({ ...part, key: `${key}.${part.key}` }));
  });
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Order of keys says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return stable(one) === stable(other);
}

function stable(value: unknown): string {
  if (!isMap(value)) return Array.isArray(value) ? `[${value.map(stable).join()}]` : (JSON.stringify(value) ?? '');
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${key}:${stable(value[key])}`).join()}}`;
}
