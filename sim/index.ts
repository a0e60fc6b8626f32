/**
 * Whole games from a seed, and every complete hand there is.
 *
 * @module tilewright/sim
 */
export { act, dealsPlayed, runGame, seatPlayers, type GameResult, type GameSettings } from './game.ts';
export { randomSeed } from './random-seed.ts';
export {
  type Census,
  censusOf,
  countPatterns,
  type Frequency,
  type PatternCount,
} from './every-hand/census.ts';
export { type CensusPlan, type CensusSettings, countPart, planCensus } from './every-hand/count.ts';
export { type CensusProgress, keptCensus, keptProgress, keptSettings } from './every-hand/kept-counts.ts';
export { addSums, type CensusSums, noSums, type PatternSums } from './every-hand/sums.ts';
