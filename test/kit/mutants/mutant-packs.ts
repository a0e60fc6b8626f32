/** Packs spoilt at random, and what the loader, the formatter and the compiler make of them: they refuse or accept, in time. */
import { readFileSync } from 'node:fs';
import { type Problem, type Random, seededRandom } from '../../../core/index.ts';
import { format } from '../../../authoring/format/index.ts';
import { load, type Loaded, writeModule } from '../../../loader/index.ts';
import { slipOf } from './one-token-slips.ts';

const PACKS = [
  ...['house-pack.yaml'].map((name) => `examples/${name}`),
  ...['hk-a', 'hk-b', 'hk-c', 'hk-d', 'plain', 'invented'].map((name) => `test/packs/${name}.yaml`),
  ...['riichi', 'american', 'zung-jung'].map((name) => `rulesets/${name}/pack.yaml`),
];
export const MUTANT_FILE = 'mutant.yaml';
/** The runtime is the same for every pack. */
const RUNTIME = { import: 'tilewright' };
/** Seconds of a processor in which what is wrong is refused. */
export const MOST_SECONDS = 5;
export const MOST_BYTES = 500e6;

/** What one mutant goes through, and how it is measured; tests plant faults in it. */
export interface Tools {
  load(text: string): { ok: boolean; problems?: readonly Problem[] };
  format(text: string): { ok: boolean; problems?: readonly Problem[] };
  compile(text: string): void;
  /** Seconds of processor time so far. */
  seconds(): number;
  /** Bytes in use. */
  bytes(): number;
}

function read(text: string): Loaded {
  return load(MUTANT_FILE, { readFile: (path) => (path === MUTANT_FILE ? text : undefined) });
}

/** The real ones. */
export const TOOLS: Tools = {
  load: read,
  format: (text) => format(text, MUTANT_FILE),
  compile: (text) => {
    const loaded = read(text);
    if (loaded.ok) writeModule(loaded.value, RUNTIME);
  },
  seconds: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  bytes: () => process.memoryUsage().rss,
};

/** Larger spoils than a slip: each a family of its own. */
const SPOILS: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, random.int(0, text.length)),
  (text, random) => atLine(text, random, (line) => `${line}\n${line}`),
  (text, random) => atLine(text, random, (line) => line.replace(/\S.*/, '')),
  (text, random) => atLine(text, random, (line) => `${' '.repeat(random.int(1, 5))}${line}`),
  (text, random) => atLine(text, random, (line) => line.replace(/:.*/, `: ${'['.repeat(random.int(1, 3000))}`)),
  (text, random) => atLine(text, random, (line) => line.replace(/:.*/, `: ${'('.repeat(random.int(1, 3000))}1`)),
  (text, random) => atLine(text, random, (line) => line.replace(/:.*/, `: ${'not '.repeat(random.int(1, 2000))}true`)),
  (text, random) => atLine(text, random, (line) => line.replace(/:.*/, `: ${'x'.repeat(random.int(1, 100_000))}`)),
  (text, random) => atLine(text, random, (line) => line.replace(/:.*/, ': null')),
  (text, random) => atLine(text, random, (line) => line.replace(/\d+/, '9'.repeat(random.int(5, 400)))),
  (text, random) => atLine(text, random, (line) => line.replace(/\w+:/, '"\\e[2J\\u202e\\ud800":')),
  (text, random) => atLine(text, random, (line) => line.replace(/[a-z_]+(?=:)/, 'constructor')),
  (text, random) => `${atLine(text, random, (line) => line.replace(/: /, ': &a '))}\nmore: [*a, *a, *a]\n`,
  (text, random) =>
    `${text}\nwords:\n${manyLines(random.int(2, 300), (n, of) => `  w${n}: w${(n + 1) % of} or w${(n + 2) % of}`)}`,
  (text, random) => `${text}\nwords:\n${manyLines(random.int(2, 300), (n) => `  w${n}: wrong${n} == ${n}`)}`,
  (text) => text.replace(/^extends: .*$/m, `extends: ${MUTANT_FILE}`),
];

function atLine(text: string, random: Random, change: (line: string) => string): string {
  const lines = text.split('\n');
  const at = random.int(0, lines.length - 1);
  return lines.map((line, index) => (index === at ? change(line) : line)).join('\n');
}

function manyLines(count: number, line: (index: number, of: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index, count)).join('\n');
}

/** The mutant of a seed: a pack with one to three slips or larger spoils. */
export function mutant(seed: number): string {
  const random = seededRandom(seed);
  let text = readFileSync(PACKS[random.int(0, PACKS.length - 1)]!, 'utf8');
  for (let times = random.int(1, 3); times > 0; times--)
    text = random.int(0, 1) === 0 ? slipOf(text, random).text : SPOILS[random.int(0, SPOILS.length - 1)]!(text, random);
  return text;
}

/** A pack with one number changed a little: most are still packs, and every command has its work to do. */
export function mildMutant(seed: number): string {
  const random = seededRandom(seed);
  const text = readFileSync(PACKS[random.int(0, PACKS.length - 1)]!, 'utf8');
  const numbers = [...text.matchAll(/(?<=: )\d+\b/g)];
  const { 0: number, index } = numbers[random.int(0, numbers.length - 1)]!;
  const changed = Math.max(0, Number(number) + random.int(-1, 2));
  return text.slice(0, index) + changed + text.slice(index + number.length);
}

/** Problems that print a value no person wrote. */
function unprintable(problems: readonly Problem[]): string[] {
  const texts = problems.map(({ message, hint = '' }) => `${message} ${hint}`);
  return texts.filter((text) => /\[object |\bundefined\b|\bNaN\b/.test(text)).map((text) => `load prints ${text}`);
}

/** What went wrong with a mutant: an exception, too much time or too much memory, each with its step. */
export function faultsOf(text: string, tools: Tools = TOOLS): string[] {
  const faults: string[] = [];
  for (const step of ['load', 'format', 'compile'] as const) {
    const before = tools.seconds();
    try {
      const result: { problems?: readonly Problem[] } =
        (tools[step](text) as { problems?: readonly Problem[] } | undefined) ?? {};
      faults.push(...unprintable(result.problems ?? []));
    } catch (error) {
      faults.push(`${step} throws ${error instanceof Error ? error.stack : String(error)}`);
    }
    const seconds = tools.seconds() - before;
    if (seconds > MOST_SECONDS) faults.push(`${step} takes ${seconds.toFixed(1)} seconds`);
    if (tools.bytes() > MOST_BYTES) faults.push(`${step} needs ${Math.round(tools.bytes() / 1e6)} MB`);
  }
  return faults;
}
