/** Names that people use for what a pack calls otherwise, and the ids they lead to: the one place that resolves them. */
import { folded, nearest } from '../../core/index.ts';

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
  const same = known.filter((id) => folded(id) === wanted);
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
  names: OtherNames | undefined,
  spelt: (name: string, known: readonly string[]) => string | undefined = nearest,
): Meant | undefined {
  const ids = idsCalled(name, known, names);
  if (ids.length > 0 && folded(ids[0]!) !== folded(name)) {
    const hint = `It is called ${ids.map((id) => `\`${id}\``).join(' or ')} here.`;
    return ids.length === 1 ? { hint, replacement: ids[0]! } : { hint };
  }
  const near = spelt(name, known);
  return near === undefined ? undefined : { hint: `Did you mean \`${near}\`?`, replacement: near };
}
