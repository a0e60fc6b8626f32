/** A machine that works on the shards that others ask for, until somebody ends it. */
import type { Job, Worker } from 'bullmq';
import { availableParallelism } from 'node:os';
import type { Problem } from '../../core/index.ts';
import { bundledFile } from '../built-file-path.ts';
import { plural } from '../draw/number-text.ts';
import { parquetWriter } from '../simulate/deal-rows.ts';
import { partFile } from '../simulate/rows-folder.ts';
import type { DealRow, Shard } from '../../sim/index.ts';
import type { ShardTask } from '../shards/shard-task.ts';
import { workOfTask } from '../shards/work-of-task.ts';
import type { Terminal } from '../terminal.ts';
import {
  endFile,
  openQueue,
  QUEUE,
  refusesEngine,
  type ShardJob,
  shardFile,
  taskFile,
  totalFile,
} from './redis-queue.ts';
import type { RedisSettings } from './run-over-redis.ts';
import { openStore, type ResultStore } from './result-store.ts';

/** Milliseconds after which a job of a worker that is gone is given to another; one that is only slow does no harm. */
const LOCK = 5000;
/** Milliseconds between two looks whether the jobs are still for this engine. */
const CHECK_EVERY = 2000;
/** Jobs at hand for each thread: while one is played, the next is fetched and the last one's result written. */
const AHEAD = 2;

export interface WorkerSettings extends RedisSettings {
  threads?: number | undefined;
}

/** Works until it is interrupted, or may not work any more. Gives what went wrong. */
export async function workForRedis(
  terminal: Terminal,
  { url, results, threads = availableParallelism() }: WorkerSettings,
): Promise<Problem[]> {
  const opened = await openQueue(terminal, url);
  if (!opened.ok) return opened.problems;
  const { engine, bullmq, redis, queue } = opened.value;
  const refused = await refusesEngine(opened.value);
  if (refused) {
    await queue.close();
    redis.disconnect();
    return [refused];
  }
  const pools = threadPools(bundledFile('shard-worker.js')!, threads);
  const store = openStore(results);
  const taskOf = lastTask(store);
  let done = 0;
  const worker = new bullmq.Worker<ShardJob>(
    QUEUE,
    async (job) => {
      if (job.data.engine !== engine) throw new Error(`This worker has the engine ${engine}.`);
      await workOn(job, await taskOf(job.data.run), store, pools);
      terminal.note?.(`${(done += 1)} shards done`);
    },
    {
      ...{ connection: redis, concurrency: AHEAD * threads, autorun: false },
      ...{ lockDuration: LOCK, stalledInterval: LOCK / 2, maxStalledCount: 1_000_000 },
    },
  );
  worker.on('error', () => undefined);
  try {
    terminal.err(
      `Working with ${plural(threads, 'thread')} for ${url}; results in ${results}. Ctrl-C ends it after the shards at hand.`,
    );
    return await workUntilEnded(terminal, worker, () => refusesEngine(opened.value));
  } finally {
    await worker.close();
    await Promise.all([queue.close(), pools.close()]);
    redis.disconnect();
  }
}

async function workUntilEnded(
  terminal: Terminal,
  worker: Worker,
  refuses: () => Promise<Problem | undefined>,
): Promise<Problem[]> {
  let timer: NodeJS.Timeout | undefined;
  let forget = (): void => undefined;
  const ended = new Promise<Problem[]>((end) => {
    forget = terminal.onInterrupt(() => end([]));
    timer = setInterval(
      () =>
        void refuses().then(
          (no) => no && end([no]),
          () => undefined,
        ),
      CHECK_EVERY,
    );
  });
  worker.run().catch(() => undefined);
  const problems = await ended;
  clearInterval(timer);
  forget();
  return problems;
}

/** Threads by run: what is made ready for one run is of no use for another. */
interface Pools {
  work(run: string, task: ShardTask, shard: number): Promise<unknown>;
  close(): Promise<void>;
}

function threadPools(filename: string, threads: number): Pools {
  let open: { run: string; pool: Promise<import('piscina').Piscina> } | undefined;
  const closing: Promise<void>[] = [];
  const close = (): void => {
    if (open) closing.push(open.pool.then((pool) => pool.close()));
    open = undefined;
  };
  return {
    async work(run, task, shard) {
      if (open?.run !== run) {
        close();
        const pool = import('piscina').then(
          ({ Piscina }) => new Piscina({ filename, minThreads: threads, maxThreads: threads, workerData: task }),
        );
        open = { run, pool };
      }
      return (await open!.pool).run(shard);
    },
    async close() {
      close();
      await Promise.all(closing);
    },
  };
}

/** What a run is about, read once for all of its jobs. */
function lastTask(store: ResultStore): (run: string) => Promise<ShardTask> {
  let last: { run: string; task: ShardTask } | undefined;
  return async (run) => {
    if (last?.run === run) return last.task;
    const text = await store.read(taskFile(run));
    if (text === undefined)
      throw new Error(`${store.where} has no task of this run: all machines need the same --results.`);
    last = { run, task: JSON.parse(asText(text)) as ShardTask };
    return last.task;
  };
}

async function workOn(job: Job<ShardJob>, task: ShardTask, store: ResultStore, pools: Pools): Promise<void> {
  const { run, shard } = job.data;
  if (job.name.endsWith(' total')) return addUp(store, run, task, shard);
  const end = await store.read(endFile(run));
  if (end && (JSON.parse(asText(end)) as { ended: boolean }).ended) return;
  if (await store.has(shardFile(run, shard))) return;
  const given = await pools.work(run, task, shard);
  if (task.is === 'census') return store.write(shardFile(run, shard), JSON.stringify(given));
  const { sums, rows } = given as Shard;
  if (rows) await writeRows(store, run, shard, rows);
  await store.write(shardFile(run, shard), JSON.stringify({ sums }));
}

async function writeRows(store: ResultStore, run: string, shard: number, rows: readonly DealRow[]): Promise<void> {
  const writer = await parquetWriter();
  if (writer === undefined) throw new Error('Rows need the package hyparquet-writer: npm install hyparquet-writer');
  await store.write(partFile(run, shard), writer(rows));
}

/** All shards from the first on, in order, as far as they are there. */
async function addUp(store: ResultStore, run: string, task: ShardTask, shards: number): Promise<void> {
  const total = workOfTask(task).total!();
  for (let shard = 0; shard < shards; shard++) {
    const given = await store.read(shardFile(run, shard));
    if (given === undefined) break;
    total.add(shard, JSON.parse(asText(given)));
  }
  await store.write(totalFile(run), total.kept());
}

function asText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
