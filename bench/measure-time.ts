/** How long work takes. Each side has a process of its own: what one leaves in memory does not slow another. */

/** Does some work and says how many units. */
export type Work = () => number;

/** By name of the side: makes everything ready. */
export type Sides = Readonly<Record<string, () => Work | Promise<Work>>>;

const TURNS = 5;
/** Before that nothing is as fast as it gets; after that much we wait no longer. Milliseconds. */
const LEAST_WARM_UP = 400;
const MOST_WARM_UP = 3000;
/** So long is one look at how fast it has become; and so many that bring less than a fiftieth more are enough. */
const LOOK = 100;
const ENOUGH_LOOKS = 3;

/** Microseconds of the processor for a unit. It warms up at least twice as long as it is measured. */
export async function measure(make: Sides[string], milliseconds: number): Promise<number> {
  const work = await make();
  warmUp(work, Math.max(LEAST_WARM_UP, 2 * milliseconds));
  return median(Array.from({ length: TURNS }, () => run(work, milliseconds / TURNS)));
}

/** Goes on until the work becomes no faster: large programs take engines seconds, small ones none, and both are to be compared. */
function warmUp(work: Work, least: number): void {
  run(work, least);
  let best = Infinity;
  let without = 0;
  for (let taken = least; taken < MOST_WARM_UP && without < ENOUGH_LOOKS; taken += LOOK) {
    const cost = run(work, LOOK);
    without = cost < 0.98 * best ? 0 : without + 1;
    best = Math.min(best, cost);
  }
}

/** Asking how long it has taken takes tens of microseconds on virtual machines, so it is asked this seldom. Microseconds. */
const BETWEEN_LOOKS = 4000;

/** Microseconds of the processor for a unit; what other processes take of it does not count. */
export function run(work: Work, milliseconds: number): number {
  const began = process.cpuUsage();
  let units = 0;
  let elapsed = 0;
  let times = 1;
  while (elapsed < 1000 * milliseconds) {
    for (let each = 0; each < times; each++) units += work();
    const { user, system } = process.cpuUsage(began);
    if (user + system - elapsed < BETWEEN_LOOKS) times *= 2;
    elapsed = user + system;
  }
  return elapsed / units;
}

/** Asks of a hundred inputs at a time, over and over. */
export function over<Input>(inputs: readonly Input[], ask: (input: Input) => unknown): Work {
  let at = 0;
  return () => {
    const most = Math.min(100, inputs.length);
    for (let times = 0; times < most; times++) {
      ask(inputs[at]!);
      if (++at === inputs.length) at = 0;
    }
    return most;
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
