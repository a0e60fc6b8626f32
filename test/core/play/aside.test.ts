/** Tiles laid aside: what is exposed, saved and seen while others may answer it, and what packs may not say. */
import { describe, expect, it, test } from 'vitest';
import { advance, legal, newGame, restoreTable, type Table, view } from '../../../core/index.ts';
import { load } from '../../../loader/index.ts';
import { arrange } from '../../kit/deals/arranged-deal.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';
import { seededRandom } from '../../../core/index.ts';

const rules = rulesOf('sanma');

function northLies(): Table {
  const hands = { 1: '4z 19m 147p 258s 12356z', 2: '123456789p 11m 44z' };
  const prepared = arrange(rules, { hands }, seededRandom(1));
  const table = newGame(rules, { seed: 1, arrange: [prepared] });
  const seat = table.dealer;
  expect(advance(table, { seat, move: 'north', tiles: ['4z'] })).toBeUndefined();
  return table;
}

it('is saved and restored while others may answer', () => {
  const table = northLies();
  expect(table.stage).toMatchObject({ at: 'window', window: { name: 'north', meld: -2 } });
  const restored = sure(restoreTable(rules, JSON.parse(JSON.stringify(table))));
  expect(JSON.stringify(restored)).toBe(JSON.stringify(table));
  const winner = (table.dealer + 1) % 3;
  expect(legal(restored, winner).map(({ move }) => move)).toEqual(['win', 'pass']);
});

it('a window on a dealt bonus tile is saved and restored, and the deal goes on behind it', () => {
  const dealt = rulesOf(
    'id: dealt\nname: { en: Dealt }\nextends: ./test/packs/plain.yaml\nphases: { flowers: { window: shown_flower } }\nmoves: { win: { on: [turn, discard, shown_flower] } }',
  );
  const prepared = arrange(dealt, { hands: { 1: '12f', 2: '3f' } }, seededRandom(1));
  let table = newGame(dealt, { seed: 1, arrange: [prepared] });
  for (const tile of ['1f', '2f', '3f']) {
    expect(table.events.findLast(({ type }) => type === 'window')).toMatchObject({ name: 'shown_flower', tile });
    table = sure(restoreTable(dealt, JSON.parse(JSON.stringify(table))));
    for (const seat of [...table.toAct]) expect(advance(table, { seat, move: 'pass', tiles: [] })).toBeUndefined();
  }
  expect(table.stage).toMatchObject({ at: 'turn', turn: { seat: table.dealer, begin: 'dealt' } });
  expect(table.seats.map(({ hand }) => hand.length).sort()).toEqual([13, 13, 13, 14]);
});

it('lies where every seat sees it', () => {
  const table = northLies();
  for (const seat of [0, 1, 2]) {
    const seen = view(table, seat);
    expect(seen.seats[table.dealer]!.bonus).toEqual(['4z']);
    expect(seen.window).toMatchObject({ name: 'north', tile: '4z', from: table.dealer });
  }
});

describe('a pack is told that', () => {
  const north = (move: string): string =>
    `id: ours\nname: { en: Ours }\nextends: riichi\nmoves: { north: { name: { en: North }, on: [turn], ${move} } }\n`;

  test.each([
    [`${north('uses: any tile, steps: [aside, replace]')}tiles: { aside: 4z }\n`, 'aside-uses'],
    [`${north('uses: aside, steps: [replace]')}tiles: { aside: 4z }\n`, 'aside-uses'],
    [north('uses: aside, steps: [aside, replace]'), 'nothing-aside'],
    ['id: ours\nname: { en: Ours }\nextends: international\ntiles: { aside: 1f }\n', 'aside-kind'],
    [`${north('uses: aside, steps: [aside, next]')}tiles: { aside: 4z }\n`, 'no-discard'],
  ])('%s', (text, code) => {
    expect(load(text).problems.map((one) => one.code)).toContain(code);
  });
});
