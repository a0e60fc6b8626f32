import { expect, test } from 'vitest';
import { load } from '../../../loader/index.ts';

const head = 'id: small\nname: { en: Small }\nextends: international\n';

test('what is remembered, whose it is and who sees it', () => {
  const loaded = load(`${head}marks: { loud: { says: seen by all }, quiet: { says: seen by one, seen: owner } }
counters:
  mine: { says: of a seat }
  ours: { says: of all, of: table }
  hushed: { says: of a seat alone, seen: owner }
  good: { says: of a player, of: player }
wall: { reserve: 14 }
lists:
  signs: { says: turned up, turned: { column: 3, at_deal: 1 } }
  under: { says: beneath, turned: { column: 3, row: lower } }
  laid: { says: on the table }
  kept: { says: of a seat, of: seat, seen: owner }
`);
  expect(loaded.problems).toEqual([]);
  expect(loaded.ok && loaded.value).toMatchObject({
    marks: ['loud', 'quiet'],
    privateMarks: ['quiet'],
    counters: ['mine', 'hushed', 'good'],
    privateCounters: ['hushed'],
    playerCounters: ['good'],
    tableCounters: ['ours'],
    lists: ['signs', 'under', 'laid', 'kept'],
    listRules: {
      signs: { of: 'table', seen: 'everyone', turned: { column: 3, row: 0, atDeal: 1 } },
      under: { of: 'table', seen: 'everyone', turned: { column: 3, row: 1, atDeal: 0 } },
      laid: { of: 'table', seen: 'everyone' },
      kept: { of: 'seat', seen: 'owner' },
    },
  });
});

test.each<[reserve: number, column: number, atDeal: number, code: string | undefined]>([
  [14, 3, 5, undefined],
  [14, 3, 6, 'turned-drawn'],
  [5, 3, 1, 'turned-drawn'],
  [6, 3, 1, undefined],
  [14, 1, 1, 'turned-drawn'],
])('with %i tiles in reserve, from column %i on, %i', (reserve, column, atDeal, code) => {
  const list = `{ says: turned up, turned: { column: ${column}, at_deal: ${atDeal} } }`;
  const { problems } = load(`${head}wall: { reserve: ${reserve} }\nlists: { signs: ${list} }\n`);
  expect(problems.map((found) => found.code)).toEqual(code === undefined ? [] : [code]);
});
