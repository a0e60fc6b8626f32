/** A score card: what counts, what it is worth and who pays, on one page beside the table. */
import type { Names } from '../core/index.ts';
import type { Block, Inline } from './block.ts';
import { patternsIn } from './chapters/patterns.ts';
import { valueTable } from './chapters/values.ts';
import { whoPays } from './compare.ts';
import { drawBlocks, type Drawing, drawLine } from './html/draw.ts';
import { escapeHtml } from './html/escape.ts';
import { drawDocument } from './html/page.ts';
import { tileNamesOf } from './html/say-hand.ts';
import { wordsOf } from './html/words.ts';
import { fill, plainText } from './inline.ts';
import { type Making, makeMaking, nameOf } from './making.ts';
import type { OpenPack } from './open.ts';

/** A line of the card: what it is called in two languages, and what it is worth. */
interface Row {
  name: Inline;
  other: string;
  worth: readonly Inline[];
}

/** Rows under a title, or sentences. */
interface Part {
  title: string;
  rows: readonly Row[];
  sentences: readonly (readonly Inline[])[];
}

/** The card of a pack as a page of HTML that prints on one sheet of A4. */
export function cardPage(open: OpenPack, { language = 'en' } = {}): string {
  const making = makeMaking(open, language);
  const drawing = drawingOf(making);
  const grid = valueTable(making).filter((block) => block.is === 'table');
  const isList = grid.every(({ head }) => head.length <= NARROW);
  const parts = [
    ...groupParts(making),
    ...limitPart(making),
    ...(isList ? grid.map((table) => listPart(making, table)) : []),
    ...paymentPart(making),
  ];
  const title = making.pack.name[language] ?? making.pack.name.en;
  const least = leastLine(making);
  const size = sizeFor(parts, !isList, plainText(least).length);
  return drawDocument({
    language,
    title,
    languages: [language],
    scripts: [],
    style: styleOf(size),
    body: `<main class="card"><h1>${escapeHtml(title)}</h1>
${least.length > 0 ? `<p class="least">${drawLine(drawing, least)}</p>` : ''}
<div class="columns">${parts.map((part) => drawPart(drawing, part)).join('\n')}</div>
${isList ? '' : drawBlocks(drawing, grid)}</main>`,
  });
}

/** Tables of no more columns stand among the lists. */
const NARROW = 3;

/** What a win must have; nothing where every hand has it. */
function leastLine(making: Making): Inline[] {
  const { minimum } = making.pack.score;
  const always = plainText(making.clause('0 == 0', 'score'));
  if (minimum === undefined || plainText(making.clause(minimum, 'score')) === always) return [];
  return unlinked(fill(making.texts.minimum, { minimum: making.said(minimum, 'score') }));
}

/** A narrow table as rows: its first column is what they are called. */
function listPart({ texts }: Making, { rows, head }: Extract<Block, { is: 'table' }>): Part {
  const of = plainText(head[0] ?? []);
  return {
    title: texts.valueTable,
    sentences: [],
    rows: rows.map(([first = [], second = [], third = []]) => ({
      name: { is: 'text', text: `${plainText(first)} ${of}` },
      other: plainText(third),
      worth: second,
    })),
  };
}

/** Links lead nowhere on paper, and one name has one form. */
function drawingOf({ rules, language }: Making): Drawing {
  return {
    words: wordsOf(language),
    languages: [language],
    tiles: rules.tiles,
    spoken: tileNamesOf(rules, language),
    scores: false,
  };
}

function groupParts(making: Making): Part[] {
  return Object.keys(making.pack.groups).flatMap((group) => {
    const rows = patternsIn(making, group).map(
      (id): Row => ({
        name: nameOf(making, 'patterns', id),
        other: otherName(making, making.pack.patterns[id]!.name),
        worth: making.value(id),
      }),
    );
    const title = plainText([nameOf(making, 'groups', group)]);
    return rows.length > 0 ? [{ title, rows, sentences: [] }] : [];
  });
}

/** The form that players of another language know, where there is one. */
function otherName({ language }: Making, names: Names): string {
  const other = Object.keys(names).find((code) => code !== language && code !== 'en') ?? 'en';
  const form = names[other] ?? '';
  return form === (names[language] ?? names.en) ? '' : form;
}

function limitPart(making: Making): Part[] {
  const { pack, texts } = making;
  const rows = Object.entries(pack.limits ?? {}).map(
    ([id, { when, value, name }]): Row => ({
      name: nameOf(making, 'limits', id),
      other: name ? otherName(making, name) : '',
      worth: value === undefined ? making.clause(when, 'score') : making.clause(value, 'score'),
    }),
  );
  return rows.length > 0 ? [{ title: texts.limits, rows, sentences: [] }] : [];
}

/** No longer text of payments is read at a table. */
const LONGEST = 700;

/** Who pays for a discard and for a draw, and the rules themselves where they are short. */
function paymentPart(making: Making): Part[] {
  const words = wordsOf(making.language);
  const said = Object.values(making.pack.settle.win).flatMap((payment) => {
    const sentence = making.payment('win', payment);
    return sentence ? [sentence] : [];
  });
  const isShort = said.reduce((sum, sentence) => sum + plainText(sentence).length, 0) <= LONGEST;
  const shown = (['discard', 'draw'] as const).map((by): Inline[] => {
    const title = by === 'draw' ? words.compare.onDraw : words.compare.onDiscard;
    return [
      { is: 'strong', of: [{ is: 'text', text: `${title}: ` }] },
      { is: 'text', text: whoPays(making, by, words.compare) },
    ];
  });
  return [{ title: words.box.payments, rows: [], sentences: isShort ? said : shown }];
}

function drawPart(drawing: Drawing, { title, rows, sentences }: Part): string {
  const lines = rows.map(({ name, other, worth }) => {
    const second = other === '' ? '' : ` <small>${escapeHtml(other)}</small>`;
    const isLong = plainText(worth).length > LINE;
    return `<li${isLong ? ' class="long"' : ''}><span>${drawLine(drawing, [name])}${second}</span><b${isBrief(worth)}>${drawLine(drawing, unlinked(worth))}</b></li>`;
  });
  const told = sentences.map((sentence) => `<p>${drawLine(drawing, unlinked(sentence))}</p>`);
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
  return `<section><h2>${escapeHtml(title)}</h2>${list}${told.join('')}</section>`;
}

/** `30 minipoints` stays in one line; what is longer than a line stands below its name. */
const BRIEF = 16;
const LINE = 30;

function isBrief(worth: readonly Inline[]): string {
  return plainText(worth).length <= BRIEF ? ' class="brief"' : '';
}

/** What stands in a link, without it. */
function unlinked(pieces: readonly Inline[]): Inline[] {
  return pieces.flatMap((piece) => {
    if (piece.is === 'link') return unlinked(piece.of);
    return piece.is === 'strong' || piece.is === 'emphasis' ? [{ ...piece, of: unlinked(piece.of) }] : [piece];
  });
}

/** Sizes of letters in points, the largest first. */
const SIZES = [12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5];
const MILLIMETRE = 2.835;
const SHEET = { columns: 3, width: 58, height: 262, grid: 42, line: 1.32, letter: 0.52, filled: 0.96 };

/** The largest letters with which everything should stand on the sheet. */
function sizeFor(parts: readonly Part[], hasGrid: boolean, least: number): number {
  const fits = (size: number): boolean => {
    const letters = (SHEET.width * MILLIMETRE) / (size * SHEET.letter);
    const lines = parts.reduce((sum, part) => sum + linesOf(part, letters), 0);
    const head = 14 + Math.ceil(least / (letters * SHEET.columns)) * ((size * SHEET.line) / MILLIMETRE);
    const height = SHEET.height - head - (hasGrid ? SHEET.grid : 0);
    const room = ((height * MILLIMETRE) / (size * SHEET.line)) * SHEET.columns;
    return lines <= room * SHEET.filled;
  };
  return SIZES.find(fits) ?? SIZES.at(-1)!;
}

function linesOf({ rows, sentences }: Part, letters: number): number {
  const lines = (length: number): number => Math.ceil(length / letters);
  const listed = rows.map(({ name, other, worth }) =>
    lines(plainText([name]).length + 2 * other.length + plainText(worth).length + 3),
  );
  const told = sentences.map((sentence) => lines(plainText(sentence).length) + 0.4);
  return [...listed, ...told].reduce((sum, each) => sum + each, 2.2);
}

function styleOf(size: number): string {
  return `
@page{size:A4;margin:10mm}
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
.card .tiles svg{height:1.4em}
@media print{.card{padding:0;width:auto}.card .columns{columns:3}}
@media (max-width:40rem){.card{padding:4mm}.card .columns{columns:1}}
`;
}
