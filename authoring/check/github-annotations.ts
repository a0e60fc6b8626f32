/** Problems as lines that GitHub shows beside the change: `::error file=sunday.yaml,line=5,col=13,...::message`. */
import type { Place, Problem } from '../../core/index.ts';

/** One line for each problem. */
export function toGithub(problems: readonly Problem[]): string[] {
  return problems.map(lineOf);
}

function lineOf({ code, severity, message, place, hint }: Problem): string {
  const settings = [...whereOf(place), ['title', code] as const].map(
    ([key, value]) => `${key}=${inSetting(String(value))}`,
  );
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${severity} ${settings.join(',')}::${inMessage(text)}`;
}

/** Columns are only taken where all of it stands on one line; the last one belongs to the stretch there. */
function whereOf(place: Place | undefined): [string, string | number][] {
  if (place === undefined) return [];
  const { file, line, column, endLine, endColumn } = place;
  const lines: [string, string | number][] = [
    ['file', file],
    ['line', line],
  ];
  if (line !== endLine) return [...lines, ['endLine', endLine]];
  return [...lines, ['col', column], ['endLine', endLine], ['endColumn', Math.max(column, endColumn - 1)]];
}

function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function inSetting(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
