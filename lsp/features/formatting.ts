/** The one form of a file, as an edit of the stretch that changes. */
import type { TextEdit } from 'vscode-languageserver';
import { format } from '../../authoring/format/index.ts';
import type { Asked } from '../feature-request.ts';
import { rangeOf } from '../protocol-ranges.ts';

/** None where the file can't be read: it is left as it is. */
export function formatting({ file: { source } }: Asked): TextEdit[] {
  const { text, name } = source;
  const result = format(text, name);
  if (!result.ok) return [];
  const wanted = text.includes('\r\n') ? result.value.replaceAll('\n', '\r\n') : result.value;
  if (wanted === text) return [];
  const start = sameStart(text, wanted);
  const end = sameEnd(text, wanted, start);
  const newText = wanted.slice(start, wanted.length - end);
  return [{ range: rangeOf(source, start, text.length - end), newText }];
}

/** How much two texts have in common before they differ, in whole lines. */
function sameStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a.lastIndexOf('\n', at - 1) + 1;
}

/** How much they have in common after they differ. */
function sameEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length++;
  // a line end of two signs stays whole
  return a.at(-length) === '\n' && a.at(-1 - length) === '\r' ? length - 1 : length;
}
