/** From a seed to the chance of a game: wall, dice and seats of every deal. docs/shuffle.md says the same so that others can check it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { brief } from '../problems/quote-untrusted-text.ts';
import type { RandomState, Random, DealStream } from './random-types.ts';

/** The version of what this file does, as logs name it. */
export const SHUFFLE_VERSION = 2;

/**
 * What fixes the chance of a game: text, bytes, or a whole number from 0 to 2^53 - 1. A number is its decimal digits and bytes are their
 * lower-case hexadecimal digits, so `7` and `'7'` are the same seed. Short seeds can be guessed from a dealt hand.
 */
export type Seed = string | number | Uint8Array;

/** Both prefixes are as long as leaves room for the rest in one block of SHA-256: 15 + 32 + 4 + 4 = 55 bytes. */
const OF_SEED = utf8ToBytes('tilewright seed');
const OF_DEAL = utf8ToBytes('tilewright deal');

/** A seed as text, the form that logs keep; a `TypeError` or `RangeError` says what is no seed. */
export function seedText(seed: Seed): string {
  const text = seed instanceof Uint8Array ? bytesToHex(seed) : seed;
  if (typeof text === 'number') {
    if (Number.isSafeInteger(text) && text >= 0) return String(text);
    throw new RangeError(`a seed that is a number is a whole one from 0 to ${Number.MAX_SAFE_INTEGER}, not ${text}`);
  }
  if (typeof text !== 'string')
    throw new TypeError(`a seed is text, bytes (Uint8Array) or a whole number, not ${brief(text)}`);
  if (!isSeedText(text)) throw new RangeError('a seed that is text is not empty and has no half of a surrogate pair');
  return text;
}

/** Whether text can be a seed: it has bytes in UTF-8, and no other text has the same. */
export function isSeedText(text: string): boolean {
  return text !== '' && !/\p{Surrogate}/u.test(text);
}

/** The chance of a new game. */
export function gameRandom(seed: Seed): DealStream {
  const bytes = utf8ToBytes(seedText(seed));
  const key = bytesToHex(sha256.create().update(OF_SEED).update(bytes).digest());
  return { key, deal: 0, drawn: 0 };
}

/** Whether data from outside is where the stream of a deal stood. */
export function isDealStream(state: unknown): state is DealStream {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return false;
  const { key, deal, drawn, ...others } = state as Record<string, unknown>;
  const isCount = (number: unknown): boolean => typeof number === 'number' && number >>> 0 === number;
  const isKey = typeof key === 'string' && /^[0-9a-f]{64}$/.test(key);
  return isKey && isCount(deal) && isCount(drawn) && Object.keys(others).length === 0;
}

/** The chance of a deal, from its beginning. Games replayed from logs without a shuffle version have one stream for all deals. */
export function atDeal(random: RandomState, deal: number): RandomState {
  return 'key' in random ? { key: random.key, deal, drawn: 0 } : random;
}

/** An empty hash and one to work with: to make a new one for every block takes twice as long (w6-passive, w6-random). */
const EMPTY = /* @__PURE__ */ sha256.create();
const work = /* @__PURE__ */ sha256.create();

/** Numbers of one draw: 16 bits. */
const DRAWS = 0x10000;

/**
 * Block i is SHA-256 of `tilewright deal`, the key, deal and i; its 32 bytes are 16 draws, high byte first. A whole number below n is
 * a draw below the greatest multiple of n, modulo n; other draws are passed over.
 */
export function dealRandom({ key, deal, drawn }: DealStream): Random {
  const message = new Uint8Array(55);
  message.set(OF_DEAL);
  message.set(hexToBytes(key), 15);
  const view = new DataView(message.buffer);
  view.setUint32(47, deal);
  let at = drawn;
  const block = new Uint8Array(32);
  let number = -1;
  return {
    int(from, to) {
      const n = to - from + 1;
      if (n > DRAWS) throw new RangeError(`a deal draws from at most ${DRAWS} numbers, not ${n}`);
      const end = DRAWS - (DRAWS % n);
      for (;;) {
        if (at >>> 4 !== number) {
          number = at >>> 4;
          view.setUint32(51, number);
          EMPTY._cloneInto(work).update(message).digestInto(block);
        }
        const byte = 2 * (at++ & 15);
        const draw = (block[byte]! << 8) | block[byte + 1]!;
        if (draw < end) return from + (draw % n);
      }
    },
    state: () => ({ key, deal, drawn: at }),
  };
}
