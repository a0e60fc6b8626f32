import { expect, test } from 'vitest';
import { markdown, type Block, type Inline } from '../../book/index.ts';
import { opened } from './books-for-tests.ts';

const { tiles } = opened('international').rules;

function drawn(blocks: readonly Block[]): string {
  const book = { id: 'x', language: 'en', title: { en: 'X' }, tiles, front: blocks, chapters: [] };
  const text = markdown(book)
    .replace(/^# X\n\n/, '')
    .trimEnd();
  return text.replaceAll(/<img src="tiles\/([^"]+)\.svg" alt="([^"]+)"[^>]*>/g, '<$2>');
}

const text = (words: string): Inline => ({ is: 'text', text: words });

const lines: [Inline, string][] = [
  [text('a|b *c* <d> [e] f_g _h_'), 'a|b \\*c\\* \\<d\\> \\[e\\] f_g \\_h\\_'],
  [text('a & b &lt; c &#60; ~~d~~'), 'a & b \\&lt; c \\&#60; \\~\\~d\\~\\~'],
  [text('a\n\n- b\n'), 'a - b'],
  [text('![a](b) and !'), '\\!\\[a\\](b) and \\!'],
  [{ is: 'link', to: 'there', of: [text('![](http://evil/x.png)')] }, '[\\!\\[\\](http://evil/x.png)](#there)'],
  [text('a! b'), 'a! b'],
  [text('# a'), '\\# a'],
  [text('- a'), '\\- a'],
  [text('---'), '\\---'],
  [text('12. a'), '12\\. a'],
  [text('-1 or 2.5'), '-1 or 2.5'],
  [{ is: 'strong', of: [text('a')] }, '**a**'],
  [{ is: 'code', text: 'a | b' }, '`a | b`'],
  [{ is: 'code', text: 'a`b' }, '`` a`b ``'],
  [{ is: 'link', to: 'there', of: [text('a')] }, '[a](#there)'],
  [{ is: 'name', text: 'Win', names: { en: 'Win', zh: '胡' } }, 'Win'],
  [{ is: 'status', status: 'published' }, '●'],
  [{ is: 'status', status: 'inferred' }, '◐'],
  [{ is: 'status', status: 'house' }, '○'],
  [{ is: 'tiles', hand: '12m' }, '<1m><2m>'],
  [{ is: 'tiles', hand: '(555z) 12m +3m 1f' }, '<1m><2m>&nbsp;+&nbsp;<3m>&ensp;<5z><5z><5z>&ensp;<1f>'],
  [{ is: 'tiles', hand: '<2222p>' }, '<▯><2p><2p><▯>'],
  [{ is: 'tiles', hand: 'nA' }, '`nA`'],
];

test.each(lines)('%j', (piece, wanted) => {
  expect(drawn([{ is: 'paragraph', of: [piece] }])).toBe(wanted);
});

const paragraph = (words: string): Block => ({ is: 'paragraph', of: [text(words)] });
const blocks: [string, Block[], string][] = [
  ['a heading', [{ is: 'heading', level: 3, anchor: 'a', of: [text('A')] }], '<a id="a"></a>\n\n### A'],
  [
    'a heading with a name',
    [{ is: 'heading', level: 4, anchor: 'a', of: [{ is: 'name', text: 'Win', names: { en: 'Win', zh: '胡' } }] }],
    '<a id="a"></a>\n\n#### Win · 胡',
  ],
  [
    'a list',
    [{ is: 'list', ordered: true, items: [[paragraph('a')], [paragraph('b'), paragraph('c')]] }],
    '1. a\n2. b\n\n   c',
  ],
  [
    'a table',
    [{ is: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], [text('2')]]], numbers: [1] }],
    '| a | b |\n| --- | ---: |\n| 1 | 2 |',
  ],
  [
    'a table with its own signs in it',
    [
      {
        is: 'table',
        head: [[text('a|b')]],
        rows: [[[{ is: 'strong', of: [{ is: 'code', text: 'c | d' }] }]], [[text('e\nf')]]],
        numbers: [],
      },
    ],
    '| a\\|b |\n| --- |\n| **`c \\| d`** |\n| e f |',
  ],
  ['a note', [{ is: 'note', tone: 'house', of: [paragraph('a')] }], '> [!IMPORTANT]\n> a'],
  [
    'examples',
    [true, false].map(
      (holds): Block => ({ is: 'example', hand: '1m', circumstances: 'drawn', result: [text('1')], holds }),
    ),
    '- ✓ <1m><br>\n  drawn: 1\n- ✗ <1m><br>\n  drawn: 1',
  ],
];

test.each(blocks)('%s', (_, given, wanted) => {
  expect(drawn(given)).toBe(wanted);
});

test('a book in Chinese has Chinese colons', () => {
  const front: Block[] = [{ is: 'example', hand: '1m', circumstances: '自摸', result: [text('1')], holds: true }];
  const book = { id: 'x', language: 'zh', title: { en: 'X' }, tiles, front, chapters: [] };
  expect(markdown(book)).toContain('自摸：1');
});
