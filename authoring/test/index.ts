/**
 * The tests of a pack: examples and scenarios run, what they exercise, and which changes they would notice.
 *
 * @module tilewright/proof
 */
export { arrange, seatedPlaces, type Wanted } from './arrange.ts';
export { type Cause, causesOf } from './causes.ts';
export {
  type Case,
  collect,
  type Collected,
  type Parent,
  type ProofSettings,
  type ReadFolder,
  type ScenarioFile,
  type Suite,
} from './collect.ts';
export { type Chapter, type Coverage, coverage, type Item } from './coverage.ts';
export { mutate, type Mutation, type MutationSettings } from './mutate.ts';
export type { Mutant } from './mutants.ts';
export { type Hear, perform } from './perform.ts';
export { type Outcome, prove, type Report, type Verdict } from './prove.ts';
export { junit, tap } from './report.ts';
export {
  type After,
  type Check,
  type DealScript,
  type Ends,
  type GameState,
  type Line,
  optionsOf,
  readScenario,
  type Scenario,
  type Won,
} from './scenario.ts';
export { readScenarioFile } from './scenario-file.ts';
export { joinScenarios, splitScenarios } from './scenario-stream.ts';
