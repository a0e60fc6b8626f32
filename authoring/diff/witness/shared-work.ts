/**
 * The work of a search, counted in hands or steps of play and dealt out among the changes. It is no time, so that the same packs
 * give the same report.
 */
export interface Work {
  /** How much may still be done; below zero, the change that is being shown has spent its share. */
  left: number;
  /** Whether any change has spent its share. */
  wasShort: boolean;
}

export function makeWork(most: number): Work {
  return { left: most, wasShort: false };
}

/** Lets a change spend as much of what is left as each of those after it; what it does not need is left to them. */
export function spendShare<T>(work: Work, after: number, act: () => T): T {
  const kept = work.left - work.left / (after + 1);
  work.left -= kept;
  try {
    return act();
  } finally {
    if (work.left <= 0) work.wasShort = true;
    work.left = kept + Math.max(0, work.left);
  }
}
