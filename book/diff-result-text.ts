/** What `diff` says of a result, with the names of the book instead of the ids of the pack. */
import { seatOfNumber } from '../core/index.ts';
import { singular } from './say/singular.ts';
import type { EntryChapter } from './anchors.ts';
import { endingName } from './chapters/ending-name.ts';
import { plainText } from './make-blocks.ts';
import { amount } from './number-text.ts';
import { entryAt, type Making, plainName, seatName } from './chapter-context.ts';

/** Where a thing is named: the pack of the book, and the one it changes. */
export type Owners = readonly [Making, Making];

type Chapter = EntryChapter | 'tallies';

/** The name of an entry of a chapter; nothing where neither pack has it. */
function named(owners: Owners, chapter: Chapter, id: string): string | undefined {
  const owner = owners.find(({ pack }) => entryAt(pack, [chapter, id]) !== undefined);
  return owner && plainName(owner, chapter, id);
}

type Change = [form: RegExp, said: (found: readonly string[], owners: Owners) => string | undefined];

/** One form after the other; what they do not know stays. */
const CHANGES: readonly Change[] = [
  [
    /\((?=[a-z])([^()]*)\)/g,
    ([, list = ''], owners) =>
      `(${list
        .split(', ')
        .map((id) => award(id, owners))
        .join(', ')})`,
  ],
  [/(\d+) ([a-z]\w*)(?=,)/g, ([, count = '', id = ''], owners) => counted(owners, Number(count), id)],
  [/, ([a-z]\w*)(?=, worth)/g, ([, id = ''], owners) => prefixed(', ', named(owners, 'limits', id))],
  [/pot:([a-z]\w*)/g, ([, id = ''], owners) => named(owners, 'pots', id)],
  [/(?<=into )([a-z]\w*)/g, ([id = ''], owners) => named(owners, 'pots', id)],
  [/([a-z]\w*)(?= turned up)/g, ([id = ''], owners) => named(owners, 'lists', id)],
  [/(?<=the deal ends: )([a-z]\w*)/g, ([id = ''], owners) => ending(owners, id)],
  [/([a-z]\w*) (no longer )?of seat (\d)/g, ([, id = '', not, seat = ''], owners) => marked(owners, id, not, seat)],
  [
    /([a-z]\w*)( of seat \d)? is (-?\d+)/g,
    ([, id = '', whose = '', to = ''], owners) => becomes(owners, id, whose, to),
  ],
  [/seat ([1-9])/g, ([, seat = ''], [making]) => plainText([seatName(making, seatOfNumber(Number(seat)))])],
  [/\d{5,}/g, ([digits = '']) => amount(Number(digits))],
];

/** A result as the book says it. */
export function resultText(owners: Owners, says: string): string {
  return CHANGES.reduce(
    (text, [form, said]) => text.replaceAll(form, (...found) => said(found as string[], owners) ?? String(found[0])),
    says,
  );
}

/** `dora x2`: the pattern by its name. */
function award(written: string, owners: Owners): string {
  const [, id = '', times = ''] = /^([a-z]\w*)( x\d+)?$/.exec(written) ?? [];
  const name = named(owners, 'patterns', id);
  return name === undefined ? written : `${name}${times.replace('x', '×')}`;
}

function counted(owners: Owners, count: number, id: string): string | undefined {
  const name = named(owners, 'tallies', id);
  return name && `${amount(count)} ${count === 1 && owners[0].language === 'en' ? singular(name) : name}`;
}

function prefixed(before: string, name: string | undefined): string | undefined {
  return name && `${before}${name}`;
}

function ending([making, before]: Owners, id: string): string {
  const owner = making.pack.endings?.[id] === undefined && before.pack.endings?.[id] !== undefined ? before : making;
  return plainText([endingName(owner, id)]);
}

function marked(owners: Owners, id: string, not: string | undefined, seat: string): string | undefined {
  const name = named(owners, 'marks', id);
  return (
    name &&
    `seat ${seat} ${not === undefined ? 'now has' : 'no longer has'} the status “${name.replace(/^(?:an?|the) /, '')}”`
  );
}

function becomes(owners: Owners, id: string, whose: string, to: string): string | undefined {
  const name = named(owners, 'counters', id);
  return name && `${name}${whose}: ${amount(Number(to))}`;
}
