import { distance } from 'fastest-levenshtein';

/** The known name that was probably meant, or undefined if none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length * 0.4)) + 0.5;
  for (const name of known) {
    const steps = plain(name) === plain(word) ? 0 : letters(name) === letters(word) ? 1 : distance(word, name);
    if (steps < least) [best, least] = [name, steps];
  }
  return best;
}

/** Letters that changed places are one slip. */
function letters(name: string): string {
  return [...name].sort().join('');
}

/** Capitals, hyphens and spaces are the commonest slips. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
