import { closest, distance } from 'fastest-levenshtein';

/** The candidate that a misspelt word most likely means, if one is near enough: a third of its letters may be wrong. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0 || word.length > 60) return undefined;
  const near = closest(word, candidates);
  return distance(word, near) <= Math.max(1, Math.floor(Math.min(word.length, near.length) / 3)) ? near : undefined;
}

/** `a`, `b` or `c`, for a sentence; the first few of many. */
export function listed(names: readonly string[], most = 8): string {
  const quoted = names.slice(0, most).map((name) => `\`${name}\``);
  if (names.length > most) return `${quoted.join(', ')} ...`;
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}
