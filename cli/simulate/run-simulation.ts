/** Runs a simulation to its end, or until somebody or the clock ends it, and keeps how far it has come. */
import {
  addSimulationSums,
  comparedSums,
  keptSimulation,
  type Question,
  runShard,
  type Shard,
  type SimulationPlan,
  type SimulationProgress,
  type Verdict,
  verdict,
} from '../../sim/index.ts';
import type { Problem } from '../../core/index.ts';
import { callAt, KEEP_EVERY } from '../shards/long-work.ts';
import { type Elsewhere, runShards } from '../shards/run-in-threads.ts';
import { simulationTask } from '../shards/shard-task.ts';
import type { Terminal } from '../terminal.ts';

/** How a simulation is run; none of it changes what comes of the shards. */
export interface RunSettings {
  threads: number | undefined;
  /** Where to keep what is done. */
  file: string | undefined;
  /** When to end, by `performance.now()`. */
  deadline: number;
  /** Takes the rows of each shard; the run ends before the shard where they could not be written. */
  rows?: ((shard: number, rows: NonNullable<Shard['rows']>) => boolean) | undefined;
  /** Ends the simulation as soon as it is answered. */
  question?: Question | undefined;
  /** Other machines that do the work. */
  elsewhere?: Elsewhere | undefined;
}

/** What was done, and why it ended. */
export interface Ran extends SimulationProgress {
  ended: 'all' | 'answered' | 'deadline' | 'interrupted';
  verdict: Verdict;
  /** Why other machines could not do it. */
  problems: Problem[];
}

/** Runs the shards that are not done yet. The deadline lets one shard pass, so that there is something to tell. */
export async function runSimulation(
  terminal: Terminal,
  plan: SimulationPlan,
  known: SimulationProgress,
  { threads, file, deadline, rows, question, elsewhere }: RunSettings,
): Promise<Ran> {
  const ran: Ran = { ...known, ended: 'all', verdict: 'open', problems: [] };
  const { count } = plan.settings;
  const stop = new AbortController();
  const end = (why: Ran['ended']): void => {
    ran.ended = why;
    stop.abort();
  };
  const forget = terminal.onInterrupt(() => end('interrupted'));
  const isLate = (): boolean => performance.now() >= deadline;
  const forgetDeadline = callAt(deadline, () => ran.done > 0 && end('deadline'));
  const meter = await terminal.meter(count);
  let kept = Date.now();
  const pair = plan.pairs.findIndex(([figure]) => plan.figures[0]![figure]!.id === question?.figure);
  const take = (shard: number, { sums, rows: list }: Shard): boolean => {
    if (rows && list && !rows(shard, list)) {
      end('interrupted');
      return false;
    }
    ran.done = shard + 1;
    ran.sums = ran.sums === undefined ? sums : addSimulationSums(ran.sums, sums);
    meter.at(ran.sums.walls);
    if (question) ran.verdict = verdict(comparedSums(plan, ran.sums), pair, question.least);
    if (file !== undefined && (Date.now() - kept >= KEEP_EVERY || ran.done === plan.shards)) {
      terminal.files.write(file, keptSimulation(plan, progressOf(ran)));
      kept = Date.now();
    }
    if (ran.verdict !== 'open') ran.ended = 'answered';
    else if (isLate() && ran.done < plan.shards) ran.ended = 'deadline';
    return ran.ended === 'all';
  };
  const open = Array.from({ length: plan.shards - known.done }, (_, at) => known.done + at);
  const work = {
    task: simulationTask(plan, rows !== undefined),
    here: (shard: number) => runShard(plan, shard, rows !== undefined),
  };
  if (open.length > 0) ran.problems = await runShards(work, open, { threads, take, stopped: stop.signal, elsewhere });
  forgetDeadline();
  meter.end();
  forget();
  return ran;
}

/** What a file keeps of it. */
export function progressOf({ done, sums }: SimulationProgress): SimulationProgress {
  return { done, ...(sums && { sums }) };
}
