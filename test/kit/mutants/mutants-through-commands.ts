/** Packs spoilt at random through every command: none throws, and what is refused is refused in time. */
import { readFileSync } from 'node:fs';
import { builtFile } from '../../../cli/built-file-path.ts';
import { run } from '../../../cli/command-line.ts';
import { MOST_BYTES, MOST_SECONDS, MUTANT_FILE, TOOLS, type Tools } from './mutant-packs.ts';
import { paperTerminal, type PaperTerminal } from '../fake-terminal.ts';

/** Seconds after which `count` and `diff` end by themselves. */
const DEADLINE = '2';
const HAND = '123m 456p 789s 11z 55z +1z';

/** Every command that takes a pack, as it is typed. */
export const COMMANDS: readonly (readonly string[])[] = [
  ['check', MUTANT_FILE],
  ['fmt', '--check', MUTANT_FILE],
  ['test', MUTANT_FILE, '--coverage'],
  ['score', MUTANT_FILE, HAND, '--by', 'draw'],
  ['waits', MUTANT_FILE, '123m 456p 789s 11z 55z'],
  ['play', MUTANT_FILE, '--bots', '--seed', '1', '--deals', '1'],
  ['compile', MUTANT_FILE, '--out', 'mutant.js'],
  ['new', 'child', '--from', MUTANT_FILE],
  ['book', MUTANT_FILE, '--out', 'mutant.md'],
  ['book', MUTANT_FILE, '--card', '--out', 'card.html'],
  ['count', MUTANT_FILE, '--threads', '1', '--deadline', DEADLINE],
  ['diff', MUTANT_FILE, '--quick', '--deadline', DEADLINE],
  ['replay', MUTANT_FILE],
];

/** Runs a command line; tests plant faults in it. */
export type RunCommand = (terminal: PaperTerminal, args: readonly string[]) => Promise<number>;

/** What `compile` puts into a module; there once the project is built. */
function builtRuntime(): Record<string, string> {
  const path = builtFile('runtime.js');
  return path === undefined ? {} : { [path]: readFileSync(path, 'utf8') };
}

const runCommand: RunCommand = (terminal, args) => run(terminal, args, '0.0.0');

/** What went wrong with a mutant, each with its command line; `count` hears which commands ended how. */
export async function commandFaults(
  text: string,
  count: (what: string) => void = () => undefined,
  { seconds, bytes }: Pick<Tools, 'seconds' | 'bytes'> = TOOLS,
  command: RunCommand = runCommand,
): Promise<string[]> {
  const faults: string[] = [];
  const runtime = builtRuntime();
  for (const args of COMMANDS) {
    const terminal = paperTerminal({ disk: { [MUTANT_FILE]: text, ...runtime } });
    const before = seconds();
    const typed = args.join(' ');
    let code: number | undefined;
    try {
      code = await command(terminal, args);
    } catch (error) {
      faults.push(`${typed} throws ${error instanceof Error ? error.stack : String(error)}`);
    }
    count(`${args[0]} ${code === 0 ? 'fine' : 'refused'}`);
    const needed = seconds() - before;
    if (code !== 0 && needed > MOST_SECONDS) faults.push(`${typed} refuses after ${needed.toFixed(1)} seconds`);
    if (code !== undefined && code !== 0 && terminal.errors.length + terminal.lines.length === 0)
      faults.push(`${typed} ends with ${code} and says nothing`);
    if (bytes() > MOST_BYTES) faults.push(`${typed} needs ${Math.round(bytes() / 1e6)} MB`);
  }
  return faults;
}
