import { nearest as nearestName } from '../../core/index.ts';

/** What people write who have not seen the words of the language. */
const INSTEAD: Record<string, string> = {
  all: 'every',
  each: 'every',
  are: 'is',
  draw: 'by draw',
  discard: 'by discard',
  self_draw: 'by draw',
  drawn: 'by draw',
  run: 'chow',
  sequence: 'chow',
  straight: 'chow',
  triple: 'triplet',
  quad: 'kong',
  meld: 'set',
  eyes: 'pair',
  otherwise: 'else',
};
/** Words of everyday speech: near to words of the language, but no slips of the pen. */
const NO_SLIPS = [
  ...['the', 'there', 'hand', 'one', 'two', 'three', 'has', 'are', 'all', 'each', 'draw', 'discard', 'seat', 'when'],
  ...['contains', 'includes', 'round', 'xor', 'elseif', 'elsif', 'elif'],
];

/** The candidate that a misspelt word most likely means, if one is near enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > 60) return undefined;
  const small = word.toLowerCase();
  const same = candidates.find((each) => each === small || (Object.hasOwn(INSTEAD, small) && each === INSTEAD[small]));
  if (same !== undefined) return same;
  return NO_SLIPS.includes(small) ? undefined : nearestName(word, candidates);
}

/** `a`, `b` or `c`, for a sentence; the first few of many. */
export function listed(names: readonly string[], most = 8): string {
  const quoted = names.slice(0, most).map((name) => `\`${name}\``);
  if (names.length > most) return `${quoted.join(', ')} ...`;
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
