/** Hands by the line, as JSON: from standard input or a file, one answer a line. */
import { decode } from '../../loader/index.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';
import { complain } from '../print-problems.ts';
import { MOST_BYTES } from '../read-input.ts';

/** The lines to answer; undefined after it has been said that there are none. The pack cannot come from where the hands do. */
export async function readLines(
  terminal: Terminal,
  pack: string,
  file: string | undefined,
): Promise<string[] | undefined> {
  const isInput = file === undefined || file === '-';
  if (pack === '-') {
    terminal.err('With --jsonl, standard input holds the hands: name the pack by id or path.');
    return undefined;
  }
  const read = isInput ? undefined : terminal.files.read(file);
  if (!isInput && read === undefined) {
    terminal.err(`There is no file ${file}.`);
    return undefined;
  }
  const text = decode(read ?? (await terminal.input(MOST_BYTES)), isInput ? 'standard input' : file, MOST_BYTES);
  if (text.ok) return text.value.split('\n').filter((line) => line.trim() !== '');
  complain(terminal, text.problems);
  return undefined;
}

/** Answers every line, also after one that is wrong; the exit code says whether any was. */
export async function answerLines(
  terminal: Terminal,
  lines: readonly string[] | undefined,
  answer: (line: string) => object | Promise<object>,
): Promise<number> {
  if (lines === undefined) return WRONG_USE;
  let code = FINE;
  for (const line of lines) {
    const answered = await answer(line);
    if ('error' in answered) code = NO;
    terminal.out(JSON.stringify(answered));
  }
  return code;
}
