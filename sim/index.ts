/**
 * Whole games from a seed, and every complete hand there is.
 *
 * @module tilewright/sim
 */
export {
  act,
  actRemote,
  dealsPlayed,
  runGame,
  runRemoteGame,
  seatPlayers,
  type GameResult,
  type GameSettings,
  type RemotePlayer,
} from './run-game.ts';
export { randomSeed } from './random-seed.ts';
export {
  type Census,
  censusOf,
  countPatterns,
  type Frequency,
  type PatternCount,
} from './every-hand/pattern-census.ts';
export { type CensusPlan, type CensusSettings, countPart, planCensus } from './every-hand/count-patterns.ts';
export { type CensusProgress, keptCensus, keptProgress, keptSettings } from './every-hand/resumable-census.ts';
export { completeHands } from './every-hand/complete-hands.ts';
export type { Hands } from './every-hand/set-and-pair-hands.ts';
export { addSums, type CensusSums, noSums, type PatternSums } from './every-hand/census-sums.ts';
export {
  type DealRow,
  runShard,
  type Shard,
} from './simulation/run-shard.ts';
export {
  planSimulation,
  type SimulationPlan,
  type SimulationSettings,
  wallSeed,
} from './simulation/simulation-plan.ts';
export { playGame, type PlayedGame } from './simulation/play-game.ts';
export type { DealFacts, WinFacts } from './simulation/deal-facts.ts';
export type { Figure } from './simulation/figure-list.ts';
export { type Difference, type Estimate, FEWEST_WALLS } from './simulation/estimate.ts';
export { type Question, type Verdict, verdict } from './simulation/sequential-test.ts';
export { addSimulationSums, type SimulationSums, type Witness } from './simulation/simulation-sums.ts';
export {
  comparedSums,
  type SideSummary,
  type SimulationSummary,
  type SpreadSummary,
  summaryOf,
} from './simulation/simulation-summary.ts';
export {
  keptSimulation,
  keptSimulationProgress,
  keptSimulationSettings,
  type SimulationProgress,
} from './simulation/resumable-simulation.ts';
export type { OptionInPlay, PartInPlay } from './simulation/rules-in-play.ts';
