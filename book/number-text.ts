/** A number as people write it: `5½`, `−20,000`. */
export function amount(value: number): string {
  const whole = Math.floor(Math.abs(value));
  const part = { 0.5: '½', 0.25: '¼', 0.75: '¾' }[Math.abs(value) - whole];
  const sign = value < 0 ? '−' : '';
  if (part !== undefined) return `${sign}${whole === 0 ? '' : whole}${part}`;
  return `${sign}${Math.abs(value).toLocaleString('en-US', {
    maximumFractionDigits: 20,
    useGrouping: Math.abs(value) >= 10_000,
  })}`;
}
