/**
 * How patterns of linked groups can be joined in a reading, remembered by the words of its division and of the melds: to
 * compare them is much faster than to write a reading out (row W5).
 */
import type { WinQuery } from '../../core/index.ts';
import type { Joinings } from '../generate/emit/matcher-code.ts';
import { makeCollections } from '../evaluate/occurrences-sharing-one-set.ts';
import { programOf } from '../generate/remembered-program.ts';
import type { ScoreRules } from '../score/score-rules.ts';
import type { HandRegisters } from './register-types.ts';
import type { Reading } from './reading.ts';

type Collection = ReturnType<Joinings>;

interface Kept {
  key: Int32Array;
  collections: Collection;
}

/** The hand that is looked at. */
export interface JoiningHand {
  query(): WinQuery;
  hand: HandRegisters;
  /** Words of one division. */
  size: number;
  data(shape: number): Int32Array;
  reading(shape: number, at: number, role: number): Reading;
}

const MOST_KEPT = 20_000;

/** Makes what finds the joinings. */
export function makeJoinings(
  joins: NonNullable<ScoreRules['joins']>,
  { query, hand, size, data, reading }: JoiningHand,
): Joinings {
  const collections = makeCollections(joins);
  const asksMade = joins.some((one) => one !== undefined && asksHowMade(programOf(one)?.tree));
  const known = new Map<number, Kept[]>();
  let key = new Int32Array(64);
  let used = 0;
  const push = (word: number): void => {
    if (used === key.length) {
      const longer = new Int32Array(2 * used);
      longer.set(key);
      key = longer;
    }
    key[used++] = word;
  };
  const pushWords = (words: Int32Array, from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      if (words[at] === 0) continue;
      push(at - from);
      push(words[at]!);
    }
    push(-1);
  };
  return (list, count, width, shape, at, role) => {
    const now = query();
    used = 0;
    push(shape);
    push(now.seat);
    push(now.round);
    // Another's tile leaves the group it completes open.
    if (asksMade && !hand.draw) {
      push(role);
      push(hand.lastWord);
      push(hand.lastBit);
    }
    for (let index = 0; index < count; index++) push(list[index]!);
    pushWords(data(shape), at, at + size);
    if (hand.isMelded) pushWords(hand.melds, 0, hand.melds.length);
    const hash = hashOf(key, used);
    const same = known.get(hash);
    for (let index = 0; same !== undefined && index < same.length; index++)
      if (isSame(same[index]!.key, key, used)) return same[index]!.collections;
    const patterns = Array.from({ length: count }, (_, index) => list[index]! / width);
    const made = collections(now, () => reading(shape, at, role), patterns);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(hash, [...(known.get(hash) ?? []), { key: key.slice(0, used), collections: made }]);
    return made;
  };
}

/** Whether a condition asks of groups more than what they are: whether they are concealed, claimed or the like. */
function asksHowMade(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { node, adjectives } = part as { node?: unknown; adjectives?: unknown };
  if (node === 'made' || (Array.isArray(adjectives) && adjectives.length > 0)) return true;
  return Object.values(part).some(asksHowMade);
}

function hashOf(key: Int32Array, used: number): number {
  let hash = used;
  for (let at = 0; at < used; at++) hash = Math.imul(hash ^ key[at]!, 0x01000193) ^ (hash >>> 15);
  return hash;
}

function isSame(one: Int32Array, other: Int32Array, used: number): boolean {
  if (one.length !== used) return false;
  for (let at = 0; at < used; at++) if (one[at] !== other[at]) return false;
  return true;
}
