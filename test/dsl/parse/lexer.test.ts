import { expect, test } from 'vitest';
import { tokens } from '../../../dsl/parse/tokens.ts';

const read = (text: string): string[] =>
  tokens()
    .lexer.tokenize(text)
    .tokens.map(({ image, tokenType }) => `${tokenType.name} ${image}`);
const strays = (text: string): string[] =>
  tokens()
    .lexer.tokenize(text)
    .errors.map(({ offset, length }) => text.slice(offset, offset + length));

test.each([
  ['last  tile is 1p', ['last tile last  tile', 'Keyword_is is', 'Tiles 1p']],
  ['no_pair == 2', ['Name no_pair', 'Equals ==', 'Number 2']],
  ['has chow nA', ['Keyword_has has', 'chow chow', 'Tiles nA']],
  ['(n + 2k)A', ['Tiles (n + 2k)A']],
  ['(n + 2)', ['Open (', 'Name n', 'PlusMinus +', 'Number 2', 'Close )']],
  ['1..7, x>=-3', 'Number 1|Dots ..|Number 7|Comma ,|Name x|Compare >=|Minus -|Number 3'.split('|')],
  ['count(pair)', ['Keyword_count count', 'Open (', 'pair pair', 'Close )']],
])('%s', (text, wanted) => {
  expect(read(text)).toEqual(wanted);
  expect(strays(text)).toEqual([]);
});

test.each([
  ['a & b', ['&']],
  ['a =&= b', ['=&=']],
  ['"pair"', ['"', '"']],
  ['1 .', ['.']],
])('what means nothing is told as one stretch: %s', (text, wanted) => {
  expect(strays(text)).toEqual(wanted);
});

test('what stands around it is read all the same', () => {
  expect(read('a && b')).toEqual(['Name a', 'Name b']);
});
