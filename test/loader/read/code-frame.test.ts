import { describe, expect, test } from 'vitest';
import { codeFrame, printProblem } from '../../../loader/read/code-frame.ts';

const place = (line: number, column: number, endColumn: number) => ({
  file: 'a.yaml',
  line,
  column,
  endLine: line,
  endColumn,
});

describe('the caret stands under the place', () => {
  const rows: [name: string, text: string, at: ReturnType<typeof place>, frame: string[]][] = [
    ['plain', 'wehn: x', place(1, 1, 5), ['  1 | wehn: x', '    | ^^^^']],
    ['second line', 'a: 1\nwehn: x', place(2, 1, 5), ['  2 | wehn: x', '    | ^^^^']],
    ['after wide characters', 'zh: 平和, x', place(1, 9, 10), ['  1 | zh: 平和, x', '    |           ^']],
    ['under wide characters', 'zh: 平和', place(1, 5, 7), ['  1 | zh: 平和', '    |     ^^^^']],
    ['after an accent of two characters', 'e\u0301: x', place(1, 5, 6), ['  1 | e\u0301: x', '    |    ^']],
    ['after a tab', '\tx', place(1, 2, 3), ['  1 |  x', '    |  ^']],
    ['at the end of a line', 'when:', place(1, 6, 6), ['  1 | when:', '    |      ^']],
    ['windows line ends', 'a: 1\r\nb: 2\r\n', place(2, 1, 2), ['  2 | b: 2', '    | ^']],
  ];
  test.each(rows)('%s', (_, text, at, frame) => {
    expect(codeFrame(text, at)).toBe(frame.join('\n'));
  });

  test('a place over several lines is marked to the end of the first', () => {
    const at = { file: '', line: 1, column: 4, endLine: 3, endColumn: 2 };
    expect(codeFrame('a: every\n  set\n', at)).toBe('  1 | a: every\n    |    ^^^^^');
  });

  test('a long line is cut around the caret', () => {
    const frame = codeFrame(`a: ${'x'.repeat(500)} here ${'y'.repeat(500)}`, place(1, 505, 509));
    const [line, carets] = frame.split('\n');
    expect(line!.length).toBeLessThan(130);
    expect(line!.slice(carets!.indexOf('^'), carets!.lastIndexOf('^') + 1)).toBe('here');
  });

  test('no line, no frame', () => {
    expect(codeFrame('', place(1, 1, 1))).toBe('');
  });
});

test('a problem is told with its places and what to do', () => {
  const told = printProblem(
    {
      code: 'duplicate-key',
      severity: 'error',
      message: '`a` stands here for the second time.',
      place: place(2, 1, 2),
      further: [{ place: place(1, 1, 2), message: 'the first time' }],
      hint: 'Keep one of them.',
    },
    { 'a.yaml': 'a: 1\na: 2\n' },
  );
  expect(told).toBe(`error: \`a\` stands here for the second time. [duplicate-key]
  a.yaml:2:1
  2 | a: 2
    | ^
  the first time:
  a.yaml:1:1
  1 | a: 1
    | ^
  Keep one of them.`);
});
