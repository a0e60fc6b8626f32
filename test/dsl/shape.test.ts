import { expect, test } from 'vitest';
import { parseShape, shapeSize } from '../../dsl/shape.ts';
import { counts, fullSet, sure } from '../kit/tiles.ts';

test.each([
  ['4 set + pair', { sets: 4, pairs: 1, different: false, any: false }, 14],
  ['5 sets + 1 pair', { sets: 5, pairs: 1, different: false, any: false }, 17],
  ['pair + set', { sets: 1, pairs: 1, different: false, any: false }, 5],
  ['7 pair', { sets: 0, pairs: 7, different: false, any: false }, 14],
  ['7 pair of different kinds', { sets: 0, pairs: 7, different: true, any: false }, 14],
  ['3 set+2 pair', { sets: 3, pairs: 2, different: false, any: false }, 13],
  ['any tiles', { sets: 0, pairs: 0, different: false, any: true }, undefined],
  [
    '19m19p19s1234567z + one of them',
    {
      sets: 0,
      pairs: 0,
      different: false,
      any: false,
      template: { counts: counts('19m19p19s1234567z'), oneMore: true },
    },
    14,
  ],
  [
    '1112345678999m',
    {
      sets: 0,
      pairs: 0,
      different: false,
      any: false,
      template: { counts: counts('1112345678999m'), oneMore: false },
    },
    13,
  ],
])('%s', (text, shape, size) => {
  expect(sure(parseShape('it', text, fullSet))).toEqual({ id: 'it', ...shape });
  expect(shapeSize(sure(parseShape('it', text, fullSet)))).toBe(size);
});

test.each<[string, ...[string, number, number][]]>([
  ['', ['unknown-shape', 1, 1]],
  ['4 sett + pair', ['unknown-shape', 1, 7]],
  ['4 set +', ['unknown-shape', 8, 8]],
  ['4 set + pear + 2 kong', ['unknown-shape', 9, 13], ['unknown-shape', 16, 22]],
  ['19m19x + one of them', ['unknown-suit', 6, 7], ['unknown-shape', 10, 21]],
  ['one of them', ['unknown-shape', 1, 12]],
  ['4 set + 11m', ['mixed-shape', 1, 12]],
  ['any tiles + pair', ['mixed-shape', 1, 17]],
  ['99 set + pair', ['shape-too-large', 1, 14]],
  ['11111m', ['too-many-copies', 1, 7]],
  ['0 set', ['empty-shape', 1, 6]],
])('%s is refused', (text, ...problems) => {
  const result = parseShape('it', text, fullSet);
  expect(result.ok).toBe(false);
  expect(result.problems.map(({ code, place }) => [code, place?.column, place?.endColumn])).toEqual(problems);
});
