/** Guides are followed literally: their files are written, their commands typed, and the answers are what they show. */
import { isAbsolute } from 'node:path';
import { nodeFiles } from '../../cli/node/node-files.ts';
import { run } from '../../cli/command-line.ts';
import { type PaperTerminal, paperTerminal } from './fake-terminal.ts';

/** What a guide asks its reader to type or write. */
export interface Block {
  /** `console`, or `yaml` with the name of the file. */
  kind: string;
  text: string;
}

/** What is typed or written, in the order of the page. */
export function blocks(text: string): Block[] {
  return [...text.matchAll(/^```(\w+(?: \w+)?)\n(.*?)^```$/gms)].map(([, kind, block]) => ({
    kind: kind!,
    text: block!,
  }));
}

/** A command of the program, and the lines it is to print. */
export interface Command {
  words: string[];
  answer: string[];
}

/** The commands of a block. */
export function commandsIn(text: string): Command[] {
  return text
    .split(/^\$ tilewright /m)
    .slice(1)
    .map((part) => {
      const [line, ...answer] = part.trimEnd().split('\n');
      return { words: [...line!.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!), answer };
    });
}

/** Lines as a pattern: a line `…` is any lines, a `…` in a line any part of it. */
export function pattern(lines: readonly string[]): RegExp {
  const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const parts = lines.map((line) => (line === '…' ? '(?:.*\\n)*?' : `${line.split('…').map(quoted).join('.*')} *\\n`));
  return new RegExp(`^${parts.join('')}$`);
}

/** A table with nothing on it but paper; what the program brings along lies on this disk. */
export function newTerminal(): PaperTerminal {
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
export async function type(terminal: PaperTerminal, words: readonly string[]): Promise<string> {
  const heard: string[] = [];
  const hear = (text: string): void => void heard.push(text);
  await run({ ...terminal, out: hear, err: hear }, words, '1.2.3');
  return `${heard.join('\n').replace(/^\n+|\s+$/g, '')}\n`;
}
