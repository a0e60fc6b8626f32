/** What the shipped commands cost an author: seconds of the processor, user and system, of fresh processes. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median } from './measure-time.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const houses = readdirSync(new URL('../examples/houses/', import.meta.url)).filter((name) => name.endsWith('.yaml'));

/** A command and the most it may cost. */
interface Command {
  words: readonly string[];
  most: number;
}

const COMMANDS: readonly Command[] = [
  ...houses.sort().map((name) => ({ words: ['check', `examples/houses/${name}`], most: 0.5 })),
  { words: ['check', 'rulesets/mcr/pack.yaml'], most: 1.5 },
  { words: ['diff', 'international', 'cantonese'], most: 10 },
  { words: ['diff', 'american', 'classical'], most: 10 },
];

/** Runs the command line in a process that says at its end what it has cost, threads included. */
const TELLS = `
  process.argv.splice(1, 1, 'dist/cli.js');
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    require('node:fs').writeSync(2, 'cost ' + (userCPUTime + systemCPUTime));
  });
  import(require('node:url').pathToFileURL('dist/cli.js').href);`;

/** Seconds of the processor that a command takes, from the start of its process. */
function cost(words: readonly string[]): number {
  const { stderr } = spawnSync(process.execPath, ['-e', TELLS, '-', ...words], { cwd: root, encoding: 'utf8' });
  const found = /cost (\d+)$/.exec(stderr);
  if (found === null) throw new Error(`${words.join(' ')}: ${stderr}`);
  return Number(found[1]) / 1e6;
}

/** Lines to print: what each command costs. */
export function commandLines(rounds: number): string[] {
  return [
    'Commands: seconds of the processor, medians of fresh processes, and the most they may take.',
    ...COMMANDS.map(({ words, most }) => {
      const seconds = median(Array.from({ length: rounds }, () => cost(words)));
      return `  ${words.join(' ').padEnd(48)}${seconds.toFixed(2).padStart(8)}${`<= ${most}`.padStart(10)}`;
    }),
  ];
}
