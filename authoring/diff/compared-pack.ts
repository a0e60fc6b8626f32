/** One of the two packs that are compared. */
import type { Problem } from '../../core/index.ts';
import { collect, type TestSettings, type Suite } from '../test/index.ts';
import { assemble, type Flattened, type PackRuleset, plain, type SourcedMap, valueAt } from '../../loader/index.ts';
import { put } from './changes/transplant-change.ts';
import type { Data } from './changes/rules-as-plain-data.ts';

/** A pack as it is compared: with the options that were chosen for it as its defaults. */
export interface ComparedPack {
  suite: Suite;
  flat: Flattened;
  rules: PackRuleset;
  /** What it says, without what mentions things that were taken out. */
  data: Data;
}

/** A side, or why it does not load. */
export type Opened =
  | { ok: true; value: ComparedPack }
  | { ok: false; problems: Problem[]; texts: Record<string, string> };

/** Opens a pack by id, path, name of its package or text. */
export function openCompared(pack: string, settings: TestSettings): Opened {
  const collected = collect(pack, settings);
  if (!collected.ok) return collected;
  const suite = collected.value;
  const flat = withDefaults(suite);
  const rules =
    flat === suite.flat ? { ok: true as const, value: suite.rules } : assemble(flat, {}, undefined, flat.examined);
  if (!rules.ok) return { ok: false, problems: rules.problems, texts: suite.texts };
  return { ok: true, value: { suite, flat, rules: rules.value, data: rules.value.pack as Data } };
}

/** With the options in force as if the pack itself gave each of them, where some were chosen. */
function withDefaults({ flat, rules, settings }: Suite): Flattened {
  if (Object.keys(settings.options ?? {}).length === 0) return flat;
  const root = Object.entries(rules.options).reduce((so, [name, value]) => {
    const option = valueAt(so, ['options', name]) as SourcedMap;
    const { spot } = option;
    const entries = new Map(option.entries).set('default', {
      key: spot,
      value: { is: 'scalar', spot, value },
      bare: true,
    });
    return put(so, ['options', name], { ...option, entries }, []);
  }, flat.root);
  return { ...flat, root };
}

/** The pack that a pack extends, as it names it, seen from where the program runs; nothing where it extends none. */
export function parentOf(pack: string, settings: TestSettings): string | undefined {
  const collected = collect(pack, settings);
  const texts = collected.ok ? collected.value.texts : collected.texts;
  const file = collected.ok ? collected.value.flat.root.spot.source.name : undefined;
  const named = file === undefined ? undefined : extendedIn(texts[file] ?? '');
  if (named === undefined || !/^\.{0,2}\/|\.ya?ml(@|$)/.test(named)) return named;
  return named.startsWith('/') ? named : `${file!.replace(/[^/]*$/, '')}${named}`;
}

/** What stands behind `extends` in a pack. */
function extendedIn(text: string): string | undefined {
  const found = /^extends:\s*["']?([^\s"'#]+)/m.exec(text)?.[1];
  return found;
}

/** The plain value at a path of a pack. */
export function dataAt({ flat }: ComparedPack, path: readonly (string | number)[]): unknown {
  const value = valueAt(flat.root, path);
  return value === undefined ? undefined : plain(value);
}
