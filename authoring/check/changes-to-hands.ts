/** Whether what a pack says can change what finished hands have: where it cannot, what its parent proved still holds. */
import { type Flattened, type Sourced, valueAt } from '../../loader/index.ts';

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

/** How many inherited examples each pattern has, where they hold as they do under the parent; undefined where they may not. */
export function provedByParent(flat: Flattened): Map<string, number> | undefined {
  if (!leavesHandsAlone(flat)) return undefined;
  const patterns = valueAt(flat.root, ['patterns']);
  const ids = patterns?.is === 'map' ? [...patterns.entries.keys()] : [];
  const counts = ids.map((id): [string, number] => {
    const list = valueAt(patterns, [id, 'examples']);
    return [id, list?.is === 'list' && !flat.own.has(list.spot.source.name) ? list.items.length : 0];
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Whether finished hands have what they have under the parent: no own rule is about hands, and no changed option is read there. */
function leavesHandsAlone(flat: Flattened): boolean {
  const options = new Set<string>();
  for (const [chapter, entry, key] of ownPaths(flat)) {
    if (NOT_OF_HANDS.has(chapter!) || NO_RULES.has(chapter!) || FOR_PEOPLE.has(key!)) continue;
    // What options there are may matter to the examples; what is chosen, to the rules that read it.
    if (chapter !== 'options' || entry === undefined || key !== 'default') return false;
    for (const name of [entry, ...setBy(flat, entry)]) options.add(name);
  }
  if (options.size === 0) return true;
  const read = namesReadOfHands(flat);
  return ![...options].some((name) => read.has(name));
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

/** Every name in the rules of hands, and in the words that these use. */
function namesReadOfHands({ root }: Flattened): ReadonlySet<string> {
  const names = new Set<string>();
  const words = valueAt(root, ['words']);
  const read = (node: Sourced): void => {
    if (node.is === 'list') node.items.forEach(read);
    else if (node.is === 'map') {
      for (const [key, { value }] of node.entries) if (!FOR_PEOPLE.has(key)) read(value);
    } else if (typeof node.value === 'string')
      for (const name of node.value.match(/[a-z_][a-z0-9_]*/gi) ?? []) {
        if (names.has(name)) continue;
        names.add(name);
        const word = words && valueAt(words, [name]);
        if (word) read(word);
      }
  };
  for (const [chapter, { value }] of root.entries)
    if (chapter !== 'words' && chapter !== 'options' && !NOT_OF_HANDS.has(chapter) && !NO_RULES.has(chapter))
      read(value);
  return names;
}
