/** Tiles in notation as the signs that Unicode has for them: `123m +5p` becomes 🀇🀈🀉 +🀝. */
import { FIRST_GLYPH, GLYPH_TILES } from '../core/index.ts';

/** One of the signs is a picture in colour unless it is told to be text. */
const AS_TEXT = '\ufe0e';

const glyphs = new Map(GLYPH_TILES.map((tile, index) => [tile, String.fromCodePoint(FIRST_GLYPH + index) + AS_TEXT]));

const TILES = /\d+[a-z](?![A-Za-z_])/g;

/** The text with tiles drawn; undefined where it names none that can be. Marked ones are drawn as what they are copies of. */
export function drawn(text: string): string | undefined {
  let any = false;
  const result = text.replace(TILES, (run) => {
    const suit = run.at(-1)!;
    const tiles = [...run.slice(0, -1)].map((rank) => glyphs.get(`${rank === '0' ? '5' : rank}${suit}`));
    if (tiles.some((tile) => tile === undefined)) return run;
    any = true;
    return tiles.join('');
  });
  return any ? result : undefined;
}

/** The run of tiles of one suit at an offset. */
export function tilesAt(text: string, offset: number): { text: string; start: number; end: number } | undefined {
  for (const { 0: run, index } of text.matchAll(TILES)) {
    if (index <= offset && offset <= index + run.length) return { text: run, start: index, end: index + run.length };
  }
  return undefined;
}
