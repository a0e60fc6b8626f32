/** Everything that is wrong with a pack, its examples included. */
import { hasErrors, type Problem } from '../core/index.ts';
import { assemble, sorted, type PackRuleset } from './assemble.ts';
import type { Draft } from './draft.ts';
import { readExamples, runExample, type PackExample } from './examples.ts';
import type { Flattened } from './flatten.ts';
import { loadFlat, type LoadSettings } from './load.ts';

export interface Checked {
  problems: Problem[];
  /** The texts that were read, by file name. */
  texts: Readonly<Record<string, string>>;
  /** Where nothing but examples is wrong. */
  ruleset?: PackRuleset;
  /** Each example with what is wrong with its answer. */
  examples: { example: PackExample; problem?: Problem }[];
}

/** Checks a pack; arguments as for `load`. */
export function checkPack(pack: string, settings: LoadSettings = {}): Checked {
  const flattened = loadFlat(pack, settings);
  const { texts } = flattened;
  if (!flattened.ok) return { problems: flattened.problems, texts, examples: [] };
  const loaded = assemble(flattened.value, settings.options ?? {});
  const before = [...flattened.problems, ...loaded.problems];
  if (!loaded.ok || hasErrors(before)) return { problems: sorted(before), texts, examples: [] };
  const { problems, examples } = runExamples(flattened.value, loaded.value, settings);
  return { problems: sorted([...before, ...problems]), texts, ruleset: loaded.value, examples };
}

/** The examples of a pack that loads; none if it does not. */
export function packExamples(pack: string, settings: LoadSettings = {}): PackExample[] {
  return checkPack(pack, settings).examples.map(({ example }) => example);
}

function runExamples(
  flat: Flattened,
  ruleset: PackRuleset,
  settings: LoadSettings,
): Pick<Checked, 'problems' | 'examples'> {
  const draft: Draft = { root: flat.root, removed: flat.removed, problems: [] };
  const withOptions = variants(flat, ruleset, settings);
  const rulesetOf = (options: Record<string, unknown>): PackRuleset => {
    const variant = withOptions(options);
    return variant.ok ? variant.ruleset : ruleset;
  };
  const examples = readExamples(draft, rulesetOf).map((example) => {
    const rules = withOptions(example.options);
    const found = rules.ok ? runExample(example, rules.ruleset) : { ...rules.problem, place: example.place };
    return found === undefined ? { example } : { example, problem: found };
  });
  return { problems: [...draft.problems, ...examples.flatMap(({ problem }) => problem ?? [])], examples };
}

type Variant = { ok: true; ruleset: PackRuleset } | { ok: false; problem: Problem };

/** The ruleset with other options; each is made once. */
function variants(
  flat: Flattened,
  ruleset: PackRuleset,
  settings: LoadSettings,
): (options: Record<string, unknown>) => Variant {
  const made = new Map<string, Variant>([['{}', { ok: true, ruleset }]]);
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = assemble(flat, { ...settings.options, ...options });
    const variant: Variant = result.ok
      ? { ok: true, ruleset: result.value }
      : { ok: false, problem: result.problems[0]! };
    made.set(key, variant);
    return variant;
  };
}
