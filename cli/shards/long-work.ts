/** What the commands that work long have in common: threads, a deadline, and how often they keep what is done. */
import { problem, type Problem, type Result } from '../../core/index.ts';
import type { Terminal } from '../terminal.ts';
import { hasThreads } from './run-in-threads.ts';

/** Several threads were asked for, and what they need is not there. */
const NO_THREADS: Problem = problem(
  'missing-package',
  '`--threads` needs the package piscina, which is not installed.',
  { hint: 'Several threads: npm install piscina' },
);

/** How many threads work: those wanted, or as many as there are cores (undefined); one where there can be no more. */
export async function chooseThreads(
  terminal: Terminal,
  wanted: number | undefined,
  doing: string,
): Promise<Result<number | undefined>> {
  if (wanted === 1 || (await hasThreads())) return { ok: true, value: wanted, problems: [] };
  if (wanted !== undefined) return { ok: false, problems: [NO_THREADS] };
  terminal.err(`${doing} in one thread. ${NO_THREADS.hint}`);
  return { ok: true, value: 1, problems: [] };
}

/** Milliseconds between two times that progress goes to its file. */
export const KEEP_EVERY = 5000;

/** Milliseconds that a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls at a moment of `performance.now()`; gives what forgets it. */
export function callAt(moment: number, call: () => void): () => void {
  const timer = setTimeout(call, Math.min(Math.max(0, moment - performance.now()), LONGEST_TIMER));
  return () => clearTimeout(timer);
}
