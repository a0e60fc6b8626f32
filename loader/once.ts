/** When work is done: once when it is first asked for, or in steps. */

/** Made when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Work between whose steps its caller may look for something else to do. */
export type InSteps<T> = Generator<void, T, void>;

/** All steps of a work, one after the other. */
export function allSteps<T>(work: InSteps<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
