/**
 * How `simulate` grows with threads, workers and deals: `npx tsx bench/time-simulation.ts [redis://HOST:PORT]`. Sides take turns, and ratios
 * are medians of the rounds. Random players, for their deals are short and leave most to what is around them.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './measure-time.ts';

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const ROUNDS = 2;
const PACK = 'international';
const DEALS = 200_000;
const [redis] = process.argv.slice(2);

const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [CLI, 'simulate', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });

/** Seconds of a run; `watch` sees its process four times a second. */
async function simulate(deals: number, args: string[], watch?: (pid: number) => void): Promise<number> {
  const began = performance.now();
  const running = start(PACK, '--players', 'random', '--deals', String(deals), '--json', ...args);
  const look = watch && setInterval(() => watch(running.pid!), 250);
  const [code] = (await once(running, 'exit')) as [number | null];
  clearInterval(look);
  if (code !== 0) throw new Error(`simulate ${args.join(' ')} ended with ${code}.`);
  return (performance.now() - began) / 1000;
}

/** How much of the deals a second of the first the second makes, and both. */
async function compare(name: string, one: (seed: string) => Promise<number>, other: typeof one): Promise<void> {
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push([await one(`a${round}`), await other(`b${round}`)]);
  const of = (side: 0 | 1): string => `${Math.round(median(rounds.map((both) => both[side])))} deals a second`;
  const ratio = median(rounds.map(([first, second]) => second / first));
  console.log(`${name}: ${of(0)}, ${of(1)}: ${(ratio * 100).toFixed(1)} %`);
}

const rate = async (deals: number, ...args: string[]): Promise<number> => deals / (await simulate(deals, args));

/** Two runs of one thread each, at the same time. */
async function twoRuns(seed: string): Promise<number> {
  const half = ['--threads', '1', '--seed'];
  const both = await Promise.all(['left', 'right'].map((side) => rate(DEALS / 2, ...half, `${seed} ${side}`)));
  return both[0]! + both[1]!;
}

const twoThreads = (seed: string): Promise<number> => rate(DEALS, '--threads', '2', '--seed', seed);

await compare('two runs of a thread at the same time, one run of two threads', twoRuns, twoThreads);

if (redis === undefined) console.log('No address of a Redis is given: workers are not measured.');
else {
  const results = mkdtempSync(join(tmpdir(), 'tilewright-results-'));
  const place = ['--redis', redis, '--results', results];
  const worker = start('--worker', ...place, '--threads', '2');
  const overRedis = (seed: string): Promise<number> => rate(DEALS, ...place, '--seed', seed);
  await overRedis('first');
  await compare('two threads, a worker of two threads over Redis', twoThreads, overRedis);
  worker.kill('SIGKILL');
  rmSync(results, { recursive: true });
}

for (const deals of [10_000, 100_000, 1_000_000]) {
  let memory = 0;
  const seconds = await simulate(deals, ['--threads', '2'], (pid) => {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    memory = Math.max(memory, Number(stdout) / 1024);
  });
  console.log(`${deals} deals: ${seconds.toFixed(0)} s, at most ${memory.toFixed(0)} MB in memory`);
}
