/** Work to be measured: by each side, in a process of its own. */
export interface Workload {
  id: string;
  title: string;
  /** What is counted. */
  unit: string;
  /** What a reader must know before comparing. */
  note: string;
  /** By name of the side: makes everything ready, then gives a function that does some work and says how many units. */
  sides: Record<string, () => () => number>;
}

/** Units in a second, after warming up for half the time. */
export function measure(work: () => number, milliseconds: number): number {
  run(work, milliseconds / 2);
  const { units, elapsed } = run(work, milliseconds);
  return (units * 1000) / elapsed;
}

function run(work: () => number, milliseconds: number): { units: number; elapsed: number } {
  const began = performance.now();
  let units = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    units += work();
    elapsed = performance.now() - began;
  }
  return { units, elapsed };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
