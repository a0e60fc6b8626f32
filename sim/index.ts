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
export { addSums, type CensusSums, noSums, type PatternSums } from './every-hand/census-sums.ts';
