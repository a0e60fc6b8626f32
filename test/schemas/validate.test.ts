import { describe, expect, test } from 'vitest';
import { missingKeys, validate } from '../../schemas/index.ts';

describe('what is wrong with the form of a pack is told in a sentence', () => {
  const rows: [name: string, data: unknown, sentence: string, replacement?: string][] = [
    ['a chapter', { paterns: {} }, '`paterns` does not belong in a pack.', 'patterns'],
    [
      'letters that changed places',
      { patterns: { plain: { wehn: 'by draw' } } },
      '`wehn` does not belong in the pattern `plain`.',
      'when',
    ],
    ['what others call a phase', { charleston: { passes: 3 } }, '`charleston` does not belong in a pack.', 'phases'],
    ['wins that play on', { plays_on: true }, '`plays_on` does not belong in a pack.', 'endings'],
    ['a key of another thing', { wall: { packets: [4] } }, '`packets` does not belong in the chapter `wall`.'],
    [
      'a number for a text',
      { patterns: { plain: { source: 21.2 } } },
      '`source` of the pattern `plain` should be a text, but here is `21.2`.',
      '"21.2"',
    ],
    [
      'a text for a number',
      { seats: { count: '4' } },
      '`count` in the chapter `seats` should be a whole number, but here is the text `4`.',
      '4',
    ],
    [
      'yes for true',
      { moves: { win: { revocable: 'yes' } } },
      '`revocable` of the move `win` should be true or false, but here is the text `yes`.',
      'true',
    ],
    [
      'one for a list',
      { moves: { pung: { on: 'discard' } } },
      '`on` of the move `pung` should be a list, such as [a, b], but here is the text `discard`.',
      '[discard]',
    ],
    [
      'a list for one',
      { patterns: { plain: { group: ['suit'] } } },
      '`group` of the pattern `plain` should be a text, but here is a list.',
      'suit',
    ],
    [
      'a list for keys',
      { moves: [] },
      'The list of moves should be lines with a name and a colon, but here is a list.',
    ],
    [
      'keys for a list',
      { deal: { packets: { a: 4 } } },
      '`packets` in the chapter `deal` should be a list, such as [a, b], but here is something with keys of its own.',
    ],
    [
      'a value there is not',
      { moves: { win: { by: 'next seet' } } },
      '`next seet` is not something `by` of the move `win` can be.',
      'next seat',
    ],
    ['too much', { tiles: { copies: 9 } }, '`copies` in the chapter `tiles` is 9, but should be at most 8.', '8'],
    [
      'half a number',
      { seats: { count: 1.5 } },
      '`count` in the chapter `seats` should be a whole number, but here is `1.5`.',
    ],
    ['nothing in a list', { moves: { win: { on: [] } } }, '`on` of the move `win` needs at least 1 entry.'],
    [
      'a name with a capital',
      { words: { 'Big Suit': '1m' } },
      "`Big Suit` can't be a name in the list of words.",
      'big_suit',
    ],
    ['an id with a capital', { id: 'My Pack' }, "`My Pack` can't stand as `id`.", 'my-pack'],
    [
      'a row that is no number',
      { charts: { a: { rows: { two: 4 } } } },
      "`two` can't be a name in the rows of a chart.",
    ],
    [
      'a step of another game',
      { moves: { win: { steps: ['discrad'] } } },
      '`discrad` is not something item 1 of `steps` of the move `win` can be.',
      'discard',
    ],
    [
      'a key of a step',
      { moves: { win: { steps: [{ windw: 'a' }] } } },
      '`windw` does not belong in item 1 of `steps` of the move `win`.',
      'window',
    ],
    [
      'a number for a step',
      { moves: { win: { steps: [3] } } },
      'Item 1 of `steps` of the move `win` should be a text or lines with a name and a colon, but here is `3`.',
    ],
    [
      'an example without a hand',
      { patterns: { plain: { examples: [3] } } },
      'Item 1 of `examples` of the pattern `plain` should be a text or lines with a name and a colon, but here is `3`.',
    ],
    [
      'a list for an option',
      { options: { minimum: [3] } },
      'The option `minimum` should be lines with a name and a colon or a number',
      '3',
    ],
  ];
  test.each(rows)('%s', (_, data, sentence, replacement) => {
    const problems = validate(data);
    expect(problems.map(({ message }) => message.slice(0, sentence.length))).toEqual([sentence]);
    expect(problems[0]!.replacement).toBe(replacement);
    expect(problems[0]!.hint).toBeTruthy();
  });

  test('all of it, not the first', () => {
    expect(validate({ paterns: {}, moves: { win: { by: 'x', on: 3 } }, seats: { count: 99 } })).toHaveLength(4);
  });

  test('what fits is fine: a part, a bare option, nothing at all', () => {
    const data = {
      extends: 'international',
      options: { minimum: 3, play: 'free' },
      patterns: { plain: { value: { fan: '1/2' } } },
    };
    expect(validate(data)).toEqual([]);
    expect(validate({})).toEqual([]);
  });
});

describe('what a whole pack lacks', () => {
  const rows: [data: unknown, sentences: string[]][] = [
    [
      { id: 'a', patterns: { plain: {} } },
      ['The pack has no `name`, `tiles`', 'The pattern `plain` has no `name`.', 'The pattern `plain` has no `group`.'],
    ],
    [
      { patterns: { plain: { name: { zh: 'a' } } } },
      ['The pack has no `id`.', 'The pack has no `name`', 'The pattern `plain` has no `group`.'],
    ],
  ];
  test.each(rows)('%j', (data, sentences) => {
    const messages = missingKeys(data).map(({ message }) => message);
    for (const sentence of sentences)
      expect(
        messages.some((message) => message.startsWith(sentence)),
        sentence,
      ).toBe(true);
  });
});
