import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { run } from '../../cli/command-line.ts';
import { wantsColours } from '../../cli/draw/terminal-colours.ts';
import { parseOptions } from '../../cli/flag-values.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const help = paperTerminal();
await run(help, ['--help'], '1.2.3');
const COMMANDS = ['tilewright', ...[...help.lines.join('\n').matchAll(/^ {2}([a-z]+) \[/gm)].map(([, name]) => name!)];

async function type(...args: string[]) {
  const terminal = paperTerminal();
  return { code: await run(terminal, args, '1.2.3'), text: [...terminal.lines, ...terminal.errors].join('\n') };
}

it.each([
  [['--version'], 0, '1.2.3'],
  [['--help'], 0, 'Examples:'],
  [['score', '--help'], 0, 'tilewright score international'],
  [['packs'], 0, 'international'],
  [['packs', '--lang', 'zh', '--lang', 'en'], 2, "--lang was given before, as 'zh'"],
  [['--no-color', 'packs'], 0, 'international'],
  [['studio', 'no-such-pack', '--no-open'], 2, 'no-such-pack'],
  [['scor'], 2, 'Did you mean score?'],
  [['score', 'international', '1m', '--wiht', 'x'], 2, 'Did you mean --with?'],
  [['check'], 2, "missing required argument 'packs'"],
  [['replay', 'a', 'b', 'c'], 2, 'replay takes'],
  [['score', 'international'], 2, 'Which hand?'],
  [['play'], 2, 'Which rules?'],
  [['score', 'international', '123m 456p 789s 345s 1z +1z', '--no-color', '--json'], 0, '"value":8'],
])('%j', async (args, code, told) => {
  const result = await type(...args);
  expect(result.text).toContain(told);
  expect(result.code).toBe(code);
});

it.each([
  [true, {}, true],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, {}, false],
  [false, { FORCE_COLOR: '1' }, true],
  [true, { TERM: 'dumb' }, false],
])('colours on a terminal (%s) with %j: %s', (isTerminal, env, wanted) => {
  expect(wantsColours(isTerminal, env)).toBe(wanted);
});

it.each([
  ['minimum=3,payment=full', { minimum: 3, payment: 'full' }],
  ['flowers_toward_minimum=yes', { flowers_toward_minimum: true }],
])('options %s', (text, value) => {
  expect(parseOptions([text])).toMatchObject({ ok: true, value });
});

it.each(COMMANDS)('%s --help fits 80 columns', async (name) => {
  const terminal = paperTerminal({ columns: 80 });
  expect(await run(terminal, [...(name === 'tilewright' ? [] : [name]), '--help'], '1.2.3')).toBe(0);
  for (const line of terminal.lines) expect(line.length, line).toBeLessThanOrEqual(80);
});

it('has eighteen commands at most', () => expect(COMMANDS.length - 1).toBeLessThanOrEqual(18));

it('is a program with exit codes, plain when piped', () => {
  const args = ['--import', 'tsx', 'cli/main.ts', 'score', 'international', '123m 456p 789s 345s 1z +2z'];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined },
  });
  expect(status).toBe(1);
  expect(stdout).toContain('No win: the hand is not complete.');
});
