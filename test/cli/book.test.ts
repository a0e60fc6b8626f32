import { expect, test, vi } from 'vitest';
import { bookCommand } from '../../cli/commands/book.ts';
import { chromiumPath } from '../../cli/print-pdf.ts';
import { FINE, WRONG_USE } from '../../cli/terminal.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const SUNDAY = 'id: sunday\nextends: international\nname: { en: Sunday }\npatterns: { four_kongs: null }\n';

test('prints the book of a pack', async () => {
  const terminal = paperTerminal({ disk: { 'sunday.yaml': SUNDAY } });
  expect(await bookCommand(terminal, 'sunday.yaml', { options: ['minimum=2'] })).toBe(FINE);
  expect(terminal.lines[0]).toBe('# Sunday');
  expect(terminal.lines).toContain('## 7 Who pays whom');
  expect(terminal.lines.join('\n')).toMatch(/`minimum` \| 0 to 15 \| 2 \|/);
  expect(terminal.errors).toEqual([]);
});

test('says of a pattern that counts as often as it is there that it is worth so much each', async () => {
  const terminal = paperTerminal();
  await bookCommand(terminal, 'cantonese', { card: true });
  const row = (name: string): string | undefined => terminal.lines.find((line) => line.startsWith(`| ${name} `));
  expect(row('Dragon Triplet')).toContain('| 1 fan each |');
  expect(row('Own Wind')).toContain('| 1 fan |');
});

test('writes the book with its pictures beside it', async () => {
  const terminal = paperTerminal({ disk: { 'sunday.yaml': SUNDAY } });
  const notes: string[] = [];
  const watched = { ...terminal, note: (text: string) => void notes.push(text) };
  expect(await bookCommand(watched, 'sunday.yaml', { out: 'print/sunday.md', lang: 'zh' })).toBe(FINE);
  expect(notes[0]).toBe('  examples of the pack');
  expect(notes).toContain('  chapters: 5 of 14');
  expect(notes.at(-1)).toBe('');
  const written = Object.keys(terminal.disk).filter((path) => path !== 'sunday.yaml');
  expect(written).toEqual(
    expect.arrayContaining(['print/sunday.md', 'print/tiles/1m.svg', 'print/figures/sunday-1.svg']),
  );
  expect(terminal.disk['print/sunday.md']).toMatch(/^## \d+ 谁付给谁$/m);
  expect(terminal.lines).toHaveLength(1);
  expect(terminal.lines[0]).toContain(`print/sunday.md: Sunday, ${written.length - 1} pictures beside it, in `);
});

const chromium = chromiumPath();

test.runIf(chromium !== undefined || process.env.CI === 'true')(
  'makes a PDF with the Chromium of this computer',
  async () => {
    const terminal = paperTerminal();
    expect(
      await bookCommand(terminal, 'american', { out: 'print/american.pdf', card: true }),
      terminal.errors.join(),
    ).toBe(FINE);
    expect(Object.keys(terminal.disk)).toEqual(['print/american.pdf']);
    expect(terminal.disk['print/american.pdf']!.slice(0, 5)).toBe('%PDF-');
  },
  120_000,
);

test('makes no PDF where there is no browser, and nothing else in its place', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', '');
  const terminal = paperTerminal();
  expect(await bookCommand(terminal, 'american', { out: 'american.pdf', card: true })).toBe(WRONG_USE);
  vi.unstubAllEnvs();
  expect(terminal.disk).toEqual({});
  expect(terminal.errors.join('\n')).toMatch(/american\.pdf was not written: .*Install one, or set CHROMIUM_PATH/);
});

test('prints a card of one page', async () => {
  const terminal = paperTerminal();
  expect(await bookCommand(terminal, 'international', { card: true })).toBe(FINE);
  expect(terminal.lines.length).toBeLessThan(120);
  expect(terminal.lines.join('\n')).not.toContain('](#');
});

test.each([
  ['international', { lang: 'xx' }, /no book of international in "xx"; it has names in en, zh\./],
  [undefined, { all: true, lang: 'ja' }, /no books of all packs in "ja"; languages are en, zh\./],
  ['nowhere', {}, /There is no pack `nowhere`/],
  ['international', { options: ['minimun=2'] }, /minimun/],
  ['international', { all: true }, /leave out international, or --all/],
  [undefined, { all: true, format: 'md' }, /leave out --format md/],
  [undefined, { all: true, card: true }, /--card is for one pack/],
  [undefined, { all: true, options: ['minimum=2'] }, /--options is for one pack/],
  [undefined, { all: true, watch: true }, /--watch is for one pack/],
  ['international', { port: '4000' }, /add --watch/],
  ['international', { watch: true, out: 'book.html' }, /leave out --out, or --watch/],
  ['international', { watch: true, card: true }, /leave out --card, or --watch/],
  ['international', { watch: true, format: 'md' }, /leave out --format md, or --watch/],
  ['international', { out: 'book.html', format: 'md' }, /leave out --format/],
  ['international', { out: 'book.md', format: 'html' }, /name the file \.html/],
  ['international', { out: 'book.docx' }, /no books as "docx"; formats are md, html, pdf/],
  ['international', { out: 'mine.yaml', format: 'html' }, /ends in \.html: --out mine\.html/],
  ['international', { out: 'mine.yaml', format: 'pdf' }, /ends in \.pdf: --out mine\.pdf/],
  ['international', { format: 'pdf' }, /add --out/],
  ['international', { watch: true, format: 'pdf' }, /leave out --format pdf, or --watch/],
  [undefined, { all: true, format: 'pdf' }, /leave out --format pdf/],
  ['international', { since: 'mcr' }, /names an earlier version of international, and mcr is another pack/],
  ['international', { since: 'nowhere' }, /There is no pack `nowhere`/],
  ['international', { since: 'international', card: true }, /leave out --since, or --card/],
  [undefined, { all: true, since: 'international' }, /--since is for one pack/],
])('%s with %j prints nothing', async (pack, flags, says) => {
  const terminal = paperTerminal();
  expect(await bookCommand(terminal, pack, flags)).toBe(WRONG_USE);
  expect(terminal.lines).toEqual([]);
  expect(terminal.errors.join('\n')).toMatch(says);
});
