/**
 * Writes the faces of the tiles: the outlines of a font of symbols without their frame, coloured by suit.
 *
 *     ┌────┐  the frame is left out, since pictures draw their own      upper part of a character tile: ink
 *     │ 三 │                                                            lower part: red
 *     │ 万 │
 *     └────┘
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { FIRST_GLYPH, GLYPH_TILES } from '../core/index.ts';
import { toneOf } from './stroke-colour.ts';

interface Command {
  type: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
}
type Contour = readonly Command[];
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A glyph is drawn into so many units from top to bottom. */
const EM = 1000;
const file = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
);
const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);
/** A joker and the back of a tile follow the tiles; hands are not written with their signs. */
const faces = [...GLYPH_TILES, 'j', '?'].map((tile, index): [string, [string, string][]] => [
  tile,
  faceOf(tile, index),
]);
writeFileSync(
  new URL('./faces.generated.ts', import.meta.url),
  [
    '// Written by book/tiles/generate-tile-faces.ts from Noto Sans Symbols 2 (SIL Open Font License 1.1, beside this file as OFL.txt).',
    '/** Of each tile: its tones, each with an outline within 0 0 600 800. */',
    'export const FACES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {',
    ...faces.map(([tile, parts]) => `  '${tile}': ${JSON.stringify(parts)},`),
    '};',
    '',
  ].join('\n'),
);

function faceOf(tile: string, index: number): [string, string][] {
  const glyph = font.charToGlyph(String.fromCodePoint(FIRST_GLYPH + index));
  const contours = contoursOf(glyph.getPath(0, 0, EM).commands as Command[]);
  const frame = boxOf(contours.flat());
  const inner = contours.filter((contour) => !isFrame(boxOf(contour), frame));
  const parts = new Map<string, string[]>();
  for (const contour of inner) {
    const box = boxOf(contour);
    const height = ((box.top + box.bottom) / 2 - frame.top) / (frame.bottom - frame.top);
    const tone = toneOf(tile, height);
    parts.set(tone, [...(parts.get(tone) ?? []), draw(contour, frame)]);
  }
  return [...parts].map(([tone, paths]) => [tone, paths.join('')]);
}

function contoursOf(commands: readonly Command[]): Contour[] {
  const contours: Command[][] = [];
  for (const command of commands) {
    if (command.type === 'M') contours.push([]);
    contours.at(-1)?.push(command);
  }
  return contours;
}

function boxOf(contour: Contour): Box {
  const xs = contour.flatMap(({ x, x1, x2 }) => [x, x1, x2].filter((value) => value !== undefined));
  const ys = contour.flatMap(({ y, y1, y2 }) => [y, y1, y2].filter((value) => value !== undefined));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The edge of a tile goes all the way round; nothing on its face does. */
function isFrame(box: Box, frame: Box): boolean {
  const wide = (box.right - box.left) / (frame.right - frame.left);
  const high = (box.bottom - box.top) / (frame.bottom - frame.top);
  return wide > 0.85 && high > 0.85;
}

function draw(contour: Contour, frame: Box): string {
  const x = (value: number): number => Math.round(((value - frame.left) / (frame.right - frame.left)) * 600);
  const y = (value: number): number => Math.round(((value - frame.top) / (frame.bottom - frame.top)) * 800);
  return `${contour
    .map((c) => {
      if (c.type === 'Z') return '';
      const points = [c.x1, c.y1, c.x2, c.y2, c.x, c.y].filter((value) => value !== undefined);
      return c.type + points.map((value, i) => (i % 2 === 0 ? x(value) : y(value))).join(' ');
    })
    .join('')}Z`;
}
