/** Names that people use for what a pack calls otherwise, and the ids they lead to: the one place that resolves them. */
import { folded, nearest } from '../../core/index.ts';
import { nearest as nearestWord } from './nearest-word.ts';

/** Ids by what people call them, folded. Several things may share a name. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

/** An index of ids, each with what people call it. */
export function indexNames(things: Iterable<readonly [id: string, names: readonly string[]]>): OtherNames {
  const index = new Map<string, string[]>();
  for (const [id, names] of things) {
    for (const name of names) {
      const ids = index.get(folded(name)) ?? [];
      index.set(folded(name), ids.includes(id) ? ids : [...ids, id]);
    }
  }
  return index;
}

/** Those of the known ids that go by a name, however it is spelt. */
export function idsCalled(name: string, known: readonly string[], names: OtherNames | undefined): readonly string[] {
  const wanted = folded(name);
  const same = known.includes(name) ? [name] : known.filter((id) => folded(id) === wanted);
  return same.length > 0 || wanted === '' ? same : (names?.get(wanted) ?? []).filter((id) => known.includes(id));
}

/** What a message adds to a name that nothing has. */
export interface Meant {
  hint: string;
  /** What to write; missing where several things go by that name. */
  replacement?: string;
}

/** What was meant by a name that is no id: what goes by it, else the id that is spelt most alike; undefined if there is none. */
export function meantBy(
  name: string,
  known: readonly string[],
  names?: OtherNames,
  spelt: (name: string, known: readonly string[]) => string | undefined = nearest,
): Meant | undefined {
  const ids = idsCalled(name, known, names);
  if (ids.length > 0 && folded(ids[0]!) !== folded(name)) return oneOf(ids, (quoted) => `It is called ${quoted} here.`);
  const near = spelt(name, known);
  return near === undefined ? undefined : oneOf([near]);
}

/** A message about one of several names; to be written where there is but one. */
export function oneOf(names: readonly string[], say = (quoted: string): string => `Did you mean ${quoted}?`): Meant {
  const hint = say(names.map((name) => `\`${name}\``).join(' or '));
  return names.length === 1 ? { hint, replacement: names[0]! } : { hint };
}

/** The same for a name in an expression, where words of other languages are known. */
export function meantIn(
  { otherNames }: { otherNames?: () => OtherNames },
  name: string,
  known: readonly string[],
): Meant | undefined {
  return meantBy(name, known, otherNames?.(), nearestWord);
}
