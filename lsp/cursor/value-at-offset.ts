/** What stands at an offset of a file that can be read. */
import type { Sourced, SourcedScalar } from '../../loader/index.ts';

export type Here =
  | { at: 'key'; path: (string | number)[]; start: number; end: number }
  | { at: 'value'; path: (string | number)[]; node: SourcedScalar; start: number; end: number };

/** The key or scalar at an offset. */
export function hereAt(root: Sourced | undefined, offset: number): Here | undefined {
  return root === undefined ? undefined : look(root, offset, []);
}

function look(node: Sourced, offset: number, path: (string | number)[]): Here | undefined {
  if (node.is === 'scalar') {
    const { start, end } = node.spot;
    return start <= offset && offset <= end && end > start ? { at: 'value', path, node, start, end } : undefined;
  }
  if (node.is === 'list') return first(node.items.map((item, index) => () => look(item, offset, [...path, index])));
  return first(
    [...node.entries].map(([key, { key: spot, value }]) => () => {
      const here = [...path, key];
      if (spot.start <= offset && offset <= spot.end)
        return { at: 'key', path: here, start: spot.start, end: spot.end };
      return offset < spot.start ? undefined : look(value, offset, here);
    }),
  );
}

function first(looks: readonly (() => Here | undefined)[]): Here | undefined {
  for (const each of looks) {
    const found = each();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The offset in a scalar's value that stands at an offset of the file. */
export function offsetWithin({ offsets, spot }: SourcedScalar, offset: number): number {
  if (offsets === undefined) return offset - spot.start;
  const at = offsets.findIndex((each) => each >= offset);
  return at < 0 ? offsets.length - 1 : at;
}
