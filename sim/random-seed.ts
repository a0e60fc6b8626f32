import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

/** A seed that nobody guesses: 128 bits of the system's randomness (Web Crypto), as 32 hexadecimal digits. */
export function randomSeed(): string {
  return bytesToHex(randomBytes(16));
}
