/**
 * What the machine that asks and the machines that work have in common: the queue on Redis, who may use it, and the names of results.
 *
 *     simulate --redis          Redis                          simulate --worker
 *     ───────────────▶  a flow: total ◀── shard 0, 1, 2 ...  ◀── takes a job
 *            ▲                                                      │
 *            └──── results: RUN/task.json, RUN/0.json, ...  ◀───────┘
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problem, type Problem, type Result } from '../../core/index.ts';
import { bundledFile } from '../built-file-path.ts';
import type { Terminal } from '../terminal.ts';

export const QUEUE = 'tilewright';
/** The engine that the jobs of this Redis are for. */
const ENGINE_KEY = 'tilewright:engine';
/** Milliseconds between two looks. */
export const LOOK_EVERY = 250;

/** A job: one shard, or adding all of them up. */
export interface ShardJob {
  run: string;
  engine: string;
  /** Its number; of the job that adds up, how many there are. */
  shard: number;
}

export const taskFile = (run: string): string => `${run}/task.json`;
export const shardFile = (run: string, shard: number): string => `${run}/${shard}.json`;
export const totalFile = (run: string): string => `${run}/total.json`;
/** There once nobody wants more shards of a run. */
export const endFile = (run: string): string => `${run}/end.json`;

const NOT_BUILT = problem('not-built', 'Several machines work with a built package, not from source.', {
  hint: 'npm run build, then node dist/cli.js',
});

/** Engines with the same version give the same results: the version of the package, and of what was built. Nothing from source. */
function engineVersion(): string | undefined {
  const worker = bundledFile('shard-worker.js');
  if (worker === undefined) return undefined;
  const folder = dirname(worker);
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.js')) hash.update(name).update(readFileSync(`${folder}/${name}`));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** The two packages, which are not installed with this one. */
async function redisPackages(): Promise<
  Result<{ bullmq: typeof import('bullmq'); Redis: typeof import('ioredis').Redis }>
> {
  try {
    const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { ok: true, value: { bullmq, Redis }, problems: [] };
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw reason;
    const message = '`--redis` needs the packages bullmq, ioredis and piscina, and one of them is not installed.';
    const hint = 'Several machines: npm install bullmq ioredis piscina';
    return { ok: false, problems: [problem('missing-package', message, { hint })] };
  }
}

/** A connection that waits for a Redis that is away, and says so once each time. */
async function connect(
  terminal: Terminal,
  url: string,
  Redis: typeof import('ioredis').Redis,
): Promise<Result<import('ioredis').Redis>> {
  const redis = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
  const wrong = (message: string, hint: string): { ok: false; problems: Problem[] } => {
    redis.disconnect();
    return { ok: false, problems: [problem('no-redis', message, { hint })] };
  };
  let isAway = false;
  redis.on('error', () => {
    if (!isAway && redis.status !== 'connecting') terminal.err('Redis does not answer. Waiting until it is back.');
    isAway = true;
  });
  redis.on('ready', () => void (isAway = false));
  try {
    await redis.connect();
  } catch {
    return wrong(`No Redis answers at ${url}.`, 'Start one with redis-server, and name it as redis://HOST:6379.');
  }
  const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1];
  if (policy !== undefined && policy !== 'noeviction')
    return wrong(
      `The Redis at ${url} may throw jobs away when its memory is full (maxmemory-policy ${policy}).`,
      'Set it with: redis-cli CONFIG SET maxmemory-policy noeviction',
    );
  return { ok: true, value: redis, problems: [] };
}

/** The queue on a Redis, as this engine uses it. */
export interface OpenQueue {
  engine: string;
  bullmq: typeof import('bullmq');
  redis: import('ioredis').Redis;
  queue: import('bullmq').Queue<ShardJob>;
}

/** Opens the queue; what is missing for that is told. */
export async function openQueue(terminal: Terminal, url: string): Promise<Result<OpenQueue>> {
  const engine = engineVersion();
  if (engine === undefined) return { ok: false, problems: [NOT_BUILT] };
  const packages = await redisPackages();
  if (!packages.ok) return packages;
  const { bullmq, Redis } = packages.value;
  const connected = await connect(terminal, url, Redis);
  if (!connected.ok) return connected;
  const redis = connected.value;
  const queue = new bullmq.Queue<ShardJob>(QUEUE, { connection: redis });
  queue.on('error', () => undefined);
  return { ok: true, value: { engine, bullmq, redis, queue }, problems: [] };
}

/** Whether a queue still has jobs to do. */
export async function hasJobs(queue: import('bullmq').Queue): Promise<boolean> {
  const counts = await queue.getJobCounts('wait', 'active', 'delayed', 'prioritized', 'waiting-children');
  return Object.values(counts).some((count) => count > 0);
}

/** Makes this engine the one that the jobs are for, unless another one still has jobs there. */
export async function claimEngine(open: OpenQueue): Promise<Problem | undefined> {
  const refused = await refusesEngine(open);
  if (refused === undefined) await open.redis.set(ENGINE_KEY, open.engine);
  return refused;
}

/** Why this engine may not work on the jobs, if so; there may be none yet. */
export async function refusesEngine({ redis, queue, engine }: OpenQueue): Promise<Problem | undefined> {
  const other = await redis.get(ENGINE_KEY);
  return other !== null && other !== engine && (await hasJobs(queue)) ? otherEngine(other, engine) : undefined;
}

function otherEngine(theirs: string, ours: string): Problem {
  return problem('other-engine', `The jobs on this Redis are for the engine ${theirs}, and this is ${ours}.`, {
    hint: 'Install the same version of tilewright on every machine, or use another database, such as redis://HOST/1.',
  });
}
