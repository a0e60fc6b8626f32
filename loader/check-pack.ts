/** Everything that is wrong with a pack, its examples included. Likely mistakes are the part `authoring/check`. */
import { hasErrors, problem, type Problem } from '../core/index.ts';
import { assemble, type ChosenOptions, type PackRuleset } from './chapters/assemble-ruleset.ts';
import { sorted } from './read/sort-problems.ts';
import { withoutConsequences } from './flatten/follow-on-problems.ts';
import { namesIn, type Draft } from './flatten/draft.ts';
import { allSteps, type InSteps } from './once.ts';
import { countOfExamples, readExamples, runExample, type PackExample } from './pack-examples.ts';
import type { Flattened } from './flatten/flattened-pack.ts';
import { loadFlat } from './load-pack.ts';
import type { LoadSettings } from './load-settings.ts';
import { needSettings } from './argument-checks.ts';
import { placeOf } from './read/source-text.ts';
import { keySpot, valueAt } from './yaml/located-data.ts';
import { type Variants, variantsOf } from './flatten/rules-with-other-options.ts';

/** Everything that is known of a pack, wrong or right. */
export interface Checked {
  problems: Problem[];
  /** The texts that were read, by file name. */
  texts: Readonly<Record<string, string>>;
  /** What stands where, as far as the pack can be read. */
  written?: Flattened;
  /** Where nothing but examples is wrong. */
  ruleset?: PackRuleset;
  /** Each example with the rules under its options, and what is wrong with its answer. */
  examples: { example: PackExample; rules?: PackRuleset; problem?: Problem }[];
  /** Inherited examples that were not run, since nothing they depend on has changed: how many of each pattern. */
  spared?: ReadonlyMap<string, number>;
}

/** Checks a pack; arguments as for `load`. */
export function checkPack(pack: string, settings: LoadSettings = {}): Checked {
  needSettings('checkPack', settings);
  return allSteps(checkInSteps(pack, settings));
}

/** Inherited examples that are not run. */
export type Proved = Pick<Checked, 'spared'> & {
  /** Whether an example that was read holds as under the parent. */
  holds?: (example: PackExample) => boolean;
};

/** The same in steps. `proves` says what a built-in parent has proved that the pack cannot change. */
export function* checkInSteps(
  pack: string,
  settings: LoadSettings,
  proves?: (written: Flattened, rules: PackRuleset) => Proved | undefined,
): InSteps<Checked> {
  const flattened = loadFlat(pack, settings);
  const { texts } = flattened;
  if (!flattened.ok) return { problems: flattened.problems, texts, examples: [] };
  const written = flattened.value;
  const examined = proves && written.examined?.isParent ? written.examined : undefined;
  const loaded = assemble(written, settings.options ?? {}, undefined, examined);
  const before = withoutConsequences(written, texts, flattened.problems, loaded.problems);
  if (!loaded.ok || hasErrors(before)) return { problems: before, texts, written, examples: [] };
  // Of the options of whoever asks, nothing was proved.
  const isUsual = Object.keys(settings.options ?? {}).length === 0;
  const proved = examined && isUsual ? proves?.(written, loaded.value) : undefined;
  const { problems, examples } = yield* runExamples(written, loaded.value, settings, proved);
  return {
    problems: sorted([...before, ...problems]),
    texts,
    written,
    ruleset: loaded.value,
    examples,
    ...(proved?.spared && { spared: proved.spared }),
  };
}

/** The examples of a pack that loads; none if it does not. They are read, and not run. */
export function packExamples(pack: string, settings: LoadSettings = {}): PackExample[] {
  needSettings('packExamples', settings);
  const flattened = loadFlat(pack, settings);
  if (!flattened.ok || hasErrors(flattened.problems)) return [];
  const { value: flat } = flattened;
  const made = assemble(flat, settings.options ?? {}, undefined, flat.examined);
  const draft: Draft = { root: flat.root, removed: flat.removed, problems: [] };
  return made.ok ? examplesIn(draft, variantsOf(flat, made.value, settings), made.value) : [];
}

/** Each read with the rules under its options; with those of the pack where its options are wrong. */
function examplesIn(draft: Draft, withOptions: Variants, ruleset: PackRuleset, patterns?: string[]): PackExample[] {
  const rulesetOf = (options: PackExample['options']): PackRuleset => {
    const variant = withOptions(options);
    return variant.ok ? variant.value : ruleset;
  };
  return readExamples(draft, rulesetOf, patterns);
}

function* runExamples(
  flat: Flattened,
  ruleset: PackRuleset,
  settings: LoadSettings,
  proved?: Proved,
): InSteps<Pick<Checked, 'problems' | 'examples'>> {
  const rulesets = variantsOf(flat, ruleset, settings);
  const isOwn = ({ place }: Pick<Problem, 'place'>): boolean => place === undefined || flat.own.has(place.file);
  const run = (pattern: string, before: ChosenOptions): Pick<Checked, 'problems' | 'examples'> => {
    const draft: Draft = { root: flat.root, removed: flat.removed, problems: [] };
    const read = examplesIn(draft, (options) => rulesets({ ...before, ...options }), ruleset, [pattern]);
    const examples = read.map((each): Checked['examples'][number] => {
      const example = { ...each, options: { ...before, ...each.options } };
      const rules = rulesets(example.options);
      if (!rules.ok) return { example, problem: { ...rules.problems[0]!, place: example.place } };
      if (!isOwn(example) && proved?.holds?.(example)) return { example, rules: rules.value };
      const found = runExample(isOwn(example) ? example : withoutTotals(example), rules.value);
      return { example, rules: rules.value, ...(found && { problem: found }) };
    });
    return { examples, problems: [...draft.problems, ...examples.flatMap(({ problem }) => problem ?? [])] };
  };
  const before = { ...Object.fromEntries(flat.replaced), ...settings.options };
  const draft: Draft = { root: flat.root, removed: flat.removed, problems: [] };
  const count = namesIn(draft, 'patterns').reduce((sum, pattern) => sum + countOfExamples(draft, pattern), 0);
  if (proved === undefined) ruleset.scoring.source.expect?.(count);
  const examples: Checked['examples'] = [];
  const problems: Problem[] = [];
  for (const pattern of namesIn(draft, 'patterns')) {
    if (proved?.spared?.has(pattern)) continue;
    let found = run(pattern, {});
    if (flat.replaced.size > 0 && found.problems.some((each) => !isOwn(each))) {
      // An inherited example is about the options that its own pack has.
      const { examples: again, problems } = run(pattern, before);
      const held = found.examples.filter(({ problem }) => problem === undefined);
      const known = (one: PackExample) => held.find(({ example }) => placeKey(example) === placeKey(one));
      found = { examples: again.map((one) => known(one.example) ?? one), problems };
    }
    examples.push(...found.examples);
    problems.push(...found.problems);
    yield;
  }
  const inherited = problems.filter((each) => !isOwn(each));
  return { problems: [...problems.filter(isOwn), ...noLongerHold(flat, inherited)], examples };
}

function placeKey({ place }: PackExample): string {
  return `${place.line}:${place.column}`;
}

/** A pack that changes one value changes what many inherited hands add up to, and means to. */
function withoutTotals(example: PackExample): PackExample {
  return { ...example, gives: {} };
}

function idOf({ root }: Flattened): string {
  const id = valueAt(root, ['id']);
  return id?.is === 'scalar' ? String(id.value) : 'id';
}

const MOST_SHOWN = 3;

/** House rules may well change what an example of another pack gives: told once, as a warning. */
function noLongerHold(flat: Flattened, found: readonly Problem[]): Problem[] {
  if (found.length === 0) return [];
  const examples = found.filter(
    ({ place }, index) =>
      found.findIndex((each) => each.place?.line === place?.line && each.place?.file === place?.file) === index,
  );
  const [count, hold] =
    examples.length === 1 ? ['One inherited example', 'holds'] : [`${examples.length} inherited examples`, 'hold'];
  const further = examples
    .slice(0, MOST_SHOWN)
    .map(({ place, message }) => ({ place: place!, message: message.replace(/\.$/, '') }));
  return [
    problem('inherited-examples', `${count} no longer ${hold}, since this pack has other rules.`, {
      severity: 'warning',
      place: placeOf(keySpot(flat.root, ['id'])),
      further,
      hint: `That is fine if it was meant: write \`accepts: { inherited-examples: { ${idOf(flat)}: why } }\`. A pattern with \`examples\` of its own does without the inherited ones.`,
    }),
  ];
}
