/** Tiles that stand in hover texts as the signs of Unicode, drawn with the faces of the books. */
import { FIRST_GLYPH, GLYPH_TILES } from 'tilewright/core';
import { tileSvg } from 'tilewright/tiles';

/** Draws the tiles of all these elements; what has been drawn holds no signs any more. */
export function drawTiles(elements: Iterable<Element>): void {
  for (const element of elements) {
    const tiles = [...(element.textContent ?? '')].flatMap(
      (sign) => GLYPH_TILES[sign.codePointAt(0)! - FIRST_GLYPH] ?? [],
    );
    if (tiles.length === 0) continue;
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', tiles.join(' '));
    element.innerHTML = tiles.map((id) => tileSvg({ id, kind: id, marked: false }).trim()).join('');
  }
}
