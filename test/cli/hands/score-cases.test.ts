import { describe, expect, test } from 'vitest';
import { checkPack, packExamples } from '../../../loader/index.ts';
import { scoreCommand } from '../../../cli/commands/score.ts';
import { scoreCasesCommand } from '../../../cli/hands/score-cases.ts';
import { paperTerminal } from '../../kit/fake-terminal.ts';

const CSV = `hand,by,seat,with,options,fan,patterns,value
123m 345m 567m 789m 2m +2m,discard,2,,,9,Pure One Suit; Common Hand; All Concealed Hand,96
"(333m) (888p) 666s 22z 44p +4p",discard,3,,,4,"All Pungs",8
(333m) (888p) 666s 22z 44p +4p,draw,3,last_of_wall,"awards=full_spicy, limit=13",5,"all_triplets, 自摸, moon",32
123m 345m,draw,,,,,,
123m 456p 789s 345s 1z +1z,draw,1,,,2,Magic,
`;
const LINES = [
  {
    hand: '(333m) (888p) 666s 22z 44p +4p',
    by: 'discard',
    seat: 2,
    expect: { fan: 3, patterns: ['all_triplets'], gets: 32 },
  },
  { hand: '(123m) (888p) 666s 22z 44p +4p', by: 'discard', seat: 2, expect: { win: false } },
  { hand: '(333m) (888p) 666s 22z 44p +4p', by: 'discard', seat: 2, expect: { gets: 16, han: 3 } },
];

describe('a table of hands', () => {
  test('as CSV: what differs is reported by line, in any names of the pack', async () => {
    const terminal = paperTerminal({ disk: { 'hands.csv': `\uFEFF${CSV.replaceAll('\n', '\r\n')}` } });
    expect(await scoreCasesCommand(terminal, 'cantonese', 'hands.csv')).toBe(1);
    expect(terminal.lines).toEqual([
      '✗ hands.csv:3  (333m) (888p) 666s 22z 44p +4p',
      '    fan: expected 4, is 3',
      '✗ hands.csv:5  123m 345m',
      '    The hand has 6 tiles instead of 13 or 14.',
      '    Add 7 or 8 tiles. A meld counts three tiles, a kong too; bonus tiles do not count.',
      '✗ hands.csv:6  123m 456p 789s 345s 1z +1z',
      '    There is no pattern `Magic`.',
      '',
      '2 of 5 hands as expected, 1 differs, 2 could not be read',
    ]);
  });

  test('as JSON lines, answered as JSON', async () => {
    const disk = { 'hands.jsonl': `${LINES.map((line) => JSON.stringify(line)).join('\n')}\nnonsense\n` };
    const terminal = paperTerminal({ disk });
    expect(await scoreCasesCommand(terminal, 'cantonese', 'hands.jsonl', { json: true })).toBe(1);
    expect(terminal.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { line: 1, is: 'same' },
      { line: 2, is: 'same' },
      { line: 3, is: 'wrong', message: 'These rules make nothing of `han`.' },
      { line: 4, is: 'wrong', message: 'The line is not JSON.' },
    ]);
  });

  test('that holds ends well, and none is an error', async () => {
    const terminal = paperTerminal({ disk: { 'hands.jsonl': JSON.stringify(LINES[0]), 'none.csv': 'hand,fan\n' } });
    expect(await scoreCasesCommand(terminal, 'cantonese', 'hands.jsonl')).toBe(0);
    expect(terminal.lines).toEqual(['1 of 1 hand as expected']);
    expect(await scoreCasesCommand(terminal, 'cantonese', 'none.csv')).toBe(2);
    expect(await scoreCasesCommand(terminal, 'cantonese', 'absent.csv')).toBe(2);
    expect(terminal.errors.join('\n')).toContain('none.csv has no hands.');
    expect(terminal.errors.join('\n')).toContain('There is no file absent.csv.');
  });
});

test('a table says all that flags say of one hand, and need not be called CSV', async () => {
  const hand = '123m 456m 234p 67s 99s +8s';
  const table = `Hand;with;lists;counters;deposits;gets
${hand};riichi;indicators=8m;repeats=1;stakes=1000;4200
${hand};;;;;
${hand};;;;;many
`;
  const terminal = paperTerminal({ disk: { 'hands.txt': table } });
  expect(await scoreCasesCommand(terminal, 'riichi', 'hands.txt')).toBe(1);
  expect(terminal.lines).toEqual([
    `✗ hands.txt:3  ${hand}`,
    '    Nothing is expected of this hand.',
    `✗ hands.txt:4  ${hand}`,
    '    `gets` is a number, but here is `many`.',
    '',
    '1 of 3 hands as expected, 2 could not be read',
  ]);
});

test('names that are nearly right are corrected', async () => {
  const disk = {
    'hands.csv': 'hand,seet\n123m 456m 234p 67s 99s +8s,1\n',
    'hands.jsonl': '{"hand":"1m","fan":1}\n[1]\n',
  };
  const terminal = paperTerminal({ disk });
  await scoreCasesCommand(terminal, 'riichi', 'hands.csv');
  expect(terminal.lines).toContain('    Did you mean `seat`?');
  await scoreCasesCommand(terminal, 'riichi', 'hands.jsonl');
  expect(terminal.lines.join('\n')).toMatch(/What is expected stands under `expect`[\s\S]*A case is an object/);
});

test('a table in UTF-16 is not read', async () => {
  const terminal = paperTerminal();
  const files = { ...terminal.files, read: () => Buffer.from('\uFEFFhand,fan\n', 'utf16le') };
  expect(await scoreCasesCommand({ ...terminal, files }, 'cantonese', 'hands.csv')).toBe(2);
  expect(terminal.errors.join('\n')).toContain('Save it as plain text in UTF-8.');
});

test('hands by the line in UTF-16 are not read, from a file or standard input', async () => {
  const bytes = Buffer.from(`\uFEFF${JSON.stringify(LINES[0])}\n`, 'utf16le');
  const file = paperTerminal();
  const files = { ...file.files, read: () => bytes };
  const piped = paperTerminal({ input: bytes.toString('utf8') });
  expect(await scoreCommand({ ...file, files }, 'cantonese', 'hands.jsonl', { jsonl: true })).toBe(2);
  expect(await scoreCommand(piped, 'cantonese', undefined, { jsonl: true })).toBe(2);
  for (const { errors, lines } of [file, piped]) {
    expect(errors.join('\n')).toContain('Save it as plain text in UTF-8.');
    expect(lines).toEqual([]);
  }
});

test.each([
  ['hands.csv', 'hand,by,fan\n(333m) (888p) 666s 22z 44p +4p,discard,\n', 'in columns'],
  ['hands.jsonl', '{"hand": "(333m) (888p) 666s 22z 44p +4p"}\n', 'under `expect`'],
])('a table that expects nothing is an error: %s', async (name, text, where) => {
  const terminal = paperTerminal({ disk: { [name]: text } });
  expect(await scoreCasesCommand(terminal, 'cantonese', name)).toBe(2);
  expect(terminal.lines).toEqual([]);
  const errors = terminal.errors.join('\n');
  expect(errors).toContain(`${name} expects nothing of its hands.`);
  expect(errors).toContain(`Write what is expected ${where}: any of win, value, gets, patterns, fan`);
});

test('a hand that does not win is told why', async () => {
  const rows = ['2z +2z', '2z', '3z +2z'].map((end) => `123m 456p 789s 345s ${end},discard,minimum=3,3\n`);
  const terminal = paperTerminal({ disk: { 'hands.csv': `hand,by,options,fan\n${rows.join('')}` } });
  expect(await scoreCasesCommand(terminal, 'hong-kong', 'hands.csv')).toBe(1);
  expect(terminal.lines).toEqual([
    '✗ hands.csv:2  123m 456p 789s 345s 2z +2z',
    '    fan: expected 3, is 0',
    '    No win: the hand is complete, but worth less than a win must be.',
    expect.stringMatching(/^ {4}A win must have: fan .*>= minimum$/),
    '    2 of the 3 fan needed',
    '✗ hands.csv:3  123m 456p 789s 345s 2z',
    '    fan: expected 3, is 0',
    '    No win: 13 tiles: a winning hand here has 14. Add the winning tile at the end, such as +1z.',
    '✗ hands.csv:4  123m 456p 789s 345s 3z +2z',
    '    fan: expected 3, is 0',
    '    No win: the hand is not complete.',
    '',
    '0 of 3 hands as expected, 3 differ',
  ]);
});

describe('a CSV', () => {
  const scored = async (csv: string) => {
    const terminal = paperTerminal({ disk: { 'hands.csv': csv } });
    return { code: await scoreCasesCommand(terminal, 'cantonese', 'hands.csv'), ...terminal };
  };
  const hand = '(333m) (888p) 666s 22z 44p +4p';

  test('has rows that are shorter or longer than the header', async () => {
    const { code, lines } = await scored(`hand,by,fan\n${hand}\n${hand},discard,3,,\n\n${hand},discard,3,4\n`);
    expect(code).toBe(1);
    expect(lines).toEqual([
      '✗ hands.csv:2',
      '    The row has 1 cell, the header 3 columns.',
      '    Write a comma for each empty cell.',
      '✗ hands.csv:5',
      '    The row has 4 cells, the header 3 columns.',
      '    Put cells that contain a comma in quotes.',
      '',
      '1 of 3 hands as expected, 2 could not be read',
    ]);
  });

  test.each([
    ['at all', `hand,fan\n${hand},3\n"${hand},3\n${hand},3\n`],
    ['but by one in a later row', `hand,fan\n${hand},3\n"${hand},3\n"${hand}",3\n`],
  ])('has a quotation mark that is not closed %s', async (_, csv) => {
    const { code, errors, lines } = await scored(csv);
    expect(code).toBe(2);
    expect(lines).toEqual([]);
    expect(errors.join('\n')).toContain('hands.csv:3:1');
    expect(errors.join('\n')).toContain('A quotation mark that opens on this line is not closed.');
  });

  test.each([
    ['tiles,fan', 'There is no column `hand`; the table has tiles, fan.'],
    ['hand,Fan,FAN', 'Two columns are called `fan`.'],
  ])('has wrong names of columns: %s', async (header, message) => {
    const { code, errors, lines } = await scored(`${header}\n${hand},3,3\n${hand},3,3\n`);
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(errors.join('\n')).toContain('hands.csv:1:1');
    expect(errors.join('\n')).toContain(message);
  });

  test('may have names of columns in capitals', async () => {
    expect((await scored(`Hand,By,FAN,Patterns\n${hand},discard,3,All Pungs\n`)).lines).toEqual([
      '1 of 1 hand as expected',
    ]);
  });

  test('may have semicolons or tabs, cells of several lines and empty columns at the end', async () => {
    const rows = [`"${hand.replace(' ', '\n')}";3;;`, `${hand};4;;`];
    const { code, lines } = await scored(['hand;fan;;', ...rows].join('\r\n'));
    expect(code).toBe(1);
    expect(lines).toContain(`✗ hands.csv:4  ${hand}`);
    expect((await scored(`hand\tfan\n${hand}\t3`)).code).toBe(0);
  });
});

describe('as examples for a pack', () => {
  const disk = { 'hands.csv': CSV };

  test('hands that come out as expected are printed, the others told in comments', async () => {
    const terminal = paperTerminal({ disk });
    expect(await scoreCasesCommand(terminal, 'cantonese', 'hands.csv', { asExamples: true })).toBe(1);
    const text = terminal.lines.join('\n');
    expect(text).toContain('# left out: hands.csv:3  (333m) (888p) 666s 22z 44p +4p\n#   fan: expected 4, is 3');
    expect(text).toContain('#   There is no pattern `Magic`.');
    expect(text).toMatch(
      /pure_one_suit:\n {4}examples:\n {6}- \{ hand: 123m 345m 567m 789m 2m \+2m, seat: 2, gives: \{ fan: 9, value: 96 \} \}/,
    );
  });

  test('what is printed passes in a child of the pack', async () => {
    const terminal = paperTerminal({ disk });
    await scoreCasesCommand(terminal, 'cantonese', 'hands.csv', { asExamples: true });
    const head = 'id: club\nversion: 0.1.0\nextends: cantonese\nname: { en: Club }\nexamples: replace\n';
    const text = `${head}${terminal.lines.join('\n')}\n`;
    expect(checkPack(text).problems).toEqual([]);
    // three patterns of one hand and three of the other
    expect(packExamples(text).map(({ pattern }) => pattern)).toHaveLength(6);
    expect(checkPack(text.replace('fan: 9', 'fan: 8')).problems.map(({ code }) => code)).toContain('example-fails');
  });
});
