/** What a pack says as plain data, and which of it are rules. */

/** Plain data. */
export type Data = string | number | boolean | null | Data[] | { [key: string]: Data };

/** Plain data with keys. */
export type DataMap = { [key: string]: Data };

/** Keys of an entry that tell of it and rule nothing. */
export const SAID: readonly string[] = [
  'name',
  'says',
  'source',
  'status',
  'note',
  'tell',
  'internal',
  'reason',
  'about',
  'examples',
];
/** Chapters that rule nothing. */
const ABOUT = ['id', 'version', 'name', 'about', 'names', 'sources', 'accepts', 'scenarios', 'extends', 'use'];

/** What stands for the place of an item in the path to what is in it. */
const ITEM = '-';

/** Whether data has keys. */
export function isMap(data: Data | undefined): data is DataMap {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Whether a path leads to something that is only said of a rule. */
export function isSaid(path: readonly string[]): boolean {
  if (path.length === 1) return ABOUT.includes(path[0]!);
  // Among steps `note` is one of them.
  if (path.at(-1) === 'note' && path.at(-2) === ITEM) return false;
  return path.length > 1 && SAID.includes(path.at(-1)!) && !(path.length === 2 && isNamed(path[0]!));
}

/** Chapters whose keys are names that a pack gives; all but a few are. */
function isNamed(chapter: string): boolean {
  return !['turn', 'wall', 'seats', 'deal', 'bonus', 'tiles', 'score', 'settle', 'sequence', 'waits'].includes(chapter);
}

/** The rules in it: the same text for the same rules, however their keys are ordered. */
export function rulesIn(data: Data | undefined, path: readonly string[] = []): string {
  if (data === undefined) return '';
  if (Array.isArray(data)) return `[${data.map((one) => rulesIn(one, [...path, ITEM])).join(',')}]`;
  if (!isMap(data)) return JSON.stringify(data);
  const entries = Object.entries(data).filter(([key]) => !isSaid([...path, key]));
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, value]) => `${key}:${rulesIn(value, [...path, key])}`).join(',')}}`;
}
