import { expect, it } from 'vitest';
import { checkCommand } from '../../cli/commands/check.ts';
import { packsCommand } from '../../cli/commands/packs.ts';
import { paperTerminal } from '../kit/terminal.ts';

const good = 'id: sunday\nextends: international\nname: { en: Sunday }\noptions: { minimum: 1 }\n';
const bad = 'id: sunday\nextends: international\nname: { en: Sunday }\npatterns:\n  coward: { wehn: suits == 1 }\n';

it('says that a pack is fine and what was run', async () => {
  const terminal = paperTerminal();
  expect(await checkCommand(terminal, 'international')).toBe(0);
  expect(terminal.lines[0]).toMatch(/^international: no problem; \d+ moves, \d+ patterns, \d+ examples run$/);
});

it('shows every problem with its line and a caret', async () => {
  const terminal = paperTerminal({ disk: { 'sunday.yaml': bad } });
  expect(await checkCommand(terminal, 'sunday.yaml')).toBe(1);
  const text = terminal.lines.join('\n');
  expect(text).toContain('sunday.yaml:5:13');
  expect(text).toMatch(/\n.*\| +\^\^\^\^\n/);
  expect(text).toContain('Did you mean `when`?');
  expect(text).toContain('sunday.yaml: 1 error');
});

it.each([
  ['a file', 'sunday.yaml', { disk: { 'sunday.yaml': good } }, 0],
  ['standard input', '-', { input: good }, 0],
  ['a bad file', 'sunday.yaml', { disk: { 'sunday.yaml': bad } }, 1],
  ['no file', 'monday.yaml', {}, 2],
])('answers in JSON: %s', async (_, pack, settings, code) => {
  const terminal = paperTerminal(settings);
  expect(await checkCommand(terminal, pack, { json: true })).toBe(code);
  expect(JSON.parse(terminal.lines[0]!)).toMatchObject({ ok: code === 0 });
});

it('lists packs', () => {
  const terminal = paperTerminal();
  expect(packsCommand(terminal)).toBe(0);
  expect(terminal.lines.join('\n')).toContain('International Mahjong');
  packsCommand(terminal, { json: true });
  expect(JSON.parse(terminal.lines.at(-1)!)).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 'international' })]),
  );
});
