/** Which names of a pack its rules read, and which they set. */
import { plain } from '../../loader/index.ts';
import type { CheckedPack } from './checked-pack.ts';

/** Names that rules read, and names that steps change. */
export interface Mentions {
  read: ReadonlySet<string>;
  set: ReadonlySet<string>;
}

/** Keys whose texts are for people, or name what is set. */
const NO_RULES = [
  ...[
    'says',
    'name',
    'about',
    'source',
    'status',
    'examples',
    'reason',
    'names',
    'sources',
    'id',
    'version',
    'accepts',
  ],
  ...['type', 'default', 'values', 'range', 'note', 'words', 'in'],
];
/** Steps, and what they set. */
const SETTING = ['mark', 'count', 'reveal', 'note'];

interface Walk {
  read: Set<string>;
  set: Set<string>;
}

/** Reads all rules; a word is read where what reads it is. */
export function mentionsIn({ flat }: Pick<CheckedPack, 'flat'>): Mentions {
  const pack = plain(flat.root) as Record<string, unknown>;
  const walk: Walk = { read: new Set(), set: new Set() };
  visit(walk, pack, []);
  const words = (pack.words ?? {}) as Record<string, unknown>;
  const open = Object.keys(words).filter((word) => walk.read.has(word));
  for (let word = open.pop(); word !== undefined; word = open.pop()) {
    for (const name of namesOf(String(words[word]))) {
      if (Object.hasOwn(words, name) && !walk.read.has(name)) open.push(name);
      walk.read.add(name);
    }
  }
  return walk;
}

function visit(walk: Walk, part: unknown, own: readonly string[]): void {
  if (Array.isArray(part)) for (const item of part) visit(walk, item, own);
  else if (typeof part === 'object' && part !== null) visitMap(walk, part as Record<string, unknown>, own);
  else if (typeof part === 'string') {
    for (const name of namesOf(part)) if (!own.includes(name)) walk.read.add(name);
    const pot = /^pot (\w+)$/.exec(part)?.[1];
    if (pot !== undefined) walk.set.add(pot);
  }
}

function visitMap(walk: Walk, map: Record<string, unknown>, own: readonly string[]): void {
  for (const key of [...SETTING, 'in']) if (typeof map[key] === 'string') walk.set.add(map[key]);
  // What a counter becomes may build on what it was; that alone is no use of it.
  const counted = typeof map.count === 'string' ? [map.count] : own;
  for (const [key, value] of Object.entries(map)) {
    if (NO_RULES.includes(key) || SETTING.includes(key) || key === 'unmark' || key === 'forget') continue;
    if (key === 'counters' && 'dealer_stays' in map) {
      for (const [name, text] of Object.entries(value as object)) {
        walk.set.add(name);
        visit(walk, text, [name]);
      }
    } else visit(walk, value, counted);
  }
}

/** Every name in the text of a rule. */
export function namesOf(text: string): string[] {
  return text.match(/[a-z_][a-z0-9_]*/gi) ?? [];
}
