/** Whether two pieces of plain data say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isSame(Reflect.get(a, key), Reflect.get(b, key)));
}

/** Data as a sentence may hold it: `5m`, `{ fan: 3 }`, `nothing`. */
export function shown(data: unknown): string {
  if (data === undefined || data === null) return 'nothing';
  if (Array.isArray(data)) return data.length === 0 ? 'nothing' : data.map(shown).join(isTiles(data) ? '' : ', ');
  if (typeof data !== 'object') return String(data);
  const parts = Object.entries(data).map(([key, value]) => `${key}: ${shown(value)}`);
  return parts.length === 0 ? 'nothing' : `{ ${parts.join(', ')} }`;
}

function isTiles(list: readonly unknown[]): boolean {
  return list.every((one) => typeof one === 'string' && /^\d[a-z]$/.test(one));
}
