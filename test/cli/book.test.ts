import { expect, test } from 'vitest';
import { bookCommand } from '../../cli/commands/book.ts';
import { FINE, WRONG_USE } from '../../cli/terminal.ts';
import { paperTerminal } from '../kit/terminal.ts';

const SUNDAY = 'id: sunday\nextends: international\nname: { en: Sunday }\npatterns: { four_kongs: null }\n';

test('prints the book of a pack', async () => {
  const terminal = paperTerminal({ disk: { 'sunday.yaml': SUNDAY } });
  expect(await bookCommand(terminal, 'sunday.yaml', { options: ['minimum=2'] })).toBe(FINE);
  expect(terminal.lines[0]).toBe('# Sunday');
  expect(terminal.lines).toContain('## Who pays whom');
  expect(terminal.lines.join('\n')).toContain('In this book it is 2.');
  expect(terminal.errors).toEqual([]);
});

test('writes the book with its pictures beside it', async () => {
  const terminal = paperTerminal({ disk: { 'sunday.yaml': SUNDAY } });
  expect(await bookCommand(terminal, 'sunday.yaml', { out: 'print/sunday.md', lang: 'zh' })).toBe(FINE);
  const written = Object.keys(terminal.disk).filter((path) => path !== 'sunday.yaml');
  expect(written).toEqual(
    expect.arrayContaining(['print/sunday.md', 'print/tiles/1m.svg', 'print/figures/sunday-1.svg']),
  );
  expect(terminal.disk['print/sunday.md']).toContain('## 谁付给谁');
  expect(terminal.lines).toHaveLength(1);
  expect(terminal.lines[0]).toContain(`print/sunday.md: Sunday, ${written.length - 1} pictures beside it, in `);
});

test('prints a card of one page', async () => {
  const terminal = paperTerminal();
  expect(await bookCommand(terminal, 'international', { card: true })).toBe(FINE);
  expect(terminal.lines.length).toBeLessThan(120);
  expect(terminal.lines.join('\n')).not.toContain('](#');
});

test.each([
  ['international', { lang: 'xx' }, /no books in "xx".*en, zh/],
  ['nowhere', {}, /There is no pack `nowhere`/],
  ['international', { options: ['minimun=2'] }, /minimun/],
])('%s with %j prints nothing', async (pack, flags, says) => {
  const terminal = paperTerminal();
  expect(await bookCommand(terminal, pack, flags)).toBe(WRONG_USE);
  expect(terminal.lines).toEqual([]);
  expect(terminal.errors.join('\n')).toMatch(says);
});
