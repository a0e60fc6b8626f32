/** A book as Markdown, with its pictures as files beside it: one for each tile, one for each figure. */
import type { TileSet } from '../core/index.ts';
import type { Block, Book, Inline, Status } from './block-types.ts';
import { isElsewhere, type Line } from './make-blocks.ts';
import { otherNames } from './text/other-names.ts';
import { type Placed, pictureOf, TILE, tileSvg } from '../tiles/index.ts';
import { textsOf } from './text/index.ts';

/** How sure a rule is, told apart without colour. */
export const MARKS: Readonly<Record<Status, string>> = { published: '●', inferred: '◐', consensus: '◇', house: '○' };

/** Files by path, relative to where the book lies. */
export type BookFiles = Readonly<Record<string, string>>;

interface Page {
  book: Book;
  tiles: TileSet;
  /** Pictures the page needs. */
  files: Record<string, string>;
  figures: number;
}

/** The book with everything it shows; `name` is that of its file, without the ending. */
export function markdownFiles(book: Book, name: string = book.id): BookFiles {
  const page: Page = { book, tiles: book.tiles, files: {}, figures: 0 };
  const text = `${pageText(page, name)}\n`;
  return { [`${name}.md`]: text, ...page.files };
}

/** The page alone. */
export function markdown(book: Book): string {
  return Object.values(markdownFiles(book))[0]!;
}

function pageText(page: Page, name: string): string {
  const { book } = page;
  const texts = textsOf(book.language);
  const title = book.title[book.language] ?? book.title.en ?? book.id;
  const write = (blocks: readonly Block[]): string[] =>
    joinExamples(blocks.map((block) => blockText(page, block, name)));
  const contents = book.chapters.map(({ id, title: chapter }, index) => `${index + 1}. [${escaped(chapter)}](#${id})`);
  return [
    `# ${escaped(title)}`,
    ...write(book.front),
    ...(contents.length > 0 ? [`**${escaped(texts.contents)}**`, contents.join('\n')] : []),
    ...book.chapters.flatMap(({ id, title: chapter, number, blocks }) => [
      `<a id="${id}"></a>\n\n## ${numbered(number)}${escaped(chapter)}`,
      ...write(blocks),
    ]),
  ].join('\n\n');
}

/** Examples and lists that follow each other are one list: Markdown would read them so, but with gaps. */
function joinExamples(parts: readonly string[]): string[] {
  const all: string[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    if (part.startsWith('- ') && before?.startsWith('- ')) all[all.length - 1] = `${before}\n${part}`;
    else all.push(part);
  }
  return all;
}

function blockText(page: Page, block: Block, name: string): string {
  switch (block.is) {
    case 'heading':
      return `<a id="${block.anchor}"></a>\n\n${'#'.repeat(block.level)} ${numbered(block.number)}${headingText(page, block.of)}`;
    case 'paragraph':
      return beginsAsText(lineText(page, block.of));
    case 'list':
      return block.items
        .map((item, index) => {
          const number = block.numbers?.[index];
          return number === undefined
            ? itemText(page, item, block.ordered ? `${index + 1}.` : '-', name)
            : itemText(page, item, '-', name, `**${number}** `);
        })
        .join('\n');
    case 'table':
      return tableText(page, block);
    case 'note': {
      const inner = block.of.map((part) => blockText(page, part, name)).join('\n\n');
      const alert = block.tone === 'house' ? '[!IMPORTANT]\n' : block.tone === 'inferred' ? '[!NOTE]\n' : '';
      return quoted(alert + inner);
    }
    case 'figure':
      return figureText(page, block, name);
    case 'example':
      return exampleText(page, block);
  }
}

function numbered(number: string | undefined): string {
  return number === undefined ? '' : `${number} `;
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function itemText(page: Page, item: readonly Block[], mark: string, name: string, number = ''): string {
  const [first = '', ...rest] = item.map((block) => blockText(page, block, name));
  const indent = ' '.repeat(mark.length + 1);
  const more = rest.map((part) => `\n${part.replaceAll(/^(?=.)/gm, indent)}`);
  return [`${mark} ${number}${first}`, ...more].join('\n');
}

function tableText(page: Page, { head, rows, numbers }: Extract<Block, { is: 'table' }>): string {
  const cellText = (cell: Line): string => lineText(page, cell).replaceAll('|', '\\|');
  const row = (cells: readonly Line[]): string => `| ${cells.map(cellText).join(' | ')} |`;
  const rule = head.map((_, column) => (numbers.includes(column) ? '---:' : '---'));
  return [row(head), `| ${rule.join(' | ')} |`, ...rows.map(row)].join('\n');
}

function figureText(page: Page, { svg, says, caption }: Extract<Block, { is: 'figure' }>, name: string): string {
  page.figures++;
  const path = `figures/${name}-${page.figures}.svg`;
  page.files[path] = `${svg}\n`;
  const below = caption.length > 0 ? `\n\n*${lineText(page, caption)}*` : '';
  return `![${escaped(says)}](${path})${below}`;
}

function exampleText(page: Page, { hand, circumstances, result, holds }: Extract<Block, { is: 'example' }>): string {
  const mark = holds ? '✓' : '✗';
  const { colon } = textsOf(page.book.language);
  const lines = [`${mark} ${handText(page, hand)}`, `${escaped(circumstances)}${colon}${lineText(page, result)}`];
  return `- ${lines.join('<br>\n  ')}`;
}

function headingText(page: Page, of: Line): string {
  return of.map((piece) => (piece.is === 'name' ? allNames(piece) : inlineText(page, piece))).join('');
}

/** A name with its other forms, where a page cannot switch. */
function allNames({ text, names, also }: Extract<Inline, { is: 'name' }>): string {
  if (also !== undefined) return escaped(text + otherNames({ en: text, ...names }, also, text));
  const others = [...new Set(Object.values(names))].filter((other) => other !== text);
  return escaped([text, ...others].join(' · '));
}

function lineText(page: Page, of: Line): string {
  return of.map((piece) => inlineText(page, piece)).join('');
}

function inlineText(page: Page, piece: Inline): string {
  switch (piece.is) {
    case 'text':
      return escaped(piece.text);
    case 'strong':
      return `**${lineText(page, piece.of)}**`;
    case 'emphasis':
      return `*${lineText(page, piece.of)}*`;
    case 'code':
      return codeText(piece.text);
    case 'tiles':
      return handText(page, piece.hand);
    case 'link':
      return `[${lineText(page, piece.of)}](${isElsewhere(piece.to) ? '' : '#'}${piece.to})`;
    case 'name':
      return escaped(piece.text);
    case 'source':
      return escaped(piece.text);
    case 'status':
      return MARKS[piece.status];
  }
}

/** Pictures of the tiles in a row; the tile that won stands behind a plus, melds and bonus tiles apart. */
function handText(page: Page, hand: string): string {
  const picture = pictureOf(hand, page.tiles);
  if (picture === undefined) return codeText(hand);
  return picture.tiles.map((tile, index) => gapBefore(picture.tiles, index) + tileText(page, tile)).join('');
}

function gapBefore(tiles: readonly Placed[], index: number): string {
  const [before, tile] = [tiles[index - 1], tiles[index]!];
  if (before === undefined) return tile.last ? '+' : '';
  if (tile.x - before.x === TILE.step) return '';
  return tile.last ? '&nbsp;+&nbsp;' : '&ensp;';
}

function tileText({ files }: Page, face: Placed): string {
  const isBack = face.id === '?';
  const path = `tiles/${isBack ? 'back' : face.id}.svg`;
  files[path] = tileSvg(face);
  return `<img src="${path}" alt="${isBack ? '▯' : face.id}" width="21" height="28">`;
}

/** A code span in one line, between more backticks than it has in a row: a blank line would end it. */
function codeText(text: string): string {
  const line = inOneLine(text);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return longest > 0 ? `${ticks} ${line} ${ticks}` : ticks + line + ticks;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s*[\n\r\u2028\u2029]\s*/g, ' ');
}

/** Text that Markdown shows as it is, in one line: what a pack writes in several would end a row or an item. */
function escaped(text: string): string {
  return inOneLine(text).replaceAll(/[\\`*~[\]<>]|!(?=\[|$)|(?<!\w)_|_(?!\w)|&(?=#?\w+;)/g, '\\$&');
}

/** A text that begins like a heading or an item of a list is none. */
function beginsAsText(text: string): string {
  return text.replace(/^[-+#](?=[-+#\s]|$)/, '\\$&').replace(/^\d+(?=[.)](?:\s|$))/, '$&\\');
}
