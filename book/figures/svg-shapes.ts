/** Small pictures of lines, boxes and words. */
import { escapeHtml } from '../html/escape-html.ts';

/** Variables that a page may set; what stands here holds by itself. */
const COLOURS = {
  paper: 'var(--figure-paper, #fdfbf3)',
  ink: 'var(--figure-ink, #23201c)',
  faint: 'var(--figure-faint, #8d867a)',
  fill: 'var(--figure-fill, #e7dfcb)',
  strong: 'var(--figure-strong, #1c4fa0)',
  accent: 'var(--accent, #b3261e)',
} as const;

/** A colour by what it is for. */
export type Colour = keyof typeof COLOURS;

/** A picture on paper of its own; `says`: what it shows, for who cannot see it. */
export function svg(width: number, height: number, says: string, parts: readonly string[]): string {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const paper = `<rect width="${width}" height="${height}" rx="8" fill="${COLOURS.paper}"/>`;
  const font = 'font-family="system-ui, sans-serif" font-size="13"';
  const label = `role="img" aria-label="${escapeHtml(says)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${font} ${label}>${paper}${parts.join('')}</svg>`;
}

/** A box; `round`: the radius of its corners. */
export function rect(x: number, y: number, width: number, height: number, fill: Colour, round = 2): string {
  const line = `stroke="${COLOURS.faint}" stroke-width="1"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${COLOURS[fill]}" ${line}/>`;
}

/** Words around a point. */
export function words(
  x: number,
  y: number,
  text: string,
  style: { bold?: boolean; colour?: Colour; at?: string } = {},
): string {
  const { bold = false, colour = 'ink', at = 'middle' } = style;
  const weight = bold ? ' font-weight="600"' : '';
  return `<text x="${x}" y="${y}" text-anchor="${at}" fill="${COLOURS[colour]}"${weight}>${escapeHtml(text)}</text>`;
}

/** Where a line goes. */
export type Points = readonly (readonly [number, number])[];

/** A line through points. */
export function line(points: Points, colour: Colour): string {
  const path = points.map(([x, y]) => `${x},${y}`).join(' ');
  return `<polyline points="${path}" fill="none" stroke="${COLOURS[colour]}" stroke-width="1.5"/>`;
}

/** A line with a head at its end. */
export function arrow(points: Points, colour: Colour = 'ink'): string {
  const [toX, toY] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2)!;
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [dx, dy] = [(toX - fromX) / length, (toY - fromY) / length];
  const corner = (side: number): string =>
    `${round(toX - 9 * dx + side * 4.5 * dy)},${round(toY - 9 * dy - side * 4.5 * dx)}`;
  return `${line(points, colour)}<polygon points="${toX},${toY} ${corner(1)} ${corner(-1)}" fill="${COLOURS[colour]}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
