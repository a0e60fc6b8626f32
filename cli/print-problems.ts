import { problem, type Problem } from '../core/index.ts';
import { printProblem } from '../loader/index.ts';
import { plural } from './draw/number-text.ts';
import { fitLine } from './draw/text-columns.ts';
import { type Terminal, WRONG_USE } from './terminal.ts';

/** So many problems are printed; the others are counted. */
const MOST = 100;

/** Problems with the lines they stand in, all of them or the first ones. `texts`: file texts by name, where there are any. */
export function problemLines(
  { paint, screen }: Terminal,
  problems: readonly Problem[],
  texts: Readonly<Record<string, string>> = {},
  all = false,
): string[] {
  const dress = {
    severity: (text: string, severity: Problem['severity']) =>
      paint.bold(severity === 'error' ? paint.bad(text) : text),
    place: paint.dim,
    caret: paint.bad,
  };
  const shown = all ? problems : problems.slice(0, MOST);
  const more = problems.length - shown.length;
  const fitted = (text: string): string =>
    screen === undefined
      ? text
      : text
          .split('\n')
          .flatMap((line) => fitLine(line, screen))
          .join('\n');
  const lines = shown.map((problem) => fitted(printProblem(problem, texts, dress)));
  return more > 0
    ? [...lines, `... and ${plural(more, 'more problem')}; \`tilewright check --all\` prints them.`]
    : lines;
}

/** Says problems on the error stream. */
export function complain(
  terminal: Terminal,
  problems: readonly Problem[],
  texts?: Readonly<Record<string, string>>,
): void {
  for (const line of problemLines(terminal, problems, texts)) terminal.err(line);
}

/** Says what is wrong with how a command was used; gives its exit code. */
export function refuse(terminal: Terminal, problems: readonly Problem[]): number {
  complain(terminal, problems);
  return WRONG_USE;
}

/** Problems of a hand, with the hand below. */
export function complainOfHand(terminal: Terminal, problems: readonly Problem[], hand: string): void {
  const named = problems.map((problem) =>
    problem.place?.file === '' ? { ...problem, place: { ...problem.place, file: 'hand' } } : problem,
  );
  complain(terminal, named, { hand });
}

/** A file that would be written over. */
export function fileExists(file: string): Problem {
  const hint = 'Choose another name, or another folder with --out.';
  return problem('file-exists', `${file} already exists; nothing was written.`, { hint });
}
