/** The tiles of a game once for the whole page; pictures refer to them. */
import type { TileSet } from '../../core/index.ts';
import { BACK, drawFace, faceOf, TILE } from '../../tiles/index.ts';

/** Symbols `tile-5m` of every tile, and `tile-back`. */
export function drawSprite(tiles: TileSet): string {
  const faces = tiles.tiles.map(({ id }, tile) => ({ name: id, face: faceOf(tile, tiles) }));
  const all = [...faces, { name: 'back', face: BACK }];
  const symbols = all.map(
    ({ name, face }) =>
      `<symbol id="tile-${name}" viewBox="0 0 ${TILE.width} ${TILE.height}" width="${TILE.width}" height="${TILE.height}" overflow="visible">${drawFace(face)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${symbols.join('')}</svg>`;
}

/** A picture that refers to one of them. */
export function drawTile(id: string): string {
  return `<svg viewBox="0 0 ${TILE.width} ${TILE.height}" aria-hidden="true"><use href="#tile-${id}"/></svg>`;
}
