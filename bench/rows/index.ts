import type { Row } from '../ratio-row.ts';
import { census } from './every-hand-census.ts';
import { otherPacks, passive, random, views } from './games.ts';
import { allHandsPaid, jokerDistance, jokerWorth } from './jokers-and-all-hands.ts';
import { withoutCode } from './without-code-generation.ts';
import { official } from './chinese-official-scoring.ts';
import { report, worth } from './riichi-scoring.ts';
import { starts } from './start-to-first-score.ts';
import { complete, distances, flushDistance, useful } from './complete-distance-useful-tiles.ts';

/** The table, line by line. */
export const rows: readonly Row[] = [
  worth,
  report,
  jokerWorth,
  allHandsPaid,
  complete,
  ...distances,
  flushDistance,
  jokerDistance,
  ...useful,
  official,
  passive,
  random,
  views,
  ...otherPacks,
  ...starts,
  ...withoutCode,
  census,
];
