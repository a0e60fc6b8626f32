/** What every chapter is made from, and the small questions chapters ask of it. */
import { type Names, numberOfSeat, onceFor, type Seat } from '../core/index.ts';
import { citedSources, type PackRuleset, sourceBook } from '../loader/index.ts';
import type { CompletePack } from '../schemas/index.ts';
import type { Block, Inline, Status } from './block-types.ts';
import { amount } from './number-text.ts';
import { code, fill, joined, type Line, lines, link, name, source, status, strong, text } from './make-blocks.ts';
import { anchorOf, type EntryChapter, isTold } from './anchors.ts';
import type { OpenPack } from './opened-pack-types.ts';
import { makeSaying, type Saying } from './rule-sentences.ts';
import { inText, worded } from './say/index.ts';
import { type Texts, textsOf } from './text/index.ts';

/** A pack with all that is said of it in one language. */
export interface Making extends Saying {
  open: OpenPack;
  rules: PackRuleset;
  pack: CompletePack;
  /** The pack this one extends; undefined where it extends none. */
  parent: CompletePack | undefined;
  language: string;
  texts: Texts;
}

/** What the chapters of an open pack are made from. */
export function makeMaking(open: OpenPack, language: string): Making {
  const { rules, parent } = open;
  const pack = rules.pack;
  return {
    open,
    rules,
    pack,
    parent: parent?.rules.pack,
    language,
    texts: textsOf(language),
    ...makeSaying(rules, language),
  };
}

/** What the pack is called in the language of the book. */
export function packName({ pack, language }: Pick<Making, 'pack' | 'language'>): string {
  return pack.name[language] ?? pack.name.en;
}

/** What a rule says of itself. */
interface Entry {
  name?: Names;
  source?: string;
  status?: Status;
  note?: string | Names;
  says?: string;
}

/** The entry at a path of the pack. */
export function entryAt(pack: unknown, path: readonly string[]): Entry | undefined {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], pack) as
    | Entry
    | undefined;
}

/** The name of a thing of the pack; its id in plain words where it has none. */
export function nameOf({ pack, language }: Making, chapter: EntryChapter | 'tallies', id: string): Inline {
  const names = entryAt(pack, [chapter, id])?.name;
  if (names === undefined) return text(humanised(id));
  const known = Object.entries(names).filter(([code]) => languagesOf(pack).includes(code));
  return name(Object.fromEntries(known) as Names, language);
}

/** The languages that a pack has names in, English first. Options and phases do not count: some belong to every pack. */
export const languagesOf = onceFor(({ options: _, phases: __, ...pack }: CompletePack): string[] => {
  const found = new Set<string>(['en']);
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('name' in part && typeof part.name === 'object')
      for (const code of Object.keys(part.name ?? {})) found.add(code);
    for (const value of Object.values(part)) visit(value);
  };
  visit(pack);
  return [...found];
});

/** The same with all other names people use, for the heading of its entry. */
export function nameWithOthers(making: Making, chapter: EntryChapter, id: string): Inline {
  const said = nameOf(making, chapter, id);
  return said.is === 'name' ? { ...said, also: making.rules.also(chapter, id) } : said;
}

/** The same as plain words. */
export function plainName({ pack, language }: Making, chapter: EntryChapter | 'tallies', id: string): string {
  const names = entryAt(pack, [chapter, id])?.name;
  return names?.[language] ?? names?.en ?? humanised(id);
}

/** `half_spicy_award`: Half spicy award. */
function humanised(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');
}

/** A name that leads to its entry, where the book has it. */
export function linkTo(making: Making, chapter: EntryChapter, id: string): Inline {
  const said = nameOf(making, chapter, id);
  return isTold(making.pack, chapter, id) ? link(anchorOf(chapter, id), said) : said;
}

/** The same for several, in one line. */
export function linksTo(making: Making, chapter: EntryChapter, ids: readonly string[]): Line {
  const all = ids.map((id): Line => [linkTo(making, chapter, id)]);
  return joined(all, making.texts.listComma);
}

/** A circumstance of a win by its name in the language of the book; the pack's own words are English. */
export function factLine({ pack, language, clause }: Making, id: string): readonly Inline[] {
  const { name: names, says, when } = pack.situation?.[id] ?? {};
  const named = names?.[language];
  if (named !== undefined) return [text(named)];
  if (says === undefined || when === undefined) return [text(id)];
  const said = inText(says, language);
  return said === undefined ? clause(when, 'move') : [text(said)];
}

/** The local name of something on the table: a seat, a tile. */
export function localName({ pack, language }: Making, id: string, otherwise: string): Inline {
  const names = pack.names?.[id];
  return names === undefined ? text(otherwise) : name(names, language);
}

/** A seat as the game calls it; `seat`: counted from the dealer, who is 0. */
export function seatName(making: Making, seat: Seat): Inline {
  const number = numberOfSeat(seat);
  return localName(making, `seat${number}`, making.texts.seat.replace('{number}', String(number)));
}

/** A round by its wind, after as many rounds as there are winds by its number. */
export function roundName(making: Making, round: number): Line {
  const { texts, rules, pack } = making;
  const kind = rules.tiles.winds[round - 1];
  const id = kind === undefined ? '' : `tile_${rules.tiles.kinds[kind]!.id}`;
  if (pack.names?.[id] === undefined) return fill(texts.roundNumber, { number: round });
  return fill(texts.roundNamed, { wind: [localName(making, id, id)] });
}

/**
 * Where a rule comes from. A rule that names no book is the house's own, and so is one that a pack changes without
 * naming another; entries of a chapter share its book.
 */
export function statusOf({ pack, parent }: Pick<Making, 'pack' | 'parent'>, path: readonly string[]): Status {
  const entry = entryAt(pack, path);
  if (isChangedHere({ pack, parent }, path)) return 'house';
  const chapter = path.length > 1 ? entryAt(pack, path.slice(0, 1)) : undefined;
  return statusThere(pack, entry) ?? statusThere(pack, chapter) ?? 'house';
}

/** What an entry says of itself, or the books that it cites do: as sure as the surest. */
function statusThere(pack: CompletePack, entry: { source?: string; status?: Status } | undefined): Status | undefined {
  if (entry?.status !== undefined || entry?.source === undefined) return entry?.status;
  const sources = pack.sources ?? {};
  const cited = citedSources(entry.source, Object.keys(sources)).map(
    (id) => sourceBook(sources[id]!).status ?? 'published',
  );
  return SURENESS.find((status) => cited.includes(status)) ?? 'published';
}

const SURENESS: readonly Status[] = ['published', 'inferred', 'consensus', 'house'];

/** Whether a pack says something else than its parent without saying where from. */
function isChangedHere({ pack, parent }: Pick<Making, 'pack' | 'parent'>, path: readonly string[]): boolean {
  const [before, entry] = [entryAt(parent, path), entryAt(pack, path)];
  if (before === undefined || JSON.stringify(before) === JSON.stringify(entry)) return false;
  return before.source === entry?.source && before.status === entry?.status;
}

/** Source and status of a rule, for the end of a line. */
export function origin(making: Making, path: readonly string[]): Inline[] {
  const own = entryAt(making.pack, path)?.source ?? entryAt(making.pack, path.slice(0, 1))?.source;
  const where = isChangedHere(making, path) ? undefined : own;
  return [status(statusOf(making, path)), ...(where === undefined ? [] : [text(' '), source(where)])];
}

/** The pack's own remark on a rule; `about` where it does not stand right below. */
export function noteOn({ pack, texts, language }: Making, path: readonly string[], about?: Inline): Block[] {
  const said = entryAt(pack, path)?.note;
  if (said === undefined) return [];
  const note = worded(said, language);
  const of = about === undefined ? [text(note)] : [strong(about), text(`${texts.colon}${note}`)];
  return [{ is: 'note', tone: 'plain', of: [{ is: 'paragraph', of }] }];
}

/**
 * A rule as the pack words it, a clause a line; undefined where the book says it itself, since the pack has no words for it
 * in this language.
 */
export function ruleText(making: Making, path: readonly string[]): Line[] | undefined {
  const said = making.open.words.get(path.join('.'));
  const words = inText(said, making.language);
  return words
    ?.trim()
    .split('\n')
    .flatMap((line) => lineInForce(making, line));
}

/** A line without the conditions before it; nothing where one of them does not hold. */
function lineInForce(making: Making, line: string): Line[] {
  const [, option, not, value, rest = ''] = /^\{(\w+): (not )?([^}]+)\} *(.*)$/.exec(line) ?? [];
  if (option === undefined) return [placed(making, line)];
  const isValue = valueText(making.rules.options[option]) === value;
  return isValue === (not === undefined) ? lineInForce(making, rest) : [];
}

/** Braces stand for the value of an option, or lead to an entry of the pack: `{stake}`, `{moves.win}`. */
function placed(making: Making, line: string): Inline[] {
  return line.split(/\{([\w.]+)\}/).flatMap((part, at): Inline[] => {
    if (at % 2 === 0) return part === '' ? [] : [text(part)];
    const [chapter, id] = part.split('.');
    return [
      id === undefined ? optionValue(making, making.rules.options[part]) : linkTo(making, chapter as EntryChapter, id),
    ];
  });
}

function valueText(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** The text of a rule in one line. */
export function toldLine(making: Making, path: readonly string[]): Line | undefined {
  const told = ruleText(making, path);
  return told && joined(told, ' ');
}

/** The text of a rule as blocks, what its origin is behind the first line. */
export function toldBlocks(making: Making, path: readonly string[]): Block[] | undefined {
  const [first, ...more] = ruleText(making, path) ?? [];
  if (first === undefined) return undefined;
  return [lines([[...first, text(' '), ...origin(making, path)], ...more])];
}

/** How an option stands. */
export function optionValue({ texts }: Making, value: unknown): Inline {
  if (value === true) return text(texts.yes);
  if (value === false) return text(texts.no);
  return typeof value === 'number' ? text(amount(value)) : code(String(value));
}
