/** Does some work and says how many units. */
export type Work = () => number;

/** Why a side cannot take part here. */
export interface Missing {
  missing: string;
}

/** Work to be measured, by each side. */
export interface Workload {
  id: string;
  title: string;
  /** What is counted. */
  unit: string;
  /** What a reader must know before comparing. */
  note: string;
  /** By name of the side: makes everything ready. */
  sides: Record<string, () => Work | Missing | Promise<Work | Missing>>;
  /** Whether the sides answer alike, a line for each that is compared. */
  agreement?: () => string[] | Promise<string[]>;
}

/** Units in a second of the processor by side, or why there are none. */
export type Rates = Record<string, number | string>;

const TURNS = 5;

/** Each side warms up twice as long as it is measured; then all take turns, so that a busy machine slows all of them. */
export async function measure({ sides }: Workload, milliseconds: number): Promise<Rates> {
  const works = new Map<string, Work>();
  const rates: Rates = {};
  for (const [side, make] of Object.entries(sides)) {
    const made = await make();
    if (typeof made === 'function') works.set(side, made);
    rates[side] = typeof made === 'function' ? 0 : made.missing;
  }
  for (const work of works.values()) run(work, 2 * milliseconds);
  const taken = new Map([...works.keys()].map((side) => [side, [] as number[]]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [side, work] of works) taken.get(side)!.push(run(work, milliseconds / TURNS));
  }
  for (const [side, numbers] of taken) rates[side] = median(numbers);
  return rates;
}

/** Units in a second of the processor; what other processes take of it does not count. */
function run(work: Work, milliseconds: number): number {
  const began = process.cpuUsage();
  let units = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    units += work();
    const { user, system } = process.cpuUsage(began);
    elapsed = (user + system) / 1000;
  }
  return (units * 1000) / elapsed;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
