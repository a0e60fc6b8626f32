/** Several machines do what threads do: the same bytes, whatever dies on the way. */
import { createServer } from 'node:http';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, type RedisServer, type Started, startRedis, tilewright } from './redis-server.ts';

if (!hasRedis)
  console.log('redis-server is not installed, or the package not built: simulations over Redis were not tested');

describe.runIf(hasRedis)('a simulation over Redis', () => {
  let redis: RedisServer;
  const running = new Set<Started>();
  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.stop());
  afterEach(async () => {
    for (const { process } of running) process.kill('SIGKILL');
    await Promise.all([...running].map(({ ended }) => ended));
    running.clear();
  });

  const start = (...args: string[]): Started => {
    const started = tilewright(...args);
    running.add(started);
    void started.ended.then(() => running.delete(started));
    return started;
  };
  const worker = (results: string): Started =>
    start('simulate', '--worker', '--redis', redis.url, '--results', results, '--threads', '1');
  const DEALS = ['simulate', 'zung-jung', '--players', 'random', '--json', '--deals'];
  const over = (results: string): string[] => ['--redis', redis.url, '--results', results];
  const filesOf = (results: string): string[] => {
    const [run] = readdirSync(results);
    return readdirSync(join(results, run!)).map((name) => join(results, run!, name));
  };

  it('gives the bytes of one thread, and a file to go on with', async () => {
    const alone = await start(...DEALS, '400', '--threads', '1').ended;
    const results = join(redis.folder, 'plain');
    for (let at = 0; at < 3; at++) worker(results);
    const { code, out, err } = await start(...DEALS, '400', ...over(results)).ended;
    expect({ code, out }).toEqual({ code: 0, out: alone.out });
    expect(err).toContain(`simulate --worker --redis ${redis.url}`);
    const total = filesOf(results).find((name) => name.endsWith('total.json'))!;
    const resumed = await start('simulate', 'zung-jung', '--json', '--resume', total).ended;
    expect(resumed.out).toBe(alone.out);
    // Nothing is done again.
    const again = await start(...DEALS, '400', ...over(results)).ended;
    expect(again.out).toBe(alone.out);
  }, 300_000);

  it('loses and doubles nothing when workers and Redis die, and shards come twice', async () => {
    const alone = await start(...DEALS, '40000', '--threads', '1').ended;
    const results = join(redis.folder, 'chaos');
    const workers = [worker(results), worker(results), worker(results)];
    const asked = start(...DEALS, '40000', ...over(results));
    let isDone = false;
    void asked.ended.then(() => void (isDone = true));
    const pause = (least: number, most: number): Promise<void> =>
      new Promise((next) => setTimeout(next, least + Math.random() * (most - least)));
    while (!existsSync(results)) await pause(50, 50);
    await pause(500, 1000);
    let kill = 0;
    for (; kill < 10 && !isDone; kill++) {
      const at = Math.floor(Math.random() * workers.length);
      workers[at]!.process.kill('SIGKILL');
      await pause(50, 400);
      if (kill % 5 === 2) await redis.restart();
      workers[at] = worker(results);
    }
    const connection = new Redis(redis.url, { maxRetriesPerRequest: null });
    const queue = new Queue('tilewright', { connection });
    const [job] = await queue.getJobs(['wait', 'active', 'delayed']);
    if (job) await queue.add(job.name, job.data);
    await queue.close();
    connection.disconnect();
    const { code, out, err } = await asked.ended;
    console.log(`redis: ${kill} workers killed, Redis started again ${kill > 7 ? 2 : kill > 2 ? 1 : 0} times`);
    expect(code, err).toBe(0);
    expect(out).toBe(alone.out);
    expect(kill).toBeGreaterThan(2);
  }, 600_000);

  it('says that no worker takes a job, and how to start one', async () => {
    const results = join(redis.folder, 'nobody');
    const asked = start(...DEALS, '8', ...over(results));
    const said = await asked.says('No worker takes a job.');
    expect(said).toContain(`\n  tilewright simulate --worker --redis ${redis.url} --results ${results}\n`);
    worker(results);
    const { code, err } = await asked.ended;
    expect(code, err).toBe(0);
    expect(err.match(/No worker/g)).toHaveLength(1);
  }, 300_000);

  it('asks for no other worker where one runs that writes its results elsewhere', async () => {
    worker(join(redis.folder, 'elsewhere'));
    const { code, err } = await start(...DEALS, '8', ...over(join(redis.folder, 'here'))).ended;
    expect(code).toBe(2);
    expect(err).toContain('[failed-shard]');
    expect(err).not.toContain('No worker');
  }, 300_000);

  it('counts every hand as threads do', async () => {
    const COUNT = ['count', 'zung-jung', '--sample', '100000', '--json'];
    const alone = await start(...COUNT, '--threads', '1').ended;
    const results = join(redis.folder, 'count');
    worker(results);
    const { code, out, err } = await start(...COUNT, ...over(results)).ended;
    expect(code, err).toBe(0);
    expect(out).toBe(alone.out);
  }, 300_000);

  it('keeps results at an address', async () => {
    const files = new Map<string, Buffer>();
    const server = createServer((request, response) => {
      const { url = '', method } = request;
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => void parts.push(part));
      request.on('end', () => {
        if (method === 'PUT') files.set(url, Buffer.concat(parts));
        const file = files.get(url);
        response.writeHead(file ? 200 : 404).end(file);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((next) => server.once('listening', next));
    const results = `http://127.0.0.1:${(server.address() as AddressInfo).port}/results`;
    const alone = await start(...DEALS, '40', '--threads', '1').ended;
    worker(results);
    expect((await start(...DEALS, '40', ...over(results)).ended).out).toBe(alone.out);
    expect([...files.keys()].filter((name) => /\/\d+\.json$/.test(name))).toHaveLength(5);
    server.close();
    server.closeAllConnections();
  }, 300_000);

  it('refuses a Redis that may lose jobs, one that is not there, and workers of another engine', async () => {
    redis.config('maxmemory-policy', 'allkeys-lru');
    const results = join(redis.folder, 'refused');
    const losing = await start(...DEALS, '8', ...over(results)).ended;
    expect(losing.code).toBe(2);
    expect(losing.err).toContain('noeviction');
    redis.config('maxmemory-policy', 'noeviction');

    const nowhere = await start('simulate', '--worker', '--redis', 'redis://127.0.0.1:1').ended;
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('No Redis answers at redis://127.0.0.1:1') });

    const connection = new Redis(redis.url, { maxRetriesPerRequest: null });
    const queue = new Queue('tilewright', { connection });
    await queue.add('other', { engine: '9.9.9' });
    await connection.set('tilewright:engine', '9.9.9');
    for (const refused of [worker(results), start(...DEALS, '8', ...over(results))]) {
      const { code, err } = await refused.ended;
      expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('for the engine 9.9.9') });
    }
    await queue.obliterate({ force: true });
    await queue.close();
    connection.disconnect();
  }, 300_000);

  it('asks for what flags lack', async () => {
    expect((await start('simulate', '--worker').ended).err).toContain('--worker needs --redis');
    expect((await start(...DEALS, '8', '--redis', 'localhost').ended).err).toContain('redis://localhost:6379');
    expect((await start('simulate').ended).err).toContain('Name a pack');
    expect(readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8')).toContain('--worker');
  }, 60_000);
});
