/** Tables saved by earlier versions are played on: `tables-N.json` was written by version N, a table at each stage it knew. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { advance, restoreTable, type SavedTable, seededRandom, TABLE_VERSION, view } from '../../../../core/index.ts';
import { rulesetFromPack } from '../../../../loader/index.ts';
import { located } from '../../../kit/games/failure-location.ts';
import { eager, nextAction } from '../../../kit/games/random-choosers.ts';
import { sure } from '../../../kit/tile-sets.ts';

/** Version 1 counted periods from 0. */
const firstPeriod = (version: number): number => (version === 1 ? 0 : 1);

interface SavedThen {
  version: number;
  period: number;
  seats: { hand: number[] }[];
  /** By counter and player. */
  kept: Record<string, number[]>;
  agenda: { do: string; kept?: boolean }[];
}

interface Saved {
  pack: unknown;
  options: Record<string, string>;
  tables: Record<string, SavedThen>;
}

const saved = (version: number): Saved =>
  JSON.parse(readFileSync(`test/core/log/saved-table/tables-${version}.json`, 'utf8')) as Saved;
const versions = Array.from({ length: TABLE_VERSION - 1 }, (_, before) => before + 1);
const places = versions.flatMap((version) => Object.keys(saved(version).tables).map((at) => [version, at] as const));

test.each(places)('a table of version %i, saved at %s, is played to the end of its game', (version, at) => {
  const { pack, options, tables } = saved(version);
  const rules = sure(rulesetFromPack(pack, options));
  expect(tables[at]!.version).toBe(version);
  const table = sure(restoreTable(rules, tables[at]));
  expect(table.version).toBe(TABLE_VERSION);
  expect(table.period).toBe(tables[at]!.period - firstPeriod(version) + 1);
  expect(view(table, 0).period).toBe(table.period);
  expect(table.seats.map(({ hand }) => hand)).toEqual(tables[at]!.seats.map(({ hand }) => hand));
  const random = seededRandom(1);
  const next = (): void => {
    for (const seat of table.toAct) expect(view(table, seat).legal.length).toBeGreaterThan(0);
    expect(advance(table, nextAction(table, eager, random))).toBeUndefined();
  };
  while (!table.over) located(() => ({ seed: 1, table }), next);
  // Version 1 did not save how the last deal ended.
  expect(table.settled === null).toBe(version === 1 && at === 'over');
});

describe('`kept` of version 2, in the middle of a discard from the hand', () => {
  const { pack, options, tables } = saved(2);
  const rules = sure(rulesetFromPack(pack, options));
  const old = tables['window after a tile of the hand']!;
  const now = JSON.parse(JSON.stringify(sure(restoreTable(rules, old)))) as SavedTable;

  it('is `playerCounters` and `fromHand` now', () => {
    const { playerCounters, agenda } = now;
    expect(Object.values(old.kept).flat()).toContain(1);
    expect(playerCounters).toEqual(old.kept);
    expect(old.agenda).toMatchObject([{ do: 'move', kept: true }]);
    expect(agenda).toEqual(old.agenda.map(({ kept: fromHand, ...others }) => ({ ...others, fromHand })));
    expect(JSON.stringify(now)).not.toContain('"kept"');
  });

  const [then] = old.agenda;
  const [item] = now.agenda;
  it.each([
    ['a table of today', { ...now, version: 2 }],
    ['counters of today', { ...old, kept: undefined, playerCounters: old.kept }],
    ['counters of both', { ...old, playerCounters: old.kept }],
    ['a move of today', { ...old, agenda: [item] }],
    ['a move of both', { ...old, agenda: [{ ...then, fromHand: true }] }],
    ['counters of before in a table of today', { ...now, playerCounters: undefined, kept: old.kept }],
    ['a move of before in a table of today', { ...now, agenda: [then] }],
  ])('is refused in another version: %s', (_, damaged) => {
    expect(restoreTable(rules, damaged)).toMatchObject({ ok: false, problems: [{ code: 'bad-table' }] });
  });
});

test('what no table of that version was is refused', () => {
  const { pack, options, tables } = saved(1);
  const rules = sure(rulesetFromPack(pack, options));
  const [one] = Object.values(tables);
  for (const damaged of [
    { ...one, seats: 'none' },
    { ...one, seats: [null] },
    { ...one, settled: undefined, wall: {} },
  ])
    expect(restoreTable(rules, damaged)).toMatchObject({ ok: false, problems: [{ code: 'bad-table' }] });
});
