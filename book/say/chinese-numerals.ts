/** Numbers as Chinese and Japanese books write them. */

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** `十四`; large numbers in digits. */
export function numeral(n: number): string {
  if (n > 10 && n < 20) return `十${DIGITS[n - 10]}`;
  return DIGITS[n] ?? String(n);
}

/** `½`, `−15000`. */
export function digits(n: number): string {
  if (n === 0.5) return '½';
  return n < 0 ? `−${-n}` : String(n);
}
