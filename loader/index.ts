/**
 * Packs: from YAML to the rules of a game, with every problem in its place; scores, waits and reasons of single hands.
 *
 * @module tilewright/loader
 */
export type { PackRuleset, ScoringRuleset } from './chapters/assemble-ruleset.ts';

export { checkInSteps, checkPack, packExamples, type Checked, type Proved } from './check-pack.ts';
export { allSteps, type InSteps, once } from './once.ts';
export { examinedIn } from './expressions/trust-built-in-expressions.ts';
export type { PackExample } from './pack-examples.ts';

export { codeFrame, printProblem, type Paint } from './read/code-frame.ts';
export { rulesetFromPack } from './ruleset-from-log-pack.ts';
export { flatParent, load, loadParent, type Loaded } from './load-pack.ts';
export { citedSources, sourceBook } from './cited-sources.ts';
export type { LoadSettings } from './load-settings.ts';

export { type RuntimeSource, writeModule } from './export/pack-module-writer.ts';
export type { PackModule } from './export/pack-module-runtime.ts';

export { packs, type PackInfo } from './built-in/pack-list.ts';
export type { FindPackage, ReadFile, WhyUnread } from './read/find-pack.ts';

export type { HandScoring, Scoring } from './chapters/hand-scorer.ts';
export type { Circumstances } from './answer/circumstances-check.ts';

export { type WinContext, winContext } from './answer/circumstances.ts';
export { seatOfWord } from './answer/seat-from-word.ts';
export { lacking, type Lack } from './answer/unmet-minimum.ts';
export { explain, handSizes, type HandScore, noWinText, score } from './answer/score-hand.ts';
export { type PaidWin, tellHand, type Telling, type TellingRules, tellResult } from './answer/tell-result.ts';
export { scoreTable, type TableScore } from './answer/score-table.ts';
export { sizesOf } from './answer/hand-sizes.ts';
export { why, type ConditionPart, type Why } from './answer/why-pattern.ts';
export { waits, type Waits, type WaitTile } from './answer/waits.ts';
export { readPack } from './read/read-pack-chain.ts';
export { decode, LARGEST as LARGEST_FILE } from './read/decode-utf8.ts';
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
} from './yaml/located-data.ts';
export { parseYaml, readLoosely } from './yaml/parse-yaml.ts';
export { problemsOfForm } from './read/validate-file.ts';
export { addPacks, builtInFile, builtInIds, builtInPaths } from './built-in/pack-registry.ts';
export type { PackSource } from './built-in/pack-source.ts';

export { assemble } from './chapters/assemble-ruleset.ts';
export { sorted } from './read/sort-problems.ts';
export { readExamples, runExample } from './pack-examples.ts';
export { complainWithin, type Draft } from './flatten/draft.ts';

export type { ReadExpression } from './expressions/compile.ts';
export { removesNothing } from './flatten/flatten-pack.ts';
export type { Examined, Flattened } from './flatten/flattened-pack.ts';

export { loadFlat } from './load-pack.ts';
export { type Variants, variantsOf } from './flatten/rules-with-other-options.ts';
export { type FormatChange, newestFormat, type Upgrade, upgradeText } from './read/upgrade-pack-format.ts';
export { readRuleFile } from './read/read-part-file.ts';
export { isOwnUse, namesOfSteps, stepsBeforeMoving } from './chapters/step-names.ts';
