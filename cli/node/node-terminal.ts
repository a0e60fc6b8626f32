import { createInterface, type Interface } from 'node:readline';
import { makePaint, wantsColours } from '../draw/terminal-colours.ts';
import { nodeFiles } from './node-files.ts';
import { nodeQuestions } from './node-prompts.ts';
import type { Terminal } from '../terminal.ts';
import { readInput } from '../read-input.ts';

/** The line the cursor stands in is empty again. */
const CLEARED = '\r\x1b[K';

/** The terminal a person sits at, or the pipe that stands for one. `colours`: as asked for on the command line. */
export function nodeTerminal(colours?: boolean): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const lines = makeLines();
  return {
    out: (line) => void stdout.write(`${line}\n`),
    // A bar or a note may stand in the line.
    err: (line) => void stderr.write(`${stderr.isTTY ? CLEARED : ''}${line}\n`),
    ...(stderr.isTTY && { note: (text: string) => void stderr.write(`${CLEARED}${text}`) }),
    paint: makePaint(colours ?? wantsColours(stdout.isTTY ?? false, env)),
    columns: stdout.columns ?? 100,
    ...(stdout.isTTY && stderr.isTTY && { screen: stdout.columns }),
    ask: (question) => lines.ask(question),
    ...(stdin.isTTY && stdout.isTTY ? { questions: nodeQuestions } : {}),
    interrupted: () => lines.state.interrupted,
    input: (most) => readInput(stdin, most),
    files: nodeFiles,
    meter: async (total) => (await import('./progress-bar.ts')).nodeMeter(total),
    onInterrupt,
  };
}

function onInterrupt(stop: () => void): () => void {
  for (const signal of SIGNALS) process.once(signal, stop);
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}

interface Lines {
  ask(question: string): Promise<string | undefined>;
  state: { interrupted: boolean };
}

/** Who ends the process so is given the time to keep what would be lost. Ctrl-C at a prompt comes to the reader instead. */
const SIGNALS = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

/** Lines as they are asked for. Those that come early wait, so that piped answers are not lost. */
function makeLines(): Lines {
  const early: string[] = [];
  const state = { interrupted: false, ended: false };
  let waiting: ((line: string | undefined) => void) | undefined;
  let reader: Interface | undefined;
  const give = (line: string | undefined): void => {
    const answer = waiting;
    waiting = undefined;
    if (answer) answer(line);
    else if (line !== undefined) early.push(line);
  };
  const open = (): Interface => {
    const made = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdout.isTTY && process.stdin.isTTY,
    });
    made.on('line', give);
    const end = (): void => {
      state.ended = true;
      give(undefined);
    };
    const interrupt = (): void => {
      state.interrupted = true;
      early.length = 0;
      made.close();
    };
    made.on('SIGINT', interrupt);
    for (const signal of SIGNALS) process.once(signal, interrupt);
    made.on('close', end);
    // A terminal that was closed can no longer be read.
    made.on('error', end);
    return made;
  };
  return {
    state,
    ask: (question) => {
      reader ??= open();
      if (early.length > 0) return Promise.resolve(early.shift());
      if (state.ended) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        waiting = (line) => {
          reader?.pause();
          resolve(line);
        };
        reader?.resume();
        reader?.setPrompt(question);
        reader?.prompt();
      });
    },
  };
}
