/** The engine as the page calls it. */
import { type Remote, wrap } from 'comlink';
import { notice } from '../bar/dialogs.tsx';
import { words } from '../text/index.ts';
import type { Engine } from './engine.ts';
import { startWorker } from './start-worker.ts';

let remote: Remote<Engine> | undefined;

/** The one engine of the page; started when first needed. */
export function engine(): Remote<Engine> {
  if (remote === undefined) {
    remote = wrap<Engine>(startWorker('engine'));
    void remote.canCompile().then((can) => {
      if (!can) notice.value = words.value.slowPolicy;
    });
  }
  return remote;
}
