/** A book as one HTML page that needs nothing else. */
import { type PackRuleset, score, writeModule } from '../../loader/index.ts';
import type { Book, Chapter } from '../block-types.ts';
import { plainText } from '../make-blocks.ts';
import { makeSaying } from '../rule-sentences.ts';
import { reasonIn, reasonsOf } from '../say/index.ts';
import { answerBox, type BoxAnswer, type BoxInput } from './box/answer.ts';
import type { Box } from './box/scoring-box-data.ts';
import { drawBox } from './scoring-box.ts';
import { drawBlocks, drawNumber, type Drawing } from './blocks-to-html.ts';
import { escapeHtml, escapeJson, escapeScript } from './escape-html.ts';
import { languagesOf } from './languages-in-book.ts';
import { drawName, languageName, nameStyle } from './name-forms.ts';
import type { PageData } from './page-data.ts';
import { policyOf } from './content-security-policy.ts';
import { sayTile, tileNamesOf } from './hand-in-words.ts';
import { drawSprite } from './tile-sprite.ts';
import { STYLE } from './stylesheet.ts';
import { type PageWords, textLanguage, wordsOf } from '../text/index.ts';

/** What a page is made with, besides its book. */
export interface PageSettings {
  /** The rules that the book tells. */
  rules: PackRuleset;
  /** The built script of pages, `dist/page.js`; without it a page only shows. */
  script?: string;
  /** The built runtime of modules, `dist/runtime.js`; without it the page cannot score hands. */
  runtime?: string;
  /** Says that the book has changed: where events come from, on the server of the page. */
  events?: string;
  /** More at the end, drawn already: a chart. */
  after?: readonly { id: string; title: string; html: string }[];
  /** Where all books are. */
  home?: string;
  /** Where the score card of the pack is. */
  card?: string;
}

/** The page. */
export function html(book: Book, settings: PageSettings): string {
  const words = wordsOf(book.language);
  const drawing = drawingOf(book, settings, words);
  const body = [
    settings.script === undefined ? '' : drawBar(book, drawing, settings),
    `<div class="page">${drawContents(book, drawing, settings)}<main id="rules" tabindex="-1">`,
    drawFront(book, drawing),
    ...book.chapters.map((chapter) => drawChapter(drawing, chapter)),
    ...(settings.after ?? []).map(
      ({ id, title, html: inner }) =>
        `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${inner}</section>`,
    ),
    drawing.scores ? drawScoring(drawing, settings.rules) : '',
    '</main></div>',
  ];
  return drawDocument({
    language: book.language,
    title: book.title[book.language] ?? book.title['en'] ?? book.id,
    languages: drawing.languages,
    body: [drawSprite(drawing.tiles), ...body].join('\n'),
    data: pageData(drawing, settings.rules),
    scripts: scriptsOf(settings),
    listens: settings.events !== undefined,
  });
}

function drawingOf(book: Book, { rules, runtime }: PageSettings, words: PageWords): Drawing {
  return {
    words,
    languages: languagesOf(book),
    tiles: rules.tiles,
    spoken: tileNamesOf(rules, book.language),
    scores: runtime !== undefined,
  };
}

/** What the script of the box knows besides the module of the pack. */
function pageData({ words, languages, tiles, spoken }: Drawing, rules: PackRuleset): PageData {
  const names = tiles.tiles.map(({ id }, tile) => [id, sayTile(spoken, tile)]);
  const { minimum } = rules.pack.score;
  const saying = makeSaying(rules, spoken.language);
  const said = minimum === undefined || saying.isAlways(minimum, 'score') ? [] : saying.said(minimum, 'score');
  const reasons = [...reasonsOf(rules.pack).keys()].map((each) => [each, reasonIn(rules.pack, each, spoken.language)]);
  return {
    words: words.box,
    languages: [...languages],
    tiles: Object.fromEntries(names),
    reasons: Object.fromEntries(reasons),
    minimum: plainText(said),
  };
}

interface Script {
  module: boolean;
  text: string;
}

/** Search and names; the module of the pack with its box; news from the server. */
function scriptsOf({ rules, script, runtime, events }: PageSettings): Script[] {
  const scores =
    runtime === undefined ? [] : [`${writeModule(rules, { text: runtime })}page.startBox({ score, rules });`];
  const news = events === undefined ? '' : `page.startNews(${JSON.stringify(events)});`;
  const lives = script === undefined ? [] : [{ module: false, text: `${script}\npage.startPage();${news}` }];
  return [...lives, ...scores.map((text) => ({ module: true, text }))].map(({ module, text }) => ({
    module,
    text: escapeScript(text),
  }));
}

/** What every page of ours is. */
export interface Sheet {
  language: string;
  title: string;
  /** Of names. */
  languages: readonly string[];
  /** Drawn already. */
  body: string;
  data?: object;
  /** Escaped already. */
  scripts: readonly Script[];
  listens?: boolean;
  /** More style than every page has. */
  style?: string;
  /** Where the script is that a part of another site loads. */
  loads?: string;
}

/** The page around what is in it, with a policy that lets nothing else run. */
export function drawDocument({
  language,
  title,
  languages,
  body,
  data,
  scripts,
  listens = false,
  style = '',
  loads,
}: Sheet): string {
  const styles = `${STYLE}${nameStyle(languages)}${style}`;
  const isLoading = loads !== undefined;
  const policy = policyOf({ scripts: scripts.map(({ text }) => text), styles: [styles], listens, loads: isLoading });
  const drawn = scripts.map(({ module, text }) => `<script${module ? ' type="module"' : ''}>${text}</script>`);
  if (isLoading) drawn.push(`<script src="${escapeHtml(loads)}"></script>`);
  const carried =
    data === undefined ? [] : [`<script type="application/json" id="page-data">${escapeJson(data)}</script>`];
  return `<!doctype html>
<html lang="${escapeHtml(textLanguage(language))}" class="names-${escapeHtml(languages[0] ?? language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
${[body, ...carried, ...drawn].join('\n')}
</body>
</html>
`;
}

function drawBar(book: Book, { words, languages }: Drawing, { home }: PageSettings): string {
  const title = drawName(book.title['en'] ?? book.id, { en: book.id, ...book.title }, languages);
  const buttons = languages.map(
    (language, index) =>
      `<button type="button" value="${escapeHtml(language)}" lang="${escapeHtml(language)}" aria-pressed="${index === 0}">${escapeHtml(languageName(language))}</button>`,
  );
  const names =
    languages.length > 1
      ? `<div id="names" role="group" aria-label="${escapeHtml(words.names)}">${buttons.join('')}</div>`
      : '';
  return `<a class="skip" href="#rules">${escapeHtml(words.skip)}</a>
<header class="bar"><a class="home" href="${escapeHtml(home ?? '#rules')}">${title}</a>
<form role="search"><input id="search" type="search" autocomplete="off" placeholder="${escapeHtml(words.searchHint)}" aria-label="${escapeHtml(words.search)}"><ul id="found" hidden aria-label="${escapeHtml(words.search)}" data-none="${escapeHtml(words.noEntry)}"></ul></form>
${names}</header>`;
}

function drawContents({ chapters }: Book, { words, scores }: Drawing, { after = [], card }: PageSettings): string {
  const places: { to: string; title: string; number?: string | undefined }[] = [
    ...chapters.map(({ id, title, number }) => ({ to: `#${id}`, title, number })),
    ...after.map(({ id, title }) => ({ to: `#${id}`, title })),
    ...(scores ? [{ to: '#score', title: words.scoreHand }] : []),
    ...(card ? [{ to: card, title: words.card }] : []),
  ];
  const links = places.map(
    ({ to, title, number }) => `<li><a href="${escapeHtml(to)}">${drawNumber(number)}${escapeHtml(title)}</a></li>`,
  );
  return `<nav class="toc" aria-label="${escapeHtml(words.contents)}"><details open><summary>${escapeHtml(words.contents)}</summary><ol>${links.join('')}</ol></details></nav>`;
}

/** What the book is; on paper its chapters too, which a screen has at the side. */
function drawFront({ id, title, language, front, chapters }: Book, drawing: Drawing): string {
  const own = escapeHtml(title[language] ?? title['en'] ?? id);
  return `<section class="front" aria-labelledby="title"><h1 id="title">${own}</h1>\n${drawBlocks(drawing, front)}
<ol class="printed">${chapters.map((chapter) => `<li>${escapeHtml(chapter.title)}</li>`).join('')}</ol></section>`;
}

function drawChapter(drawing: Drawing, { id, title, number, blocks }: Chapter): string {
  const anchor = escapeHtml(id);
  return `<section aria-labelledby="${anchor}"><h2 id="${anchor}">${drawNumber(number)}${escapeHtml(title)}</h2>\n${drawBlocks(drawing, blocks)}</section>`;
}

function drawScoring(drawing: Drawing, rules: PackRuleset): string {
  return `<section id="score" aria-labelledby="score-title"><h2 id="score-title">${escapeHtml(drawing.words.scoreHand)}</h2>${drawBox(drawing, rules)}</section>`;
}

/** The scoring box by itself, for a page around it: what it looks like, and what answers its form. */
export interface ScoringBox {
  /** A document that loads the script of pages, and does nothing until that is told whom to ask. */
  page: string;
  /** What the box shows of its form as it is filled in. */
  answer(input: BoxInput): BoxAnswer;
}

/** Tiles stay where they are while one clicks, however long the result becomes. */
const ALONE = `main{max-width:none;padding:.6rem .8rem}
@media (min-width:38rem){.sides{display:grid;grid-template-columns:minmax(0,1fr) minmax(15rem,20rem);gap:1rem;align-items:start}.sides .result{order:1;margin-top:.7rem}}`;

/** The box of a pack in a language; `script`: where `page.js` is. */
export function scoringBox(rules: PackRuleset, language: string, script: string): ScoringBox {
  const words = wordsOf(language);
  const spoken = tileNamesOf(rules, language);
  const drawing: Drawing = { words, languages: [language], tiles: rules.tiles, spoken, scores: true };
  const data = pageData(drawing, rules);
  const box: Box = {
    ...data,
    rules,
    pack: rules.pack,
    score: (hand, how) => score(rules, hand, how),
    hasPlace: () => false,
  };
  const body = `${drawSprite(rules.tiles)}\n<main>${drawBox(drawing, rules)}</main>`;
  const title = words.scoreHand;
  const page = drawDocument({ language, title, languages: [language], body, scripts: [], loads: script, style: ALONE });
  return { page, answer: (input) => answerBox(box, input) };
}
