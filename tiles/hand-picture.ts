/**
 * A hand as a picture.
 *
 *     ┌─┐┌─┐┌─┐┌─┐   ┌─┐ │ ┌─┐┌─┐┌─┐   ┌─┐
 *     │ ││ ││ ││ │   │ │   │ ││ ││ │   │ │
 *     └─┘└─┘└─┘└─┘   └─┘   └─┘└─┘└─┘   └─┘
 *     held           last   a meld      bonus tiles
 */
import { kindsOfMeld, type Meld, parseHand, type Tile, type TileSet } from '../core/index.ts';
import { BACK, type Face, TILE } from './tile-face.ts';

/** Where one tile lies, in the units of a tile. */
export interface Placed extends Face {
  x: number;
  /** The tile that won: marked below. */
  last: boolean;
}

/** A hand as it is drawn: tiles with their places, and how wide and high all of it is. */
export interface HandPicture {
  tiles: readonly Placed[];
  width: number;
  height: number;
}

const GAP = 260;
/** The mark under the last tile. */
const FOOT = 70;

/** Lays out a hand written in notation; nothing where it cannot be read. */
export function pictureOf(text: string, tiles: TileSet): HandPicture | undefined {
  const read = parseHand(text, tiles);
  if (!read.ok) return undefined;
  const { concealed, melds, last, bonus } = read.value;
  const held = [...concealed];
  if (last !== -1) held.splice(held.lastIndexOf(last), 1);
  const groups: { faces: Face[]; last: boolean }[] = [
    { faces: held.map((tile) => faceOf(tile, tiles)), last: false },
    { faces: last === -1 ? [] : [faceOf(last, tiles)], last: true },
    ...melds.map((meld) => ({ faces: meldFaces(meld, tiles), last: false })),
    { faces: bonus.map((tile) => faceOf(tile, tiles)), last: false },
  ];
  return layOut(groups.filter(({ faces }) => faces.length > 0));
}

function layOut(groups: readonly { faces: readonly Face[]; last: boolean }[]): HandPicture {
  const placed: Placed[] = [];
  let x = 0;
  for (const { faces, last } of groups) {
    for (const face of faces) {
      placed.push({ ...face, x, last });
      x += TILE.step;
    }
    x += GAP;
  }
  return { tiles: placed, width: Math.max(x - GAP, TILE.width), height: TILE.height + FOOT };
}

/** What is on a tile of a game. */
export function faceOf(tile: Tile, tiles: TileSet): Face {
  const { id, kind, marked } = tiles.tiles[tile]!;
  return { id, kind: tiles.kinds[kind]!.id, marked };
}

/** A kong nobody gave a tile to shows two backs outside. */
function meldFaces(meld: Meld, tiles: TileSet): Face[] {
  const faces = meld.tiles.length > 0 ? meld.tiles.map((tile) => faceOf(tile, tiles)) : kindFaces(meld, tiles);
  const hidden = meld.type === 'kong' && !meld.claimed && !meld.added;
  return hidden ? faces.map((face, index) => (index === 0 || index === faces.length - 1 ? BACK : face)) : faces;
}

function kindFaces(meld: Meld, tiles: TileSet): Face[] {
  return kindsOfMeld(meld, tiles).map((kind) => ({
    id: tiles.kinds[kind]!.id,
    kind: tiles.kinds[kind]!.id,
    marked: false,
  }));
}

/** The picture of tiles that stand elsewhere on the page, under `#tile-5m`; `says`: the hand in words, escaped. */
export function handSvg(picture: HandPicture, says: string): string {
  const { tiles, width, height } = picture;
  const inner = tiles.map((tile) => {
    const foot = tile.last
      ? `<rect x="${tile.x + 60}" y="825" width="480" height="34" rx="17" fill="var(--accent, #b3261e)"/>`
      : '';
    const name = tile.id === '?' ? 'back' : tile.id;
    return `<use href="#tile-${name}" x="${tile.x}"/>${foot}`;
  });
  const box = `viewBox="0 0 ${width} ${height}" width="${Math.round(width / 20)}" height="${Math.round(height / 20)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${says}">${inner.join('')}</svg>`;
}
