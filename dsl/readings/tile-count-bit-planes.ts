/**
 * How many tiles there are of each kind, as planes of masks: the bit of a kind is set in as many of them as there are
 * copies, from the first on.
 *
 *     2 m, 2 m, 5 m     1st  .x..x....     2nd  .x.......     3rd  .........
 */

/** One more of each kind whose bit is given; more than there are planes for are not counted. */
export function addCopy(planes: Int32Array, words: number, word: number, bits: number): void {
  let left = bits;
  for (let at = word; at < planes.length && left !== 0; at += words) {
    const there = planes[at]!;
    planes[at] = there | left;
    left &= there;
  }
}

/** One less. */
export function dropCopy(planes: Int32Array, words: number, word: number, bit: number): void {
  for (let at = planes.length - words + word; at >= 0; at -= words) {
    if ((planes[at]! & bit) === 0) continue;
    planes[at]! &= ~bit;
    return;
  }
}

/** Short arrays: a loop is faster than a call of `fill` or `set` (row W1). */
export function clear(planes: Int32Array): void {
  for (let at = 0; at < planes.length; at++) planes[at] = 0;
}

export function copy(from: Int32Array, into: Int32Array): void {
  for (let at = 0; at < into.length; at++) into[at] = from[at]!;
}
