import type { Problem } from '../core/index.ts';
import { printProblem } from '../rulesets/index.ts';
import type { Terminal } from './terminal.ts';

/** Problems with the lines they stand in. `texts`: file texts by name, where there are any. */
export function problemLines({ paint }: Terminal, problems: readonly Problem[], texts: Readonly<Record<string, string>> = {}): string[] {
  const dress = {
    severity: (text: string, severity: Problem['severity']) => paint.bold(severity === 'error' ? paint.bad(text) : text),
    place: paint.dim,
    caret: paint.bad,
  };
  return problems.map((problem) => printProblem(problem, texts, dress));
}

/** Says problems on the error stream. */
export function complain(terminal: Terminal, problems: readonly Problem[], texts?: Readonly<Record<string, string>>): void {
  for (const line of problemLines(terminal, problems, texts)) terminal.err(line);
}

/** Problems of one line of text (a hand) with that line below. */
export function complainOfText(terminal: Terminal, problems: readonly Problem[], text: string): void {
  complain(terminal, problems, { '': text });
}
