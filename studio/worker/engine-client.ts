/** The engine as the page calls it. */
import { type Remote, wrap } from 'comlink';
import type { Engine } from './engine.ts';
import { startWorker } from './start-worker.ts';

let remote: Remote<Engine> | undefined;

/** The one engine of the page; started when first needed. */
export function engine(): Remote<Engine> {
  remote ??= wrap<Engine>(startWorker('engine'));
  return remote;
}
