/** The thread in which packs are checked. */
import { parentPort } from 'node:worker_threads';
import { answerUnless } from './check-pack.ts';
import type { CheckRequest } from './platform.ts';
import { disk } from './check-thread.ts';

const running = new Map<number, AbortController>();

/** A message without a request takes back the one of that number. */
parentPort?.on('message', async ({ id, request }: { id: number; request?: CheckRequest }) => {
  if (request === undefined) return running.get(id)?.abort();
  const control = new AbortController();
  running.set(id, control);
  try {
    parentPort?.postMessage({ id, answer: await answerUnless(control.signal, request, disk) });
  } finally {
    running.delete(id);
  }
});
