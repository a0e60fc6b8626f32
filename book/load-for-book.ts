/** A pack opened to be printed: its rules, what they change, and its examples, all of them run. */
import { hasErrors, type Names, type Problem } from '../core/index.ts';
import {
  checkPack,
  type Flattened,
  flatParent,
  load,
  loadParent,
  type LoadSettings,
  type PackExample,
  type PackRuleset,
  plain,
} from '../loader/index.ts';

import type { ReadFolder } from '../authoring/test/index.ts';
import { type ChangeSettings, changesIn } from './findings/changes-from-parent.ts';
import { judged } from './findings/example-block.ts';
import type { OpenPack, PackWords } from './opened-pack-types.ts';

/** The pack, or what is wrong with it. */
export interface Opened {
  value?: OpenPack;
  problems: readonly Problem[];
  texts: Readonly<Record<string, string>>;
}

/** As for `load`, and how much is done to show what a pack changes: nothing, if not said. */
export interface OpenSettings extends LoadSettings, ChangeSettings {
  /** How folders of scenarios are read; what happens in them shows changes best. */
  readFolder?: ReadFolder;
}

/** Opens a pack by id, path, name of its package or text. */
export function openForBook(pack: string, { effort, tell, readFolder, ...settings }: OpenSettings = {}): Opened {
  const { ruleset, written, examples, problems, texts } = checkPack(pack, settings);
  if (ruleset === undefined || hasErrors(problems)) return { problems, texts };
  const parent = loadParent(pack, settings);
  const run = examples.flatMap(({ example, rules }) => (rules && shows(example, rules) ? [{ example, rules }] : []));
  const { options: _, ...files } = { ...settings, ...(readFolder && { readFolder }) };
  const how = { ...(effort && { effort }), ...(tell && { tell }) };
  const changes = once(() => parent && changesIn(pack, { parent, rules: ruleset }, files, how));
  const under = underOptions(pack, settings);
  const [words, parentWords] = [wordsIn(written), wordsIn(parent && flatParent(pack, settings))];
  return {
    value: { rules: ruleset, words, parentWords, examples: run, ...(parent && { parent }), changes, under },
    problems,
    texts,
  };
}

function wordsIn(flat: Flattened | undefined): PackWords {
  return new Map([...(flat?.texts ?? [])].map(([rule, said]) => [rule, plain(said) as string | Names]));
}

function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** What the whole hand is worth may have changed; that is reckoned anew. */
function shows({ query, pattern, has }: PackExample, rules: PackRuleset): boolean {
  const { judgement } = judged({ rules, query });
  return (judgement?.patterns.some(({ id }) => id === pattern) ?? false) === has;
}

function underOptions(pack: string, settings: LoadSettings): OpenPack['under'] {
  const made = new Map<string, PackRuleset>();
  return (options) => {
    const all = { ...settings.options, ...options } as LoadSettings['options'];
    const key = JSON.stringify(all);
    const known = made.get(key);
    if (known !== undefined) return known;
    const loaded = load(pack, { ...settings, ...(all && { options: all }) });
    if (!loaded.ok) throw new Error(`the pack does not load with ${key}: ${loaded.problems[0]?.message}`);
    made.set(key, loaded.value);
    return loaded.value;
  };
}
