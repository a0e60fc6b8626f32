/**
 * The rule book of a pack, as Markdown or HTML.
 *
 * @module tilewright/book
 */
export type { Block, Book, Chapter, Inline, Status } from './block-types.ts';

export { ANCHORS } from './anchors.ts';
export { cardPage } from './html/score-card-page.ts';
export type { BoxAnswer, BoxInput } from './html/box/answer.ts';
export { html, type PageSettings, type ScoringBox, scoringBox } from './html/book-page.ts';
export { rarityChart, type RarityPoint } from './html/rarity-chart.ts';
export { escapeHtml } from './html/escape-html.ts';
export { drawSprite } from './html/tile-sprite.ts';
export { sayTile, type TileNames, tileNamesOf } from './html/hand-in-words.ts';
export { reasonIn } from './say/index.ts';
export { makeCard } from './score-card.ts';
export { makeBook, type BookSettings } from './make-book.ts';
export { markdown, markdownFiles, type BookFiles } from './markdown.ts';
export { openForBook, type Opened, type OpenSettings } from './load-for-book.ts';
export type { OpenPack } from './opened-pack-types.ts';

export { rulesWith, type StatusCounts, statusCounts, STATUSES } from './findings/status-counts.ts';
export { languagesOf } from './chapter-context.ts';
export { changesInWords } from './chapters/differences.ts';
export { patternSentences } from './chapters/patterns.ts';
export { LANGUAGES } from './text/index.ts';
export { site, type SiteSettings } from './book-site.ts';
export { draftPage, type DraftPage, type DraftSettings } from './draft-page.ts';
