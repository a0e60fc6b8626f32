import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { dealRandom, isDealStream } from './game-seed.ts';
import type { Random, RandomState } from './random-types.ts';

/**
 * Numbers that fit are given as whole ones (`| 0`): else dice would be floating numbers to engines, so would every seat counted from dice,
 * and with it whatever has a seat: several times slower (row W6).
 */
function wrap(generator: ReturnType<typeof xoroshiro128plus>): Random {
  return {
    int(from, to) {
      const drawn = uniformInt(generator, from, to);
      const whole = drawn | 0;
      return whole === drawn ? whole : drawn;
    },
    state: () => [...generator.getState()],
  };
}

/** The generator's first numbers repeat the bits of a small seed, so they are thrown away. */
const WARM_UP = 64;

/** A stream for sampling and for players, from a whole number from 0 to 2^32 - 1: fast, and easy to guess. Deals have another, see `gameRandom`. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  for (let i = 0; i < WARM_UP; i++) generator.next();
  return wrap(generator);
}

/** The stream from where `state()` was taken. */
export function resumedRandom(state: RandomState): Random {
  return 'key' in state ? dealRandom(state) : wrap(xoroshiro128plusFromState(state));
}

/** Whether data from outside is where a stream stood. */
export function isRandomState(state: unknown): state is RandomState {
  return (
    isDealStream(state) ||
    (Array.isArray(state) && state.length === 4 && state.every((part) => Number.isInteger(part) && (part | 0) === part))
  );
}

/** Fisher-Yates from the end; changes the array. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}
