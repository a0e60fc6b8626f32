/**
 * Packs: from YAML to the rules of a game, with every problem in its place; scores, waits and reasons of single hands.
 *
 * @module tilewright/rulesets
 */
export type { PackRuleset } from './assemble.ts';
export { checkPack, packExamples, type Checked } from './check.ts';
export type { PackExample } from './examples.ts';
export { codeFrame, printProblem, type Paint } from './frame.ts';
export { flatParent, load, loadParent, rulesetFromPack, type Loaded, type LoadSettings } from './load.ts';
export { writeModule } from './module.ts';
export type { ModuleMeta, PackModule } from './runtime.ts';
export { packs, type PackInfo } from './packs.ts';
export type { FindPackage, ReadFile } from './find.ts';
export type { Scoring } from './scoring.ts';
export { type Circumstances, type Settled, settleCircumstances } from './circumstances.ts';
export { lacking, type Lack } from './minimum.ts';
export { explain, handSizes, type HandScore, noWinText, score } from './score.ts';
export { sizesOf } from './sizes.ts';
export { why, type ConditionPart, type Why } from './why.ts';
export { waits, type Waits, type WaitTile } from './waits.ts';
export { readPack } from './read.ts';
export { builtInIds } from './find.ts';
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
export { builtInFiles } from './packs.generated.ts';
export { assemble } from './assemble.ts';
export { readExamples, runExample } from './examples.ts';
export type { Draft } from './draft.ts';
export type { ReadExpression } from './expression.ts';
export { type Flattened, removesNothing } from './flatten.ts';
export { loadFlat } from './load.ts';
export { type Variants, variantsOf } from './variants.ts';
export { readRuleFile } from './rule-file.ts';
