/**
 * The tests of a pack: examples and scenarios run, what they exercise, and which changes they would notice.
 *
 * @module tilewright/authoring/test
 */
export { arrange, type Wanted } from './scenario/arrange-wall.ts';
export { type Cause, causesOf } from './causes-of-changed-cases.ts';
export {
  type Case,
  collect,
  type Collected,
  type Parent,
  type TestSettings,
  type ReadFolder,
  type ScenarioFile,
  type Suite,
} from './collect-cases.ts';
export { type Chapter, type Coverage, coverage, type Item } from './coverage.ts';
export { mutate, type Mutation, type MutationSettings } from './mutation/mutation-testing.ts';
export type { Mutant } from './mutation/mutants.ts';
export { type Hear, playScenario } from './scenario/play-scenario.ts';
export { type Outcome, runCases, type Report, type Verdict } from './run-cases.ts';
export { junit, tap } from './junit-and-tap.ts';
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
} from './scenario/scenario-types.ts';
export { wrongScenarioTiles } from './scenario/scenario-tiles.ts';
export { scenarioOfLog, type WrittenScenario } from './scenario/scenario-of-log.ts';
export { readScenarioFile } from './scenario/scenario-file.ts';
export { joinScenarios, splitScenarios } from './scenario/scenario-yaml-stream.ts';
