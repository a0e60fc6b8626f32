/** A Redis of its own for a test, and the command line as processes beside it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFile } from '../../../cli/built-file-path.ts';
import { freePort } from '../seats/free-port.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0 && builtFile('cli.js') !== undefined;

export interface RedisServer {
  url: string;
  folder: string;
  config(name: string, value: string): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis that keeps what it is told in an append-only file. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-redis-'));
  const ask = (...words: string[]): string =>
    spawnSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8' }).stdout.trim();
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'],
      { stdio: 'ignore' },
    );
    while (ask('ping') !== 'PONG') await new Promise((next) => setTimeout(next, 50));
    return started;
  };
  let server = await start();
  const kill = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    folder,
    config: (name, value) => void ask('config', 'set', name, value),
    async restart() {
      await kill();
      server = await start();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What a command printed, and how it ended. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

export interface Started {
  process: ChildProcess;
  ended: Promise<Ended>;
  /** What it has said on the error stream once that has this text. */
  says(text: string): Promise<string>;
}

/** Starts the built command line. */
export function tilewright(...args: string[]): Started {
  const child = spawn(process.execPath, [builtFile('cli.js')!, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (data) => void (texts.out += String(data)));
  child.stderr.on('data', (data) => void (texts.err += String(data)));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, ...texts }));
  const says = async (text: string): Promise<string> => {
    const silent = ended.then(({ err }) => {
      if (!err.includes(text)) throw new Error(`ended, and said only: ${err}`);
    });
    while (!texts.err.includes(text)) await Promise.race([once(child.stderr, 'data'), silent]);
    return texts.err;
  };
  return { process: child, ended, says };
}
