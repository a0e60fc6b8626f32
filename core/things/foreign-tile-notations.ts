/**
 * Other ways people write tiles. Accepted when reading; never printed.
 *
 *     🀇🀈🀉 🀙🀙 東東東 N 5筒   ->   123m 11p 111z 4z 5p
 */

/** The signs of Unicode for tiles begin here; the rest follows in the order of this list. */
export const FIRST_GLYPH = 0x1f000;
/** Tiles in notation by their code point, counted from `FIRST_GLYPH`. */
export const GLYPH_TILES: readonly string[] = [
  ...['1z', '2z', '3z', '4z', '7z', '6z', '5z'],
  ...['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'],
  ...['1s', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'],
  ...['1p', '2p', '3p', '4p', '5p', '6p', '7p', '8p', '9p'],
  ...['1f', '2f', '4f', '3f', '5f', '6f', '7f', '8f'],
];

const SIGNS: Record<string, string> = {
  E: '1z',
  S: '2z',
  W: '3z',
  N: '4z',
  P: '5z',
  F: '6z',
  C: '7z',
  東: '1z',
  东: '1z',
  南: '2z',
  西: '3z',
  北: '4z',
  白: '5z',
  發: '6z',
  発: '6z',
  发: '6z',
  中: '7z',
  梅: '1f',
  蘭: '2f',
  兰: '2f',
  菊: '3f',
  竹: '4f',
  春: '5f',
  夏: '6f',
  秋: '7f',
  冬: '8f',
};

const SUITS: Record<string, string> = {
  萬: 'm',
  万: 'm',
  筒: 'p',
  餅: 'p',
  饼: 'p',
  索: 's',
  條: 's',
  条: 's',
  字: 'z',
  花: 'f',
};

/** How suits are called in other notations; not read, but understood when they are written after a rank. */
const CALLED: Record<string, readonly string[]> = {
  m: ['c', 'crak', 'craks', 'char', 'chars', 'character', 'characters', 'k', 'man', 'w', 'wan'],
  p: ['ball', 'balls', 'circle', 'circles', 'coin', 'coins', 'd', 'dot', 'dots', 'o', 'pin'],
  s: ['b', 'bam', 'bams', 'bamboo', 'bamboos', 'i', 'sou', 'stick', 'sticks', 't', 'tiao'],
  z: ['h', 'honor', 'honors', 'honour', 'honours', 'j'],
};

/** The suit letter that a word after a rank means, whatever the case. */
export function suitMeant(word: string): string | undefined {
  const small = word.toLowerCase();
  return Object.keys(CALLED).find((letter) => CALLED[letter]!.includes(small));
}

/** The tile a single character stands for, in notation. */
export function tileOfGlyph(glyph: string): string | undefined {
  return GLYPH_TILES[glyph.codePointAt(0)! - FIRST_GLYPH] ?? SIGNS[glyph];
}

/** The suit letter a character after ranks stands for; a letter is its own. */
export function suitOfGlyph(glyph: string): string {
  return SUITS[glyph] ?? glyph;
}
