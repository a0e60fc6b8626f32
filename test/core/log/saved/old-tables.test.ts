/** Tables saved by earlier versions are played on: `tables-N.json` was written by version N, a table at each stage it knew. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { advance, restoreTable, seededRandom, TABLE_VERSION, view } from '../../../../core/index.ts';
import { rulesetFromPack } from '../../../../loader/index.ts';
import { located } from '../../../kit/games/located.ts';
import { eager, nextAction } from '../../../kit/games/players.ts';
import { sure } from '../../../kit/tiles.ts';

/** Version 1 counted periods from 0. */
const FIRST_PERIOD: Record<number, number> = { 1: 0 };

interface Saved {
  pack: unknown;
  options: Record<string, string>;
  tables: Record<string, { version: number; period: number; seats: { hand: number[] }[] }>;
}

const saved = (version: number): Saved =>
  JSON.parse(readFileSync(`test/core/log/saved/tables-${version}.json`, 'utf8')) as Saved;
const versions = Array.from({ length: TABLE_VERSION - 1 }, (_, before) => before + 1);
const places = versions.flatMap((version) => Object.keys(saved(version).tables).map((at) => [version, at] as const));

test.each(places)('a table of version %i, saved at %s, is played to the end of its game', (version, at) => {
  const { pack, options, tables } = saved(version);
  const rules = sure(rulesetFromPack(pack, options));
  expect(tables[at]!.version).toBe(version);
  const table = sure(restoreTable(rules, tables[at]));
  expect(table.version).toBe(TABLE_VERSION);
  expect(table.period).toBe(tables[at]!.period - FIRST_PERIOD[version]! + 1);
  expect(view(table, 0).period).toBe(table.period);
  expect(table.seats.map(({ hand }) => hand)).toEqual(tables[at]!.seats.map(({ hand }) => hand));
  const random = seededRandom(1);
  const next = (): void => {
    for (const seat of table.toAct) expect(view(table, seat).legal.length).toBeGreaterThan(0);
    expect(advance(table, nextAction(table, eager, random))).toBeUndefined();
  };
  while (!table.over) located(() => ({ seed: 1, table }), next);
  expect(table.settled === null).toBe(at === 'over');
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
