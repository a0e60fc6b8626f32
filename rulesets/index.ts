/**
 * Packs: from YAML to the rules of a game, with every problem in its place; scores, waits and reasons of single hands.
 *
 * @module tilewright/rulesets
 */
export type { PackRuleset, ScoringRuleset } from './assemble.ts';
export { checkPack, packExamples, type Checked } from './check.ts';
export type { PackExample } from './examples.ts';
export { codeFrame, printProblem, type Paint } from './frame.ts';
export { rulesetFromPack } from './from-pack.ts';
export { flatParent, load, loadParent, type Loaded, type LoadSettings } from './load.ts';
export { type RuntimeSource, writeModule } from './module.ts';
export type { PackModule } from './runtime.ts';
export { packs, type PackInfo } from './packs.ts';
export type { FindPackage, ReadFile } from './find.ts';
export type { HandScoring, Scoring } from './scoring.ts';
export { type Circumstances, type Settled, settleCircumstances } from './circumstances.ts';
export { seatOfWord } from './seat-words.ts';
export { lacking, type Lack } from './minimum.ts';
export { explain, handSizes, type HandScore, noWinText, score } from './score.ts';
export { sizesOf } from './sizes.ts';
export { why, type ConditionPart, type Why } from './why.ts';
export { waits, type Waits, type WaitTile } from './waits.ts';
export { readPack } from './read.ts';
export { builtInIds } from './find.ts';
export { decode } from './text.ts';
export { makeSource, placeOf, type Source, type Spot } from './source.ts';
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
} from './sourced.ts';
export { parseYaml, readLoosely } from './yaml.ts';
export { problemsOfForm } from './validate.ts';
export { everyPack } from './every-pack.ts';
export { addPacks, builtInFiles, type PackSource } from './built-in.ts';
export { assemble, sorted } from './assemble.ts';
export { readExamples, runExample } from './examples.ts';
export type { Draft } from './draft.ts';
export type { ReadExpression } from './expression.ts';
export { type Flattened, removesNothing } from './flatten.ts';
export { loadFlat } from './load.ts';
export { type Variants, variantsOf } from './variants.ts';
export { type FormatChange, newestFormat, type Upgrade, upgradeText } from './pack-format.ts';
export { readRuleFile } from './rule-file.ts';
export { isOwnUse, namesOfSteps, stepsBeforeMoving } from './steps.ts';
