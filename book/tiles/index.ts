/** Tiles and hands as vector pictures. */
export { BACK, drawFace, TILE, tileSvg, type Face } from './tile-face.ts';
export { handSvg, faceOf, pictureOf, type HandPicture, type Placed } from './hand-picture.ts';
