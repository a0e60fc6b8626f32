import { expect, it } from 'vitest';
import { explainCommand } from '../../cli/commands/explain.ts';
import { problemCodes } from '../../authoring/check/index.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

it('prints the page of a problem, code set in', async () => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, 'unknown-key')).toBe(0);
  const text = terminal.lines.join('\n');
  expect(text).toMatch(/^unknown-key\n\n {2}The key is not allowed here\.\n/);
  expect(text).toContain('\n    patterns:\n      pure_suit: { wehn: suits == 1 }\n');
  expect(text).not.toContain('```');
});

it('takes the code as a problem shows it', async () => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, '[tab]')).toBe(0);
  expect(terminal.lines[0]).toBe('tab');
});

it('suggests the nearest code', async () => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, 'unknown-kye')).toBe(2);
  expect(terminal.errors.join('\n')).toContain('Did you mean unknown-key?');
});

it('says where all are listed', async () => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, 'zzz')).toBe(2);
  expect(terminal.errors.join('\n')).toContain('`tilewright explain`');
});

it('lists every code with its sentence, within the paper', async () => {
  const terminal = paperTerminal({ columns: 80 });
  expect(await explainCommand(terminal)).toBe(0);
  const codes = terminal.lines.flatMap((line) => /^ {2}([a-z-]+)/.exec(line)?.[1] ?? []);
  expect(codes).toEqual(problemCodes());
  expect(terminal.lines.join(' ')).toContain('`tilewright explain --words` lists');
  expect(Math.max(...terminal.lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});

it('leads from the name of a pattern to the packs that have it', async () => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, 'Da San Yuan')).toBe(2);
  expect(terminal.errors).toEqual([
    'There is no problem code and no word Da San Yuan.',
    '  In mcr it is the pattern big_three_dragons: tilewright score mcr HAND --why big_three_dragons',
  ]);
});

it.each([
  ['ante', 'tilewright new --snippet ante'],
  ['Roast chicken', 'tilewright new --snippet yakitori'],
  ['pao', 'tilewright new --snippet liability'],
  ['single', 'wait is single'],
  ['minimum', 'score.minimum: The condition that a hand must meet to win.'],
  ['fan', 'In cantonese, hong-kong, international, mcr'],
  ['tiles', '  It takes suits, copies, winds'],
  ['two-sided', 'values   single, pairs, closed, edge, two_sided, none'],
])('%s is found: %s', async (term, said) => {
  const terminal = paperTerminal();
  expect(await explainCommand(terminal, term)).toBe(0);
  expect(terminal.lines.join('\n')).toContain(said);
});
