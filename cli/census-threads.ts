/** Counts the parts of a census, here or in several threads. */
import { availableParallelism } from 'node:os';
import { type CensusPlan, type CensusSums, countPart } from '../sim/index.ts';
import { bundledFile } from './built-file-path.ts';
import type { CensusTask } from './census-worker.ts';

/** Counts parts until all are done or it is `stopped`; each is handed to `take` as it comes. */
export async function countParts(
  plan: CensusPlan,
  parts: readonly number[],
  { threads = availableParallelism(), take, stopped }: CountSettings,
): Promise<void> {
  // From source there is no file a thread could begin with, and it takes longer to start than one part to count.
  const filename = bundledFile('census-worker.js');
  if (filename === undefined || threads === 1 || parts.length === 1) return countHere(plan, parts, take, stopped);
  const { Piscina } = await import('piscina');
  const { pack, options } = plan.rules;
  const workerData: CensusTask = { pack, options, settings: plan.settings };
  const pool = new Piscina({ filename, maxThreads: threads, minThreads: threads, workerData });
  stopped.addEventListener('abort', () => void pool.destroy());
  try {
    await Promise.all(parts.map(async (part) => take(part, (await pool.run(part)) as CensusSums)));
  } catch (reason) {
    if (!stopped.aborted) throw reason;
  } finally {
    await pool.destroy();
  }
}

/** Whether there can be several threads: they need piscina, which is not installed with this package. */
export async function hasThreads(): Promise<boolean> {
  try {
    await import('piscina');
    return true;
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return false;
    throw reason;
  }
}

/** How many threads count, who takes the sums, and what ends it early. */
export interface CountSettings {
  threads?: number | undefined;
  take(part: number, sums: CensusSums): void;
  stopped: AbortSignal;
}

async function countHere(
  plan: CensusPlan,
  parts: readonly number[],
  take: CountSettings['take'],
  stopped: AbortSignal,
): Promise<void> {
  for (const part of parts) {
    // Signals are heard between parts.
    await new Promise((next) => setImmediate(next));
    if (stopped.aborted) return;
    take(part, countPart(plan, part));
  }
}
