/**
 * How often the patterns of a pack count, in every complete hand there is.
 *
 * @module tilewright/census
 */
export { type Census, censusOf, countPatterns, type Frequency, type PatternCount } from './census.ts';
export { type CensusPlan, type CensusSettings, countPart, planCensus } from './count.ts';
export { type CensusProgress, keptCensus, keptProgress, keptSettings } from './kept.ts';
export { addSums, type CensusSums, noSums, type PatternSums } from './sums.ts';
