import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { compileCommand } from '../../cli/commands/compile.ts';
import { FINE, WRONG_USE } from '../../cli/terminal.ts';
import type { PackModule } from '../../loader/index.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const runtime = fileURLToPath(new URL('../../dist/runtime.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HAND = '123m 456p 789s 345s 1z +1z';
const withRuntime = () => paperTerminal({ disk: { [runtime]: readFileSync(runtime, 'utf8') } });

test('writes a module without imports that scores, with the options it was given', async () => {
  const terminal = withRuntime();
  const flags = { out: 'out.js', options: ['minimum=5'] };
  expect(await compileCommand(terminal, 'international', flags)).toBe(FINE);
  expect(terminal.lines).toEqual([expect.stringMatching(/^out\.js: International Mahjong, \d+ KiB$/)]);
  const text = terminal.disk['out.js']!;
  expect(text).not.toMatch(/^\s*import\b/m);
  expect(text).not.toMatch(/\beval\(|new Function/);
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as PackModule;
  expect(module.default.options).toMatchObject({ minimum: 5 });
  // Plain, concealed and without a flower: three fan.
  expect(module.score(HAND)).toMatchObject({ ok: true, value: { win: false, reason: 'below-minimum' } });
});

test.each([
  ['rules.mjs', 'rules.d.mts'],
  ['out/rules.js', 'out/rules.d.ts'],
])('writes types beside %s', async (out, types) => {
  const terminal = withRuntime();
  expect(await compileCommand(terminal, 'zung-jung', { out })).toBe(FINE);
  expect(Object.keys(terminal.disk)).toEqual(expect.arrayContaining([out, types]));
  // The same that built-in packs have.
  expect(terminal.disk[types]!.replace('tilewright/loader', './loader.js')).toBe(
    readFileSync(new URL('../../dist/pack.d.ts', import.meta.url), 'utf8'),
  );
});

test('writes to standard output where no file is named', async () => {
  const terminal = withRuntime();
  expect(await compileCommand(terminal, 'zung-jung')).toBe(FINE);
  expect(terminal.lines.join('\n').trimEnd().split('\n').slice(-2)).toEqual([
    'export default rules;',
    'export const score = (hand, circumstances) => scoreHand(rules, hand, circumstances);',
  ]);
});

test.each([
  ['keep.yaml', 'keep.mjs'],
  ['package.json', 'package.mjs'],
  ['out/rules', 'out/rules.mjs'],
])('writes no module to %s', async (out, instead) => {
  const terminal = withRuntime();
  terminal.disk[out] = 'id: mine';
  expect(await compileCommand(terminal, 'zung-jung', { out })).toBe(WRONG_USE);
  expect(terminal.disk[out]).toBe('id: mine');
  expect(terminal.errors.join('\n')).toContain(`Name a file that ends in .mjs or .js: --out ${instead}`);
});

test('says what is wrong', async () => {
  const unknown = withRuntime();
  expect(await compileCommand(unknown, 'internatonal')).toBe(WRONG_USE);
  expect(unknown.errors.join('\n')).toContain('international');
  const unbuilt = paperTerminal();
  expect(await compileCommand(unbuilt, 'international')).toBe(WRONG_USE);
  expect(unbuilt.errors).toEqual(['The runtime of modules is not built. Run `npm run build` first.']);
});

/** The files that a command line loads. */
function loadedBy(args: readonly string[]): string[] {
  const report = mkdtempSync(join(folder, 'loaded-'));
  execFileSync(process.execPath, [cli, ...args], { env: { ...process.env, NODE_V8_COVERAGE: report } });
  return readdirSync(report).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(join(report, file), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
  });
}

const HEAVY = ['vendor/chevrotain', 'schemas', 'vendor/yaml'];
const heavyIn = (urls: readonly string[]): string[] =>
  HEAVY.filter((name) => urls.some((url) => url.includes(`/dist/${name}-`)));

test('scoring under a built-in pack loads no parser, no schema and no reader of YAML', () => {
  expect(heavyIn(loadedBy(['score', 'international', HAND]))).toEqual([]);
  expect(heavyIn(loadedBy(['score', 'mcr', HAND, '--json', '--by', 'draw']).concat())).toEqual([]);
  // Options are compiled; this shows that the search finds what it looks for.
  expect(heavyIn(loadedBy(['score', 'international', HAND, '--options', 'payment=half']))).toContain(
    'vendor/chevrotain',
  );
});

test.each([[], ['--json'], ['--by', 'draw', '--seat', '2'], ['--lang', 'zh'], ['--bonus', '1f']])(
  'the answer is the same from the module as from the files: %j',
  (...flags) => {
    const args = ['score', 'international', HAND, ...flags];
    const run = (more: string[]): string =>
      execFileSync(process.execPath, [cli, ...args, ...more], { encoding: 'utf8' });
    // Naming an option, though it has this value anyway, makes the command line read the files.
    expect(run([])).toBe(run(['--options', 'payment=half']));
  },
);
