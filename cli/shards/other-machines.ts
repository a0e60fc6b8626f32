/** Flags that have other machines do the work. What they need is loaded only then. */
import { problem, type Problem } from '../../core/index.ts';
import { FINE, type Terminal } from '../terminal.ts';
import { parseOptionalWhole } from '../flag-values.ts';
import { refuse } from '../print-problems.ts';
import type { Elsewhere } from './run-in-threads.ts';

export interface MachineFlags {
  redis?: string;
  results?: string;
  worker?: boolean;
  threads?: string;
}

const RESULTS = 'tilewright-results';

/** What is wrong with these flags. */
export function machineProblems({ redis, results, worker }: MachineFlags): Problem[] {
  if (redis !== undefined) {
    if (/^rediss?:\/\/./.test(redis)) return [];
    const hint = 'For example: --redis redis://localhost:6379';
    return [problem('bad-choice', `--redis takes the address of a Redis, not ${JSON.stringify(redis)}.`, { hint })];
  }
  const alone = worker ? '--worker' : results === undefined ? undefined : '--results';
  return alone === undefined ? [] : [problem('bad-choice', `${alone} needs --redis.`)];
}

/** What has other machines do the work, where a Redis is named. */
export function otherMachines(
  terminal: Terminal,
  { redis: url, results = RESULTS }: MachineFlags,
): Elsewhere | undefined {
  if (url === undefined) return undefined;
  return async (task, shards, settings) => {
    const { runOverRedis } = await import('../redis/run-over-redis.ts');
    return runOverRedis(terminal, { url, results }, { task, shards, ...settings });
  };
}

/** Works on what others ask for, until it is interrupted. */
export async function workerCommand(terminal: Terminal, flags: MachineFlags): Promise<number> {
  const threads = parseOptionalWhole(flags.threads, '--threads', 1, 256);
  const wrong = [...machineProblems(flags), ...threads.problems];
  if (!threads.ok || wrong.length > 0) return refuse(terminal, wrong);
  const { workForRedis } = await import('../redis/redis-worker.ts');
  const { redis: url, results = RESULTS } = flags;
  const problems = await workForRedis(terminal, { url: url!, results, threads: threads.value });
  return problems.length > 0 ? refuse(terminal, problems) : FINE;
}
