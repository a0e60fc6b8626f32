import { distance } from 'fastest-levenshtein';

/** Among so many names one is looked for; packs have some hundreds, and each wrong name is compared with all of them. */
const MOST = 1000;
/** A longer word is no slip of a name. */
const LONGEST = 60;

/** The known name that was probably meant, or undefined if none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const [asPlain, asLetters] = [folded(word), letters(word)];
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length * 0.4)) + 0.5;
  let seen = 0;
  for (const name of known) {
    if (++seen > MOST) break;
    const steps = folded(name) === asPlain ? 0 : isOrdered(name, word, asLetters) ? 1 : stepsTo(name, word, least);
    if (steps < least) [best, least] = [name, steps];
  }
  return best;
}

/** Letters that changed places are one slip. */
function isOrdered(name: string, word: string, asLetters: string): boolean {
  return name.length === word.length && letters(name) === asLetters;
}

/** Steps from a name to a word; the difference in length where that is too much already. */
function stepsTo(name: string, word: string, least: number): number {
  const apart = Math.abs(name.length - word.length);
  return apart >= least ? apart : distance(word, name);
}

function letters(name: string): string {
  return [...name].sort().join('');
}

/** A name without what people write differently: capitals, accents, spaces, hyphens and other signs. */
export function folded(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
