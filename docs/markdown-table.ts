/** One row of a Markdown table. */
export type Line = readonly string[];

/** A Markdown table. */
export function table(head: Line, rows: readonly Line[]): string {
  const row = (cells: Line): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
