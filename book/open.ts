/** A pack opened to be printed: its rules, what they change, and its examples, all of them run. */
import { hasErrors, type Problem } from '../core/index.ts';
import {
  checkPack,
  explain,
  load,
  loadParent,
  type LoadSettings,
  type PackExample,
  type PackRuleset,
} from '../rulesets/index.ts';

/** An example that has its pattern, or has it not, as it should; with the rules it was run under. */
export interface RunExample {
  example: PackExample;
  rules: PackRuleset;
}

/** What a book is made from. */
export interface OpenPack {
  rules: PackRuleset;
  /** Those that still show what they should: a house pack may well inherit some that show nothing now. */
  examples: readonly RunExample[];
  /** The pack this one extends, by itself. */
  parent?: PackRuleset;
  /** The same rules with other options. */
  under(options: Readonly<Record<string, unknown>>): PackRuleset;
}

/** The pack, or what is wrong with it. */
export interface Opened {
  value?: OpenPack;
  problems: readonly Problem[];
  texts: Readonly<Record<string, string>>;
}

/** Opens a pack; arguments as for `load`. */
export function openForBook(pack: string, settings: LoadSettings = {}): Opened {
  const { ruleset, examples, problems, texts } = checkPack(pack, settings);
  if (ruleset === undefined || hasErrors(problems)) return { problems, texts };
  const parent = loadParent(pack, settings);
  const run = examples.flatMap(({ example, rules }) => (rules && shows(example, rules) ? [{ example, rules }] : []));
  const value = { rules: ruleset, examples: run, ...(parent && { parent }), under: underOptions(pack, settings) };
  return { value, problems, texts };
}

/** What the whole hand is worth may have changed; that is reckoned anew. */
function shows({ query, pattern, has }: PackExample, rules: PackRuleset): boolean {
  const judgement = rules.judge(query) ?? explain(rules, query).readings[0]?.judgement;
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
