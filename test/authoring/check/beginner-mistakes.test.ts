/** Slips of people who write their first pack: each file has one, and on its line what must be told: code, column and fix. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasErrors, type Problem } from '../../../core/index.ts';
import { load } from '../../../loader/index.ts';
import { lintPack } from '../../../authoring/check/index.ts';

const folder = new URL('./beginner/', import.meta.url);
const MARK = / {2}# << (\S+) (\d+)(?: => (".*"))?$/gm;

interface Slip {
  text: string;
  expected: { code: string; line: number; column: number; replacement: string | undefined }[];
}

function slipIn(file: string): Slip {
  const marked = readFileSync(new URL(file, folder), 'utf8');
  const expected = [...marked.matchAll(MARK)].map(({ 1: code, 2: column, 3: fix, index }) => ({
    code: code!,
    line: marked.slice(0, index).split('\n').length,
    column: Number(column),
    replacement: fix === undefined ? undefined : (JSON.parse(fix) as string),
  }));
  return { text: marked.replace(MARK, ''), expected };
}

function withFix(text: string, { place, replacement }: Problem): string {
  const lines = text.split('\n');
  const at = (line: number, column: number): number =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  const { line, column, endLine, endColumn } = place!;
  return text.slice(0, at(line, column)) + replacement! + text.slice(at(endLine, endColumn));
}

const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

describe('a beginner is told what was meant', () => {
  test('thirty slips and more, nine of ten with the fix', () => {
    expect(files.length).toBeGreaterThanOrEqual(57);
    const fixed = files.filter((file) => slipIn(file).expected[0]?.replacement !== undefined);
    expect(fixed.length / files.length).toBeGreaterThanOrEqual(0.9);
  });

  test.each(files)('%s', (file) => {
    const { text, expected } = slipIn(file);
    expect(expected).toHaveLength(1);
    expect(hasErrors(load(text).problems)).toBe(true);
    const { problems } = lintPack(text);
    const told = problems.map(({ code, place, replacement }) => ({
      code,
      line: place?.line,
      column: place?.column,
      replacement,
    }));
    expect(told).toEqual(expected);
    if (expected[0]!.replacement === undefined) return;
    expect(load(withFix(text, problems[0]!)).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

/** Slips that have no fix to write, or that are told where hands are read. */
const table = (lines: string): string => `id: sunday\nextends: international\nname: { en: Sunday table }\n${lines}`;
const pair = '  lucky_pair: { name: { en: Lucky }, group: state, value: { fan: 1 }, when: pair is 8p, examples: ';

const told: [what: string, text: string, expected: [code: string, message: RegExp, hint: RegExp][]][] = [
  [
    'a game that is nowhere named',
    'id: sunday\nname: { en: Sunday table }\npatterns:\n  mixed_suit: { value: { fan: 4 } }\n',
    [['missing-chapter', /^The pack has no `tiles`/, /^Write `extends:` and the game these rules change/]],
  ],
  [
    'a pattern that the parent does not have',
    table('patterns:\n  dragons_and_tigers: { value: { fan: 4 } }\n'),
    [['changes-nothing', /lack `name`, `group`, `when`/, /mixed_suit.*To add one, say `name`/]],
  ],
  [
    'an example without the tile that wins',
    table(`patterns:\n${pair}[123m 456p 789s 123s 8p] }\n`),
    [
      [
        'example-fails',
        /the tile that wins is missing/,
        /^Add it at the end, behind a \+, such as `123m 456p 789s 123s 8p \+8p`/,
      ],
    ],
  ],
  [
    'a number for a pattern',
    table('patterns:\n  mixed_suit: 6\n'),
    [['wrong-type', /but here is `6`/, /^Write `{ value: { fan: 6 } }`\.$/]],
  ],
  [
    'a number for a value, beside a misspelt tally',
    table('patterns:\n  pure_suit: { value: { fans: 6 } }\n  mixed_suit: { value: 4 }\n'),
    [
      ['unknown-tally', /`fans`/, /`fan`/],
      ['wrong-type', /but here is `4`/, /^Write `{ fan: 4 }`\.$/],
    ],
  ],
  [
    'a new pattern without its group',
    table('patterns:\n  odd: { name: { en: Odd }, when: suits == 1, value: { fan: 1 } }\n'),
    [['missing-key', /`odd` has no `group`/, /^Add `group:` and one of special, /]],
  ],
  [
    'examples replaced for a single pattern',
    table('patterns:\n  mixed_suit: { examples: replace }\n'),
    [['wrong-type', /`replace`/, /^Write `null` to inherit none here/]],
  ],
  ['payments as a chapter', table('payments: { win: 3 }\n'), [['unknown-key', /^`payments`/, /`settle`/]]],
  ['rules as a chapter', table('rules: { win: 3 }\n'), [['unknown-key', /^`rules`/, /`patterns`/]]],
  [
    'a key alone on its line, behind braces',
    table('groups:\n  odd:\n    name: { en: Odd }\n    bonus\n'),
    [['missing-colon', /^Behind `bonus`/, /^Write `bonus:` and its value/]],
  ],
  [
    'an entry without its colon',
    table('patterns:\n  mixed_suit\n    value: { fan: 4 }\n'),
    [['missing-colon', /^Behind `mixed_suit`/, /^Write `mixed_suit:`\.$/]],
  ],
  ...(
    [
      [
        'if',
        '[if minimum == 1 then mixed_suit]',
        'bad-name',
        /^Write `{ pattern: mixed_suit, when: minimum == 1 }`\.$/,
      ],
      ['behind', '[mixed_suit if minimum == 1]', 'bad-name', /^Write `{ pattern: mixed_suit, when: minimum == 1 }`\.$/],
      ['list', 'if minimum == 1 then [mixed_suit] else []', 'wrong-type', /^Write `\[{ pattern: mixed_suit, when/],
    ] as const
  ).map(([name, absorbs, code, hint]): (typeof told)[number] => [
    `a condition in absorbs (${name})`,
    table(`patterns:\n  pure_suit:\n    absorbs: ${absorbs}\n`),
    [[code, /absorbs/, hint]],
  ]),
  [
    'a choice of ties',
    table('moves:\n  win: { ties: nearest if minimum == 1 else all }\n'),
    [['unknown-word', /`nearest` is 1, `all` is `claimants`/, /^Write `if minimum == 1 then 1 else claimants`/]],
  ],
  [
    'not without a colon',
    table(`patterns:\n${pair}[123m 456p 789s 123s 8p +8p, not 123m 456p 789s 123s 7p +7p] }\n`),
    [['missing-colon', /^Behind `not`/, /^Write `not: 123m/]],
  ],
  ...Object.entries({ 'no space': '{ fan:1 }', 'a wide space': '{ fan:\u30001 }' }).map(
    ([name, value]): (typeof told)[number] => [
      `${name} behind a colon in braces`,
      table(`patterns:\n  mixed_suit: { group: suit, value: ${value} }\n`),
      [['colon-space', /^A colon needs a space/, /^Write `fan: 1`\.$/]],
    ],
  ),
  ...['{ fan: 1 }', 'no-value'].map((value): (typeof told)[number] => [
    `a no-break space behind the colon of ${value}`,
    table(`patterns:\n  mixed_suit:\n    group: suit\n    value:\u00a0${value}\n`),
    [['colon-space', /^The space behind the colon is of another kind/, /^Write a space\.$/]],
  ]),
  [
    'two wide brackets, each at its place',
    table('patterns:\n  mixed_suit:\n    value: ｛ fan: 1 ｝\n'),
    [
      ['yaml-syntax', /wide bracket/, /ordinary bracket/],
      ['yaml-syntax', /wide bracket/, /ordinary bracket/],
    ],
  ],
  ['a wide digit in a shape', table('shapes: { sets: { is: ４ set + pair } }\n'), [['unknown-shape', /４/, /`4 set`/]]],
  [
    'a dash before a name, its lines as far right',
    table(`patterns:\n  - mixed_suit:\n    group: suit\n    value: { fan: 4 }\n`),
    [
      ['wrong-type', /but here is a list/, /^Take out the dashes: the names come first/],
      ['empty-value', /^Nothing stands after `mixed_suit:`/, /indented further/],
    ],
  ],
  [
    'a dash before a name behind others',
    table('patterns:\n  pure_suit: null\n  - mixed_suit:\n      value: { fan: 4 }\n'),
    [['yaml-syntax', /names stand without dashes/, /^Write `mixed_suit:`/]],
  ],
  [
    'a pattern in the first column behind others',
    table('patterns:\n  pure_suit: { value: { fan: 9 } }\nmixed_suit:\n  value: { fan: 4 }\n'),
    [['unknown-key', /^`mixed_suit` does not belong/, /^If it belongs to `patterns`, begin this line/]],
  ],
  ['an option as a chapter', table('minimum: 3\n'), [['unknown-key', /`minimum`/, /score.*`options: { minimum: 3 }`/]]],
  [
    'a number as a minimum',
    table('score: { minimum: 3 }\n'),
    [['wrong-type', /`3`/, /^Write `options: { minimum: 3 }`.*`fan >= 3`/]],
  ],
  [
    'a division by zero',
    table('settle: { win: { exposer: { amount: floor(value / 0) } } }\n'),
    [['division-by-zero', /cannot be divided by 0/, /another number/]],
  ],
  [
    'two wide commas, each at its place',
    table('options: { minimum: 1， payment: full， flowers_toward_minimum: true }\n'),
    [
      ['yaml-syntax', /wide comma/, /ordinary comma/],
      ['yaml-syntax', /wide comma/, /ordinary comma/],
    ],
  ],
];

test.each(told)('%s is told so', (_, text, expected) => {
  const { problems } = lintPack(text);
  expect(problems.map(({ code }) => code)).toEqual(expected.map(([code]) => code));
  expected.forEach(([, message, hint], index) => {
    expect(problems[index]!.message).toMatch(message);
    expect(problems[index]!.hint).toMatch(hint);
  });
});

test('two slips of a line stand where they were written', () => {
  const { problems } = lintPack(table('options: { minimum: 1，payment: full，rounds: 2 }\n'));
  expect(problems.map(({ place }) => place?.column)).toEqual([22, 36]);
});
