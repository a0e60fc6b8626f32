import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OptionValue } from '../../../core/index.ts';
import { type Circumstances, type HandScore, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { circumstancesOf } from '../../kit/worked-examples.ts';

/** A hand; drawn where nobody gave the tile. */
interface Row extends Circumstances {
  id: string;
  hand: string;
}

interface Rows {
  editions: (Row & { gets: number[] })[];
  red: (Row & { gets: number })[];
  scoring: (Row & { han: number; fu: number; sum?: number; delta: number[] })[];
  liability: (Row & { delta: number[] })[];
}

const EDITIONS: Record<string, OptionValue>[] = [
  { edition: 'jm_2016' },
  { edition: 'jm_2012' },
  { edition: 'jm_2012', kuitan: true },
];

const { editions, red, scoring, liability } = parse(
  readFileSync(new URL('worked-examples.yaml', import.meta.url), 'utf8'),
) as Rows;

function scored({ id: _, hand, ...how }: Row, options?: Record<string, OptionValue>): HandScore {
  const by = how.from === undefined ? 'draw' : 'discard';
  return sure(score(rulesOf('japanese-modern', options), hand, circumstancesOf({ ...how, by })));
}

function gained({ seat }: Row, { delta }: HandScore): number {
  return delta?.[Number(seat) - 1] ?? 0;
}

test.for(editions)('example $id of the editions', ({ gets, ...row }) => {
  expect(EDITIONS.map((options) => gained(row, scored(row, options)))).toEqual(gets);
});

test.for(red)('example $id with red fives', ({ gets, ...row }) => {
  expect(gained(row, scored(row, EDITIONS[2]))).toBe(gets);
});

test.for(scoring)('example $id under each edition', ({ han, fu, sum, delta, ...row }) => {
  for (const options of EDITIONS) {
    const { judgement, delta: paid } = scored(row, options);
    expect([judgement?.tallies['han'], judgement?.steps?.['minipoints'], paid]).toEqual([han, fu, delta]);
    if (sum !== undefined) expect(judgement?.sums?.['fu']).toBe(sum);
  }
});

test.for(liability)('payment: $id', ({ delta, ...row }) => {
  expect(scored(row).delta).toEqual(delta);
});
