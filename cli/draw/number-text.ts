/** Numbers as people write them: `5 1/2`, `20,000`, `+64`. */
export function amount(value: number): string {
  const whole = Math.trunc(value);
  const rest = Math.abs(value - whole);
  if (rest === 0) return grouped(whole);
  const part = [2, 4, 8, 16].find((below) => Number.isInteger(rest * below));
  if (part === undefined) return String(value);
  const fraction = `${rest * part}/${part}`;
  return whole === 0 ? `${value < 0 ? '-' : ''}${fraction}` : `${grouped(whole)} ${fraction}`;
}

/** With its sign; zero has none. */
export function signed(value: number): string {
  return value > 0 ? `+${amount(value)}` : amount(value);
}

/** `1 move`, `3 moves`; other plurals are named. */
export function plural(number: number, one: string, many = `${one}s`): string {
  return `${grouped(number)} ${form(number, one, many)}`;
}

/** `helps` of one, `help` of several. */
export function form(number: number, one: string, many: string): string {
  return number === 1 ? one : many;
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
