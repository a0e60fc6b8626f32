/** Problems as lines that GitHub shows beside the change: `::error file=sunday.yaml,line=5,col=13,...::message`. */
import type { Problem } from '../core/index.ts';

/** One line for each problem. */
export function toGithub(problems: readonly Problem[]): string[] {
  return problems.map(lineOf);
}

function lineOf({ code, severity, message, place, hint }: Problem): string {
  const where: [string, string | number][] =
    place === undefined
      ? []
      : [
          ['file', place.file],
          ['line', place.line],
          ['col', place.column],
          ['endLine', place.endLine],
          // The last column belongs to the stretch there, for us it is the first one behind it.
          ['endColumn', Math.max(place.column, place.endColumn - 1)],
        ];
  const settings = [...where, ['title', code] as const].map(([key, value]) => `${key}=${inSetting(String(value))}`);
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${severity} ${settings.join(',')}::${inMessage(text)}`;
}

function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function inSetting(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
