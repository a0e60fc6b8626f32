/** What a newcomer copies out of the README works. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { run } from '../../cli/command-line.ts';
import { checkPack } from '../../loader/index.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

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

const COOKBOOK = readdirSync(join(root, 'docs/cookbook')).map((name) => `docs/cookbook/${name}`);

test.each(['README.md', 'docs/clients.md', 'docs/guide/embed.md', 'docs/site/index.md', ...COOKBOOK])(
  'programs in %s have the right types',
  (page) => {
    const blocks = readFileSync(join(root, page), 'utf8')
      .split(/```ts(?: \[\w+\])?\n/)
      .slice(1)
      .map((rest) => rest.split('```')[0]!);
    const sources = new Map(blocks.map((block, at) => [join(root, `program-${at}.ts`), block]));
    expect(sources.size).toBeGreaterThan(0);
    const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile) as { config: object };
    const base = ts.parseJsonConfigFileContent(config, ts.sys, root).options;
    const options: ts.CompilerOptions = {
      ...base,
      composite: false,
      incremental: false,
      noEmit: true,
      rootDir: root,
      noUnusedLocals: false,
      types: ['node'],
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (name) => sources.has(name) || fileExists(name);
    host.getSourceFile = (name, target, ...more) =>
      sources.has(name) ? ts.createSourceFile(name, sources.get(name)!, target) : getSourceFile(name, target, ...more);
    const program = ts.createProgram([...sources.keys()], options, host);
    const problems = [...sources.keys()].flatMap((file) =>
      ts.getPreEmitDiagnostics(program, program.getSourceFile(file)!).map(({ messageText }) => {
        return `${sources.get(file)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      }),
    );
    expect(problems).toEqual([]);
  },
);

test('the house pack of the guide for authors', () => {
  const guide = readFileSync(join(root, 'docs/guide/write-rules.md'), 'utf8');
  expect(checkPack(guide.split('```yaml\n')[1]!.split('```')[0]!).problems).toEqual([]);
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
