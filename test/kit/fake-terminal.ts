import { makePaint } from '../../cli/draw/terminal-colours.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { readInput } from '../../cli/read-input.ts';

/** A terminal whose paper can be read: what was written, and files that live in memory. */
export interface PaperTerminal extends Terminal {
  lines: string[];
  errors: string[];
  asked: string[];
  disk: Record<string, string>;
}

export interface PaperSettings {
  /** What the person types, line by line. */
  answers?: readonly string[];
  input?: string;
  disk?: Record<string, string>;
  columns?: number;
}

export function paperTerminal({
  answers = [],
  input = '',
  disk = {},
  columns = 100,
}: PaperSettings = {}): PaperTerminal {
  const waiting = [...answers];
  const paper: Pick<PaperTerminal, 'lines' | 'errors' | 'asked' | 'disk'> = {
    lines: [],
    errors: [],
    asked: [],
    disk: { ...disk },
  };
  const read = (path: string): Uint8Array | undefined =>
    Object.hasOwn(paper.disk, path) ? new TextEncoder().encode(paper.disk[path]) : undefined;
  return {
    ...paper,
    out: (text) => void paper.lines.push(...text.split('\n')),
    err: (text) => void paper.errors.push(...text.split('\n')),
    paint: makePaint(false),
    columns,
    ask: (question) => {
      paper.asked.push(question);
      return Promise.resolve(waiting.shift());
    },
    interrupted: () => false,
    input: (most) => readInput(once(new TextEncoder().encode(input)), most),
    meter: () => Promise.resolve({ at: () => undefined, end: () => undefined }),
    onInterrupt: () => () => undefined,
    files: {
      read,
      beginning: (path, bytes) => read(path)?.subarray(0, bytes),
      list: (folder) => {
        const names = Object.keys(paper.disk).flatMap((path) =>
          path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [],
        );
        return names.length === 0 ? undefined : [...new Set(names.map((name) => name.split('/')[0]!))].sort();
      },
      write: (path, content) => {
        paper.disk[path] = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
        return undefined;
      },
      create: (path, text) => {
        if (Object.hasOwn(paper.disk, path)) return 'it is there already';
        paper.disk[path] = text;
        return undefined;
      },
      append: (path, text) => {
        paper.disk[path] = (paper.disk[path] ?? '') + text;
        return undefined;
      },
    },
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
