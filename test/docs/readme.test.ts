/** What a newcomer copies out of the README works. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { run } from '../../cli/command-line.ts';
import { lintPack } from '../../authoring/check/index.ts';
import { format } from '../../authoring/format/index.ts';
import { checkPack } from '../../loader/index.ts';
import { scorePicture } from '../../docs/score-picture.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The blocks of code in a language. */
const blocksOf = (language: string): string[] =>
  readme
    .split(`\`\`\`${language}\n`)
    .slice(1)
    .map((rest) => rest.split('```')[0]!);

const [sunday] = blocksOf('yaml');

test('holds one pack, without a problem and as fmt writes it', () => {
  expect(blocksOf('yaml')).toHaveLength(1);
  expect(lintPack(sunday!).problems).toEqual([]);
  expect(format(sunday!)).toMatchObject({ ok: true, value: sunday });
});

interface Line {
  words: string[];
  /** What the comment behind it promises. */
  says: string;
}

const lines = blocksOf('sh').flatMap((block) =>
  [...block.matchAll(/^npx tilewright (.*?)(?: +# (.*))?$/gm)].map(([, line, says = '']): Line => {
    return { words: [...line!.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!), says };
  }),
);

/** What is printed where a comment promises this. */
const PROMISED: Record<string, RegExp[]> = {
  'Mixed Suit 4, Lucky Pair 1': [/^ +4 +Mixed Suit /m, /^ +1 +Lucky Pair /m],
  'why it does not count': [/Mixed Suit is not given: its condition does not hold/, /no +suits == 1/],
  'patterns, value, who pays': [/^ +\d+ +Small Three Dragons /m, /\d fan: /, /^ {2}seat \d .* [+-]\d/m],
  'which tiles win': [/^ {2}1m +4 left/m, /^ {2}4m +4 left/m],
  'what is different from the parent': [/Lucky Pair/, /Four Kongs/, /Mixed Suit/],
  'errors, likely mistakes, examples': [/no problems; .* examples passed/],
  'watch one deal': [/After 1 deal/],
  'play it against three bots; ? gives a hint': [/\? for a hint/],
};

test('its blocks are those that are run here', () => {
  const kinds = [...readme.matchAll(/^```(\w+)$/gm)].map(([, kind]) => kind!);
  expect(new Set(kinds)).toEqual(new Set(['sh', 'yaml', 'ts']));
  expect(
    lines
      .filter(({ says }) => says !== '')
      .map(({ says }) => says)
      .sort(),
  ).toEqual(Object.keys(PROMISED).sort());
});

test.each(lines.map((line) => [line.words.join(' '), line] as const))('%s', async (_, { words, says }) => {
  const terminal = paperTerminal({ answers: ['quit'], disk: { 'sunday.yaml': sunday! } });
  const code = await run(terminal, words, '1.2.3');
  expect(terminal.errors).toEqual([]);
  // `--why` answers no with an exit code, as `diff` does where there is a difference.
  expect(code).toBe(words.includes('--why') ? 1 : 0);
  for (const promised of PROMISED[says] ?? []) expect(terminal.lines.join('\n')).toMatch(promised);
});

test('its program runs and prints what it says', async () => {
  const [program] = blocksOf('ts');
  const file = join(root, '.cache/readme-program.ts');
  writeFileSync(file, program!.replace("'tilewright'", "'../index.ts'"));
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await import(/* @vite-ignore */ file);
  const printed = JSON.stringify(told.mock.calls);
  told.mockRestore();
  for (const part of ['selfmake', '"amount"']) expect(printed).toContain(part);
});

test('its picture is what the rules answer today', () => {
  expect(readFileSync(join(root, 'docs/images/score.svg'), 'utf8')).toBe(scorePicture());
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
