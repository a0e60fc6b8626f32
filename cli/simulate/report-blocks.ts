/** A report as blocks, which the terminal, Markdown and a page each show in their own way. */
import type { Paint } from '../draw/terminal-colours.ts';
import { columns, heading, stringWidth, wrap } from '../draw/text-columns.ts';

export type Block =
  | { is: 'title'; text: string }
  /** `below`: part of a section. */
  | { is: 'heading'; text: string; below?: boolean }
  /** What stands between backticks is typed. */
  | { is: 'text'; text: string }
  | { is: 'list'; items: readonly string[] }
  | Table
  /** A picture (SVG), with a caption; not in the terminal. */
  | { is: 'plot'; name: string; caption: string; svg: string }
  /** Lines as they are; a page shows `drawn` (HTML) in their place. */
  | { is: 'lines'; lines: readonly string[]; drawn?: string };

/** Cells of the columns `right` stand to the right; a phone has no room for the columns `minor`. */
export interface Table {
  is: 'table';
  head: readonly string[];
  rows: readonly (readonly string[])[];
  right: readonly number[];
  minor?: readonly number[];
}

export const title = (text: string): Block => ({ is: 'title', text });
export const section = (text: string): Block => ({ is: 'heading', text });
export const subsection = (text: string): Block => ({ is: 'heading', text, below: true });
export const paragraph = (text: string): Block => ({ is: 'text', text });
export const bullets = (items: readonly string[]): Block => ({ is: 'list', items });

/** Blocks as lines of a terminal. */
export function blocksAsLines(blocks: readonly Block[], paint: Paint, width: number): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.is) {
      case 'title':
        return wrap(block.text, width - 4).map((line, at) =>
          paint.bold(at === 0 ? heading(line, width) : `   ${line}`),
        );
      case 'heading':
        return ['', paint.bold(block.text)];
      case 'text':
        return wrap(block.text, width - 2).map((line) => `  ${line}`);
      case 'list':
        return block.items.flatMap((item) =>
          wrap(item, width - 4).map((line, at) => `  ${at === 0 ? '- ' : '  '}${line}`),
        );
      case 'table':
        return tableLines(block, paint, width);
      case 'plot':
        return [];
      case 'lines':
        return ['', ...block.lines];
    }
  });
}

/** A table in columns; where it is too wide for them, the cells of each row behind its name. */
function tableLines({ head, rows, right }: Table, paint: Paint, width: number): string[] {
  const [first, ...others] = columns([head, ...rows], { right });
  if ([first!, ...others].every((line) => stringWidth(line) <= width)) return [paint.dim(first!), ...others];
  return rows.flatMap(([name = '', ...cells]) => {
    const told = cells.map((cell, at) => (cell === '' ? '' : `${head[at + 1]} ${cell}`.trim()));
    return [
      ...(name === '' ? [] : wrap(name, width - 2).map((line) => `  ${line}`)),
      ...wrap(told.filter((text) => text !== '').join(' · '), width - 4).map((line) => `    ${line}`),
    ];
  });
}

/** Blocks as Markdown; pictures are files beside it, which `pictureName` names. */
export function blocksAsMarkdown(blocks: readonly Block[], pictureName: (name: string) => string): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  const parts = blocks.map((block) => {
    switch (block.is) {
      case 'title':
        return `# ${block.text}`;
      case 'heading':
        return `${block.below ? '###' : '##'} ${block.text}`;
      case 'text':
        return block.text;
      case 'list':
        return block.items.map((item) => `- ${item}`).join('\n');
      case 'table': {
        const rule = block.head.map((_, at) => (block.right.includes(at) ? '---:' : '---'));
        return [row(block.head), row(rule), ...block.rows.map(row)].join('\n');
      }
      case 'plot':
        return `![${block.caption}](${pictureName(block.name)})\n\n*${block.caption}*`;
      case 'lines':
        return `\`\`\`\n${block.lines.join('\n')}\n\`\`\``;
    }
  });
  return `${parts.join('\n\n')}\n`;
}
