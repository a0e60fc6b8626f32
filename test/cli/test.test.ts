import { describe, expect, it } from 'vitest';
import { testCommand, type TestFlags } from '../../cli/commands/test.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const PACK = `id: sunday
extends: american
name: { en: Sunday }
`;
const PLAY = 'title: The dealer throws a tile\nhands: { 1: 1z }\nplay:\n  - 1 discard 1z\n';
const WRONG = PLAY.replace('1 discard 1z\n', '{ do: 1 discard 1z, left: 7 }\n');

function sunday(scenario: string): ReturnType<typeof paperTerminal> {
  return paperTerminal({ disk: { 'sunday/pack.yaml': PACK, 'sunday/scenarios/throw.yaml': scenario } });
}

describe('tilewright test', () => {
  it('runs examples, and scenarios beside a pack that is a folder', async () => {
    const terminal = sunday(PLAY);
    expect(await testCommand(terminal, 'sunday')).toBe(0);
    expect(terminal.lines.at(-1)).toMatch(/^sunday: \d+ passed; \d+ examples, 1 scenario$/);
  });

  it('shows a failure with its line and a caret', async () => {
    const terminal = sunday(WRONG);
    expect(await testCommand(terminal, 'sunday')).toBe(1);
    const text = terminal.lines.join('\n');
    expect(text).toContain('✗ throw  The dealer throws a tile  sunday/scenarios/throw.yaml:1');
    expect(text).toMatch(
      /Tiles left should be 7, but is \d+\. \[scenario-fails\]\n {2}sunday\/scenarios\/throw\.yaml:4:\d+\n/,
    );
    expect(text).toMatch(/sunday: 1 failed, \d+ passed/);
  });

  it('draws the tiles of an example that fails', async () => {
    const patterns =
      "patterns:\n  extra:\n    name: { en: Extra }\n    group: card\n    value: { points: 25 }\n    when: by draw\n    examples: ['11112222333344m']\n";
    const terminal = paperTerminal({ disk: { 'sunday.yaml': PACK + patterns } });
    expect(await testCommand(terminal, 'sunday.yaml')).toBe(1);
    expect(terminal.lines.join('\n') + terminal.errors.join('\n')).toContain('│ 1m │ 1m │');
  });

  it('counts inherited examples whose tiles are taken out as changed', async () => {
    const out = [2, 3, 4, 5, 6, 7, 8].map((rank) => `${rank}m: 0`).join(', ');
    const pack = `extends: cantonese\ntiles: { suits: { m: { copies_of: { ${out} } } } }\n`;
    const told = async (flags: TestFlags): Promise<string[]> => {
      const terminal = paperTerminal({ disk: { 'house.yaml': `id: house\nname: { en: House }\n${pack}` } });
      expect(await testCommand(terminal, 'house.yaml', flags)).toBe(0);
      return terminal.lines;
    };
    const lines = await told({});
    expect(lines.length).toBeLessThan(12);
    expect(lines.join('\n')).toMatch(/45 cases: There are only 0 of 2m\./);
    const json = JSON.parse((await told({ format: 'json' })).join('\n')) as {
      ok: boolean;
      unreadable: unknown[];
    };
    expect(json).toMatchObject({ ok: true, problems: [] });
    expect(json.unreadable).toHaveLength(45);
    expect(await told({ own: true })).toEqual(['house: 0 passed; 0 examples, 0 scenarios']);
  });

  it('tells what is not exercised, and is not content with less than it was told', async () => {
    const terminal = paperTerminal();
    expect(await testCommand(terminal, 'american', { minCoverage: '100' })).toBe(1);
    const text = terminal.lines.join('\n');
    expect(text).toMatch(/Exercised: \d+(\.\d)?%, less than 100%/);
    expect(text).toMatch(/patterns +█+ +100% {2}32 of 32/);
    expect(text).toMatch(/rulesets\/american\/\w+\.yaml:\d+ {2}the move \w+ is made/);
    expect(await testCommand(paperTerminal(), 'american', { minCoverage: '50' })).toBe(0);
  });

  it.each(['junit', 'tap', 'json'])('writes %s for programs, and nothing else', async (format) => {
    const terminal = sunday(WRONG);
    expect(await testCommand(terminal, 'sunday', { format, coverage: true })).toBe(1);
    const text = terminal.lines.join('\n');
    if (format === 'json') expect(JSON.parse(text)).toMatchObject({ pack: 'sunday', ok: false });
    else expect(text).toMatch(format === 'junit' ? /^<\?xml/ : /^TAP version 14/);
    expect(text).not.toContain('█');
  });

  it.each([
    [{ format: 'xml' }, /--format takes text, junit, tap, json/],
    [{ minCoverage: '101' }, /--min-coverage takes a whole number from 0 to 100/],
    [{ sample: 'few' }, /--sample/],
  ])('refuses %o', async (flags, said) => {
    const terminal = paperTerminal();
    expect(await testCommand(terminal, 'american', flags)).toBe(2);
    expect(terminal.errors.join('\n')).toMatch(said);
  });

  it('says where it looked for a pack that is not there', async () => {
    const terminal = paperTerminal();
    expect(await testCommand(terminal, 'nowhere')).toBe(2);
    expect(terminal.errors.join('\n')).toContain('nowhere');
  });
});
