/** A rule book from a pack: the chapters in the order of the book. */
import type { Book, Chapter } from './block-types.ts';
import { indexChapter } from './chapters/name-index.ts';
import { dealChapter } from './chapters/deal.ts';
import { differencesChapter, sinceChapter } from './chapters/differences.ts';
import { frontPage } from './chapters/front-page.ts';
import { glossaryChapter } from './chapters/glossary.ts';
import { optionsChapter } from './chapters/options.ts';
import { patternsChapter } from './chapters/patterns.ts';
import { paymentChapter } from './chapters/payment/payment.ts';
import { roundsChapter } from './chapters/rounds.ts';
import { scoringChapter } from './chapters/scoring.ts';
import { shapesChapter } from './chapters/shapes.ts';
import { sourcesChapter } from './chapters/sources.ts';
import { tilesChapter } from './chapters/tiles.ts';
import { turnChapter } from './chapters/turn-and-windows.ts';
import { makeMaking, type Making } from './chapter-context.ts';
import { numberClauses } from './number-clauses.ts';
import type { ChangeSettings } from './findings/changes-between-packs.ts';
import type { OpenPack } from './opened-pack-types.ts';

/** How a book is made, and who hears how far it has come (`tell`): a large pack takes half a minute. */
export interface BookSettings extends Pick<ChangeSettings, 'tell'> {
  /** `en` if not said. */
  language?: string;
}

const CHAPTERS: readonly ((making: Making) => Chapter)[] = [
  tilesChapter,
  dealChapter,
  turnChapter,
  shapesChapter,
  patternsChapter,
  scoringChapter,
  paymentChapter,
  roundsChapter,
  optionsChapter,
  glossaryChapter,
  differencesChapter,
  sinceChapter,
  indexChapter,
  sourcesChapter,
];

/** The book of a pack that was opened with `openForBook`. */
export function makeBook(open: OpenPack, { language = 'en', tell = () => undefined }: BookSettings = {}): Book {
  const making = makeMaking(open, language);
  const chapters = CHAPTERS.map((make, at) => {
    tell('chapters', at + 1, CHAPTERS.length);
    return make(making);
  }).filter(({ blocks }) => blocks.length > 0);
  return { ...titled(making), front: frontPage(making), chapters: numberClauses(chapters) };
}

/** A book with nothing in it yet. */
export function titled({ pack, rules, language }: Making): Omit<Book, 'front' | 'chapters'> {
  const { id, version, name: title } = pack;
  return { id, ...(version !== undefined && { version: String(version) }), language, title, tiles: rules.tiles };
}
