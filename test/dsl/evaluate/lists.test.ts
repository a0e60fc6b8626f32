/** What lies in a list on the table, and what it points to beside the hand: interpreter and compiler say the same, and it is right. */
import { expect, test } from 'vitest';
import { kindOf, parseTiles, type WinQuery } from '../../../core/index.ts';
import { load } from '../../../loader/index.ts';
import { differences } from '../../kit/compiler-pack.ts';
import { sure } from '../../kit/tile-sets.ts';

const rules = sure(
  load(`
id: lists
name: { en: Lists }
extends: sanma
patterns:
  west: { name: { en: West }, group: dora, value: { han: 1 }, when: indicators include 3z }
  two_wests: { name: { en: Two wests }, group: dora, value: { han: 1 }, when: indicators include 33z }
  one_suit: { name: { en: One suit }, group: dora, value: { han: 1 }, when: under_indicators include 19A }
  pointed: { name: { en: Pointed }, group: dora, value: { han: 1 }, when: per bonus pointed by indicators }
`),
);
const asked = ['west', 'two_wests', 'one_suit', 'pointed'];
const kinds = (text: string): number[] => sure(parseTiles(text, rules.tiles)).map((tile) => kindOf(rules.tiles, tile));

test.each<[indicators: string, under: string, aside: string, times: number[]]>([
  ['', '', '', [0, 0, 0, 0]],
  ['3z', '1p9s', '44z', [1, 0, 0, 2]],
  ['3z3z1m', '1m9m', '4z', [1, 1, 1, 2]],
  ['2z', '119s', '444z', [0, 0, 1, 0]],
])('indicators %s, beneath %s, aside %s', (indicators, under, aside, times) => {
  const counts = rules.tiles.kinds.map(() => 0);
  for (const kind of kinds('234567p34566789s')) counts[kind]!++;
  const query: WinQuery = {
    ...{ counts, melds: [], last: kinds('9s')[0], by: 'draw', seat: 0, round: 1, situation: 0 },
    ...{ bonus: kinds(aside), marks: [], counters: {} },
    lists: { indicators: kinds(indicators), under_indicators: kinds(under) },
  };
  const { compiled, interpreted, set } = rules.scoring;
  expect(differences(set, compiled, interpreted, query)).toEqual([]);
  const found = rules.judge(query)!.patterns;
  expect(asked.map((id) => found.find((one) => one.id === id)?.times ?? 0)).toEqual(times);
});

test('a list that is not there is told', () => {
  const { problems } = load(
    'id: lists\nname: { en: Lists }\nextends: riichi\npatterns: { west: { name: { en: W }, group: dora, value: { han: 1 }, when: indicator include 3z } }\n',
  );
  expect(problems.map(({ code }) => code)).toContain('unknown-word');
});
