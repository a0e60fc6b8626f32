/** The hand on the front page: the one of the code example beside it, laid out in rows. */
import { drawFace, TILE } from '../../tiles/index.ts';

/** Rows of groups of tiles; the last tile won. */
const ROWS: readonly (readonly string[])[] = [['5z 5z 5z', '6z 6z 6z'], ['1m 2m 3m', '7p 8p 9p'], ['7z 7z']];
/** Units between groups and rows, and how much of a tile's side is seen. */
const GAP = 260;
const SIDE = 70;
const ROW = TILE.height + 220;
const SHADE = '<rect x="8" y="78" width="584" height="784" rx="70" fill="#2f7d5b"/>';

/** The picture as a file: it draws the colours itself, since a picture on a page does not see the page's. */
export function frontPicture(): string {
  const width = 6 * TILE.step + GAP;
  const rows = ROWS.map((groups, row) => {
    const count = groups.join(' ').split(' ').length;
    const begin = (width - count * TILE.step - (groups.length - 1) * GAP) / 2;
    const tiles = groups.flatMap((group, at) => {
      const before = groups.slice(0, at).join(' ').split(' ').filter(Boolean).length;
      return group.split(' ').map((id, index) => {
        const x = begin + (before + index) * TILE.step + at * GAP;
        const face = drawFace({ id, kind: id, marked: false });
        return `<g transform="translate(${x} ${row * ROW})">${SHADE}${face}</g>`;
      });
    });
    return tiles.join('');
  });
  const height = ROWS.length * ROW - (ROW - TILE.height - SIDE);
  const says =
    'A winning hand: three White Dragons, three Green Dragons, 1 2 3 of characters, 7 8 9 of dots, two Red Dragons';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${says}</title>${rows.join('')}</svg>\n`;
}

/** One tile as the sign of the site. */
export function siteSign(): string {
  const face = drawFace({ id: '7z', kind: '7z', marked: false });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 870">${SHADE}${face}</svg>\n`;
}
