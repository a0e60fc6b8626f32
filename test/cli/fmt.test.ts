import { expect, it } from 'vitest';
import { fmtCommand } from '../../cli/commands/fmt.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const loose = 'id:   mine\nextends: "mcr"\nname: {en: Mine}\npatterns:\n  a: { when: "suits==1" } # ours\n';
const tidy = 'id: mine\nextends: mcr\nname: { en: Mine }\npatterns:\n  a: { when: suits == 1 }  # ours\n';

it('writes the form of a file', async () => {
  const terminal = paperTerminal({ disk: { 'mine.yaml': loose } });
  expect(await fmtCommand(terminal, ['mine.yaml'])).toBe(0);
  expect(terminal.disk).toEqual({ 'mine.yaml': tidy });
  expect(terminal.lines).toEqual(['mine.yaml', '1 of 1 file changed']);
  expect(await fmtCommand(terminal, ['mine.yaml'])).toBe(0);
  expect(terminal.lines.at(-1)).toBe('1 file: nothing to change');
});

it('with --check tells what would change, and changes nothing', async () => {
  const terminal = paperTerminal({ disk: { 'mine.yaml': loose } });
  expect(await fmtCommand(terminal, ['mine.yaml'], { check: true })).toBe(1);
  expect(terminal.disk).toEqual({ 'mine.yaml': loose });
  expect(terminal.lines).toEqual([
    'mine.yaml would change',
    '    1 - id:   mine',
    '      - extends: "mcr"',
    '      - name: {en: Mine}',
    '      + id: mine',
    '      + extends: mcr',
    '      + name: { en: Mine }',
    '    5 -   a: { when: "suits==1" } # ours',
    '      +   a: { when: suits == 1 }  # ours',
    '1 of 1 file would change: tilewright fmt mine.yaml',
  ]);
});

it('goes through folders, past what is installed, hidden or no pack', async () => {
  const disk = {
    'all/mine.yaml': loose,
    'all/scenarios/one.yaml': 'title:  One\nplay: [until over]\n',
    'all/node_modules/x/pack.yaml': loose,
    'all/.github/ci.yaml': 'on:   push\n',
    'all/other.yaml': 'zebra:    1\n',
    'all/notes.md': 'id:   mine\n',
  };
  const terminal = paperTerminal({ disk });
  expect(await fmtCommand(terminal, ['all'])).toBe(0);
  expect(terminal.lines).toEqual(['all/mine.yaml', 'all/scenarios/one.yaml', '2 of 2 files changed']);
  expect(terminal.disk).toEqual({
    ...disk,
    'all/mine.yaml': tidy,
    'all/scenarios/one.yaml': 'title: One\nplay:\n  - until over\n',
  });
});

it('leaves alone what cannot be read, and says why', async () => {
  const disk = { 'a.yaml': 'id: a\nid: b\n', 'b.yaml': loose };
  const terminal = paperTerminal({ disk });
  expect(await fmtCommand(terminal, ['a.yaml', 'b.yaml'])).toBe(1);
  expect(terminal.disk).toEqual({ ...disk, 'b.yaml': tidy });
  expect(terminal.errors.join('\n')).toMatch(
    /stands here for the second time[\s\S]*a\.yaml:2:1[\s\S]*a\.yaml is left as it is\./,
  );
});

it.each([
  ['no names', [], 'There is nothing to format.'],
  ['a file that is not there', ['c.yaml'], 'There is no file c.yaml.'],
])('%s is wrong use', async (_, names, told) => {
  const terminal = paperTerminal();
  expect(await fmtCommand(terminal, names)).toBe(2);
  expect(terminal.errors.join('\n')).toContain(told);
});

it('reads standard input and writes standard output', async () => {
  const terminal = paperTerminal({ input: loose });
  expect(await fmtCommand(terminal, [], { stdin: true })).toBe(0);
  expect(terminal.lines.join('\n')).toBe(tidy.trimEnd());
  expect(await fmtCommand(paperTerminal({ input: loose }), ['-'], { check: true })).toBe(1);
  expect(await fmtCommand(paperTerminal({ input: tidy }), ['-'], { check: true })).toBe(0);
  const broken = paperTerminal({ input: 'id: "a' });
  expect([await fmtCommand(broken, ['-']), broken.lines]).toEqual([1, []]);
});

it('says of a file that cannot be read only that', async () => {
  const terminal = paperTerminal({ disk: { 'a.yaml': 'name: { en: A\nid: a\n' } });
  expect(await fmtCommand(terminal, ['a.yaml'])).toBe(1);
  expect(terminal.lines).toEqual([]);
  expect(terminal.disk['a.yaml']).toBe('name: { en: A\nid: a\n');
});
