import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../core/index.ts';
import { checkPack, printProblem } from '../../loader/index.ts';
import { readFromDisk } from '../../loader/main-read-from-disk.ts';

const folder = 'test/loader/broken/';

/** Line (0: in the pack it extends), the text at the place, code, and a part of what is advised (or `=` and the replacement). */
type Expected = [line: number, text: string, code: string, advice: string];

const BROKEN: Record<string, Expected[]> = {
  'typo-in-key': [[9, 'wehn', 'unknown-key', 'Did you mean `when`?']],
  'typo-in-chapter': [[4, 'paterns', 'unknown-key', '=patterns']],
  'unknown-key': [[5, 'colour', 'unknown-key', 'It takes name, also, group, value']],
  'wrong-type': [
    [4, 'four', 'wrong-type', 'write a second pack with `extends: ./this-pack.yaml`'],
    [6, 'discard', 'wrong-type', '=[discard]'],
    [8, '27', 'wrong-type', '="27"'],
    [8, '7', 'wrong-type', '={ fan: 7 }'],
  ],
  'wrong-choice': [[5, 'nearset', 'not-one-of', '=nearest']],
  'out-of-range': [[4, '9', 'out-of-range', '=8']],
  'bad-name': [[5, 'Pure Suit', 'bad-name', '=pure_suit']],
  'unknown-word': [
    [5, 'dragoon', 'unknown-word', '=dragon'],
    [8, 'honur', 'unknown-word', '=honour'],
    [12, 'concaeled', 'unknown-word', '=concealed'],
  ],
  'unknown-tile': [[5, '8z', 'unknown-tile', 'Ranks run from 1 to 7']],
  'wrong-chapter': [[4, 'wins', 'wrong-place', 'condition of a move']],
  'wrong-result': [
    [5, 'by draw', 'wrong-type', 'if by draw then 1 else 0'],
    [7, 'tiles left', 'wrong-type', 'tiles left > 0'],
  ],
  'circular-extends': [[3, './circular-extends.yaml', 'circular-extends', 'Take out one `extends`']],
  'circular-words': [[5, 'heavy', 'circular-words', 'do without the other']],
  'missing-parent': [[3, 'internatonal', 'missing-parent', '=international']],
  'missing-file': [[4, './paterns.yaml', 'missing-file', 'Paths are relative to their file']],
  'unknown-pattern': [
    [5, 'mixed_siut', 'unknown-pattern', '=mixed_suit'],
    [7, 'thirteen_orphans', 'unknown-pattern', 'It is called `thirteen_unios` here.'],
  ],
  'unknown-group': [[5, 'siut', 'unknown-group', '=suit']],
  'unknown-move': [
    [4, 'wim', 'unknown-move', '=win'],
    [6, 'kong', 'not-a-turn-move', 'Add `turn` to `on`'],
  ],
  'unknown-window': [[5, 'disard', 'unknown-window', '=discard']],
  'unknown-tally': [[5, 'faan', 'unknown-tally', '=fan']],
  'unknown-mark': [[7, 'redy', 'unknown-mark', '=ready']],
  tab: [[5, '\t', 'tab', '=  ']],
  'duplicate-key': [[6, 'pure_suit', 'duplicate-key', 'Keep one']],
  empty: [[1, '', 'empty-file', '`extends:`']],
  'only-comment': [[1, '', 'empty-file', '`extends:`']],
  'not-a-pack': [[1, '- every set is chow', 'not-a-pack', 'Begin with `id: my-pack`']],
  'lost-text': [[6, '#honours too', 'lost-text', 'quotes']],
  tag: [[6, '!honour', 'yaml-tag', 'Write `not`']],
  alias: [
    [5, '&suit', 'yaml-alias', 'use `words`'],
    [6, '*suit', 'yaml-alias', 'use `words`'],
  ],
  'several-documents': [[4, '---', 'several-documents', 'file of its own']],
  'second-colon': [[6, 'suits: 1', 'second-colon', 'in quotes']],
  'unclosed-quote': [[4, '"It begins here', 'unclosed-quote', '="It begins here"']],
  'empty-value': [[6, 'when', 'empty-value', 'leave the line out']],
  'option-out-of-range': [[4, '99', 'option-value', '=15']],
  'option-unknown': [[4, 'minimun', 'unknown-option', '=minimum']],
  'option-choice': [[4, 'halv', 'option-value', '=half']],
  'option-sets': [
    [11, 'shor', 'option-value', '=short'],
    [12, 'minimun', 'unknown-option', '=minimum'],
    [12, 'halv', 'option-value', '=half'],
    [12, 'pace', 'option-sets', 'Let `edition` set those options directly'],
    [18, 'minimum', 'option-sets', 'Let either `edition` or `pace` set it'],
    [19, 'sets', 'option-sets', 'Write `type: choice`'],
  ],
  'option-declared': [
    [5, '[5, 1]', 'option-range', '=[1, 5]'],
    [6, 'second', 'option-values', 'values: [one, another]'],
    [7, 'maybe', 'option-value', 'true or false'],
  ],
  'name-collision': [
    [6, 'chow', 'name-taken', 'my_chow'],
    [8, 'my_suit', 'name-collision', 'give one another name'],
  ],
  'example-not-a-hand': [
    [7, 'x', 'unknown-suit', '1m to 9m'],
    [8, '1m', 'too-many-copies', 'another tile'],
    [9, 'robing_kong', 'unknown-situation', '=robbing_kong'],
    [10, '{ seat: 2 }', 'unclear-example', 'Write `hand:`'],
  ],
  'example-fails': [
    [7, '123m 456m 789m 55m 11z +1z', 'example-fails', 'Correct the example'],
    [8, 'not: 123m 456m 789m 11m 55m +5m', 'example-fails', 'Correct the example'],
    [9, '{ hand: 123m 456m 789m 11m 55m +5m 1f, seat: 2, gives: { fan: 99 } }', 'example-fails', 'Correct the example'],
    [10, '123m 456p', 'wrong-tile-count', 'A meld counts three'],
  ],
  'chain-4': [[2, 'international', 'chain-too-long', 'Extend an earlier pack']],
  'chain-5': [[2, './chain-1.yaml', 'chain-too-long', 'Extend an earlier pack']],
  conflict: [[2, '8', 'conflict', 'Say in the pack itself']],
  'not-a-rule-file': [
    [1, 'id', 'not-a-rule-file', 'in the pack itself'],
    [3, 'extends', 'not-a-rule-file', 'in the pack itself'],
    [4, 'use', 'not-a-rule-file', 'in the pack itself'],
  ],
  'chart-rows': [
    [5, 'two', 'bad-name', '{ 0: 2, 1: 4 }'],
    [5, 'eight', 'wrong-type', 'Write a number'],
  ],
  'shape-text': [[5, '4 sett', 'unknown-shape', 'Did you mean `4 set`?']],
  'shape-size': [[5, '5 set + pair', 'shape-size', 'Change the shape']],
  'missing-chapter': [[1, 'id: broken', 'missing-chapter', '`extends:`']],
  'missing-key': [
    [5, 'my_hand', 'missing-key', 'Add `group:`'],
    [5, 'my_hand', 'missing-key', 'Add `when:`'],
    [5, 'name', 'missing-key', 'Add `en:`'],
  ],
  'too-few-tiles': [
    [4, '[4, 4, 4, 4, 4, 4, 4, 4, 1]', 'too-few-tiles', 'Deal fewer tiles'],
    [4, '[4, 4, 4, 4, 4, 4, 4, 4, 1]', 'shape-size', 'Deal 12 tiles in packets'],
  ],
  'removes-nothing': [[5, 'seven_pair', 'removes-nothing', '=seven_pairs']],
  'removed-but-asked': [[5, 'thirteen_unios', 'still-needed', 'say in your pack what they are']],
  'no-way-to-end': ['dealt', 'drawn', 'replaced', 'then', 'then'].map((list) => [
    0,
    list,
    'no-way-to-end',
    'can always be made',
  ]),
  'leads-nowhere': [[5, '[discard, { window: discard }]', 'leads-nowhere', 'End the steps with next']],
  'win-needs': [[5, 'tiles left > 0', 'win-needs', '`needs: wins`']],
  'uses-and-makes': [[5, 'kong', 'uses-and-makes', '=pung']],
  constant: [
    [4, 'cast', 'wrong-number', 'depend on options'],
    [5, 'flowers', 'unknown-word', 'Words are defined'],
    [5, 'minimum + 10', 'wrong-number', 'depend on options'],
  ],
  'wrong-number': [
    [4, 'cast / 2', 'wrong-number', '`floor`'],
    [5, '0', 'wrong-number', 'Write 1 or more'],
  ],
  'hand-size': [
    [8, 'draw', 'hand-grows', 'Put `discard` before it'],
    [9, 'draw', 'hand-grows', 'the claimed tile is the new one'],
    [10, 'show', 'hand-shrinks', 'add the step `replace`'],
    [15, 'discard', 'hand-shrinks', 'add the step `next`'],
  ],
  'circular-win': [
    [5, 'by draw and wins', 'circular-win', '`when` or `needs` of the move'],
    [6, 'sure', 'circular-win', '`when` or `needs` of the move'],
  ],
  'taken-answers': [
    [5, 'pass', 'name-taken', '`my_pass`'],
    [9, 'none', 'name-taken', '`my_none`'],
  ],
  'never-ends': [
    [4, '1 == 2', 'never-wins', '`fan >= 1`'],
    [5, 'true', 'never-ends', '`winner is dealer`'],
    [5, '1 - 1', 'wrong-number', 'Write 1 or more'],
  ],
  reserve: [[4, 'if starter_cast then 1/2 else 0', 'wrong-number', '`floor`']],
  seats: [[4, '3', 'seats-drawn', 'Name 3 tiles in `drawn_by`']],
  packets: [[4, '[4, 4, 3]', 'shape-size', 'Deal 12 tiles in packets']],
  'hand-not-chosen': [[4, '13', 'wrong-number', 'count(held tile) > 13']],
  'whole-packets': [[4, '[4, 4, 4]', 'shape-size', 'Deal 13 tiles in packets (and the last tile)']],
  'group-gone': [[5, 'suit', 'unknown-group', 'Take out these patterns too']],
  'chapter-gone': [[4, 'patterns', 'missing-chapter', 'single entries']],
  'unclosed-brace': [[4, '{ minimum: 1', 'yaml-syntax', 'Write } at the end']],
  'wide-colon': [[3, '：', 'yaml-syntax', '=: ']],
  'comma-in-braces': [
    [5, '5', 'comma-in-braces', 'Write fractions as 3/2'],
    [6, 'chow 4m', 'comma-in-braces', 'in quotes'],
  ],
  'foreign-signs': [
    [5, '“every set is chow”', 'syntax', '`every set is chow`'],
    [6, '=>', 'syntax', '=>='],
    [7, '===', 'syntax', '==='],
    [8, '1 < suits < 3', 'syntax', '1 < suits and suits < 3'],
    [9, '平', 'syntax', 'every set is chow'],
    [9, '（', 'syntax', '=('],
    [9, '＝＝', 'syntax', '==='],
  ],
  'removed-suit': [[6, 'f', 'still-needed', 'say in your pack what they are']],
  'number-in-quotes': [
    [4, '"3"', 'option-value', '=3'],
    [5, '"4"', 'wrong-type', '=4'],
  ],
  wide: [
    [5, 'stats', 'unknown-group', '=state'],
    [5, '平', 'syntax', 'every set is chow'],
  ],
  division: [[4, 'mados(grade) / 3', 'inexact-division', 'floor']],
  'unknown-list': [
    [8, 'pased', 'unknown-list', '=passed'],
    [8, 'signs', 'not-a-seat-list', 'Add `of: seat`'],
    [9, 'signs', 'not-turned', 'Add `turned: { column: 3 }`'],
  ],
  'unknown-pot': [
    [7, 'stake', 'unknown-pot', '=stakes'],
    [7, '100', 'unclear-step', 'Add `in: stakes`'],
  ],
  'unknown-ending': [
    [6, 'slow', 'missing-key', 'Add `name:`'],
    [8, 'four_wind', 'unknown-ending', '=four_winds'],
    [8, 'win', 'end-wins', '`steps: [win]`'],
    [10, 'exausted', 'unknown-ending', '=exhausted'],
  ],
  'never-reached': [[5, 'four_winds', 'never-reached', '`{ end: four_winds }`']],
  'circular-endings': [
    [5, 'rivers', 'circular-endings', 'Let one of them stand'],
    [6, 'exhausted', 'circular-endings', 'Let one of them stand'],
  ],
  aborts: [
    [5, 'abort', 'abort-without-win', 'Only claims to win'],
    [6, 'al', 'not-one-of', '=all'],
    [6, 'tripple', 'unknown-ending', '=triple'],
  ],
  turned: [
    [6, '5', 'turned-drawn', '`reserve: 12`'],
    [7, '1', 'turned-drawn', 'first column that is not drawn from'],
    [8, 'seat', 'turned-for-a-seat', 'Take out `of` or `turned`'],
    [9, 'owner', 'seen-by-nobody', 'add `of: seat`'],
  ],
  'steps-misplaced': [
    [5, 'next', 'step-misplaced', 'There are `leave`, `mark`'],
    [6, 'discrad', 'unknown-window', '=discard'],
    [10, '{ note: kept }', 'step-misplaced', '`stands` of its window'],
    [10, '{ window: asked }', 'step-misplaced', 'There are `leave`, `mark`'],
    [12, 'discard', 'step-misplaced', 'There are `leave`, `mark`'],
    [12, 'tiles left > 4', 'step-depends', 'Make two moves'],
    [13, '{ liable: [all_pungs] }', 'step-misplaced', 'answers a window'],
    [13, '3', 'unclear-step', 'It belongs to `count`'],
  ],
  'bare-step': [[5, 'open', 'empty-value', '`do: open`']],
  asked: [
    [5, 'pung', 'not-a-turn-move', '`on: [asked]`'],
    [5, 'tel', 'unknown-move', '=tell'],
    [6, 'asks', 'win-ending', 'steps of the move that wins'],
    [10, '[asked, discard]', 'asked-and-more', 'Write `on: [asked]`'],
    [11, 'uses', 'asked-with-tiles', 'Take it out'],
  ],
  allows: [
    [5, 'just drawn', 'allows-nothing', 'Add `uses:`'],
    [6, 'same kind as claimd', 'unknown-word', '=same kind as claimed'],
  ],
  'table-counters': [
    [8, 'streak', 'not-a-table-counter', 'Add `of: table`'],
    [8, 'repeat', 'unknown-counter', '=repeats'],
  ],
  'draw-dice': [[4, '2', 'seats-drawn', 'Name them in `drawn_by`']],
};

function textAt(problem: Problem, texts: Readonly<Record<string, string>>): string {
  const { file, line, column, endLine, endColumn } = problem.place!;
  const lines = texts[file]!.split('\n').slice(line - 1, endLine);
  const last = lines.length - 1;
  lines[last] = lines[last]!.slice(0, endColumn - 1);
  lines[0] = lines[0]!.slice(column - 1);
  return lines.join('\n');
}

function rowOf(problem: Problem, texts: Readonly<Record<string, string>>, [, , , advice]: Expected): Expected {
  const given = advice.startsWith('=') ? `=${problem.replacement}` : (problem.hint ?? '');
  const { file, line } = problem.place!;
  return [
    file.startsWith(folder) ? line : 0,
    textAt(problem, texts),
    problem.code,
    given.includes(advice) ? advice : given,
  ];
}

describe('a broken pack is told what is wrong, where, and what to do', () => {
  test.each(Object.entries(BROKEN))('%s', (name, expected) => {
    const { problems, texts } = checkPack(`${folder}${name}.yaml`, { readFile: readFromDisk });
    const rows = problems.map((problem, index) => rowOf(problem, texts, expected[index] ?? [0, '', '', '']));
    expect(rows).toEqual(expected);
    for (const problem of problems) {
      expect(problem.hint, problem.message).toBeTruthy();
      expect(printProblem(problem, texts)).toMatch(/\n {2}.*:\d+:\d+\n/);
    }
  });

  test('every file of the folder is in the table, or part of one that is', () => {
    const parts = ['circular-extends-2', 'conflict-a', 'conflict-b', 'chain-1', 'chain-2', 'chain-3'];
    const files = readdirSync(folder).map((file) => file.replace('.yaml', ''));
    expect(files.sort()).toEqual([...Object.keys(BROKEN), ...parts].sort());
  });

  test('a chain of four packs is still fine', () => {
    expect(checkPack(`${folder}chain-3.yaml`, { readFile: readFromDisk }).problems).toEqual([]);
  });
});

const house = 'id: broken\nname: { en: Broken }\nextends: international\n';
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

describe('what is no pack at all is refused, quickly and without a stack trace', () => {
  const rows: [name: string, content: () => string | Uint8Array, code: string][] = [
    ['binary', () => bytes(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255), 'not-text'],
    ['zero bytes', () => bytes(0x69, 0x64, 0x3a, 0x20, 0), 'not-text'],
    ['UTF-16', () => bytes(0xff, 0xfe, 0x69, 0, 0x64, 0), 'not-text'],
    ['50 MB', () => new Uint8Array(50_000_000).fill(0x20), 'too-large'],
    ['lists in lists', () => `${house}about: ${'['.repeat(100_000)}`, 'nested-too-deep'],
    ['maps in maps', () => `${house}about: ${'{a: '.repeat(50_000)}`, 'nested-too-deep'],
    ['closed lists in lists', () => `${house}about: ${'['.repeat(90)}${']'.repeat(90)}`, 'nested-too-deep'],
    ['dashes', () => `${house}use:\n  ${'- '.repeat(100_000)}`, 'nested-too-deep'],
    ['indented maps', () => Array.from({ length: 200 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), 'nested-too-deep'],
    ['aliases of aliases', () => aliasBomb(), 'yaml-alias'],
    ['unknown alias', () => `${house}about: *nothing\n`, 'yaml-alias'],
    ['directive', () => `%YAML 1.1\n---\n${house}`, 'yaml-directive'],
    ['nothing but quotes', () => `"${"'".repeat(100_000)}`, 'yaml-syntax'],
    ['deep expression', () => `${house}words:\n  deep: ${'('.repeat(900)}1${')'.repeat(900)}\n`, 'too-deep'],
    ['long expression', () => `${house}words:\n  long: ${'1 + '.repeat(50_000)}1\n`, 'too-long'],
    ['a key that is a list', () => `${house}? [a]\n: b\n`, 'bad-key'],
    ['a key that objects have', () => `${house}__proto__: { a: 1 }\n`, 'bad-name'],
    ['a name that objects have', () => `${house}words: { constructor: terminal }\n`, 'bad-name'],
    ['not a number', () => `${house}options: { minimum: .nan }\n`, 'wrong-type'],
  ];

  function aliasBomb(): string {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 9; i++) lines.push(`a${i}: &a${i} [${`*a${i - 1}, `.repeat(9)}*a${i - 1}]`);
    return lines.join('\n');
  }

  test.each(rows)('%s', (_, content, code) => {
    const start = process.cpuUsage();
    const { problems, texts } = checkPack('broken.yaml', {
      readFile: (path) => (path === 'broken.yaml' ? content() : undefined),
    });
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(problems.length).toBeLessThan(120);
    if (code === 'too-large') expect(problems[0]?.message).toContain('has more than 1 MB');
    for (const problem of problems) expect(printProblem(problem, texts).length).toBeLessThan(2000);
    const { user } = process.cpuUsage(start);
    expect(user / 1e6).toBeLessThan(5);
  });

  test('a pack nobody knows', () => {
    expect(checkPack('internatonal').problems).toMatchObject([
      { code: 'unknown-pack', hint: expect.stringMatching(/^Did you mean `international`\? Looked among/) },
    ]);
    expect(checkPack('no/such/file.yaml', { readFile: readFromDisk }).problems).toMatchObject([
      { code: 'unknown-pack' },
    ]);
    expect(checkPack('', {}).problems).toMatchObject([{ code: 'empty-file' }]);
  });

  test('the text of a broken pack, given as it is', () => {
    const text = readFileSync(`${folder}typo-in-key.yaml`, 'utf8');
    expect(checkPack(text).problems).toMatchObject([{ code: 'unknown-key', place: { file: '(text)', line: 9 } }]);
  });
});
