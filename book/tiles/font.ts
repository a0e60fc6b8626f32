/** Where fonts of symbols have the tiles: one block, in this order. */
export const FONT_FIRST = 0x1f000;
export const FONT_TILES: readonly string[] = [
  ...['1z', '2z', '3z', '4z', '7z', '6z', '5z'],
  ...['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'],
  ...['1s', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'],
  ...['1p', '2p', '3p', '4p', '5p', '6p', '7p', '8p', '9p'],
  ...['1f', '2f', '4f', '3f', '5f', '6f', '7f', '8f'],
  ...['j', '?'],
];
