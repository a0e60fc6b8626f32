/** Text in columns; wide characters and colours are measured as a terminal shows them. */
import stringWidth from 'fast-string-width';

export { stringWidth };

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - stringWidth(text))) + text;
}

/** Cuts plain text to a width; what was cut shows as an ellipsis. */
export function clip(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let short = '';
  for (const letter of text) {
    if (stringWidth(short + letter) > width - 1) break;
    short += letter;
  }
  return `${short}…`;
}

/** Rows as lines: each column as wide as its widest cell, `right` ones to the right. */
export function columns(
  rows: readonly (readonly string[])[],
  { right = [] as readonly number[], indent = 2, gap = 2 } = {},
): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, stringWidth(cell))));
  return rows.map((row) => {
    const cells = row.map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]!) : padEnd(cell, widths[i]!)));
    return (' '.repeat(indent) + cells.join(' '.repeat(gap))).trimEnd();
  });
}

/** The same with a last cell that is fitted into what is left of the width. */
export function columnsAndText(
  rows: readonly (readonly string[])[],
  width: number,
  fit: (text: string, room: number, row: number) => string,
  layout?: Parameters<typeof columns>[1],
): string[] {
  const lines = columns(
    rows.map((cells) => cells.slice(0, -1)),
    layout,
  );
  const used = Math.max(...lines.map((line) => stringWidth(line))) + 2;
  return lines.map((line, i) => `${padEnd(line, used)}${fit(rows[i]!.at(-1)!, width - used, i)}`.trimEnd());
}

/** Breaks plain text at spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || stringWidth(last) + 1 + stringWidth(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A line in as many as the width needs, the later ones further in. Tables and lines of code, which have bars, stay as they are. */
export function fitLine(line: string, width: number): string[] {
  if (stringWidth(line) <= width || /^[ \d]*(?:[|│┌]|└─)/.test(line)) return [line];
  const indent = /^ */.exec(line)![0];
  const [first = '', ...rest] = wrap(line.trim(), width - indent.length - 2);
  return [indent + first, ...rest.map((each) => `${indent}  ${each}`)];
}

/** Texts side by side, in as many lines as the width needs; no text is broken. */
export function packed(texts: readonly string[], width: number, between = '   '): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last === undefined || stringWidth(last + between + text) > width) lines.push(text);
    else lines[lines.length - 1] = last + between + text;
  }
  return lines;
}

/** `── title ─────────`, as wide as the paper. */
export function heading(title: string, width: number): string {
  return `── ${title} ${'─'.repeat(Math.max(0, width - stringWidth(title) - 4))}`.trimEnd();
}
