/** A pack opened to be printed: its rules, what they change, and its examples, all of them run. */
import { hasErrors, type Names, type Problem } from '../core/index.ts';
import {
  checkPack,
  type Flattened,
  flatParent,
  load,
  loadFlat,
  loadParent,
  type LoadSettings,
  type PackExample,
  type PackRuleset,
  plain,
} from '../loader/index.ts';

import type { ReadFolder } from '../authoring/test/index.ts';
import { parentOf } from '../authoring/diff/index.ts';
import { type ChangeSettings, changesIn } from './findings/changes-between-packs.ts';
import { judged } from './findings/example-block.ts';
import type { ComparedPack, OpenPack, PackWords, RunExample } from './opened-pack-types.ts';

/** The pack, or what is wrong with it. */
export interface Opened {
  value?: OpenPack;
  problems: readonly Problem[];
  texts: Readonly<Record<string, string>>;
}

/** As for `load`, and how much is done to show what a pack changes: nothing, if not said. */
export interface OpenSettings extends LoadSettings, ChangeSettings {
  /** An earlier version of the pack, by path or text: the book says what has changed since. */
  since?: string;
  /** How folders of scenarios are read; what happens in them shows changes best. */
  readFolder?: ReadFolder;
}

/** Opens a pack by id, path, name of its package or text. */
export function openForBook(pack: string, { since, effort, tell, readFolder, ...settings }: OpenSettings = {}): Opened {
  const { ruleset, written, examples, problems: found, texts } = checkPack(pack, settings);
  // Examples are about the options of the pack: under others, what they give is no mistake.
  const isChosen = Object.keys(settings.options ?? {}).length > 0;
  const problems = ruleset && isChosen ? [] : found;
  if (ruleset === undefined || hasErrors(problems)) return { problems, texts };
  const { options: _, ...files } = settings;
  const earlier = since === undefined ? undefined : load(since, files);
  if (earlier?.ok === false) return { problems: earlier.problems, texts: earlier.texts };
  const run = examples.flatMap(({ example, rules }) =>
    rules && shows(example, rules) ? [asInBook(example, rules, ruleset)] : [],
  );
  const reading = { ...files, ...(readFolder && { readFolder }) };
  const how = { ...(effort && { effort }), ...(tell && { tell }) };
  const compared = (other: string, rules: PackRuleset, flat: Flattened | undefined): ComparedPack => {
    let found: { value: ReturnType<ComparedPack['changes']> } | undefined;
    const find = () => ({ value: changesIn({ pack, rules: ruleset }, { pack: other, rules }, reading, how) });
    return { rules, words: wordsIn(flat), changes: () => (found ??= find()).value };
  };
  const parent = loadParent(pack, settings);
  const parentName = parent && parentOf(pack, reading);
  const value: OpenPack = {
    rules: ruleset,
    words: wordsIn(written),
    examples: run,
    ...(parent && parentName && { parent: compared(parentName, parent, flatParent(pack, settings)) }),
    ...(since && earlier && { since: compared(since, earlier.value, flatOf(since, files)) }),
    under: underOptions(pack, settings),
  };
  return { value, problems, texts };
}

function flatOf(pack: string, settings: LoadSettings): Flattened | undefined {
  const flat = loadFlat(pack, settings);
  return flat.ok ? flat.value : undefined;
}

export function wordsIn(flat: Flattened | undefined): PackWords {
  return new Map([...(flat?.texts ?? [])].map(([rule, said]) => [rule, plain(said) as string | Names]));
}

/** What the whole hand is worth may have changed; that is reckoned anew. */
function shows({ query, pattern, has }: PackExample, rules: PackRuleset): boolean {
  const { judgement } = judged({ rules, query });
  return (judgement?.patterns.some(({ id }) => id === pattern) ?? false) === has;
}

/** An example whose options are those of the book needs to name none. */
function asInBook(example: PackExample, rules: PackRuleset, book: PackRuleset): RunExample {
  const isSame = Object.entries(rules.options).every(([id, value]) => value === book.options[id]);
  return isSame ? { example: { ...example, options: {} }, rules: book } : { example, rules };
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
