import type { Place } from './problem.ts';

/** The place of a stretch of a text that stands in no file. */
export function placeIn(text: string, { start, end }: { start: number; end: number }): Place {
  const [line, column] = lineAndColumn(text, start);
  const [endLine, endColumn] = lineAndColumn(text, end);
  return { file: '', line, column, endLine, endColumn };
}

function lineAndColumn(text: string, offset: number): [number, number] {
  const before = text.slice(0, offset).split('\n');
  return [before.length, before.at(-1)!.length + 1];
}
