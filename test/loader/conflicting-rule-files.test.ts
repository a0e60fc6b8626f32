/** Two used files that say different things: reported with both places, whatever their order. */
import { describe, expect, test } from 'vitest';
import { checkPack, load } from '../../loader/index.ts';

const pack = (use: string, more = ''): string =>
  `id: mine\nname: { en: Mine }\nextends: international\nuse: ${use}\n${more}`;

interface Files {
  a: string;
  b: string;
}

function check({ a, b }: Files, use: string, more = '') {
  const folder: Record<string, string> = { 'a.yaml': a, 'b.yaml': b };
  const settings = { readFile: (path: string) => folder[path] };
  return { ...checkPack(pack(use, more), settings), loaded: load(pack(use, more), settings) };
}

const pattern = (keys: string): string => `patterns:\n  pure_suit:\n    ${keys}\n`;

const rows: [what: string, files: Files, path: string, lines: [a: number, b: number]][] = [
  ['an option', { a: 'options: { minimum: 1 }\n', b: 'options: { minimum: 2 }\n' }, 'options.minimum', [1, 1]],
  [
    'an option, once as a new default and once with a range',
    { a: 'options: { minimum: 1 }\n', b: 'options:\n  minimum: { default: 2, range: [0, 5] }\n' },
    'options.minimum',
    [1, 2],
  ],
  [
    'a key deep inside',
    { a: pattern('value: { fan: 6 }'), b: `# a comment\n${pattern('value: { fan: 8 }')}` },
    'patterns.pure_suit.value.fan',
    [3, 4],
  ],
  [
    'lists, which are one value each',
    { a: pattern('absorbs: [all_pungs]'), b: pattern('absorbs: [mixed_suit]') },
    'patterns.pure_suit.absorbs',
    [3, 3],
  ],
  [
    'lists in another order',
    { a: pattern('absorbs: [all_pungs, mixed_suit]'), b: pattern('absorbs: [mixed_suit, all_pungs]') },
    'patterns.pure_suit.absorbs',
    [3, 3],
  ],
  [
    'something taken out and something changed',
    { a: 'patterns:\n  pure_suit: null\n', b: pattern('value: { fan: 8 }') },
    'patterns.pure_suit',
    [2, 2],
  ],
  ['a text and a number', { a: 'score: { value: fan }\n', b: 'score: { value: 8 }\n' }, 'score.value', [1, 1]],
];

describe('different values', () => {
  test.each(rows)('%s', (_, files, path, [a, b]) => {
    for (const use of ['[./a.yaml, ./b.yaml]', '[./b.yaml, ./a.yaml]']) {
      const { problems, loaded } = check(files, use);
      const found = problems.filter(({ code }) => code === 'conflict');
      expect(found).toHaveLength(1);
      const [{ message, place, further, hint }] = found as [(typeof found)[0]];
      expect(message).toContain(`\`${path}\``);
      const places = [place!, ...further!.map((other) => other.place)].map(({ file, line }) => `${file}:${line}`);
      expect(places.sort()).toEqual([`a.yaml:${a}`, `b.yaml:${b}`]);
      expect(hint).toMatch(/in the pack itself/);
      expect(loaded.ok).toBe(false);
    }
  });
});

describe('no conflict', () => {
  const fine: [what: string, files: Files, more?: string][] = [
    ['the same value twice', { a: pattern('value: { fan: 6 }'), b: pattern('value: { fan: 6 }') }],
    ['the same list twice', { a: pattern('absorbs: [mixed_suit]'), b: pattern('absorbs: [mixed_suit]') }],
    ['taken out twice', { a: 'patterns: { four_kongs: null }\n', b: 'patterns: { four_kongs: null }\n' }],
    [
      'an option in both ways of writing',
      { a: 'options: { minimum: 1 }\n', b: 'options: { minimum: { default: 1 } }\n' },
    ],
    ['different keys of one pattern', { a: pattern('value: { fan: 6 }'), b: pattern('note: Six.') }],
    [
      'versions of the files',
      { a: 'version: 1.0.0\noptions: { minimum: 1 }\n', b: 'version: 2.0.0\nwords: { lucky: 8p }\n' },
    ],
    [
      'a pack that decides',
      { a: 'options: { minimum: 1 }\n', b: 'options: { minimum: 2 }\n' },
      'options: { minimum: 3 }\n',
    ],
    [
      'a pack that decides deep inside',
      { a: pattern('value: { fan: 6 }'), b: pattern('value: { fan: 8 }') },
      pattern('value: { fan: 5 }'),
    ],
    [
      'a pack that takes it out',
      { a: pattern('value: { fan: 6 }'), b: pattern('value: { fan: 8 }') },
      'patterns:\n  pure_suit: null\n',
    ],
    [
      'a pack that decides a list',
      { a: pattern('absorbs: [all_pungs]'), b: pattern('absorbs: []') },
      pattern('absorbs: [mixed_suit]'),
    ],
  ];
  test.each(fine)('%s', (_, files, more = '') => {
    const results = ['[./a.yaml, ./b.yaml]', '[./b.yaml, ./a.yaml]'].map((use) => check(files, use, more));
    for (const { problems, loaded } of results) {
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(loaded.ok).toBe(true);
    }
    const [first, second] = results.map(({ loaded }) => loaded.ok && loaded.value.hash);
    expect(first).toBe(second);
  });

  test('a pack that decides another key leaves it one', () => {
    const files = { a: pattern('value: { fan: 6 }'), b: pattern('value: { fan: 8 }') };
    const { problems } = check(files, '[./a.yaml, ./b.yaml]', pattern('note: Ours.'));
    expect(problems.filter(({ code }) => code === 'conflict')).toHaveLength(1);
  });
});
