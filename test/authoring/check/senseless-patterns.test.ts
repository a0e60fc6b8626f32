import { expect, test } from 'vitest';
import { lintPack } from '../../../authoring/check/index.ts';
import { patternLine, smallPackText } from '../../kit/small-pack.ts';

const SENSE = ['never-true', 'always-true', 'same-pattern'];

/** What is told of patterns with these conditions, and the text it points at. */
function told(...conditions: string[]): [code: string, at: string][] {
  const text = smallPackText({ patterns: conditions.map((when, i) => patternLine(`p${i}`, 1, when)).join('\n') });
  const lines = text.split('\n');
  const own = lintPack(text).problems.filter(({ code }) => SENSE.includes(code));
  return own.map(({ code, place }) => [code, lines[place!.line - 1]!.slice(place!.column - 1, place!.endColumn - 1)]);
}

test.each<[string, string[], [string, string][]]>([
  ['more kongs than sets', ['concealed and count(kong) > 4'], [['never-true', 'count(kong) > 4']]],
  ['more suits than there are', ['suits == 4'], [['never-true', 'suits == 4']]],
  ['two numbers at once', ['suits == 1 and by draw and suits == 2'], [['never-true', 'suits == 2']]],
  ['a triplet twice', ['has triplet nA, triplet nA'], [['never-true', 'has triplet nA, triplet nA']]],
  [
    'a kind that is no kind',
    ['any tile is (not (honour or not honour))'],
    [['never-true', 'any tile is (not (honour or not honour))']],
  ],
  ['what always is', ['count(pair) >= 0'], [['always-true', '"count(pair) >= 0"']]],
  ['by draw or by discard', ['by draw or by discard'], [['always-true', '"by draw or by discard"']]],
  [
    'the same in other words',
    ['every set is triplet', 'every set is kong or pung'],
    [['same-pattern', '"every set is kong or pung"']],
  ],
  ['true on purpose', ['true', 'no other pattern'], []],
  ['what an option decides', ['minimum > 1000 and concealed'], []],
  ['what is possible', ['count(kong) == 4', 'suits == 3', 'count(pair) == 7', 'suits >= 1 and suits <= 2'], []],
])('%s', (_, conditions, expected) => {
  expect(told(...conditions)).toEqual(expected);
});
