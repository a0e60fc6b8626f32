/** One tile as a picture: its face, its back, or a blank with its name where no face is drawn for it. */
import { FACES } from './faces.generated.ts';

/** Units of a picture. A tile with the space to the next one is a little wider. */
export const TILE = { width: 600, height: 800, step: 640 } as const;

/** What is on a tile. */
export interface Face {
  /** As written in a hand: `5m`, `0p`; `?` is a back. */
  id: string;
  /** Whose face it has: a red five that of the five. */
  kind: string;
  marked: boolean;
}

/** A tile that lies face down. */
export const BACK: Face = { id: '?', kind: '?', marked: false };

/** Colours a page may change; what is written here holds where it does not. */
const TONES: Readonly<Record<string, string>> = {
  ink: 'var(--tile-ink, #23201c)',
  red: 'var(--tile-red, #b3261e)',
  green: 'var(--tile-green, #1d7a3a)',
  blue: 'var(--tile-blue, #1c4fa0)',
};
/** In a corner of marked tiles, for who does not see red. */
const MARK = `<circle cx="505" cy="95" r="42" fill="${TONES.red}"/>`;
const FACE = 'var(--tile-face, #fdfbf3)';
const EDGE = 'var(--tile-edge, #8d867a)';

/** The inside of a picture, 600 wide and 800 high. */
export function drawFace({ id, kind, marked }: Face): string {
  const edge = `<rect x="8" y="8" width="584" height="784" rx="70" fill="${FACE}" stroke="${EDGE}" stroke-width="16"/>`;
  const parts = FACES[kind];
  if (parts === undefined) return edge + label(id);
  const drawn = parts.map(([tone, path]) => `<path fill="${TONES[marked ? 'red' : tone]}" d="${path}"/>`);
  return edge + drawn.join('') + (marked ? MARK : '');
}

/** A tile that no font knows: packs name tiles of their own. */
function label(id: string): string {
  return `<text x="300" y="490" text-anchor="middle" font-family="sans-serif" font-size="260" fill="${TONES.ink}">${id}</text>`;
}

/** One tile as a file of its own. */
export function tileSvg(face: Face): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" role="img"><title>${face.id}</title>${drawFace(face)}</svg>\n`;
}
