/** Checks in a thread of their own, so that whoever types is answered meanwhile. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findOnDisk, readFromDisk, realPathOnDisk, whyUnreadOnDisk } from '../../loader/main-read-from-disk.ts';
import { answerUnless, type Disk } from './check-pack.ts';
import type { CheckAnswer, CheckRequest, Platform } from './platform.ts';

/** Files and packages of this machine, by whole paths with slashes. */
export const disk: Disk = {
  readFile: readFromDisk,
  whyUnread: whyUnreadOnDisk,
  realPath: realPathOnDisk,
  findPackage: (name, from) => findOnDisk(name, from).map((folder) => slashes(resolve(folder))),
  readFolder: (folder) => filesIn(folder).map((name) => ({ name, content: readFromDisk(name) ?? '' })),
};

/** YAML files of a folder; none where it is built in or not there. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

export function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/** In a thread where the server was built; from source, which no thread can load, between two answers. */
export function makeChecker(): Platform['check'] {
  const built = new URL('./lsp-worker.js', import.meta.url);
  if (!existsSync(built)) return (request, signal) => answerUnless(signal, request, disk);
  // what takes long must not keep back what can be said at once
  const [quick, thorough] = [checkInThread(built), checkInThread(built)];
  return (request, signal) => (request.whole ? thorough(request, signal) : quick(request));
}

interface Waiting {
  resolve(answer: CheckAnswer | undefined): void;
  reject(reason: unknown): void;
}

/** Starts the thread when the first check is wanted, and again should it have ended. */
function checkInThread(file: URL): Platform['check'] {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;
  const start = (): Worker => {
    const made = new Worker(file);
    made.unref();
    made.on('message', ({ id, answer }: { id: number; answer?: CheckAnswer }) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    });
    made.on('error', (reason) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    });
    return made;
  };
  return (request: CheckRequest, signal) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      worker ??= start();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request });
      signal?.addEventListener('abort', () => worker?.postMessage({ id }), { once: true });
    });
}
