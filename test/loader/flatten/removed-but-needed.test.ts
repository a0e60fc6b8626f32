import { expect, test } from 'vitest';
import { checkPack } from '../../../loader/index.ts';
import { run } from '../../../cli/command-line.ts';
import { paperTerminal } from '../../kit/fake-terminal.ts';

const house = (line: string): string => `id: own\nversion: 1.0.0\nextends: riichi\nname: { en: Own }\n${line}\n`;

test.each([
  ...['marks', 'words', 'counters', 'endings', 'lists', 'situation', 'pots', 'charts'].map((name) => `${name}: null`),
  ...['score: { steps: null }', 'score: { steps: { base: null } }', 'moves: { discard: null }'],
  ...['marks: { riichi: null }', 'tallies: { fu: null }', 'shapes: { sets: null }', 'charts: { doubled: null }'],
])('%s is one error, where it is taken out', (line) => {
  const errors = checkPack(house(line)).problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, place }) => [code, place?.line])).toEqual([['still-needed', 5]]);
  expect(errors[0]!.further!.length).toBeGreaterThan(0);
});

test('two things that are taken out are two errors, each with its own places', () => {
  const { problems } = checkPack(house('marks: { riichi: null }\ntallies: { fu: null }'));
  expect(problems.map(({ code, place }) => [code, place?.line])).toEqual([
    ['still-needed', 5],
    ['still-needed', 6],
  ]);
});

test('what only a chapter read that is gone is told to be read no more', async () => {
  const terminal = paperTerminal({ disk: { 'own.yaml': house('limits: null') } });
  await run(terminal, ['check', 'own.yaml'], '1.2.3');
  expect(terminal.lines.concat(terminal.errors).join('\n')).toContain('inherited option `kazoe`');
});

test('what an inherited pattern cannot do without is missing where it is taken out', () => {
  const errors = checkPack(house('patterns: { pinfu: { group: null } }')).problems.filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors.map(({ code, place, message }) => [code, place?.line, message])).toEqual([
    ['missing-key', 5, 'The pattern `pinfu` has no `group`.'],
  ]);
});
