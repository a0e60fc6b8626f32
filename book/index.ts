/**
 * The rule book of a pack, as Markdown or HTML.
 *
 * @module tilewright/book
 */
export type { Block, Book, Chapter, Inline, Status } from './block.ts';

export { cardPage } from './html/card.ts';
export { html, type PageSettings } from './html/page.ts';
export { makeCard } from './score-card.ts';
export { makeBook, type BookSettings } from './make.ts';
export { markdown, markdownFiles, type BookFiles } from './markdown.ts';
export { openForBook, type Opened, type OpenSettings } from './load-for-book.ts';
export type { OpenPack } from './opened-pack.ts';

export { LANGUAGES } from './text/index.ts';
export { site, type SiteSettings } from './site.ts';
export { draftPage, type DraftPage, type DraftSettings } from './draft-page.ts';
