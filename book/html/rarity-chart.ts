/** How rare the patterns of a pack are beside what they are worth. */
import { escapeHtml } from './escape-html.ts';
import type { ChartWords } from '../text/index.ts';

/** A pattern of a census. */
export interface RarityPoint {
  name: string;
  /** What it adds to a hand. */
  value: number;
  /** Of winning hands, how many have it: 0 to 1. */
  share: number;
}

const BOX = { width: 720, height: 440, left: 84, right: 20, top: 34, bottom: 46 };
interface Spot extends RarityPoint {
  x: number;
  y: number;
}

/** Each pattern as a point: to the right what it is worth, upwards how often hands have it, by tens. */
export function rarityChart(points: readonly RarityPoint[], words: ChartWords): string {
  const seen = points.filter(({ share, value }) => share > 0 && Number.isFinite(value));
  const least = Math.min(-1, ...seen.map(({ share }) => Math.floor(Math.log10(share))));
  const most = Math.max(1, ...seen.map(({ value }) => value));
  const x = (value: number): number =>
    BOX.left + (Math.sqrt(Math.max(0, value)) / Math.sqrt(most)) * (BOX.width - BOX.left - BOX.right);
  const y = (share: number): number => BOX.top + (Math.log10(share) / least) * (BOX.height - BOX.top - BOX.bottom);
  const spots = seen.map((point): Spot => ({ ...point, x: x(point.value), y: y(point.share) }));
  const says = `${words.title}: ${spots.map(({ name, value, share }) => `${name} ${value}, ${percent(share)}`).join('; ')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label="${escapeHtml(says)}" font-size="11" font-family="sans-serif">
${rows(least, y, words)}${columns(most, x, words)}${spots.map(dot).join('')}${labels(spots)}</svg>`;
}

function rows(least: number, y: (share: number) => number, { share }: ChartWords): string {
  const powers = Array.from({ length: -least + 1 }, (_, index) => 10 ** -index);
  const lines = powers.map((power) => {
    const at = round(y(power));
    const line = `<line x1="${BOX.left}" x2="${BOX.width - BOX.right}" y1="${at}" y2="${at}" stroke="currentColor" stroke-opacity=".18"/>`;
    return `${line}<text x="${BOX.left - 8}" y="${at + 4}" text-anchor="end" fill="currentColor">${percent(power)}</text>`;
  });
  return `${lines.join('')}<text x="6" y="16" fill="currentColor">${escapeHtml(share)}</text>`;
}

function columns(most: number, x: (value: number) => number, { value }: ChartWords): string {
  const bottom = BOX.height - BOX.bottom;
  const marks = [0, ...Array.from({ length: 20 }, (_, power) => 2 ** power)].filter((mark) => mark <= most);
  const apart = marks.filter((mark, index) => index === 0 || x(mark) - x(marks[index - 1]!) > 22);
  const lines = apart.map((mark) => {
    const at = round(x(mark));
    return `<line x1="${at}" x2="${at}" y1="${BOX.top}" y2="${bottom}" stroke="currentColor" stroke-opacity=".1"/><text x="${at}" y="${bottom + 17}" text-anchor="middle" fill="currentColor">${mark}</text>`;
  });
  const middle = (BOX.left + BOX.width - BOX.right) / 2;
  return `${lines.join('')}<text x="${middle}" y="${BOX.height - 8}" text-anchor="middle" fill="currentColor">${escapeHtml(value)}</text>`;
}

function dot({ name, value, share, x, y }: Spot): string {
  const title = escapeHtml(`${name}: ${value}, ${percent(share)}`);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="4.5" fill="var(--figure-strong, #1c4fa0)" fill-opacity=".75"><title>${title}</title></circle>`;
}

/** As many names as stand apart from each other and from other points, the dearest and rarest first. */
function labels(spots: readonly Spot[]): string {
  const taken: Area[] = [];
  const drawn: string[] = [];
  for (const spot of [...spots].sort((a, b) => b.value - a.value || a.share - b.share)) {
    const area = areaOf(spot);
    const covers = (other: Spot): boolean => other !== spot && meets(area, { ...other, x: other.x - 4, width: 8 });
    if (taken.some((other) => meets(area, other)) || spots.some(covers)) continue;
    taken.push(area);
    drawn.push(
      `<text x="${round(area.x)}" y="${round(spot.y + 4)}" fill="currentColor">${escapeHtml(spot.name)}</text>`,
    );
  }
  return drawn.join('');
}

interface Area {
  x: number;
  y: number;
  width: number;
}

/** About as wide as the letters of a name are. */
const LETTER = 6;
const LINE = 12;

/** To the right of the point, or to its left near the edge. */
function areaOf({ name, x, y }: Spot): Area {
  const width = name.length * LETTER;
  return { x: x + 8 + width > BOX.width ? x - 8 - width : x + 8, y, width };
}

function meets(one: Area, other: Area): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && Math.abs(one.y - other.y) < LINE;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** `12 %`, `0.03 %`. */
function percent(share: number): string {
  return `${(share * 100).toLocaleString('en-US', { maximumSignificantDigits: 2 })} %`;
}
