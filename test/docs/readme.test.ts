/** What a newcomer copies out of the README works. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { run } from '../../cli/program.ts';
import { checkPack } from '../../rulesets/index.ts';
import { paperTerminal } from '../kit/terminal.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The first block of code in a language. */
const block = (language: string): string => readme.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;

test('the house pack', () => {
  expect(checkPack(block('yaml')).problems).toEqual([]);
});

const commands = [...block('sh').matchAll(/^npx tilewright (.*?) *(?:#.*)?$/gm)].map(([, line]) => line!);

test.each(commands)('%s', async (line) => {
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
  const terminal = paperTerminal({ answers: ['quit'], disk: { 'sunday.yaml': block('yaml') } });
  const code = await run(terminal, words, '1.2.3');
  expect(terminal.errors).toEqual([]);
  // `--why` answers no with an exit code.
  expect(code).toBe(words.includes('--why') ? 1 : 0);
});

test('the program has the right types', () => {
  const file = join(root, 'readme-program.ts');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as { config: object };
  const base = ts.parseJsonConfigFileContent(config, ts.sys, root).options;
  const paths = { tilewright: [join(root, 'index.ts')] };
  const options = {
    ...base,
    composite: false,
    incremental: false,
    noEmit: true,
    rootDir: root,
    paths,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const source = block('ts');
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target, ...more) =>
    name === file ? ts.createSourceFile(name, source, target) : getSourceFile(name, target, ...more);
  const program = ts.createProgram([file], options, host);
  const problems = ts.getPreEmitDiagnostics(program, program.getSourceFile(file)!);
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});

test('its links, and those of the pages for clients, lead into the package', () => {
  const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [{ files }] = JSON.parse(listed) as [{ files: { path: string }[] }];
  const shipped = new Set(files.map(({ path }) => path));
  const dead = ['README.md', 'docs/clients.md', 'docs/shuffle.md'].flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, path]) => posix.join(posix.dirname(page), path!))
      .filter((path) => !shipped.has(path)),
  );
  expect(dead).toEqual([]);
});

test('the hand shown first scores what the house changed', async () => {
  const [line] = commands.filter((command) => command.startsWith('score'));
  const words = [...line!.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
  const terminal = paperTerminal({ disk: { 'sunday.yaml': block('yaml') } });
  expect(await run(terminal, words, '1.2.3')).toBe(0);
  for (const name of ['Mixed Suit', 'Lucky Pair']) expect(terminal.lines.join('\n')).toContain(name);
});
