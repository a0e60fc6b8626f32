import {
  collect,
  type Coverage,
  coverage,
  junit,
  mutate,
  type Mutation,
  runCases,
  type Report,
  type Suite,
  tap,
} from '../../authoring/test/index.ts';
import { drawCoverage, drawMutation, drawReport } from '../draw/test-report.ts';
import { packText } from '../open-pack.ts';
import { filesOf } from '../pack-file-access.ts';
import { complain } from '../print-problems.ts';
import { foldersOf } from '../scenario-file-access.ts';
import { parseOptions, parseWhole } from '../flag-values.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';

export interface TestFlags {
  options?: readonly string[];
  lang?: string;
  all?: boolean;
  own?: boolean;
  format?: string;
  coverage?: boolean;
  minCoverage?: string;
  mutate?: boolean;
  sample?: string;
  seed?: string;
}

/** What is asked for, once the flags are read. */
interface Wish {
  format: (typeof FORMATS)[number];
  coverage: boolean;
  least: number;
  mutate: boolean;
  sample?: number;
  seed: number;
}

const FORMATS = ['text', 'junit', 'tap', 'json'] as const;

/** Runs every example and scenario of a pack; on request tells what they exercise, and what of it they would notice. */
export async function testCommand(terminal: Terminal, pack: string, flags: TestFlags = {}): Promise<number> {
  const wish = wishOf(terminal, flags);
  const options = parseOptions(flags.options ?? []);
  complain(terminal, options.problems);
  if (wish === undefined || !options.ok) return WRONG_USE;
  const text = await packText(terminal, pack);
  const collected = collect(text, { options: options.value, ...filesOf(terminal), readFolder: foldersOf(terminal) });
  if (!collected.ok) {
    complain(terminal, collected.problems, collected.texts);
    return collected.problems.some(({ code }) => code === 'unknown-pack') ? WRONG_USE : NO;
  }
  const suite = flags.own ? ownOf(collected.value) : collected.value;
  const report = runCases(suite, (_, done, all) => terminal.note?.(`  ${done} of ${all}`));
  const covered = wish.coverage ? coverage(suite) : undefined;
  const mutation = wish.mutate ? mutated(terminal, suite, wish) : undefined;
  terminal.note?.('');
  say(terminal, suite, { report, covered, mutation }, wish, flags);
  const enough = covered === undefined || covered.percent >= wish.least;
  return report.ok && enough ? FINE : NO;
}

/** Only what was written for the pack itself. */
function ownOf(suite: Suite): Suite {
  return { ...suite, cases: suite.cases.filter(({ inherited }) => !inherited), unreadable: [] };
}

function wishOf(terminal: Terminal, flags: TestFlags): Wish | undefined {
  const format = FORMATS.find((each) => each === (flags.format ?? 'text'));
  if (format === undefined) {
    terminal.err(`--format takes ${FORMATS.join(', ')}, not ${JSON.stringify(flags.format)}.`);
    return undefined;
  }
  const least = parseWhole(flags.minCoverage ?? '0', '--min-coverage', 0, 100);
  const seed = parseWhole(flags.seed ?? '1', '--seed', 0, 0xffffffff);
  const sample = parseWhole(flags.sample ?? '1', '--sample', 1, 1_000_000);
  complain(terminal, [...least.problems, ...seed.problems, ...sample.problems]);
  if (!least.ok || !seed.ok || !sample.ok) return undefined;
  return {
    format,
    coverage: flags.coverage === true || flags.minCoverage !== undefined,
    least: least.value,
    mutate: flags.mutate === true,
    ...(flags.sample !== undefined && { sample: sample.value }),
    seed: seed.value,
  };
}

function mutated(terminal: Terminal, suite: Suite, { sample, seed }: Wish): Mutation {
  return mutate(suite, {
    ...(sample !== undefined && { sample }),
    seed,
    tell: (done, all) => terminal.note?.(`  ${done} of ${all} changes tried`),
  });
}

interface Results {
  report: Report;
  covered: Coverage | undefined;
  mutation: Mutation | undefined;
}

/** Reports for machines go to the output alone; what people should read besides goes to the error stream. */
function say(terminal: Terminal, suite: Suite, results: Results, { format, least }: Wish, flags: TestFlags): void {
  const { report, covered, mutation } = results;
  const { id } = suite.rules;
  if (format === 'json') return terminal.out(JSON.stringify(answer(id, results)));
  const people = format === 'text' ? terminal.out : terminal.err;
  const style = { ...(flags.lang !== undefined && { language: flags.lang }), all: flags.all === true };
  if (format === 'text') for (const line of drawReport(terminal, suite, report, style)) terminal.out(line);
  else terminal.out(format === 'junit' ? junit(id, report) : tap(report));
  if (covered) for (const line of drawCoverage(terminal, covered, least)) people(line);
  if (mutation) for (const line of drawMutation(terminal, mutation)) people(line);
}

function answer(pack: string, { report, covered, mutation }: Results): object {
  const cases = report.outcomes.map(({ case: { is, id, title, place, inherited }, verdict, problems }) => ({
    is,
    id,
    title,
    ...(place && { file: place.file, line: place.line }),
    inherited,
    verdict,
    ...(problems.length > 0 && { problems }),
  }));
  const survivors = mutation?.survivors.map(({ path, place, before, after }) => ({
    path: path.join('.'),
    place,
    before,
    after,
  }));
  return {
    pack,
    ok: report.ok,
    cases,
    problems: report.problems,
    unreadable: report.unreadable,
    ...(covered && { coverage: covered }),
    ...(mutation && { mutation: { ...mutation, survivors } }),
  };
}
