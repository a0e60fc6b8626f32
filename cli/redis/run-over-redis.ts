/** Has the workers on a Redis work on shards, and hands on what they give in order of their numbers. */
import { createHash, randomUUID } from 'node:crypto';
import type { Problem } from '../../core/index.ts';
import type { ShardSettings } from '../shards/run-in-threads.ts';
import type { ShardTask } from '../shards/shard-task.ts';
import type { Terminal } from '../terminal.ts';
import {
  claimEngine,
  endFile,
  hasJobs,
  LOOK_EVERY,
  openQueue,
  QUEUE,
  type ShardJob,
  shardFile,
  taskFile,
  totalFile,
} from './redis-queue.ts';
import { openStore, type ResultStore } from './result-store.ts';

/** Which Redis, and where results lie. */
export interface RedisSettings {
  url: string;
  results: string;
}

/** Shards that are asked for, by those who ask. */
export interface RedisRun<Sums> extends Pick<ShardSettings<Sums>, 'take' | 'stopped'> {
  task: ShardTask;
  shards: readonly number[];
}

/** A shard that was tried too often. */
const ATTEMPTS = 5;
/** Milliseconds without a job that is left after which those that are missing are asked for again. */
const LOST_AFTER = 5000;
/** Questions to the store at a time. */
const ASKED = 50;
/** Seconds for which Redis keeps jobs that failed, so that whoever asked for them learns why. */
const KEPT = 24 * 3600;

/** Works on shards until all are done, it is `stopped`, or there is enough. Gives what went wrong. */
export async function runOverRedis<Sums>(
  terminal: Terminal,
  { url, results }: RedisSettings,
  run: RedisRun<Sums>,
): Promise<Problem[]> {
  const opened = await openQueue(terminal, url);
  if (!opened.ok) return opened.problems;
  const { engine, bullmq, redis, queue } = opened.value;
  const flows = new bullmq.FlowProducer({ connection: redis });
  flows.on('error', () => undefined);
  try {
    const other = await claimEngine(opened.value);
    if (other) return [other];
    const store = openStore(results);
    const text = JSON.stringify(run.task);
    const id = createHash('sha256').update(engine).update(text).digest('hex').slice(0, 16);
    await store.write(taskFile(id), text);
    if (await store.has(endFile(id))) await store.write(endFile(id), '{"ended":false}');
    const command = `tilewright simulate --worker --redis ${url} --results ${results}`;
    terminal.err(`Workers: ${command}`);
    const add = (): Promise<void> =>
      addFlow(flows, store, { run: id, engine, shard: run.shards.at(-1)! + 1 }, run.shards);
    for (const failed of await failedJobs(queue, id)) await failed.remove();
    await add();
    const nobodyWorks = (): void => terminal.err(`No worker takes a job. Start one on any machine:\n  ${command}`);
    return await takeInOrder(store, id, run, { queue, add, nobodyWorks });
  } finally {
    await Promise.all([queue.close(), flows.close()]);
    redis.disconnect();
  }
}

/** A flow: the shards nobody has done yet, and a parent that adds up when they are. Names are those of the rules and the shard. */
async function addFlow(
  flows: import('bullmq').FlowProducer,
  store: ResultStore,
  total: ShardJob,
  shards: readonly number[],
): Promise<void> {
  const open = await withoutResult(store, total.run, shards);
  const opts = {
    removeOnComplete: true,
    removeOnFail: { age: KEPT },
    attempts: ATTEMPTS,
    backoff: { type: 'fixed', delay: 1000 },
  };
  const flow = randomUUID();
  try {
    await flows.add({
      ...{ name: `${total.run} total`, queueName: QUEUE, data: total, opts: { ...opts, jobId: `${flow}-total` } },
      children: open.map((shard) => ({
        ...{ name: `${total.run} ${shard}`, queueName: QUEUE },
        data: { ...total, shard },
        opts: { ...opts, jobId: `${flow}-${shard}`, ignoreDependencyOnFailure: true },
      })),
    });
  } catch (reason) {
    // A Redis that went away meanwhile has all of them or none; who has none is told again (`lookAfter`).
    if (reason instanceof Error && reason.name === 'ReplyError') throw reason;
  }
}

/** Shards that nobody has done, asked for many at a time. */
async function withoutResult(store: ResultStore, run: string, shards: readonly number[]): Promise<number[]> {
  const open: number[] = [];
  for (let at = 0; at < shards.length; at += ASKED) {
    const some = shards.slice(at, at + ASKED);
    const done = await Promise.all(some.map((shard) => store.has(shardFile(run, shard))));
    open.push(...some.filter((_shard, index) => !done[index]));
  }
  return open;
}

/** What is done where results do not come. */
interface Waiting {
  queue: import('bullmq').Queue<ShardJob>;
  /** Asks for the shards that are missing once more. */
  add(): Promise<void>;
  /** Says that there is no worker. */
  nobodyWorks(): void;
}

/** Reads results as they come, and ends the run when there is enough. */
async function takeInOrder<Sums>(
  store: ResultStore,
  id: string,
  { shards, take, stopped }: RedisRun<Sums>,
  { queue, add, nobodyWorks }: Waiting,
): Promise<Problem[]> {
  let seen = performance.now();
  let isSaid = false;
  for (const shard of shards) {
    let given = await store.read(shardFile(id, shard));
    while (given === undefined && !stopped.aborted) {
      await new Promise((next) => setTimeout(next, LOOK_EVERY));
      given = await store.read(shardFile(id, shard));
      if (given !== undefined || performance.now() - seen < LOST_AFTER) continue;
      seen = performance.now();
      const { failed, isIdle = false } = await lookAfter(queue, id, add);
      if (failed) return [failedProblem(failed)];
      if (isIdle && !isSaid) nobodyWorks();
      isSaid ||= isIdle;
    }
    seen = performance.now();
    isSaid = false;
    if (given !== undefined && take(shard, JSON.parse(new TextDecoder().decode(given)) as Sums)) continue;
    await store.write(endFile(id), '{"ended":true}');
    return [];
  }
  await waitForTotal(store, id, stopped);
  return [];
}

/**
 * Gives a job of the run that failed, or whether there is no worker; a Redis that lost what it had in memory is told again, and one that is
 * away is asked another time.
 */
async function lookAfter(
  queue: import('bullmq').Queue<ShardJob>,
  run: string,
  add: () => Promise<void>,
): Promise<{ failed?: import('bullmq').Job<ShardJob>; isIdle?: boolean }> {
  try {
    const [failed] = await failedJobs(queue, run);
    if (failed) return { failed };
    if (await hasJobs(queue)) return { isIdle: (await queue.getWorkersCount()) === 0 };
    await add();
    return {};
  } catch {
    return {};
  }
}

async function failedJobs(
  queue: import('bullmq').Queue<ShardJob>,
  run: string,
): Promise<import('bullmq').Job<ShardJob>[]> {
  return (await queue.getFailed()).filter(({ data }) => data.run === run);
}

function failedProblem({ name, failedReason }: import('bullmq').Job): Problem {
  return { code: 'failed-shard', severity: 'error', message: `The shard ${name} failed: ${failedReason}` };
}

/** The parent adds up a moment after the last shard. */
async function waitForTotal(store: ResultStore, id: string, stopped: AbortSignal): Promise<void> {
  const until = performance.now() + LOST_AFTER;
  while (!stopped.aborted && performance.now() < until && !(await store.has(totalFile(id))))
    await new Promise((next) => setTimeout(next, LOOK_EVERY));
}
