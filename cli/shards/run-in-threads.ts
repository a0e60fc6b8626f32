/** Works on shards here, in several threads or on several machines, and hands on what they give in order of their numbers. */
import { availableParallelism } from 'node:os';
import type { Problem } from '../../core/index.ts';
import { bundledFile } from '../built-file-path.ts';
import type { ShardTask } from './shard-task.ts';

/** Work in shards. */
export interface ShardWork<Sums> {
  /** For threads. */
  task: ShardTask;
  /** The same here. */
  here(shard: number): Sums;
}

/** How many threads work, who takes what they give, and what ends it early. */
export interface ShardSettings<Sums> {
  threads?: number | undefined;
  /** In the order of the shards, wherever they are worked on; says whether to go on. */
  take(shard: number, sums: Sums): boolean;
  stopped: AbortSignal;
  /** Has other machines do the work; gives what went wrong. */
  elsewhere?: Elsewhere | undefined;
}

/** Work done by other machines. */
export type Elsewhere = <Sums>(
  task: ShardTask,
  shards: readonly number[],
  settings: Pick<ShardSettings<Sums>, 'take' | 'stopped'>,
) => Promise<Problem[]>;

/** Shards that are waited for, by thread: no more lie ready when an early one takes long. */
const AHEAD = 4;

/** Works on shards until all are done, it is `stopped`, or there is enough. Gives what went wrong. */
export async function runShards<Sums>(
  work: ShardWork<Sums>,
  shards: readonly number[],
  { threads = availableParallelism(), take, stopped, elsewhere }: ShardSettings<Sums>,
): Promise<Problem[]> {
  if (elsewhere) return elsewhere(work.task, shards, { take, stopped });
  // From source there is no file a thread could begin with, and it takes longer to start than one shard takes.
  const filename = bundledFile('shard-worker.js');
  if (filename === undefined || threads === 1 || shards.length === 1) return runHere(work, shards, take, stopped);
  const { Piscina } = await import('piscina');
  const pool = new Piscina({ filename, maxThreads: threads, minThreads: threads, workerData: work.task });
  stopped.addEventListener('abort', () => void pool.destroy());
  const open: Promise<Sums>[] = [];
  const begin = (at: number): void => {
    if (at >= shards.length) return;
    const shard = pool.run(shards[at]) as Promise<Sums>;
    // What ends it is heard where the shard is waited for.
    shard.catch(() => undefined);
    open.push(shard);
  };
  try {
    for (let at = 0; at < threads * AHEAD; at++) begin(at);
    for (const [at, shard] of shards.entries()) {
      const sums = await open.shift()!;
      begin(at + threads * AHEAD);
      if (!take(shard, sums)) break;
    }
  } catch (reason) {
    if (!stopped.aborted) throw reason;
  } finally {
    await pool.destroy();
  }
  return [];
}

/** Whether there can be several threads: they need piscina, which is not installed with this package. */
export async function hasThreads(): Promise<boolean> {
  try {
    await import('piscina');
    return true;
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return false;
    throw reason;
  }
}

async function runHere<Sums>(
  work: ShardWork<Sums>,
  shards: readonly number[],
  take: ShardSettings<Sums>['take'],
  stopped: AbortSignal,
): Promise<Problem[]> {
  for (const shard of shards) {
    // Signals are heard between shards.
    await new Promise((next) => setImmediate(next));
    if (stopped.aborted || !take(shard, work.here(shard))) break;
  }
  return [];
}
