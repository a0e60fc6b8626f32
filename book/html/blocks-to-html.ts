/** Blocks as HTML. Everything that a pack wrote is escaped on its way. */
import type { Names, TileSet } from '../../core/index.ts';
import type { Block, Inline, Status } from '../block-types.ts';
import { isElsewhere } from '../make-blocks.ts';
import { handSvg, pictureOf } from '../../tiles/index.ts';
import { escapeHtml } from './escape-html.ts';
import { otherNames } from '../text/other-names.ts';
import { drawName } from './name-forms.ts';
import { sayHand, type TileNames } from './hand-in-words.ts';
import type { PageWords } from '../text/index.ts';

/** What drawing needs to know of the page. */
export interface Drawing {
  words: PageWords;
  /** Of the names, that of the book first. */
  languages: readonly string[];
  tiles: TileSet;
  spoken: TileNames;
  /** Whether the page can score hands. */
  scores: boolean;
  /** Whether links lead to pages of their own instead of places of this one. */
  pages?: boolean;
}

type Of<Kind extends Block['is']> = Extract<Block, { is: Kind }>;

/** Blocks one after the other. */
export function drawBlocks(drawing: Drawing, blocks: readonly Block[]): string {
  return blocks.map((block) => drawBlock(drawing, block)).join('\n');
}

function drawBlock(drawing: Drawing, block: Block): string {
  switch (block.is) {
    case 'heading':
      return `<h${block.level} id="${escapeHtml(block.anchor)}">${drawNumber(block.number)}${drawLine(drawing, block.of)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${drawLine(drawing, block.of)}</p>`;
    case 'list':
      return drawList(drawing, block);
    case 'table':
      return drawTable(drawing, block);
    case 'note':
      return `<div class="note ${block.tone}" role="note">${drawBlocks(drawing, block.of)}</div>`;
    case 'figure':
      return drawFigure(drawing, block);
    case 'example':
      return drawExample(drawing, block);
  }
}

/** The number of a clause; search and names go past it. */
export function drawNumber(number: string | undefined): string {
  return number === undefined ? '' : `<span class="no">${number}</span> `;
}

/** An item of one paragraph stands without it. */
function drawList(drawing: Drawing, { ordered, items, numbers }: Of<'list'>): string {
  const drawn = items.map((item, index) => {
    const [only] = item;
    const inner =
      item.length === 1 && only?.is === 'paragraph' ? drawLine(drawing, only.of) : drawBlocks(drawing, item);
    const number = numbers?.[index];
    return number === undefined ? `<li>${inner}</li>` : `<li id="${number}">${drawNumber(number)}${inner}</li>`;
  });
  if (numbers) return `<ul class="clauses">${drawn.join('')}</ul>`;
  return ordered ? `<ol>${drawn.join('')}</ol>` : `<ul>${drawn.join('')}</ul>`;
}

function drawTable(drawing: Drawing, { head, rows, numbers }: Of<'table'>): string {
  const number = (column: number): string => (numbers.includes(column) ? ' class="number"' : '');
  const heads = head.map((cell, column) => {
    const drawn = drawLine(drawing, cell);
    return drawn === '' ? '<td></td>' : `<th scope="col"${number(column)}>${drawn}</th>`;
  });
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) => `<td${number(column)}>${drawLine(drawing, cell)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  const top = head.some((cell) => cell.length > 0) ? `<thead><tr>${heads.join('')}</tr></thead>` : '';
  return `<div class="wide"><table>${top}<tbody>${lines.join('')}</tbody></table></div>`;
}

/** The picture is one thing for who cannot see it, whatever is written in it. */
function drawFigure(drawing: Drawing, { svg, says, caption }: Of<'figure'>): string {
  const told = caption.length > 0 ? `<figcaption>${drawLine(drawing, caption)}</figcaption>` : '';
  return `<figure><div class="wide drawn" role="img" aria-label="${escapeHtml(says)}">${svg}</div>${told}</figure>`;
}

function drawExample(drawing: Drawing, { hand, circumstances, result, holds, how }: Of<'example'>): string {
  const { words, scores } = drawing;
  const mark = `<span class="verdict">${escapeHtml(holds ? words.holds : words.holdsNot)}</span>`;
  const told = circumstances === '' ? '' : ` <span class="how">${escapeHtml(circumstances)}</span>`;
  const data = `data-hand="${escapeHtml(hand)}" data-how="${escapeHtml(JSON.stringify(how ?? {}))}"`;
  const label = `${words.scoreThis}: ${hand}`;
  const button =
    scores && how
      ? `<button type="button" class="score-this" ${data} aria-label="${escapeHtml(label)}">${escapeHtml(words.scoreThis)}</button>`
      : '';
  const kind = holds ? 'example' : 'example not';
  const line = `<figcaption>${mark}${told} <span class="gives">${drawLine(drawing, result)}</span>${button}</figcaption>`;
  return `<figure class="${kind}">${drawTiles(drawing, hand)}${line}</figure>`;
}

/** Pieces of a line. */
export function drawLine(drawing: Drawing, pieces: readonly Inline[]): string {
  return pieces.map((piece) => drawPiece(drawing, piece)).join('');
}

function drawPiece(drawing: Drawing, piece: Inline): string {
  switch (piece.is) {
    case 'text':
      return escapeHtml(piece.text);
    case 'strong':
      return `<strong>${drawLine(drawing, piece.of)}</strong>`;
    case 'emphasis':
      return `<em>${drawLine(drawing, piece.of)}</em>`;
    case 'code':
      return `<code>${escapeHtml(piece.text)}</code>`;
    case 'tiles':
      return drawTiles(drawing, piece.hand);
    case 'link':
      return `<a href="${escapeHtml(addressOf(drawing, piece.to))}">${drawLine(drawing, piece.of)}</a>`;
    case 'name':
      return drawNamePiece(piece, drawing.languages);
    case 'source':
      return `<cite>${escapeHtml(piece.text)}</cite>`;
    case 'status':
      return drawStatus(drawing.words, piece.status);
  }
}

/** Other names change with the language shown, so that none stands there twice. */
function drawNamePiece({ text, names, also }: Extract<Inline, { is: 'name' }>, languages: readonly string[]): string {
  const all: Names = { en: text, ...names };
  const drawn = drawName(text, all, languages);
  if (also === undefined) return drawn;
  const forms = ['en', ...languages].map((language) => [
    language,
    otherNames(all, also, Object.hasOwn(all, language) ? all[language]! : all.en),
  ]);
  return `${drawn}<small>${drawName('', Object.fromEntries(forms) as Names, languages)}</small>`;
}

function addressOf({ pages }: Drawing, to: string): string {
  if (isElsewhere(to)) return to;
  return pages ? `${encodeURIComponent(to)}.html` : `#${encodeURIComponent(to)}`;
}

/** A hand that cannot be read stays a text. */
function drawTiles({ tiles, spoken, words }: Drawing, hand: string): string {
  const picture = pictureOf(hand, tiles);
  if (picture === undefined || picture.tiles.length === 0) return `<code>${escapeHtml(hand)}</code>`;
  return `<span class="tiles">${handSvg(picture, escapeHtml(sayHand(spoken, words, hand)))}</span>`;
}

/** Told apart by its shape too, not by colour alone. */
function drawStatus(words: PageWords, status: Status): string {
  const says = words[`${status}Says`];
  return `<span class="status ${status}" title="${escapeHtml(says)}"><span>${escapeHtml(words[status])}</span></span>`;
}
