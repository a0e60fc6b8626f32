/** Files that keep how far long work has come. */
import { problem, type Problem } from '../../core/index.ts';
import { cannotWrite, notNamedFor } from '../refuse-wrong-ending.ts';
import type { Terminal } from '../terminal.ts';

/** A file as text; undefined where there is none. */
export function readText(terminal: Terminal, file: string): string | undefined {
  const bytes = terminal.files.read(file);
  return bytes && new TextDecoder().decode(bytes);
}

/** A name for progress that nobody has named a file for: the first one that nothing has yet, `a.json`, `a-2.json` and so on. */
export function freeName({ files }: Terminal, name: string): string {
  const isTaken = (path: string): boolean => (files.beginning(path, 1) ?? files.list?.(path)) !== undefined;
  for (let number = 1; ; number++) {
    const path = `${name}${number === 1 ? '' : `-${number}`}.json`;
    if (!isTaken(path)) return path;
  }
}

/** What is done goes to a file of its own: one named for it, and never over a file that keeps something else. */
export function keepProblems(
  terminal: Terminal,
  keep: string | undefined,
  what: string,
  isKept: (text: string) => boolean,
): Problem[] {
  if (keep === undefined) return [];
  const no = notNamedFor('--keep', keep, `a ${what}`, ['.json']) ?? cannotWrite(terminal, '--keep', keep);
  if (no !== undefined) return [no];
  const text = readText(terminal, keep);
  if (text === undefined || text === '' || isKept(text)) return [];
  const hint = 'Name another file with --keep, or remove this one first.';
  return [problem('file-exists', `${keep} is there already and keeps no ${what}; it would be lost.`, { hint })];
}
