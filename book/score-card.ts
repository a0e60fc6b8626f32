/** A score card: what counts, what it is worth and who pays, on one page beside the table. */
import type { Names } from '../core/index.ts';
import type { Block, Book } from './block-types.ts';
import { leastLine } from './chapters/payment/minimum-to-win.ts';
import { patternsIn, worthOf } from './chapters/patterns.ts';
import { paidTables } from './chapters/payment/value-tables.ts';
import { wordsOf } from './text/index.ts';
import {
  emphasis,
  heading,
  type Line,
  lines,
  paragraph,
  plainText,
  strong,
  table,
  text,
  unlinked,
} from './make-blocks.ts';
import { type BookSettings, titled } from './make-book.ts';
import { type Making, makeMaking, nameOf, toldLine } from './chapter-context.ts';
import type { OpenPack } from './opened-pack-types.ts';

/** A line of the card: what it is called in two languages, and what it is worth. */
export interface CardRow {
  name: Line;
  other: string;
  worth: Line;
}

/** Rows under a title, or sentences. */
export interface CardPart {
  title: string;
  rows: readonly CardRow[];
  sentences: readonly Line[];
}

/** All of a card. */
export interface Card {
  /** What a win must have; nothing where every hand has it. */
  least: Line;
  parts: readonly CardPart[];
  /** Tables that are too wide to stand among the parts. */
  wide: readonly Block[];
}

/** The card of a pack, as a book without chapters. */
export function makeCard(open: OpenPack, { language = 'en' }: BookSettings = {}): Book {
  const making = makeMaking(open, language);
  const { least, parts, wide } = cardOf(making);
  const front = [
    ...(least.length > 0 ? [paragraph(strong(...least))] : []),
    ...parts.flatMap((part, index) => partBlocks(making, part, `part-${index + 1}`)),
    ...wide,
  ];
  return { ...titled(making), front, chapters: [] };
}

function partBlocks({ texts }: Making, { title, rows, sentences }: CardPart, anchor: string): Block[] {
  const listed = rows.map(({ name, other, worth }): Line[] => [
    [...name, ...(other === '' ? [] : [text(' '), emphasis(text(other))])],
    worth,
  ]);
  return [
    heading(3, anchor, text(title)),
    ...(listed.length > 0 ? [table([texts.pattern, texts.value], listed)] : []),
    ...(sentences.length > 0 ? [lines(sentences)] : []),
  ];
}

/** Tables of more rows stand in the book alone: the card is one sheet. */
const TALL = 12;

/** What stands on the card. */
export function cardOf(making: Making): Card {
  const paid = paidTables(making).filter(({ is }) => is !== 'heading');
  const tables = paid.slice(1);
  const wide = tables.every((block) => block.is !== 'table' || block.rows.length <= TALL) ? tables : [];
  const parts = [
    ...groupParts(making),
    ...limitPart(making, paid.length > 0),
    ...(wide.length > 0 ? [] : paymentPart(making)),
  ];
  return { least: unlinked(leastLine(making)), parts, wide };
}

/** Those that can come about under the options in force. */
function patternsOf(making: Making, group: string): string[] {
  return patternsIn(making, group).filter((id) => !making.isNever(making.pack.patterns[id]!.when, 'pattern'));
}

function groupParts(making: Making): CardPart[] {
  return Object.keys(making.pack.groups).flatMap((group) => {
    const rows = patternsOf(making, group).map((id) => ({
      name: [nameOf(making, 'patterns', id)],
      other: otherName(making, making.pack.patterns[id]!.name),
      worth: unlinked(worthOf(making, id)),
    }));
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

/** What each limit takes where tables tell what it brings; else that. */
function limitPart(making: Making, isPaid: boolean): CardPart[] {
  const { pack, texts } = making;
  const rows = Object.entries(pack.limits ?? {}).map(([id, { when, value, name }]) => ({
    name: [nameOf(making, 'limits', id)],
    other: name ? otherName(making, name) : '',
    worth: unlinked(
      (isPaid ? toldLine(making, ['limits', id]) : undefined) ??
        making.clause((isPaid ? undefined : value) ?? when, 'score'),
    ),
  }));
  return rows.length > 0 ? [{ title: texts.limits, rows, sentences: [] }] : [];
}

/** Who pays for a win, where no table tells it. */
function paymentPart(making: Making): CardPart[] {
  const said = Object.entries(making.pack.settle.win).flatMap(([id, payment]): Line[] => {
    const sentence = toldLine(making, ['settle', 'win', id]) ?? making.payment('win', payment);
    return sentence === undefined || sentence.length === 0 ? [] : [unlinked(sentence)];
  });
  return [{ title: wordsOf(making.language).box.payments, rows: [], sentences: said }];
}
