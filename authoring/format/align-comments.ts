/** Comments behind lines: two spaces off, and below each other where lines follow each other. */
import type { Line } from './yaml-layout.ts';
import { widthOf } from './yaml-scalar.ts';

const GAP = 2;
/** Longer lines do not push the comments of their neighbours away. */
const WIDEST = 80;

/** The text of the lines. */
export function joinLines(lines: readonly Line[]): string {
  const columns = lines.map(() => 0);
  for (const run of runsOf(lines)) {
    const column = Math.max(...run.map((index) => widthOf(lines[index]!.text))) + GAP;
    for (const index of run) columns[index] = column;
  }
  const texts = lines.map(({ text, after }, index) => {
    if (after === undefined) return text;
    const column = Math.max(columns[index]!, widthOf(text) + GAP);
    return `${text}${' '.repeat(column - widthOf(text))}${after}`;
  });
  return `${texts.join('\n')}\n`;
}

/** Lines whose comments stand below each other; one line without a comment may stand between. */
function runsOf(lines: readonly Line[]): number[][] {
  const runs: number[][] = [];
  for (const [index, { text, after }] of lines.entries()) {
    if (after === undefined || widthOf(text) > WIDEST) continue;
    const last = runs.at(-1);
    if (last !== undefined && index - last.at(-1)! <= 2 && lines[index - 1]!.text !== '') last.push(index);
    else runs.push([index]);
  }
  return runs;
}
