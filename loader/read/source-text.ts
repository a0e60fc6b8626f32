import type { Place } from '../../core/index.ts';

/** A text that rules stand in. */
export interface Source {
  /** Name of the file, as people know it. */
  name: string;
  text: string;
  /** Offset of the first character of each line. */
  lines: readonly number[];
}

/** A stretch of a source: offsets in UTF-16 units, end exclusive. */
export interface Spot {
  source: Source;
  start: number;
  end: number;
}

/** A text that places can be told in. */
export function makeSource(name: string, text: string): Source {
  const lines = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines.push(at + 1);
  return { name, text, lines };
}

/** Line and columns of a spot. */
export function placeOf({ source, start, end }: Spot): Place {
  const [line, column] = position(source, start);
  const [endLine, endColumn] = position(source, Math.max(start, end));
  return { file: source.name, line, column, endLine, endColumn };
}

function position(source: Source, offset: number): [number, number] {
  let low = 0;
  let high = source.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (source.lines[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return [low + 1, offset - source.lines[low]! + 1];
}

/** Where the line ends that an offset stands in. */
export function lineEnd({ text }: Source, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

/** The offset of a line and column (both from 1) in a text. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return Math.min(text.length, start + column - 1);
}
