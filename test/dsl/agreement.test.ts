import { expect, test } from 'vitest';
import { compiledSource } from '../../dsl/compiled.ts';
import { referee } from '../../dsl/referee.ts';
import { agree, patternSet } from '../kit/agreement.ts';
import { commonPack, oddPack } from '../kit/expressions.ts';

const PACKS = { common: commonPack, odd: oddPack };

test.each(Object.entries(PACKS))('the compiled matcher says what the interpreter says (%s)', (_, pack) => {
  const set = patternSet(pack);
  const result = agree(set, compiledSource(set), referee(set), 1500, 7);
  expect(result.differences.slice(0, 3)).toEqual([]);
  const rare = Object.entries(result.found).filter(([id, found]) => found < 3 && id !== 'never');
  console.log(result.hands, result.readings, rare);
});
