/** Stretches of files as the protocol counts them: lines and columns from 0. */
import type { Location, Range } from 'vscode-languageserver';
import type { Place } from '../core/index.ts';
import { placeOf, type Source } from '../loader/index.ts';
import type { Platform } from './server/platform.ts';

export function rangeOf(source: Source, start: number, end: number): Range {
  return rangeOfPlace(placeOf({ source, start, end }));
}

export function rangeOfPlace({ line, column, endLine, endColumn }: Place): Range {
  return { start: { line: line - 1, character: column - 1 }, end: { line: endLine - 1, character: endColumn - 1 } };
}

export function locationOf(platform: Platform, source: Source, start: number, end: number): Location {
  return { uri: platform.uriOf(source.name), range: rangeOf(source, start, end) };
}

/** The offset of a position; beyond the end of a line its end. */
export function offsetAt({ lines, text }: Source, { line, character }: Range['start']): number {
  const start = lines[line];
  if (start === undefined) return text.length;
  const next = lines[line + 1];
  return Math.min(start + character, next === undefined ? text.length : next - 1);
}
