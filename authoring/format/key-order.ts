/** The order of keys: that of the schema, and of names that a pack gives, its own. */
import type { Collection, Item } from './document-outline.ts';

/** What is said of a chapter as a whole stands at its end. */
const LAST = ['source', 'status', 'note', 'text'];

/** The items in the order they are written. */
export function arranged({ items, order }: Collection): Item[] {
  if (order.length === 0) return items;
  const known = items.some(({ key }) => !order.includes(key ?? ''));
  const placeOf = ({ key = '' }: Item): number => {
    const at = order.indexOf(key);
    if (at < 0) return order.length;
    return known && LAST.includes(key) ? order.length + 1 + at : at;
  };
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
