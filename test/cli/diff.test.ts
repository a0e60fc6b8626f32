import { describe, expect, it } from 'vitest';
import { diffCommand } from '../../cli/commands/diff.ts';
import { patternLine, smallPackText } from '../kit/small-pack.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const BASE = smallPackText({
  patterns: patternLine('big', 2, 'has triplet of 567z', ', examples: [555z 123m 456p 789s 1m +1m]'),
});
const of = (version: string, text = BASE): string => `version: ${version}\n${text}`;
const DEARER = BASE.replace('fan: 2', 'fan: 3');
const CHILD = 'id: child\nextends: ./base.yaml\nname: { en: Child }\npatterns: { big: { value: { fan: 4 } } }\n';

function table(disk: Record<string, string>): ReturnType<typeof paperTerminal> {
  return paperTerminal({ disk });
}

describe('tilewright diff', () => {
  it('tells a change with its place, and a hand with both results', async () => {
    const terminal = table({ 'base.yaml': BASE, 'child.yaml': CHILD });
    expect(await diffCommand(terminal, 'base.yaml', 'child.yaml', { quick: true })).toBe(0);
    const text = terminal.lines.join('\n');
    expect(text).toMatch(
      /^small → child {2}1 difference\n\nPatterns\n {2}big is worth 4 fan, not 2\.\n {4}base\.yaml:\d+ → child\.yaml:4/,
    );
    expect(text).toMatch(/\n {4}\S.*\n {6}small {2}2 fan.*\n {6}child {2}4 fan/);
    expect(text).toContain('As a new version of small this would be a major change');
  });

  it('says what was left out when the deadline has passed', async () => {
    const terminal = table({ 'base.yaml': BASE, 'child.yaml': CHILD });
    expect(await diffCommand(terminal, 'base.yaml', 'child.yaml', { deadline: '0' })).toBe(0);
    const text = terminal.lines.join('\n');
    expect(text).toContain('The deadline passed before 1 change had been examined;');
    expect(text).toContain('big is worth 4 fan, not 2.');
    expect(await diffCommand(terminal, 'base.yaml', 'child.yaml', { deadline: 'soon' })).toBe(2);
    expect(terminal.errors.join('\n')).toContain('--deadline takes a whole number');
  });

  it('compares a child with its parent if it is alone', async () => {
    const terminal = table({ 'base.yaml': BASE, 'child.yaml': CHILD });
    expect(await diffCommand(terminal, 'child.yaml', undefined, { quick: true })).toBe(0);
    expect(terminal.lines[0]).toMatch(/^small → child {2}1 difference/);
  });

  it('finds the parent beside a child in another folder, and of a child from standard input', async () => {
    const far = table({ 'rules/base.yaml': BASE, 'rules/child.yaml': CHILD });
    expect(await diffCommand(far, 'rules/child.yaml', undefined, { quick: true })).toBe(0);
    const typed = paperTerminal({ disk: { 'base.yaml': BASE }, input: CHILD });
    expect(await diffCommand(typed, '-', undefined, { quick: true })).toBe(0);
    expect(typed.lines[0]).toMatch(/^small → child {2}1 difference/);
  });

  it.each([
    ['1.0.0', '1.0.1', DEARER, 1, 'should be 2.0.0 or later, but is 1.0.1'],
    ['1.0.0', '2.0.0', DEARER, 0, 'Version 2.0.0 is enough'],
    ['0.3.0', '0.4.0', DEARER, 0, 'Version 0.4.0 is enough'],
    ['1.0.0', '1.0.1', BASE.replace('en: big', 'en: Big'), 0, 'This is a patch'],
    ['1.0.0', '1.0.0', BASE, 0, 'The packs are equivalent'],
  ])('says whether the step from %s to %s is enough', async (before, after, text, code, says) => {
    const terminal = table({ 'old.yaml': of(before), 'new.yaml': of(after, text) });
    expect(await diffCommand(terminal, 'old.yaml', 'new.yaml', { quick: true })).toBe(code);
    expect(terminal.lines.join('\n')).toContain(says);
  });

  it('compares a pack with itself under other options', async () => {
    const options = 'options:\n  most: { type: number, default: 2, range: [0, 9], says: What big is worth. }\n';
    const pack = BASE.replace('"fan: 2"', '').replace('fan: 2', 'fan: most') + options;
    const terminal = table({ 'base.yaml': pack });
    expect(await diffCommand(terminal, 'base.yaml', 'base.yaml', { optionsB: ['most=7'], quick: true })).toBe(0);
    expect(terminal.lines.join('\n')).toMatch(/Default of `most`: 2 → 7\./);
  });

  it('writes JSON for programs', async () => {
    const terminal = table({ 'base.yaml': BASE, 'child.yaml': CHILD });
    expect(await diffCommand(terminal, 'child.yaml', undefined, { json: true, quick: true })).toBe(0);
    expect(JSON.parse(terminal.lines.join('\n'))).toMatchObject({
      step: 'major',
      changes: [
        { kind: 'changed', path: ['patterns', 'big', 'value', 'fan'], before: 2, after: 4, witness: { is: 'hand' } },
      ],
    });
  });

  it.each([
    ['international', undefined, {}, /international extends no pack/],
    ['base.yaml', undefined, {}, /Write `extends:`/],
    ['-', '-', {}, /Only one of the packs/],
    ['nowhere', 'base.yaml', {}, /nowhere/],
    ['base.yaml', 'base.yaml', { seed: 'x' }, /--seed/],
    ['base.yaml', 'base.yaml', { optionsA: ['most'] }, /most/],
  ])('refuses %s %s %o', async (one, other, flags, said) => {
    const orphan = BASE.replace(/^extends:.*$/m, '');
    const terminal = paperTerminal({ disk: { 'base.yaml': said.source.includes('`extends:`') ? orphan : BASE } });
    expect(await diffCommand(terminal, one, other, flags)).toBe(2);
    expect(terminal.errors.join('\n')).toMatch(said);
  });
});
