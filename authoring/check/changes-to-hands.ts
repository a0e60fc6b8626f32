/** What a pack can change about finished hands: where it changes nothing, what its parent proved still holds. */
import { type Flattened, type Sourced, valueAt } from '../../loader/index.ts';
import { isOwn } from './checked-pack.ts';

/** Chapters that no finished hand depends on, and what the pack is called. */
export const NOT_OF_HANDS: ReadonlySet<string> = new Set([
  ...['moves', 'turn', 'phases', 'windows', 'endings', 'settle', 'sequence'],
  ...['id', 'version', 'name', 'names', 'about', 'sources'],
]);
/** Chapters that decide nothing at all. */
const NO_RULES: ReadonlySet<string> = new Set(['scenarios', 'accepts']);
/** What entries say to people, and what shows them. */
const FOR_PEOPLE: ReadonlySet<string> = new Set([
  ...['name', 'also', 'says', 'source', 'status', 'note', 'text', 'reason', 'examples'],
]);

/** Chapters whose entries decide nothing before something reads them. */
const TO_BE_READ: ReadonlySet<string> = new Set(['tallies', 'marks', 'counters', 'lists', 'pots']);

/** What a pack changes about finished hands, as far as it can be told apart. */
export interface HandChanges {
  /** Patterns that other hands may have. */
  conditions: ReadonlySet<string>;
  /** Patterns that come or go, or may count otherwise in the hands that have them. */
  worth: ReadonlySet<string>;
  /** Whether inherited examples may be no hands any more. */
  notation: boolean;
}

/** How many inherited examples each pattern has, for patterns all of whose examples are inherited. */
export function inheritedExamples(flat: Flattened): Map<string, number> {
  const patterns = valueAt(flat.root, ['patterns']);
  const ids = patterns?.is === 'map' ? [...patterns.entries.keys()] : [];
  const counts = ids.map((id): [string, number] => {
    const list = valueAt(patterns, [id, 'examples']);
    return [id, list?.is === 'list' && !flat.own.has(list.spot.source.name) ? list.items.length : 0];
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/** What the pack's own rules, and options that it chooses otherwise, change; undefined where that may be anything. */
export function changesToHands(flat: Flattened): HandChanges | undefined {
  const changes = { conditions: new Set<string>(), worth: new Set<string>(), notation: false };
  /** Options and words that say something else. */
  const names = new Set<string>();
  for (const path of ownPaths(flat)) {
    const [chapter, entry, key] = path;
    if (NOT_OF_HANDS.has(chapter!) || NO_RULES.has(chapter!) || FOR_PEOPLE.has(key!)) continue;
    if (entry === undefined) return undefined;
    if (chapter === 'patterns') (key === 'when' ? changes.conditions : changes.worth).add(entry);
    else if (chapter === 'words') names.add(entry);
    // What options there are may matter to the examples; what is chosen, to the rules that read it.
    else if (chapter === 'options' && key === 'default')
      for (const name of [entry, ...setBy(flat, entry)]) names.add(name);
    else if (TO_BE_READ.has(chapter!) ? isOwn({ flat }, [chapter!, entry]) : isCopies(flat, path))
      changes.notation = true;
    else return undefined;
  }
  return names.size === 0 || follow(flat, names, changes) ? changes : undefined;
}

/** Whether a path says how many tiles of a kind are marked: a hand has what it has, however many there are of its tiles. */
function isCopies(flat: Flattened, path: string[]): boolean {
  const [chapter, entry, , key] = path;
  return chapter === 'tiles' && entry === 'marked' && key === 'copies' && !isOwn({ flat }, path.slice(0, 3));
}

/** Where the files of the pack itself say or take out something. */
function ownPaths({ root, removed, own }: Flattened): string[][] {
  const isOwn = (source: { name: string }): boolean => own.has(source.name);
  const paths = [...removed].flatMap(([path, spot]) => (isOwn(spot.source) ? [path.split('.')] : []));
  const visit = (node: Sourced, path: string[]): void => {
    if (node.is !== 'map') {
      if (isOwn(node.spot.source)) paths.push(path);
    } else if (node.entries.size === 0) paths.push(path);
    else
      for (const [key, { key: spot, value }] of node.entries) {
        // An entry is new where its key is: what is only said otherwise keeps the key it had.
        if (value.is === 'map' && isOwn(spot.source)) paths.push([...path, key]);
        visit(value, [...path, key]);
      }
  };
  for (const [chapter, { value }] of root.entries) if (!NOT_OF_HANDS.has(chapter)) visit(value, [chapter]);
  return paths;
}

/** Options that a choice sets. */
function setBy({ root }: Flattened, option: string): string[] {
  const sets = valueAt(root, ['options', option, 'sets']);
  if (sets?.is !== 'map') return [];
  return [...sets.entries.values()].flatMap(({ value }) => (value.is === 'map' ? [...value.entries.keys()] : []));
}

/** Notes the patterns that read changed names, and words made of these; false where other rules of hands read one. */
function follow(
  { root }: Flattened,
  names: Set<string>,
  { conditions, worth }: { conditions: Set<string>; worth: Set<string> },
): boolean {
  const reads = (node: Sourced): boolean => {
    if (node.is === 'list') return node.items.some(reads);
    if (node.is === 'map') return [...node.entries].some(([key, { value }]) => !FOR_PEOPLE.has(key) && reads(value));
    return (
      typeof node.value === 'string' && (node.value.match(/[a-z_][a-z0-9_]*/gi) ?? []).some((name) => names.has(name))
    );
  };
  const entriesOf = (...path: string[]): [string, Sourced][] => {
    const map = valueAt(root, path);
    return map?.is === 'map' ? [...map.entries].map(([key, { value }]) => [key, value]) : [];
  };
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const [word, text] of entriesOf('words')) if (!names.has(word) && reads(text)) names.add(word);
  }
  for (const [id] of entriesOf('patterns'))
    for (const [key, value] of entriesOf('patterns', id))
      if (!FOR_PEOPLE.has(key) && reads(value)) (key === 'when' ? conditions : worth).add(id);
  const isRead = ([chapter, value]: [string, Sourced]): boolean =>
    !['words', 'options', 'patterns'].includes(chapter) &&
    !NOT_OF_HANDS.has(chapter) &&
    !NO_RULES.has(chapter) &&
    reads(value);
  return !entriesOf().some(isRead);
}
