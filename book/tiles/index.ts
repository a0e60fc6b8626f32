/** Tiles and hands as vector pictures. */
export { BACK, drawFace, TILE, tileSvg, type Face } from './face.ts';
export { handSvg, faceOf, pictureOf, type HandPicture, type Placed } from './hand.ts';
