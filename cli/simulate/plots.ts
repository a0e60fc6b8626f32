/** Plots of a report, drawn plainly: points with their intervals, and how numbers spread. */
import { escapeHtml } from '../../book/index.ts';

/** A value with its interval, where there is one. */
export interface Span {
  value: number;
  low?: number;
  high?: number;
}

/** A line of a plot: a label, and a span for each side. */
export interface SpanRow {
  label: string;
  spans: readonly (Span | undefined)[];
}

/** As wide as letters can still be read on a phone. */
const WIDTH = 480;
const LABELS = 172;
const RIGHT = 24;
const TOP = 34;
const COLOURS = ['var(--one,#1c4fa0)', 'var(--two,#b3470f)'] as const;

/** Points with whiskers, a line a row; `sides` are told apart by colour and form. */
export function spanPlot(
  rows: readonly SpanRow[],
  { sides, unit, number }: { sides: readonly string[]; unit: string; number: (value: number) => string },
): string {
  const spans = rows.flatMap((row) => row.spans).filter((span) => span !== undefined);
  const ends = spans.flatMap(({ value, low = value, high = value }) => [low, high]).filter(Number.isFinite);
  const marks = scaleMarks(Math.min(...ends), Math.max(...ends));
  const [least, most] = [marks[0]!, marks.at(-1)!];
  const x = (value: number): number =>
    LABELS + ((Math.min(most, Math.max(least, value)) - least) / (most - least || 1)) * (WIDTH - LABELS - RIGHT);
  const step = sides.length > 1 ? 29 : 24;
  const bottom = TOP + rows.length * step;
  const drawn = rows.map(({ label, spans: own }, at) => {
    const middle = TOP + (at + 0.5) * step;
    const points = own.map((span, side) => {
      if (span === undefined) return '';
      const y = middle + (own.length > 1 ? (side - 0.5) * 11 : 0);
      return pointWithWhiskers(span, side, { x, y, says: `${label}: ${spanText(span, number)}` });
    });
    return `<text x="${LABELS - 12}" y="${round(middle + 4)}" text-anchor="end" fill="currentColor">${escapeHtml(clipped(label, 22))}</text>${points.join('')}`;
  });
  const says = rows
    .map(
      ({ label, spans: own }) =>
        `${label} ${own.map((span) => (span ? spanText(span, number) : 'not counted')).join(' / ')}`,
    )
    .join('; ');
  return `${open(bottom + 40, says)}${verticals(marks, x, bottom, number)}${legend(sides)}${drawn.join('')}<text x="${WIDTH - RIGHT}" y="${bottom + 34}" text-anchor="end" fill="currentColor">${escapeHtml(unit)}</text></svg>`;
}

function spanText({ value, low, high }: Span, number: (value: number) => string): string {
  if (low === undefined || high === undefined) return number(value);
  return `${number(value)} (${number(low)} to ${number(high)})`;
}

interface At {
  x: (value: number) => number;
  y: number;
  says: string;
}

function pointWithWhiskers({ value, low = value, high = value }: Span, side: number, { x, y, says }: At): string {
  const colour = COLOURS[side % COLOURS.length]!;
  const [at, from, to] = [x(value), x(low), x(high)].map(round) as [number, number, number];
  const line = `<line x1="${from}" x2="${to}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="2"/>`;
  const point =
    side === 0
      ? `<circle cx="${at}" cy="${y}" r="4.5" fill="${colour}"/>`
      : `<rect x="${round(at - 4)}" y="${y - 4}" width="8" height="8" fill="${colour}"/>`;
  return `<g><title>${escapeHtml(says)}</title>${line}${point}</g>`;
}

/** How often each number came up, by side. */
export interface NamedSpread {
  name: string;
  cells: readonly { number: number; count: number }[];
}

/** What a bar stands for: numbers from `from` to below `to`. */
interface Bin {
  from: number;
  to: number;
  /** Below the axis, and in full. */
  mark: string;
  says: string;
}

/** So many different numbers get a bar each. */
const FEW = 14;
const BINS = 30;
/** The axis ends where so much has come up; a few rare numbers would make it many times as long. */
const SHOWN = 0.99;

/** Up to which number the plot goes, and how much of each side is more than that. */
export function spreadEnd(spreads: readonly NamedSpread[]): { most: number; beyond: number[] } {
  const most = Math.max(...spreads.map(({ cells }) => numberAt(cells, SHOWN)));
  const beyond = spreads.map(({ cells }) => countOf(cells.filter(({ number }) => number > most)) / countOf(cells));
  return { most, beyond };
}

/** Bars, those of two sides beside each other. */
export function spreadPlot(spreads: readonly NamedSpread[], unit: string): string {
  const { most } = spreadEnd(spreads);
  const bins = binsOf(spreads, most);
  const shares = spreads.map(({ cells }) => {
    const shown = cells.filter(({ number }) => number <= most);
    const share = ({ from, to }: Bin): number =>
      countOf(shown.filter(({ number }) => number >= from && number < to)) / countOf(cells);
    return bins.map(share);
  });
  const rungs = scaleMarks(0, Math.max(...shares.flat()));
  const highest = rungs.at(-1)!;
  const bottom = 190;
  const left = 52;
  const wide = (WIDTH - left - RIGHT) / bins.length;
  const y = (share: number): number => bottom - (share / highest) * (bottom - TOP);
  const bars = shares.flatMap((list, side) =>
    list.map((share, bin) => {
      if (share === 0) return '';
      const width = (wide * 0.86) / spreads.length;
      const from = left + (bin + 0.07) * wide + side * width;
      const said = `${spreads[side]!.name}, ${bins[bin]!.says}: ${percentText(share)}`;
      return `<rect x="${round(from)}" y="${round(y(share))}" width="${round(width)}" height="${round(bottom - y(share))}" fill="${COLOURS[side % COLOURS.length]}"><title>${escapeHtml(said)}</title></rect>`;
    }),
  );
  const lines = rungs.map(
    (share) =>
      `<line x1="${left}" x2="${WIDTH - RIGHT}" y1="${round(y(share))}" y2="${round(y(share))}" stroke="currentColor" stroke-opacity=".15"/><text x="${left - 8}" y="${round(y(share) + 4)}" text-anchor="end" fill="currentColor">${percentText(share)}</text>`,
  );
  const isBroad = bins.some(({ mark }) => mark.length > 4) && bins.length > FEW / 2;
  const below = bins.map(({ mark }, bin) => {
    const isEach = bins.length <= FEW;
    if (mark === '' || (isEach && isBroad && bin % 2 === 1)) return '';
    const at = left + (bin + (isEach ? 0.5 : 0)) * wide;
    return `<text x="${round(at)}" y="${bottom + 17}" text-anchor="middle" fill="currentColor">${mark}</text>`;
  });
  const names = spreads.map(({ name }) => name);
  return `${open(bottom + 40, `${unit}: how often each came up`)}${lines.join('')}${legend(names)}${bars.join('')}${below.join('')}<text x="${WIDTH - RIGHT}" y="${bottom + 34}" text-anchor="end" fill="currentColor">${escapeHtml(unit)}</text></svg>`;
}

/** A bar a number where there are few; else round steps of the same width. */
function binsOf(spreads: readonly NamedSpread[], most: number): Bin[] {
  const shown = spreads.flatMap(({ cells }) => cells.map(({ number }) => number)).filter((number) => number <= most);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  if (numbers.length <= FEW)
    return numbers.map((number, at) => {
      const text = numberText(number);
      return { from: number, to: numbers[at + 1] ?? number + 1, mark: text, says: text };
    });
  const least = Math.min(0, numbers[0]!);
  const step = roundStep((most - least) / BINS);
  const first = Math.floor(least / step);
  const marks = scaleMarks(least, most);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => {
    const from = (first + at) * step;
    const mark = marks.find((each) => Math.abs(each - from) < step / 2);
    const says = `${numberText(from)} to below ${numberText(from + step)}`;
    return { from, to: from + step, mark: mark === undefined ? '' : numberText(mark), says };
  });
}

function countOf(cells: NamedSpread['cells']): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

/** What a part of the numbers does not exceed. */
function numberAt(cells: NamedSpread['cells'], part: number): number {
  const enough = part * countOf(cells);
  let seen = 0;
  return cells.find(({ count }) => (seen += count) >= enough)!.number;
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
function legend(sides: readonly string[]): string {
  if (sides.length < 2) return '';
  return sides
    .map((name, side) => {
      const at = 12 + side * 230;
      const colour = COLOURS[side % COLOURS.length];
      const sign =
        side === 0
          ? `<circle cx="${at}" cy="14" r="5" fill="${colour}"/>`
          : `<rect x="${at - 5}" y="9" width="10" height="10" fill="${colour}"/>`;
      return `${sign}<text x="${at + 12}" y="18" fill="currentColor">${escapeHtml(clipped(name, 28))}</text>`;
    })
    .join('');
}

/** Round numbers from at or below the least to at or above the most: some five of them. */
function scaleMarks(least: number, most: number): number[] {
  const width = most - least || Math.abs(most) || 1;
  const step = roundStep(width / 5);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, at) => (first + at) * step);
}

/** 1, 2 or 5 and noughts: the first that is not less. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((times) => power * times >= least - 1e-9) ?? 10);
}

function clipped(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
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
