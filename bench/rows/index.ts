import type { Row } from '../row.ts';
import { census } from './census.ts';
import { passive, random, views } from './games.ts';
import { withoutCode } from './no-code.ts';
import { official } from './official.ts';
import { report, worth } from './riichi.ts';
import { starts } from './start.ts';
import { complete, distances, flushDistance, useful } from './tiles.ts';

/** The table, line by line. */
export const rows: readonly Row[] = [
  worth,
  report,
  complete,
  ...distances,
  flushDistance,
  ...useful,
  official,
  passive,
  random,
  views,
  ...starts,
  ...withoutCode,
  census,
];
