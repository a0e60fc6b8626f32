/** The books of several packs as a site: a first page that compares them, and of each its book and its card. */
import { cardPage, plainDrawing } from './html/score-card-page.ts';
import { compare } from './findings/pack-comparison-table.ts';
import { rarityChart } from './html/rarity-chart.ts';
import { drawBlocks } from './html/blocks-to-html.ts';
import { escapeHtml, escapeScript } from './html/escape-html.ts';
import { drawDocument, html } from './html/book-page.ts';
import { drawSprite } from './html/tile-sprite.ts';
import { wordsOf } from './text/index.ts';
import { worded } from './say/index.ts';
import { ownWords, paragraph } from './make-blocks.ts';
import { makeBook } from './make-book.ts';
import { makeMaking, type Making, packName } from './chapter-context.ts';
import { rarityOf } from './findings/pattern-rarity.ts';
import type { OpenPack } from './opened-pack-types.ts';

/** What all pages of the site have in common. */
export interface SiteSettings {
  language?: string;
  /** As for pages. */
  script: string;
  runtime?: string;
  /** The page that leads to this site, and what it is called. */
  up?: { title: string; path: string };
}

/** Pages by the name of their file. */
export function site(packs: readonly OpenPack[], settings: SiteSettings): Record<string, string> {
  const { language = 'en' } = settings;
  const all = packs.map((open) => makeMaking(open, language));
  const pages = all.flatMap((making) => [
    [`${making.pack.id}.html`, bookPage(making, settings)],
    [`${making.pack.id}-card.html`, cardPage(making.open, { language })],
  ]);
  const index = indexPage(all, language, settings);
  return { 'index.html': index, ...Object.fromEntries(pages) };
}

/** The book, and behind it how rare its patterns are, where they were counted. */
function bookPage(making: Making, { script, runtime }: SiteSettings): string {
  const { open, rules, language } = making;
  const book = makeBook(open, { language });
  const { chart } = wordsOf(language);
  const rarity = rarityOf(making);
  const words = rarity?.mean ? { ...chart, value: chart.mean } : chart;
  const after = rarity
    ? [{ id: 'rarity', title: chart.title, html: `<figure>${rarityChart(rarity.points, words)}</figure>` }]
    : [];
  return html(book, {
    rules,
    script,
    after,
    home: 'index.html',
    card: `${book.id}-card.html`,
    ...(runtime && { runtime }),
  });
}

function indexPage(makings: readonly Making[], language: string, { script, up }: SiteSettings): string {
  const words = wordsOf(language);
  const [first] = makings;
  if (first === undefined) throw new Error('A site has at least one pack.');
  const entries = makings.map((making) => packEntry(making, words.card));
  const above = up && `<p><a href="${escapeHtml(up.path)}">${escapeHtml(up.title)}</a></p>`;
  return drawDocument({
    language,
    title: words.books,
    languages: [language],
    scripts: [{ module: false, text: escapeScript(`${script}\npage.startPage();`) }],
    style: INDEX_STYLE,
    body: `${drawSprite(first.rules.tiles)}<main class="index">${above ?? ''}<h1>${escapeHtml(words.books)}</h1>
<ul class="packs">${entries.join('\n')}</ul>
<section aria-labelledby="compared"><h2 id="compared">${escapeHtml(words.compared)}</h2>
${drawBlocks(plainDrawing(first, true), [compare(makings, words.compare)])}</section></main>`,
  });
}

function packEntry(making: Making, cardWord: string): string {
  const { pack } = making;
  const title = packName(making);
  const others = Object.entries(pack.name).filter(([, name]) => name !== title);
  const other = others.map(
    ([code, name]) => `<span class="other" lang="${escapeHtml(code)}">${escapeHtml(name)}</span>`,
  );
  const about =
    pack.about === undefined
      ? ''
      : drawBlocks(plainDrawing(making, true), [paragraph(...ownWords(worded(pack.about, making.language)))]);
  const links = `<a class="title" href="${pack.id}.html">${escapeHtml(title)}</a> ${other.join(' ')}`;
  const label = escapeHtml(`${cardWord}: ${title}`);
  return `<li>${links}${about}<a class="hint" href="${pack.id}-card.html" aria-label="${label}">${escapeHtml(cardWord)}</a></li>`;
}

const INDEX_STYLE = `
.index{max-width:76rem;margin:0 auto;padding:1rem 1rem 4rem}
.packs{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr));gap:1rem}
.packs li{border:1px solid var(--line);border-radius:8px;padding:.8rem 1rem;margin:0}
.packs .title{font-size:1.2rem;font-weight:600}
.packs .other{color:var(--soft)}
.packs p{font-size:.93rem}
.index table{font-family:var(--sans);font-size:.86rem}
.index td{min-width:8.5rem}
.index th:first-child,.index td:first-child{position:sticky;left:0;background:var(--paper);min-width:7rem;padding-right:.8rem;font-weight:600}
@media print{.index table{font-size:7pt}.index td{min-width:0}}
`;
