/** Plots of a report, drawn plainly: points with their intervals, and how numbers spread. */
import { escapeHtml } from '../../book/index.ts';

/** A value with its interval. */
export interface Span {
  value: number;
  low: number;
  high: number;
}

/** A line of a plot: a label, and a span for each side. */
export interface SpanRow {
  label: string;
  spans: readonly (Span | undefined)[];
}

const WIDTH = 720;
const LABELS = 220;
const RIGHT = 24;
const TOP = 34;
const COLOURS = ['var(--one,#1c4fa0)', 'var(--two,#b3470f)'] as const;

/** Points with whiskers, a line a row; `sides` are told apart by colour and form. */
export function spanPlot(
  rows: readonly SpanRow[],
  { sides, unit, number }: { sides: readonly string[]; unit: string; number: (value: number) => string },
): string {
  const spans = rows.flatMap((row) => row.spans).filter((span) => span !== undefined);
  const ends = spans.flatMap(({ low, high }) => [low, high]).filter(Number.isFinite);
  const marks = scaleMarks(Math.min(...ends), Math.max(...ends));
  const [least, most] = [marks[0]!, marks.at(-1)!];
  const x = (value: number): number =>
    LABELS + ((Math.min(most, Math.max(least, value)) - least) / (most - least || 1)) * (WIDTH - LABELS - RIGHT);
  const step = sides.length > 1 ? 34 : 24;
  const bottom = TOP + rows.length * step;
  const drawn = rows.map(({ label, spans: own }, at) => {
    const middle = TOP + (at + 0.5) * step;
    const points = own.map((span, side) => {
      if (span === undefined) return '';
      const y = middle + (own.length > 1 ? (side - 0.5) * 12 : 0);
      return pointWithWhiskers(span, side, { x, y, says: `${label}: ${spanText(span, number)}` });
    });
    return `<text x="${LABELS - 12}" y="${round(middle + 4)}" text-anchor="end" fill="currentColor">${escapeHtml(clipped(label))}</text>${points.join('')}`;
  });
  const says = rows
    .map(
      ({ label, spans: own }) =>
        `${label} ${own.map((span) => (span ? spanText(span, number) : 'not counted')).join(' / ')}`,
    )
    .join('; ');
  return `${open(bottom + 40, says)}${verticals(marks, x, bottom, number)}${legend(sides, LABELS)}${drawn.join('')}<text x="${WIDTH - RIGHT}" y="${bottom + 34}" text-anchor="end" fill="currentColor">${escapeHtml(unit)}</text></svg>`;
}

function spanText({ value, low, high }: Span, number: (value: number) => string): string {
  return `${number(value)} (${number(low)} to ${number(high)})`;
}

interface At {
  x: (value: number) => number;
  y: number;
  says: string;
}

function pointWithWhiskers({ value, low, high }: Span, side: number, { x, y, says }: At): string {
  const colour = COLOURS[side % COLOURS.length]!;
  const [at, from, to] = [x(value), x(low), x(high)].map(round) as [number, number, number];
  const line = `<line x1="${from}" x2="${to}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="2"/>`;
  const point =
    side === 0
      ? `<circle cx="${at}" cy="${y}" r="4.5" fill="${colour}"/>`
      : `<rect x="${round(at - 4)}" y="${y - 4}" width="8" height="8" fill="${colour}"/>`;
  return `<g><title>${escapeHtml(says)}</title>${line}${point}</g>`;
}

/** How often numbers came up: bars of one side, steps of two. */
export function spreadPlot(
  spreads: readonly { name: string; cells: readonly { number: number; count: number }[] }[],
  unit: string,
): string {
  const numbers = spreads.flatMap(({ cells }) => cells.map((cell) => cell.number));
  const marks = scaleMarks(Math.min(0, ...numbers), Math.max(...numbers));
  const [least, most] = [marks[0]!, marks.at(-1)!];
  const bins = 48;
  const shares = spreads.map(({ cells }) => {
    const list = new Array<number>(bins).fill(0);
    const all = cells.reduce((sum, { count }) => sum + count, 0);
    for (const { number, count } of cells)
      list[Math.min(bins - 1, Math.floor(((number - least) / (most - least || 1)) * bins))]! += count / all;
    return list;
  });
  const highest = Math.max(...shares.flat());
  const bottom = 260;
  const [left, right] = [64, RIGHT];
  const wide = (WIDTH - left - right) / bins;
  const y = (share: number): number => bottom - (share / highest) * (bottom - TOP);
  const x = (value: number): number => left + ((value - least) / (most - least || 1)) * (WIDTH - left - right);
  const bars = shares.flatMap((list, side) =>
    list.map((share, bin) => {
      if (share === 0) return '';
      const width = wide / spreads.length;
      const from = round(left + bin * wide + side * width);
      const said = `${numberText(least + (bin * (most - least)) / bins)} to ${numberText(least + ((bin + 1) * (most - least)) / bins)}: ${percentText(share)}`;
      return `<rect x="${from}" y="${round(y(share))}" width="${round(Math.max(1, width - 0.5))}" height="${round(bottom - y(share))}" fill="${COLOURS[side % COLOURS.length]}"><title>${escapeHtml(said)}</title></rect>`;
    }),
  );
  const rungs = scaleMarks(0, highest).filter((share) => share <= highest);
  const lines = rungs.map(
    (share) =>
      `<line x1="${left}" x2="${WIDTH - right}" y1="${round(y(share))}" y2="${round(y(share))}" stroke="currentColor" stroke-opacity=".15"/><text x="${left - 8}" y="${round(y(share) + 4)}" text-anchor="end" fill="currentColor">${percentText(share)}</text>`,
  );
  const below = marks.map(
    (mark) =>
      `<text x="${round(x(mark))}" y="${bottom + 17}" text-anchor="middle" fill="currentColor">${numberText(mark)}</text>`,
  );
  const names = spreads.map(({ name }) => name);
  return `${open(bottom + 40, `${unit}: how often each came up`)}${lines.join('')}${legend(names, left)}${bars.join('')}${below.join('')}<text x="${WIDTH - right}" y="${bottom + 34}" text-anchor="end" fill="currentColor">${escapeHtml(unit)}</text></svg>`;
}

function open(height: number, says: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${round(height)}" role="img" aria-label="${escapeHtml(says)}" font-size="12" font-family="sans-serif" color="#23201c" style="color:var(--ink,#23201c)">`;
}

function verticals(
  marks: readonly number[],
  x: (value: number) => number,
  bottom: number,
  number: (value: number) => string,
): string {
  return marks
    .map((mark) => {
      const at = round(x(mark));
      const strong = mark === 0 ? '.5' : '.15';
      return `<line x1="${at}" x2="${at}" y1="${TOP}" y2="${bottom}" stroke="currentColor" stroke-opacity="${strong}"/><text x="${at}" y="${bottom + 16}" text-anchor="middle" fill="currentColor">${escapeHtml(number(mark))}</text>`;
    })
    .join('');
}

/** Which colour and form is which side; nothing where there is one. */
function legend(sides: readonly string[], left: number): string {
  if (sides.length < 2) return '';
  return sides
    .map((name, side) => {
      const at = left + side * 250;
      const colour = COLOURS[side % COLOURS.length];
      const sign =
        side === 0
          ? `<circle cx="${at}" cy="14" r="5" fill="${colour}"/>`
          : `<rect x="${at - 5}" y="9" width="10" height="10" fill="${colour}"/>`;
      return `${sign}<text x="${at + 12}" y="18" fill="currentColor">${escapeHtml(clipped(name))}</text>`;
    })
    .join('');
}

/** Round numbers from at or below the least to at or above the most: some five of them. */
function scaleMarks(least: number, most: number): number[] {
  const width = most - least || Math.abs(most) || 1;
  const power = 10 ** Math.floor(Math.log10(width / 5));
  const step = power * ([1, 2, 5].find((times) => width / (power * times) <= 6) ?? 10);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, at) => (first + at) * step);
}

const LONGEST = 30;

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

export function numberText(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}

export function percentText(share: number): string {
  return `${(share * 100).toLocaleString('en-US', { maximumSignificantDigits: 2 })} %`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
