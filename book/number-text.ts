// Made once: making one takes longer than writing a hundred numbers with it.
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20, useGrouping: false });
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20, useGrouping: true });

/** A number as people write it: `5½`, `−20,000`. */
export function amount(value: number): string {
  const whole = Math.floor(Math.abs(value));
  const part = { 0.5: '½', 0.25: '¼', 0.75: '¾' }[Math.abs(value) - whole];
  const sign = value < 0 ? '−' : '';
  if (part !== undefined) return `${sign}${whole === 0 ? '' : whole}${part}`;
  return sign + (Math.abs(value) >= 10_000 ? grouped : plain).format(Math.abs(value));
}
