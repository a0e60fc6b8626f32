/** Which names of a pack its rules read, and which they set. */
import { onceFor, steps, type Takes } from '../../core/index.ts';
import { type Flattened, plain } from '../../loader/index.ts';

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
  ...['type', 'default', 'values', 'range', 'options', 'note', 'words'],
];
const NAMED: ReadonlySet<Takes> = new Set(['mark', 'counter', 'turned list', 'seat list']);
/** Keys at which steps name what they set or take away, as their files say: at their own key, and pots at any. */
const NAMING = Object.entries(steps).flatMap(([step, { keys, clears = false }]) =>
  Object.values(keys)
    .filter(({ key, takes }) => takes === 'pot' || (key === step && NAMED.has(takes)))
    .map(({ key }) => ({ key, sets: !clears })),
);
const SETTING = NAMING.filter(({ sets }) => sets).map(({ key }) => key);
const NOT_READ = new Set([...NO_RULES, ...NAMING.map(({ key }) => key)]);

interface Walk {
  read: Set<string>;
  set: Set<string>;
}

/** Reads all rules; a word is read where what reads it is. */
export const mentionsIn = onceFor((flat: Flattened): Mentions => {
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
});

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
  for (const key of SETTING) if (typeof map[key] === 'string') walk.set.add(map[key]);
  // A payment in a counter is all that some counters are for.
  if (typeof map.in === 'string' && 'amount' in map) walk.read.add(map.in);
  // What a counter becomes may build on what it was; that alone is no use of it.
  const counted = typeof map.count === 'string' ? [map.count] : own;
  for (const [key, value] of Object.entries(map)) {
    if (NOT_READ.has(key)) continue;
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
