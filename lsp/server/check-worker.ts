/** The thread in which packs are checked. */
import { parentPort } from 'node:worker_threads';
import { answerFor } from './check-pack.ts';
import type { CheckRequest } from './platform.ts';
import { disk } from './check-thread.ts';

parentPort?.on('message', ({ id, request }: { id: number; request: CheckRequest }) => {
  parentPort?.postMessage({ id, answer: answerFor(request, disk) });
});
