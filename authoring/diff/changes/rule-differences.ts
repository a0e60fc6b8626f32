/** Where two packs do not say the same, rule by rule; what that means is not asked yet. */
import { type Data, type DataMap, isMap, isSaid, rulesIn } from './rules-as-plain-data.ts';
import type { Path } from './transplant-change.ts';

/** One rule that the packs do not share. */
export interface Difference {
  path: Path;
  /** Of a list of names: the one that only one of the packs has there. */
  item?: string;
  /** As the packs have it; nothing where one has it not. */
  before?: Data;
  after?: Data;
}

/** Paths of maps whose keys are rules each by itself, also where the other pack has no such map. `*` is any key. */
const OPEN = [
  ...['tiles', 'seats', 'wall', 'deal', 'bonus', 'turn', 'score', 'settle', 'sequence', 'waits'],
  ...[
    'lists',
    'words',
    'options',
    'marks',
    'counters',
    'pots',
    'windows',
    'phases',
    'moves',
    'endings',
    'situation',
    'shapes',
  ],
  ...['groups', 'tallies', 'charts', 'limits', 'patterns'],
  ...['tiles.suits', 'tiles.marked', 'score.steps', 'settle.*', 'sequence.counters'],
];
/** Maps that are one rule. */
const WHOLE = ['charts.*'];
/** Lists whose order says nothing. */
const SETS = ['absorbs', 'liable'];
/** Lists that name moves, patterns or groups. */
const NAMING = [...SETS, 'dealt', 'drawn', 'replaced', 'bonus', 'then', 'asks'];

/** What two flattened packs say differently. */
export function differencesOf(a: Data, b: Data): Difference[] {
  const found: Difference[] = [];
  const known = { a: namesIn(a), b: namesIn(b) };
  compare(a, b, [], { found, shared: (name) => known.a.has(name) === known.b.has(name) });
  return found;
}

/** Names of moves, patterns and groups. */
function namesIn(data: Data): Set<string> {
  const chapters = isMap(data) ? ['moves', 'patterns', 'groups'].map((chapter) => data[chapter]) : [];
  return new Set(chapters.flatMap((chapter) => (isMap(chapter) ? Object.keys(chapter) : [])));
}

interface Comparing {
  found: Difference[];
  /** Whether both packs have a thing of this name, or neither. */
  shared: (name: string) => boolean;
}

function compare(a: Data | undefined, b: Data | undefined, path: Path, comparing: Comparing): void {
  if (path.length > 0 && isSaid(path)) return;
  if (rulesIn(a, path) === rulesIn(b, path)) return;
  if (isMap(a) && isMap(b) && !isIn(path, WHOLE)) return compareKeys(a, b, path, comparing);
  if (isIn(path, OPEN) && (a === undefined || b === undefined))
    return compareKeys(isMap(a) ? a : {}, isMap(b) ? b : {}, path, comparing);
  const key = path.at(-1)!;
  const isOfNames = NAMING.includes(key) && ![a, b].flat().some((item) => item !== undefined && isMap(item));
  if (isOfNames && (Array.isArray(a) || Array.isArray(b))) return compareNames(a, b, path, comparing);
  comparing.found.push({ path, ...(a !== undefined && { before: a }), ...(b !== undefined && { after: b }) });
}

function compareKeys(a: DataMap, b: DataMap, path: Path, comparing: Comparing): void {
  const keys = [...Object.keys(a), ...Object.keys(b).filter((key) => !Object.hasOwn(a, key))];
  for (const key of keys) compare(own(a, key), own(b, key), [...path, key], comparing);
}

function own(map: DataMap, key: string): Data | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

/** A name that comes or goes with what it names is told there. */
function compareNames(a: Data | undefined, b: Data | undefined, path: Path, { found, shared }: Comparing): void {
  const [one, other] = [a, b].map((list) => (Array.isArray(list) ? list.map(String) : []).filter(shared));
  if (SETS.includes(path.at(-1)!)) {
    for (const item of one!.filter((name) => !other!.includes(name))) found.push({ path, item, before: item });
    for (const item of other!.filter((name) => !one!.includes(name))) found.push({ path, item, after: item });
  } else if (one!.join() !== other!.join())
    found.push({ path, ...(a !== undefined && { before: a }), ...(b !== undefined && { after: b }) });
}

function isIn(path: Path, list: readonly string[]): boolean {
  return list.some((each) => {
    const parts = each.split('.');
    return parts.length === path.length && parts.every((part, at) => part === '*' || part === path[at]);
  });
}
