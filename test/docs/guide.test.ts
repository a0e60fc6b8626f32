/** The guide is followed literally: its files are written, its commands typed, and the answers are what it shows. */
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { expect, it } from 'vitest';
import { nodeFiles } from '../../cli/node/node-files.ts';
import { run } from '../../cli/command-line.ts';
import { checkPack } from '../../loader/index.ts';
import { type PaperTerminal, paperTerminal } from '../kit/fake-terminal.ts';

const guide = (name: string): string => readFileSync(new URL(`../../docs/guide/${name}.md`, import.meta.url), 'utf8');
const page = guide('your-tables-rules');

interface Block {
  /** `console`, or `yaml` with the name of the file. */
  kind: string;
  text: string;
}

/** What is typed or written, in the order of the page. */
function blocks(text = page): Block[] {
  return [...text.matchAll(/^```(\w+(?: \w+)?)\n(.*?)^```$/gms)].map(([, kind, block]) => ({
    kind: kind!,
    text: block!,
  }));
}

interface Command {
  words: string[];
  answer: string[];
}

function commandsIn(text: string): Command[] {
  return text
    .split(/^\$ tilewright /m)
    .slice(1)
    .map((part) => {
      const [line, ...answer] = part.trimEnd().split('\n');
      return { words: [...line!.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!), answer };
    });
}

/** Lines as a pattern: a line `…` is any lines, a `…` in a line any part of it. */
function pattern(lines: readonly string[]): RegExp {
  const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts = lines.map((line) => (line === '…' ? '(?:.*\\n)*?' : `${line.split('…').map(quoted).join('.*')} *\\n`));
  return new RegExp(`^${parts.join('')}$`);
}

/** A table with nothing on it but paper; what the program brings along lies on this disk. */
function newTerminal(): PaperTerminal {
  const terminal = paperTerminal();
  const { read, list } = terminal.files;
  const files = {
    ...terminal.files,
    read: (path: string) => read(path) ?? (isAbsolute(path) ? nodeFiles.read(path) : undefined),
    list: (path: string) => list?.(path) ?? (isAbsolute(path) ? nodeFiles.list?.(path) : undefined),
  };
  return { ...terminal, files };
}

/** What the command says, as it stands on paper. */
async function type(terminal: PaperTerminal, words: readonly string[]): Promise<string> {
  const heard: string[] = [];
  const hear = (text: string): void => void heard.push(text);
  await run({ ...terminal, out: hear, err: hear }, words, '1.2.3');
  return `${heard.join('\n').replace(/^\n+|\s+$/g, '')}\n`;
}

it('is true, line by line', async () => {
  const terminal = newTerminal();
  for (const { kind, text } of blocks()) {
    if (kind === 'console') {
      for (const { words, answer } of commandsIn(text)) expect(await type(terminal, words)).toMatch(pattern(answer));
    } else terminal.disk[kind === 'yaml' ? 'sunday.yaml' : `${kind.split(' ')[1]}.yaml`] = text;
  }
});

it('is true on the page for players', async () => {
  const typed = blocks(guide('play')).filter(({ kind }) => kind === 'console');
  expect(typed.length).toBeGreaterThan(3);
  for (const { text } of typed)
    for (const { words, answer } of commandsIn(text)) expect(await type(newTerminal(), words)).toMatch(pattern(answer));
});

it('types every command of a first pack', () => {
  const typed = blocks().flatMap(({ kind, text }) => (kind === 'console' ? commandsIn(text) : []));
  expect([...new Set(typed.map(({ words }) => words[0]))]).toEqual([
    'new',
    'test',
    'check',
    'fmt',
    'diff',
    'score',
    'play',
  ]);
});

it('says it in at most 15 lines', () => {
  const { text } = blocks().find(({ kind }) => kind === 'yaml')!;
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
  const { ruleset, problems } = checkPack(text);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(ruleset!.options).toMatchObject({ minimum: 1, awards: 'full_spicy', flowers: false });
});
