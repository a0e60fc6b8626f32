import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type OptionValue, seatOfNumber } from '../../../core/index.ts';
import { type Circumstances, type HandScore, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

interface Row extends Circumstances {
  id: number;
  hand: string;
  seat: number;
  options?: Record<string, OptionValue>;
  /** Fan, or the word yakuman. */
  patterns: Record<string, number | 'yakuman'>;
  han?: number;
  fu?: number;
  value: number;
  limit?: string;
  pays: { exposer?: number; each?: number; dealer?: number; others?: number };
}

const rows = parse(readFileSync(new URL('worked-examples.yaml', import.meta.url), 'utf8')) as Row[];

test('the forty-seven examples of the sheet are there', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 47 }, (_, i) => i + 1));
});

test.for(rows)('worked example $id', ({ id: _, hand, options, patterns, han, fu, value, limit, pays, ...how }) => {
  const rules = rulesOf('ari-ari', options);
  const scored = sure(score(rules, hand, { ...how, seat: seatOfNumber(how.seat) }));
  const judgement = scored.judgement!;
  expect(fanOf(scored)).toEqual(patterns);
  if (han !== undefined) expect(judgement.tallies['han']).toBe(han);
  if (fu !== undefined) expect(judgement.steps?.['minipoints']).toBe(fu);
  expect([judgement.value, judgement.limit]).toEqual([value, limit]);
  expect(scored.delta).toEqual(deltaOf(how, pays));
});

/** Yaku, dora and yakuman; what counts minipoints is seen in their sum. */
function fanOf({ judgement }: HandScore): Row['patterns'] {
  const worth = judgement!.patterns.map(({ id, value: { han, yakuman } }) => [id, yakuman ? 'yakuman' : han] as const);
  return Object.fromEntries(worth.flatMap(([id, fan]) => (fan === undefined ? [] : [[id, fan]])));
}

/** By seat number; the next seat exposes the tile. */
function deltaOf({ seat }: Pick<Row, 'seat'>, { exposer, each, dealer, others }: Row['pays']): number[] {
  const paid = [1, 2, 3, 4].map((payer) => {
    if (payer === seat) return 0;
    if (exposer !== undefined) return payer === (seat % 4) + 1 ? exposer : 0;
    return each ?? (payer === 1 ? dealer! : others!);
  });
  const sum = paid.reduce((all, one) => all + one, 0);
  return paid.map((one, index) => (index === seat - 1 ? sum : -one || 0));
}
