/** When work is done: once when it is first asked for, or in steps. */

import { onceFor } from '../core/index.ts';

/** Made when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Made once of an object, by what else decides it, and kept as long as the object. */
export function remembered<T>(of: object, key: string, make: () => T): T {
  const known = made(of) as Map<string, T>;
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}

const made = onceFor((_: object) => new Map<string, unknown>());

/** Work between whose steps its caller may look for something else to do. */
export type InSteps<T> = Generator<void, T, void>;

/** All steps of a work, one after the other. */
export function allSteps<T>(work: InSteps<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
