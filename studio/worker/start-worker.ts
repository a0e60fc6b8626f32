/** Starts a worker of the studio. */
export function startWorker(name: 'language' | 'engine'): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
}
