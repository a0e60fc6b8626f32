/** A report as blocks, which the terminal, Markdown and a page each show in their own way. */
import type { Paint } from '../draw/terminal-colours.ts';
import { columns, heading, stringWidth, wrap } from '../draw/text-columns.ts';

export type Block =
  | { is: 'title'; text: string }
  | { is: 'heading'; text: string }
  | { is: 'text'; text: string }
  /** A table; cells of the columns `right` stand to the right. */
  | { is: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; right: readonly number[] }
  /** A picture (SVG), with a caption; not in the terminal. */
  | { is: 'plot'; name: string; caption: string; svg: string }
  /** Lines as they are. */
  | { is: 'lines'; lines: readonly string[] };

export const title = (text: string): Block => ({ is: 'title', text });
export const section = (text: string): Block => ({ is: 'heading', text });
export const paragraph = (text: string): Block => ({ is: 'text', text });

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
function tableLines({ head, rows, right }: Extract<Block, { is: 'table' }>, paint: Paint, width: number): string[] {
  const [first, ...others] = columns([head, ...rows], { right });
  if ([first!, ...others].every((line) => stringWidth(line) <= width)) return [paint.dim(first!), ...others];
  return rows.flatMap(([name = '', ...cells]) => {
    const told = cells.map((cell, at) => (cell === '' ? '' : `${head[at + 1]} ${cell}`.trim()));
    return [
      ...wrap(name, width - 2).map((line) => `  ${line}`),
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
        return `## ${block.text}`;
      case 'text':
        return block.text;
      case 'table': {
        const rule = block.head.map((_, at) => (block.right.includes(at) ? '---:' : '---'));
        return [row(block.head), row(rule), ...block.rows.map(row)].join('\n');
      }
      case 'plot':
        return `![${block.caption}](${pictureName(block.name)})`;
      case 'lines':
        return `\`\`\`\n${block.lines.join('\n')}\n\`\`\``;
    }
  });
  return `${parts.join('\n\n')}\n`;
}
