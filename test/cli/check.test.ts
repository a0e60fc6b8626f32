import { describe, expect, it } from 'vitest';
import type { ProvedFacts } from '../../authoring/check/index.ts';
import { checkCommand } from '../../cli/commands/check.ts';
import { packsCommand } from '../../cli/commands/packs.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';
import { patternLine, smallPackText } from '../kit/small-pack.ts';

const good = 'id: sunday\nextends: international\nname: { en: Sunday }\noptions: { minimum: 1 }\n';
const bad = 'id: sunday\nextends: international\nname: { en: Sunday }\npatterns:\n  coward: { wehn: suits == 1 }\n';

it('says that a pack is fine and what was run', async () => {
  const terminal = paperTerminal();
  expect(await checkCommand(terminal, ['international'])).toBe(0);
  expect(terminal.lines[0]).toMatch(/^international: no problems; \d+ moves, \d+ patterns, \d+ examples passed$/);
});

it('shows every problem with its line and a caret', async () => {
  const terminal = paperTerminal({ disk: { 'sunday.yaml': bad } });
  expect(await checkCommand(terminal, ['sunday.yaml'])).toBe(1);
  const text = terminal.lines.join('\n');
  expect(text).toContain('sunday.yaml:5:13');
  expect(text).toMatch(/\n.*\| +\^\^\^\^\n/);
  expect(text).toContain('Did you mean `when`?');
  expect(text).toContain('sunday.yaml: 1 error');
});

it('prints the first hundred of many problems and counts the rest, or all where they are asked for', async () => {
  const words = Array.from({ length: 250 }, (_, n) => `  w${n}: no_such_word_${n} == 1\n`).join('');
  const disk = { 'many.yaml': `id: many\nextends: international\nname: { en: Many }\nwords:\n${words}` };
  const told = async (flags: object): Promise<[string[], string]> => {
    const terminal = paperTerminal({ disk });
    expect(await checkCommand(terminal, ['many.yaml'], flags)).toBe(1);
    const text = terminal.lines.join('\n');
    return [[...new Set(text.match(/no_such_word_\d+/g))], text];
  };
  const [first, text] = await told({});
  expect(first).toHaveLength(100);
  expect(text).toContain('... and 150 more problems; `tilewright check --all` prints them.');
  expect(text).toContain('many.yaml: 250 errors');
  expect((await told({ all: true }))[0]).toHaveLength(250);
  const json = paperTerminal({ disk });
  await checkCommand(json, ['many.yaml'], { json: true });
  expect((JSON.parse(json.lines[0]!) as { problems: unknown[] }).problems).toHaveLength(250);
});

it.each([
  ['a file', 'sunday.yaml', { disk: { 'sunday.yaml': good } }, 0],
  ['standard input', '-', { input: good }, 0],
  ['a bad file', 'sunday.yaml', { disk: { 'sunday.yaml': bad } }, 1],
  ['no file', 'monday.yaml', {}, 2],
])('answers in JSON: %s', async (_, pack, settings, code) => {
  const terminal = paperTerminal(settings);
  expect(await checkCommand(terminal, [pack], { json: true })).toBe(code);
  expect(JSON.parse(terminal.lines[0]!)).toMatchObject({ ok: code === 0 });
});

it('says once, at the end, where more is told', async () => {
  const terminal = paperTerminal({ disk: { 'sunday.yaml': bad } });
  await checkCommand(terminal, ['sunday.yaml']);
  expect(terminal.lines.at(-1)).toBe('More: `tilewright explain unknown-key`');
  expect(terminal.lines.filter((line) => line.includes('tilewright explain'))).toHaveLength(1);
});

it('takes several packs, and answers with the worst', async () => {
  const terminal = paperTerminal({ disk: { 'good.yaml': good, 'bad.yaml': bad } });
  expect(await checkCommand(terminal, ['good.yaml', 'bad.yaml'])).toBe(1);
  expect(terminal.lines.join('\n')).toMatch(/sunday: no problem[\s\S]*bad\.yaml: 1 error/);
  const json = paperTerminal({ disk: { 'good.yaml': good, 'bad.yaml': bad } });
  await checkCommand(json, ['good.yaml', 'bad.yaml'], { format: 'json' });
  expect(json.lines.map((line) => (JSON.parse(line) as { ok: boolean }).ok)).toEqual([true, false]);
});

it('writes one SARIF log for all packs', async () => {
  const terminal = paperTerminal({ disk: { 'good.yaml': good, 'bad.yaml': bad } });
  expect(await checkCommand(terminal, ['good.yaml', 'bad.yaml'], { format: 'sarif', version: '1.2.3' })).toBe(1);
  expect(JSON.parse(terminal.lines.join('\n'))).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { version: '1.2.3', rules: [{ id: 'unknown-key' }] } },
        results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: 'bad.yaml' } } }] }],
      },
    ],
  });
});

it('writes lines for GitHub, and nothing where nothing is wrong', async () => {
  const terminal = paperTerminal({ disk: { 'good.yaml': good, 'bad.yaml': bad } });
  expect(await checkCommand(terminal, ['good.yaml', 'bad.yaml'], { format: 'github' })).toBe(1);
  expect(terminal.lines).toEqual([expect.stringMatching(/^::error file=bad\.yaml,line=5,col=13,/)]);
});

it('warns, and that is no failure', async () => {
  const idle = `${good}words: { idle: by draw }\n`;
  const terminal = paperTerminal({ disk: { 'sunday.yaml': idle } });
  expect(await checkCommand(terminal, ['sunday.yaml'])).toBe(0);
  expect(terminal.lines.join('\n')).toMatch(/warning: No rule reads the word `idle`[\s\S]*sunday: 1 warning/);
});

it('knows its formats', async () => {
  const terminal = paperTerminal();
  expect(await checkCommand(terminal, ['international'], { format: 'xml' })).toBe(2);
  expect(terminal.errors.join('\n')).toContain('text, json, sarif, github');
});

it('lists packs', () => {
  const terminal = paperTerminal();
  expect(packsCommand(terminal)).toBe(0);
  expect(terminal.lines.join('\n')).toContain('International Mahjong');
  expect(terminal.lines.join('\n')).toContain('table: online, social, association');
  packsCommand(terminal, { json: true });
  expect(JSON.parse(terminal.lines.at(-1)!)).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 'international' })]),
  );
});

it('breaks messages between words on a screen, and nowhere else', async () => {
  const told = async (screen?: number): Promise<string[]> => {
    const terminal = { ...paperTerminal(), ...(screen !== undefined && { screen }) };
    await checkCommand(terminal, ['nowhere.yaml']);
    return terminal.lines;
  };
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  expect(widest(await told())).toBeGreaterThan(100);
  expect(widest(await told(60))).toBeLessThanOrEqual(60);
  expect((await told(60)).join(' ').replace(/ +/g, ' ')).toBe((await told()).join(' ').replace(/ +/g, ' '));
});

describe('--prove', () => {
  const few = smallPackText({
    patterns: `${patternLine('dragons', 5, 'count(triplet of dragon) == 3')}\n${patternLine('drawn', 1, 'by draw')}`,
    more: 'tiles: { suits: { m: { ranks: 7 }, p: null, s: null } }\nshapes: { unios: null, flowers: null }',
  });
  const prove = async (flags: object) => {
    const terminal = paperTerminal({ disk: { 'few.yaml': few } });
    const code = await checkCommand(terminal, ['few.yaml'], { prove: true, threads: '1', ...flags });
    return { code, text: terminal.lines.join('\n') };
  };

  it('tells of each pattern what is proved, with a hand', async () => {
    const { code, text } = await prove({});
    expect(code).toBe(0);
    expect(text).toMatch(/small: \d+ patterns, /);
    expect(text).toMatch(/ {2}dragons +occurs: `[^`]*\+[1-7][mz]/);
    const { proof } = JSON.parse((await prove({ json: true })).text) as { proof: ProvedFacts };
    expect(proof.patterns.find(({ id }) => id === 'dragons')).toMatchObject({ alwaysWith: [] });
  }, 60_000);

  it('refuses threads and times that are none', async () => {
    expect((await prove({ threads: '0' })).code).toBe(2);
    expect((await prove({ deadline: 'soon' })).code).toBe(2);
  });
});
