/**
 * Tiles and hands as vector pictures.
 *
 * @module tilewright/tiles
 */
export { BACK, drawFace, TILE, tileSvg, type Face } from './tile-face.ts';
export { handSvg, faceOf, pictureOf, type HandPicture, type Placed } from './hand-picture.ts';
