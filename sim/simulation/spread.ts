/** How numbers spread, in little room: counts of numbers rounded to three digits. Spreads of parts add up exactly, in any order. */

/** How often each number came up. */
export type Spread = Record<string, number>;

const DIGITS = 3;

/** Counts a number. */
export function addNumber(spread: Spread, number: number): void {
  const cell = Number(number.toPrecision(DIGITS));
  spread[cell] = (spread[cell] ?? 0) + 1;
}

/** Adds the counts of another spread. */
export function addSpread(spread: Spread, other: Spread): void {
  for (const [cell, count] of Object.entries(other)) spread[cell] = (spread[cell] ?? 0) + count;
}

/** Numbers with their counts, lowest first. */
export function cellsOf(spread: Spread): { number: number; count: number }[] {
  return Object.entries(spread)
    .map(([cell, count]) => ({ number: Number(cell), count }))
    .sort((a, b) => a.number - b.number);
}

/** What a part of the numbers does not exceed; undefined of no numbers. */
export function quantile(spread: Spread, part: number): number | undefined {
  const cells = cellsOf(spread);
  const all = cells.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  return cells.find(({ count }) => (seen += count) >= part * all)?.number;
}
