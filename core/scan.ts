/** From text to tiles and marks: the first half of reading a hand. */
import { suitOfGlyph, tileOfGlyph } from './glyph.ts';
import { placeIn } from './place.ts';
import { problem, type Problem } from './problem.ts';
import type { Tile, TileSet } from './tile.ts';

/** Offsets into a text, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

export type TileSign = { is: 'tile'; tile: Tile } & Stretch;
/** A tile, a bracket or plus, or a tile that does not exist (already reported). */
export type Sign = TileSign | ({ is: 'mark'; mark: string } & Stretch) | ({ is: 'unknown' } & Stretch);

interface Scan {
  text: string;
  tiles: TileSet;
  signs: Sign[];
  problems: Problem[];
  /** Ranks still waiting for their suit, as places in `signs`. */
  waiting: { rank: string; sign: number; start: number }[];
}

const MARKS = '()<>[]';
/** Selectors that make a character text or picture. */
const SELECTORS = /[\uFE0E\uFE0F]/;

/** Splits a text into tiles and marks; `111+1s` gives three tiles, a plus and a tile. */
export function scanTiles(text: string, tiles: TileSet): { signs: Sign[]; problems: Problem[] } {
  const scan: Scan = { text, tiles, signs: [], problems: [], waiting: [] };
  let start = 0;
  for (const glyph of text) {
    scanGlyph(scan, glyph, { start, end: start + glyph.length });
    start += glyph.length;
  }
  reportWaiting(scan);
  return { signs: scan.signs, problems: scan.problems };
}

function scanGlyph(scan: Scan, glyph: string, where: Stretch): void {
  if (/\s/.test(glyph) || SELECTORS.test(glyph)) return;
  if (glyph === '+') scan.signs.push({ is: 'mark', mark: glyph, ...where });
  else if (MARKS.includes(glyph)) {
    reportWaiting(scan);
    scan.signs.push({ is: 'mark', mark: glyph, ...where });
  } else if (/[0-9]/.test(glyph)) {
    scan.waiting.push({ rank: glyph, sign: scan.signs.length, start: where.start });
    scan.signs.push({ is: 'unknown', ...where });
  } else if (scan.waiting.length > 0 && (isSuit(scan, suitOfGlyph(glyph)) || tileOfGlyph(glyph) === undefined)) {
    giveSuit(scan, suitOfGlyph(glyph), where);
  } else {
    reportWaiting(scan);
    scanSingle(scan, glyph, where);
  }
}

function scanSingle(scan: Scan, glyph: string, where: Stretch): void {
  const id = tileOfGlyph(glyph);
  const tile = id === undefined ? undefined : scan.tiles.byId[id];
  if (tile !== undefined) {
    scan.signs.push({ is: 'tile', tile, ...where });
    return;
  }
  const message = isSuit(scan, glyph) ? `No rank stands before \`${glyph}\`.` : `\`${glyph}\` is no tile of this pack.`;
  const more = { place: placeIn(scan.text, where), hint: listOfSuits(scan.tiles) };
  scan.problems.push(problem('unknown-tile', message, more));
  scan.signs.push({ is: 'unknown', ...where });
}

/** The letter after ranks has come: they become tiles. */
function giveSuit(scan: Scan, letter: string, where: Stretch): void {
  const last = scan.waiting.at(-1)!;
  if (isSuit(scan, letter))
    for (const rank of scan.waiting) giveTile(scan, rank, letter, rank === last ? where.end : rank.start + 1);
  else {
    const likely = scan.tiles.suits.find((suit) => suit.letter === letter.toLowerCase())?.letter;
    const more = likely === undefined ? {} : { replacement: likely };
    const hint = likely === undefined ? listOfSuits(scan.tiles) : `Did you mean \`${likely}\`?`;
    const message = `\`${letter}\` is no suit of this pack.`;
    scan.problems.push(problem('unknown-suit', message, { place: placeIn(scan.text, where), hint, ...more }));
  }
  scan.waiting = [];
}

function giveTile(scan: Scan, { rank, sign, start }: Scan['waiting'][number], letter: string, end: number): void {
  const id = rank + letter;
  const tile = scan.tiles.byId[id];
  const where = { start, end };
  if (tile !== undefined) scan.signs[sign] = { is: 'tile', tile, ...where };
  else {
    const message = `There is no \`${id}\` in this pack.`;
    const more = { place: placeIn(scan.text, where), hint: listOfSuits(scan.tiles) };
    scan.problems.push(problem('unknown-tile', message, more));
  }
}

function reportWaiting(scan: Scan): void {
  const [first] = scan.waiting;
  if (first === undefined) return;
  const where = { start: first.start, end: scan.waiting.at(-1)!.start + 1 };
  const message = `\`${scan.waiting.map(({ rank }) => rank).join('')}\` has no suit.`;
  const more = { place: placeIn(scan.text, where), hint: listOfSuits(scan.tiles) };
  scan.problems.push(problem('missing-suit', message, more));
  scan.waiting = [];
}

function isSuit(scan: Scan, letter: string): boolean {
  return scan.tiles.suits.some((suit) => suit.letter === letter);
}

function listOfSuits(tiles: TileSet): string {
  const suits = tiles.suits.map(({ letter, ranks }) => `1${letter} to ${ranks}${letter}`);
  return `The tiles are ${suits.join(', ')}.`;
}
