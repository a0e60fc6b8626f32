/** One mistake, one error. The soak makes 1,000 slips (`npm run soak -- slips`). */
import { describe, expect, test } from 'vitest';
import { checkPack } from '../../loader/index.ts';
import { type Slipped, slip } from '../kit/mutants/house-pack-slips.ts';

const ILLEGAL = 120;
const SHARE = 0.95;

test(`of ${ILLEGAL} slips in one token that make a house pack illegal, at least ${SHARE * 100} % are one error`, () => {
  const illegal: Slipped[] = [];
  for (let seed = 1_000_001; illegal.length < ILLEGAL; seed++) {
    const slipped = slip(seed);
    if (slipped.errors > 0) illegal.push(slipped);
  }
  const several = illegal.filter(({ errors }) => errors > 1);
  console.log(`slips that are one error: ${ILLEGAL - several.length} of ${ILLEGAL}`);
  expect(1 - several.length / ILLEGAL, several.map(({ told }) => told).join('\n')).toBeGreaterThanOrEqual(SHARE);
  expect(illegal.filter(({ foreign }) => foreign > 0).map(({ told }) => told)).toEqual([]);
});

const HEAD = 'id: mine\nname: { en: Mine }\n';
const errorsOf = (text: string): [code: string, line: number | undefined, file: string | undefined][] =>
  checkPack(text).problems.map(({ code, place }) => [code, place?.line, place?.file]);

describe('what follows from a mistake is not told', () => {
  test.each<[name: string, text: string, code: string, line: number]>([
    ['a key of no chapter', 'extends: riichi\nstages:\n  swap: { steps: [next] }\n', 'unknown-key', 4],
    [
      'a chapter under another name',
      'extends: international\nhands:\n  pure: { when: suits == 1 }\n',
      'unknown-key',
      4,
    ],
    [
      'a chapter whose names others use',
      'extends: international\nwrods: { heavy: suits == 1 }\npatterns:\n  pure_suit: { when: heavy }\n',
      'unknown-key',
      4,
    ],
    [
      'a key that is misspelt',
      'extends: international\npatterns:\n  pure_suit: { wehn: suits == 1 }\n',
      'unknown-key',
      5,
    ],
    [
      'a key that a new entry needs',
      'extends: international\npatterns:\n  own:\n    name: { en: Own }\n    gruop: suit\n    value: { fan: 1 }\n    when: suits == 1\n',
      'unknown-key',
      7,
    ],
    [
      'extends',
      'extnds: international\npatterns: { pure_suit: null, mixed_suit: { value: { fan: 9 } } }\n',
      'unknown-key',
      3,
    ],
    [
      'an inherited word that has the name of a word',
      'extends: cantonese\nwords: { shape: shape is sets }\n',
      'name-taken',
      4,
    ],
    [
      'a name twice',
      'extends: international\npatterns:\n  pure_suit:\n    value: { Three: Kinds }\n    value: { fan: 3 }\n',
      'duplicate-key',
      7,
    ],
    [
      'a brace too many',
      'extends: international\noptions: { minimum: 1 }}\npatterns:\n  pure_suit: { value: { fan: 3 } }\n',
      'yaml-syntax',
      4,
    ],
    [
      'a word that is no tile',
      'extends: international\npatterns:\n  pure_suit: { examples: [123m Sunday] }\n',
      'unknown-tile',
      5,
    ],
  ])('%s', (_, text, code, line) => {
    expect(errorsOf(HEAD + text)).toEqual([[code, line, '(text)']]);
  });

  test('what has nothing to do with it is', () => {
    const text =
      'extends: international\npahses: { a: 1 }\npatterns:\n  pure_suit: { when: suitz == 1 }\n  mixed_suit: { wehn: 1 }\n';
    expect(errorsOf(HEAD + text).map(([code]) => code)).toEqual(['unknown-key', 'unknown-word', 'unknown-key']);
  });
});
