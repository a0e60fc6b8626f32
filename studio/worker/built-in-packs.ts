/** The built-in packs, each loaded when a pack needs it. */
import { addPacks, type PackSource } from 'tilewright/loader';

const modules = import.meta.glob<PackSource>('../../dist/yaml/*.js', { import: 'default' });
const loads = new Map(
  Object.entries(modules).flatMap(([path, load]) => {
    const id = /([\w-]+)\.js$/.exec(path)![1]!;
    return id === 'shared' ? [] : [[id, load] as const];
  }),
);

/** Ids of all of them. */
export const builtIn: readonly string[] = [...loads.keys()];

/** Makes a built-in pack, and those it extends, known to the loader. */
export async function need(id: string): Promise<void> {
  const load = loads.get(id);
  if (load !== undefined) addPacks(await load());
}

/** Makes known what these texts extend. */
export async function needFor(texts: Iterable<string>): Promise<void> {
  for (const text of texts) {
    const named = /^extends[ \t]*:[ \t]*["']?([\w-]+)/m.exec(text)?.[1];
    if (named !== undefined) await need(named);
  }
}
