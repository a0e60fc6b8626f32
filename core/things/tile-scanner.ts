/** From text to tiles and marks: the first half of reading a hand. */
import { suitMeant, suitOfGlyph, tileOfGlyph } from './foreign-tile-notations.ts';
import { placeIn } from '../problems/place-in-text.ts';
import { problem, type Problem } from '../problems/problem.ts';
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
  /** Where the last sign that cannot be read ends. */
  unknown: number;
}

const MARKS = '()<>[]/';
/** Selectors that make a character text or picture. */
const SELECTORS = /[\uFE0E\uFE0F]/;

/** Splits a text into tiles and marks; `111+1s` gives three tiles, a plus and a tile. */
export function scanTiles(text: string, tiles: TileSet): { signs: Sign[]; problems: Problem[] } {
  const scan: Scan = { text, tiles, signs: [], problems: [], waiting: [], unknown: -1 };
  for (let start = 0; start < text.length; ) {
    const glyph = wordAfterRank(scan, start) ?? String.fromCodePoint(text.codePointAt(start)!);
    scanGlyph(scan, glyph, { start, end: start + glyph.length });
    start += glyph.length;
  }
  reportWaiting(scan);
  return { signs: scan.signs, problems: scan.problems };
}

/** `dots` after a rank is one wrong suit and not four wrong tiles. */
function wordAfterRank({ text, waiting }: Scan, start: number): string | undefined {
  if (waiting.length === 0) return undefined;
  const word = /^[a-z]{2,}/i.exec(text.slice(start))?.[0];
  return word !== undefined && suitMeant(word) !== undefined ? word : undefined;
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
  } else if (scan.waiting.length > 0 && (tileOfGlyph(glyph) === undefined || isForRanks(scan, glyph, where))) {
    giveSuit(scan, suitOfGlyph(glyph), where);
  } else {
    reportWaiting(scan);
    scanSingle(scan, glyph, where);
  }
}

/** A letter that is a tile by itself belongs to the ranks before it where it is their suit, or stands close and may be meant so. */
function isForRanks(scan: Scan, glyph: string, { start }: Stretch): boolean {
  if (isSuit(scan, suitOfGlyph(glyph))) return true;
  return scan.waiting.at(-1)!.start + 1 === start && likelySuit(scan, glyph) !== undefined;
}

/** The suit that was meant by another word or letter. */
function likelySuit(scan: Scan, word: string): string | undefined {
  return [word.toLowerCase(), suitMeant(word)].find((each) => each !== undefined && isSuit(scan, each));
}

function scanSingle(scan: Scan, glyph: string, where: Stretch): void {
  const id = tileOfGlyph(glyph);
  const tile = id === undefined ? undefined : scan.tiles.byId[id];
  if (tile !== undefined) {
    scan.signs.push({ is: 'tile', tile, ...where });
    return;
  }
  const isInWord = scan.unknown === where.start;
  scan.unknown = where.end;
  scan.signs.push({ is: 'unknown', ...where });
  // A word that is no tile is told at its first letter.
  if (isInWord) return;
  const message = isSuit(scan, glyph) ? `No rank stands before \`${glyph}\`.` : `\`${glyph}\` is no tile of this pack.`;
  const more = { place: placeIn(scan.text, where), hint: listOfSuits(scan.tiles) };
  scan.problems.push(problem('unknown-tile', message, more));
}

/** The letter after ranks has come: they become tiles. */
function giveSuit(scan: Scan, letter: string, where: Stretch): void {
  const last = scan.waiting.at(-1)!;
  if (isSuit(scan, letter)) {
    const unknown = scan.waiting.filter(
      (rank) => !giveTile(scan, rank, letter, rank === last ? where.end : rank.start + 1),
    );
    reportUnknown(scan, unknown, letter, where);
  } else {
    scan.unknown = where.end;
    const likely = likelySuit(scan, letter);
    const more = likely === undefined ? {} : { replacement: likely };
    const hint = likely === undefined ? listOfSuits(scan.tiles) : `Did you mean \`${likely}\`?`;
    const message = `\`${letter}\` is no suit of this pack.`;
    scan.problems.push(problem('unknown-suit', message, { place: placeIn(scan.text, where), hint, ...more }));
  }
  scan.waiting = [];
}

/** Whether there is such a tile. */
function giveTile(scan: Scan, { rank, sign, start }: Scan['waiting'][number], letter: string, end: number): boolean {
  const tile = scan.tiles.byId[rank + letter];
  if (tile !== undefined) scan.signs[sign] = { is: 'tile', tile, start, end };
  return tile !== undefined;
}

/** Ranks that their suit does not have, all as one problem. */
function reportUnknown(scan: Scan, ranks: Scan['waiting'], letter: string, { end }: Stretch): void {
  const last = ranks.at(-1);
  if (last === undefined) return;
  const ids = [...new Set(ranks.map(({ rank }) => `\`${rank}${letter}\``))];
  const where = { start: ranks[0]!.start, end: last === scan.waiting.at(-1) ? end : last.start + 1 };
  const more = { place: placeIn(scan.text, where), hint: listOfSuits(scan.tiles) };
  scan.problems.push(problem('unknown-tile', `There is no ${ids.join(', ')} in this pack.`, more));
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
