/** The score card of a pack as a page of HTML that prints on one sheet of A4. */
import { type CardPart, cardOf } from '../score-card.ts';
import { plainText, type Line } from '../make-blocks.ts';
import { type Making, makeMaking, packName } from '../chapter-context.ts';
import type { OpenPack } from '../opened-pack-types.ts';
import { drawBlocks, type Drawing, drawLine } from './blocks-to-html.ts';
import { escapeHtml } from './escape-html.ts';
import { drawDocument } from './book-page.ts';
import { tileNamesOf } from './hand-in-words.ts';
import { wordsOf } from '../text/index.ts';

/** The page of the card. */
export function cardPage(open: OpenPack, { language = 'en' } = {}): string {
  const making = makeMaking(open, language);
  const drawing = plainDrawing(making);
  const { least, parts, wide } = cardOf(making);
  const title = packName(making);
  const size = sizeFor(
    parts,
    wide.reduce((sum, block) => sum + (block.is === 'table' ? block.rows.length + 2 : 1), 0),
    plainText(least).length,
  );
  return drawDocument({
    language,
    title,
    languages: [language],
    scripts: [],
    style: styleOf(size),
    body: `<main class="card"><h1>${escapeHtml(title)}</h1>
${least.length > 0 ? `<p class="least">${drawLine(drawing, least)}</p>` : ''}
<div class="columns">${parts.map((part) => drawPart(drawing, part)).join('\n')}</div>
<div class="paid">${drawBlocks(drawing, wide)}</div></main>`,
  });
}

/** For pages whose links lead nowhere or to other pages, and where one name has one form. */
export function plainDrawing({ rules, language }: Making, pages = false): Drawing {
  return {
    words: wordsOf(language),
    languages: [language],
    tiles: rules.tiles,
    spoken: tileNamesOf(rules, language),
    scores: false,
    pages,
  };
}

function drawPart(drawing: Drawing, { title, rows, sentences }: CardPart): string {
  const lines = rows.map(({ name, other, worth }) => {
    const second = other === '' ? '' : ` <small>${escapeHtml(other)}</small>`;
    const isLong = plainText(worth).length > LINE;
    return `<li${isLong ? ' class="long"' : ''}><span>${drawLine(drawing, name)}${second}</span><b${isBrief(worth)}>${drawLine(drawing, worth)}</b></li>`;
  });
  const told = sentences.map((sentence) => `<p>${drawLine(drawing, sentence)}</p>`);
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
  return `<section><h2>${escapeHtml(title)}</h2>${list}${told.join('')}</section>`;
}

/** `30 minipoints` stays in one line; what is longer than a line stands below its name. */
const BRIEF = 16;
const LINE = 30;

function isBrief(worth: Line): string {
  return plainText(worth).length <= BRIEF ? ' class="brief"' : '';
}

/** Sizes of letters in points, the largest first. */
const SIZES = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5];
const MILLIMETRE = 2.835;
const SHEET = { columns: 3, width: 58, height: 262, row: 1.9, line: 1.32, letter: 0.52, filled: 0.96 };

/** The largest letters with which everything should stand on the sheet. */
function sizeFor(parts: readonly CardPart[], rows: number, least: number): number {
  const fits = (size: number): boolean => {
    const letters = (SHEET.width * MILLIMETRE) / (size * SHEET.letter);
    const lines = parts.reduce((sum, part) => sum + linesOf(part, letters), 0);
    const head = 14 + Math.ceil(least / (letters * SHEET.columns)) * ((size * SHEET.line) / MILLIMETRE);
    const height = SHEET.height - head - (rows * size * SHEET.row) / MILLIMETRE;
    const room = ((height * MILLIMETRE) / (size * SHEET.line)) * SHEET.columns;
    return lines <= room * SHEET.filled;
  };
  return SIZES.find(fits) ?? SIZES.at(-1)!;
}

function linesOf({ rows, sentences }: CardPart, letters: number): number {
  const lines = (length: number): number => Math.ceil(length / letters);
  const listed = rows.map(({ name, other, worth }) =>
    lines(plainText(name).length + 2 * other.length + plainText(worth).length + 3),
  );
  const told = sentences.map((sentence) => lines(plainText(sentence).length) + 0.4);
  return [...listed, ...told].reduce((sum, each) => sum + each, 2.2);
}

function styleOf(size: number): string {
  return `
@page{size:A4;margin:10mm;@bottom-center{content:none}}
body{background:var(--paper)}
.card{width:190mm;max-width:100%;margin:0 auto;padding:6mm 0;font:${size}pt/1.3 var(--sans)}
.card h1{font-size:18pt;margin:0 0 2mm}
.card .least{margin:0 0 3mm;color:var(--soft)}
.card .columns{columns:3 52mm;column-gap:7mm}
.card h2{font-size:1.12em;margin:0 0 .25em;padding:.1em 0 .15em;border:0;border-bottom:2px solid var(--ink);break-before:auto;break-after:avoid}
.card section{margin:0 0 .9em}
.card ul{list-style:none;margin:0;padding:0}
.card li{display:flex;justify-content:space-between;align-items:baseline;gap:.8em;margin:0;padding:.06em 0;border-bottom:1px dotted var(--line);break-inside:avoid}
.card li b{text-align:right;font-weight:600}
.card small{color:var(--soft);font-size:.86em;white-space:nowrap}
.card .brief{white-space:nowrap}
.card .long{display:block}
.card .long b{display:block;text-align:left;font-weight:400;padding-left:1em}
.card p{margin:0 0 .35em;break-inside:avoid}
.card table{font-size:1em;margin:1mm 0 0;width:100%}
.card th,.card td{padding:.12em .5em .12em 0}
.card .paid p{margin:.6em 0 0}
.card .paid table{font-size:.86em}
.card .paid th{font-size:1em;line-height:1.15}
.card .paid .number{white-space:normal}
.card .tiles svg{height:1.4em}
@media print{.card{padding:0;width:auto}.card .columns{columns:3}}
@media (max-width:40rem){.card{padding:4mm}.card .columns{columns:1}}
`;
}
