import {
  addSums,
  type Census,
  censusOf,
  type CensusPlan,
  type CensusProgress,
  type CensusSettings,
  countPart,
  keptCensus,
  keptProgress,
  keptSettings,
  noSums,
  planCensus,
} from '../../sim/index.ts';
import type { Problem, Result } from '../../core/index.ts';
import { seatOfWord } from '../../loader/index.ts';
import { besideLines, censusLines, matrixLines } from '../draw/census.ts';
import { makeScene } from '../draw/drawing-context.ts';
import { openPack, type PackFlags } from '../open-pack.ts';
import { refuse } from '../print-problems.ts';
import { parseDeadline, parseOptionalWhole } from '../flag-values.ts';
import { callAt, chooseThreads, KEEP_EVERY } from '../shards/long-work.ts';
import { freeName, keepProblems, readText } from '../shards/progress-file.ts';
import { type MachineFlags, machineProblems, otherMachines } from '../shards/other-machines.ts';
import { type Elsewhere, runShards } from '../shards/run-in-threads.ts';
import { censusTask } from '../shards/shard-task.ts';
import { FINE, INTERRUPTED, type Terminal, WRONG_USE } from '../terminal.ts';

export interface CountFlags extends PackFlags, Omit<MachineFlags, 'worker'> {
  shape?: readonly string[];
  by?: string;
  seat?: string;
  round?: string;
  with?: readonly string[];
  last?: string;
  sample?: string;
  seed?: string;
  limit?: string;
  sort?: string;
  pattern?: string;
  matrix?: boolean;
  keep?: string;
  resume?: string;
  deadline?: string;
}

/** Goes through every complete hand and tells how often each pattern counts. */
export async function countCommand(terminal: Terminal, pack: string, flags: CountFlags = {}): Promise<number> {
  const rules = await openPack(terminal, pack, flags);
  if (rules === undefined) return WRONG_USE;
  const text = flags.resume === undefined ? undefined : readText(terminal, flags.resume);
  const begun =
    flags.resume === undefined
      ? settingsOf(flags)
      : text === undefined
        ? noFile(flags.resume)
        : keptSettings(text, flags.resume);
  const [threads, deadline] = [wholeOf(flags, 'threads', 1), parseDeadline(flags.deadline)];
  const wrong = [
    ...begun.problems,
    ...threads.problems,
    ...deadline.problems,
    ...choicesWrong(flags),
    ...machineProblems(flags),
    ...keepProblems(terminal, flags.keep, 'census', (kept) => keptSettings(kept).ok),
  ];
  if (!begun.ok || !threads.ok || !deadline.ok || wrong.length > 0) return refuse(terminal, wrong);
  const chosen = await chooseThreads(terminal, threads.value, 'Counting');
  if (!chosen.ok) return refuse(terminal, chosen.problems);
  const plan = planCensus(rules, begun.value);
  if (!plan.ok) return refuse(terminal, plan.problems);
  const known = text === undefined ? nothingYet() : keptProgress(text, plan.value);
  if (!known.ok) return refuse(terminal, known.problems);
  const file = flags.keep ?? flags.resume;
  const progress = await countAll(terminal, plan.value, known.value, {
    ...{ threads: chosen.value, file, deadline: deadline.value, elsewhere: otherMachines(terminal, flags) },
  });
  if (progress.problems.length > 0) return refuse(terminal, progress.problems);
  if (progress.done.length < plan.value.parts) {
    return keepForLater(terminal, plan.value, progress, file ?? freeName(terminal, `count-${rules.id}`), pack, flags);
  }
  const census = censusOf(rules, progress.sums);
  if (flags.json) terminal.out(JSON.stringify({ settings: asData(plan.value), ...census }));
  else show(terminal, plan.value, census, flags);
  return FINE;
}

/** What was counted, with the seat as all data has it; on the command line it is a word. */
function asData({ rules, settings }: CensusPlan): CensusSettings {
  const { circumstances } = settings;
  const seat = typeof circumstances?.seat === 'string' ? seatOfWord(rules, circumstances.seat) : undefined;
  return seat === undefined ? settings : { ...settings, circumstances: { ...circumstances, seat } };
}

function show(terminal: Terminal, plan: CensusPlan, census: Census, flags: CountFlags): void {
  const scene = makeScene(plan.rules, terminal.paint, { language: flags.lang ?? 'en', columns: terminal.columns });
  const lines =
    flags.pattern !== undefined
      ? besideLines(scene, plan, census, flags.pattern)
      : flags.matrix
        ? matrixLines(scene, census)
        : censusLines(scene, plan, census, flags.sort === 'rare');
  for (const line of lines) terminal.out(line);
}

function nothingYet(): Result<CensusProgress> {
  return { ok: true, value: { done: [], sums: noSums() }, problems: [] };
}

interface Way {
  threads: number | undefined;
  /** Where to keep what is done. */
  file: string | undefined;
  /** When to end, by `performance.now()`. */
  deadline: number;
  /** Other machines that do the work. */
  elsewhere: Elsewhere | undefined;
}

/** Counts what is not done yet, until somebody ends it. */
async function countAll(
  terminal: Terminal,
  plan: CensusPlan,
  known: CensusProgress,
  { threads, file, deadline, elsewhere }: Way,
): Promise<CensusProgress & { problems: Problem[] }> {
  const done = [...known.done];
  let sums = known.sums;
  const open = Array.from({ length: plan.parts }, (_, part) => part).filter((part) => !done.includes(part));
  const perPart = plan.size / plan.parts;
  const stop = new AbortController();
  const forget = terminal.onInterrupt(() => stop.abort());
  if (deadline <= performance.now()) stop.abort();
  const forgetDeadline = callAt(deadline, () => stop.abort());
  const meter = await terminal.meter(plan.size);
  let kept = Date.now();
  const take = (part: number, more: typeof sums): boolean => {
    done.push(part);
    sums = addSums(sums, more);
    meter.at(Math.min(plan.size, Math.round(done.length * perPart)));
    if (file === undefined || (Date.now() - kept < KEEP_EVERY && done.length < plan.parts)) return true;
    terminal.files.write(file, keptCensus(plan, { done, sums }));
    kept = Date.now();
    return true;
  };
  const work = { task: censusTask(plan), here: (part: number) => countPart(plan, part) };
  const problems =
    open.length > 0 ? await runShards(work, open, { threads, take, stopped: stop.signal, elsewhere }) : [];
  forgetDeadline();
  meter.end();
  forget();
  return { done, sums, problems };
}

/** Says how to go on with what was ended early. */
function keepForLater(
  terminal: Terminal,
  plan: CensusPlan,
  progress: CensusProgress,
  file: string,
  pack: string,
  flags: CountFlags,
): number {
  const failed = terminal.files.write(file, keptCensus(plan, progress));
  const share = Math.round((100 * progress.done.length) / plan.parts);
  if (failed === undefined) {
    const options = (flags.options ?? []).map((option) => ` --options ${option}`).join('');
    terminal.err(`Counted ${share} % so far, kept in ${file}. To go on:`);
    terminal.err(`  tilewright count ${pack}${options} --resume ${file}`);
  } else terminal.err(`Counted ${share} %, but ${file} could not be written: ${failed}`);
  return INTERRUPTED;
}

function settingsOf(flags: CountFlags): Result<CensusSettings> {
  const { by, seat, round } = flags;
  const [sample, limit, seed] = [wholeOf(flags, 'sample', 1), wholeOf(flags, 'limit', 1), wholeOf(flags, 'seed', 0)];
  const problems = [...sample.problems, ...limit.problems, ...seed.problems];
  if (!sample.ok || !limit.ok || !seed.ok) return { ok: false, problems };
  const words = (texts: readonly string[] = []): string[] =>
    texts.flatMap((text) => text.split(',')).map((text) => text.trim());
  const circumstances = {
    ...(by !== undefined && { by: by as 'draw' }),
    ...(seat !== undefined && { seat }),
    ...(round !== undefined && { round }),
    ...(flags.with && { with: words(flags.with) }),
  };
  const value: CensusSettings = {
    ...(flags.shape && { shapes: words(flags.shape) }),
    ...(Object.keys(circumstances).length > 0 && { circumstances }),
    ...(flags.last === 'each' && { last: 'each' as const }),
    ...(sample.value !== undefined && { sample: sample.value, seed: seed.value ?? 0 }),
    ...(limit.value !== undefined && { limit: limit.value }),
  };
  return { ok: true, value, problems };
}

function wholeOf(
  flags: CountFlags,
  name: 'sample' | 'seed' | 'limit' | 'threads',
  least: number,
): Result<number | undefined> {
  return parseOptionalWhole(flags[name], `--${name}`, least, name === 'threads' ? 256 : 4_000_000_000);
}

const CHOICES = { last: ['unknown', 'each'], sort: ['often', 'rare'] } as const;

function choicesWrong(flags: CountFlags): Problem[] {
  return Object.entries(CHOICES).flatMap(([name, words]) => {
    const said = flags[name as keyof typeof CHOICES];
    if (said === undefined || (words as readonly string[]).includes(said)) return [];
    return [wrong('bad-choice', `--${name} takes ${words.join(' or ')}, not ${JSON.stringify(said)}.`)];
  });
}

function wrong(code: string, message: string): Problem {
  return { code, severity: 'error', message };
}

function noFile(file: string): Result<CensusSettings> {
  return { ok: false, problems: [wrong('no-file', `There is no file ${file}.`)] };
}
