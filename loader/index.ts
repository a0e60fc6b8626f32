/**
 * Packs: from YAML to the rules of a game, with every problem in its place; scores, waits and reasons of single hands.
 *
 * @module tilewright/loader
 */
export type { PackRuleset, ScoringRuleset } from './chapters/assemble.ts';

export { checkPack, packExamples, type Checked } from './check.ts';
export type { PackExample } from './examples.ts';

export { codeFrame, printProblem, type Paint } from './read/code-frame.ts';
export { rulesetFromPack } from './from-pack.ts';
export { flatParent, load, loadParent, type Loaded } from './load.ts';
export type { LoadSettings } from './load-settings.ts';

export { type RuntimeSource, writeModule } from './export/module.ts';
export type { PackModule } from './export/runtime.ts';

export { packs, type PackInfo } from './built-in/packs.ts';
export type { FindPackage, ReadFile, WhyUnread } from './read/find.ts';

export type { HandScoring, Scoring } from './chapters/hand-scorer.ts';
export type { Circumstances } from './answer/circumstance-types.ts';

export { type WinContext, winContext } from './answer/circumstances.ts';
export { seatOfWord } from './answer/seat-words.ts';
export { lacking, type Lack } from './answer/minimum.ts';
export { explain, handSizes, type HandScore, noWinText, score } from './answer/score.ts';
export { sizesOf } from './answer/sizes.ts';
export { why, type ConditionPart, type Why } from './answer/why.ts';
export { waits, type Waits, type WaitTile } from './answer/waits.ts';
export { readPack } from './read/read.ts';
export { builtInIds } from './read/find.ts';
export { decode, LARGEST as LARGEST_FILE } from './read/text.ts';
export { makeSource, placeOf, type Source, type Spot } from './read/source-text.ts';
export {
  keySpot,
  plain,
  type Sourced,
  type SourcedEntry,
  type SourcedList,
  type SourcedMap,
  type SourcedScalar,
  valueAt,
  valueSpot,
  within,
} from './yaml/sourced.ts';
export { parseYaml, readLoosely } from './yaml/yaml.ts';
export { problemsOfForm } from './read/validate.ts';
export { everyPack } from './built-in/every-pack.ts';
export { addPacks, builtInFiles } from './built-in/built-in.ts';
export type { PackSource } from './built-in/pack-source.ts';

export { assemble } from './chapters/assemble.ts';
export { sorted } from './read/sorted-problems.ts';
export { readExamples, runExample } from './examples.ts';
export type { Draft } from './flatten/draft.ts';

export type { ReadExpression } from './expressions/expression.ts';
export { removesNothing } from './flatten/flatten.ts';
export type { Flattened } from './flatten/flattened.ts';

export { loadFlat } from './load.ts';
export { type Variants, variantsOf } from './flatten/variants.ts';
export { type FormatChange, newestFormat, type Upgrade, upgradeText } from './read/pack-format.ts';
export { readRuleFile } from './read/rule-file.ts';
export { isOwnUse, namesOfSteps, stepsBeforeMoving } from './chapters/step-names.ts';
