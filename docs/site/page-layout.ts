/** A whole page: the bar on top, the shelves beside, what is on the page, and the page itself. */
import { escapeHtml } from './unescape-html.ts';
import type { Heading, Term } from './render-markdown.ts';
import type { Shelf } from './navigation.ts';
import { wayTo } from './site-paths.ts';

/** What a page shows. */
export interface PageParts {
  /** Where it stands on the site. */
  path: string;
  title: string;
  about?: string;
  headings?: readonly Heading[];
  terms?: readonly Term[];
  html: string;
}

/** Headings of deeper levels are left out of the contents where they would be too many. */
const MOST_HEADINGS = 70;

/** The page with everything around it. */
export function drawPage({ path, title, about, headings = [], html }: PageParts, shelves: readonly Shelf[]): string {
  const whole = title === 'Tilewright' ? title : `${title} · Tilewright`;
  const described = about ? `\n<meta name="description" content="${escapeHtml(about)}">` : '';
  const root = rootFrom(path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(whole)}</title>${described}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${root}style.css">
<link rel="stylesheet" href="${root}bar.css">
<link rel="stylesheet" href="${root}code.css">
<script defer src="${root}page.js"></script>
</head>
<body>
<a class="skip" href="#content">To the text</a>
${drawBar(path, drawSearch(path))}
<div class="page">
<details class="shelves"><summary>All pages</summary><nav aria-label="All pages">${drawShelves(path, shelves)}</nav></details>
${drawContents(headings)}
<main id="content" tabindex="-1">
${html}
</main>
</div>
</body>
</html>
`;
}

/** The bar on top of every page; `more` stands at its end. Those of the API search by themselves. */
export function drawBar(path: string, more = ''): string {
  const link = (name: string, to: string): string => `<a href="${wayTo(path, to)}">${name}</a>`;
  const guide = link('Guide', 'guide/your-tables-rules.html');
  const others = [link('Books', 'books/index.html'), link('API', 'api/index.html')];
  const home = `<a class="home" href="${wayTo(path, 'index.html')}">Tilewright</a>`;
  return `<div class="bar"><nav aria-label="Main pages">${[home, guide, ...others].join(' ')}</nav>${more}</div>`;
}

/** The search field; `page.js` makes it work, with the index it loads. */
function drawSearch(path: string): string {
  const places = `data-index="${wayTo(path, 'search-index.js')}" data-root="${rootFrom(path)}"`;
  return `<form role="search"><input type="search" aria-label="Search" placeholder="Search ( / )" autocomplete="off" ${places}><ul hidden></ul></form>`;
}

/** What leads from a page to the folder of the site: nothing, or `../` once or more. */
function rootFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

function drawShelves(path: string, shelves: readonly Shelf[]): string {
  const line = (title: string, to: string): string => {
    const inside = to.endsWith('/index.html') && path.startsWith(to.slice(0, -'index.html'.length));
    const here = to === path ? ' aria-current="page"' : inside ? ' aria-current="true"' : '';
    return `<li><a href="${wayTo(path, to)}"${here}>${escapeHtml(title)}</a></li>`;
  };
  const shelf = ({ title, entries }: Shelf): string =>
    `<h2>${escapeHtml(title)}</h2><ul>${entries.map((entry) => line(entry.title, entry.path)).join('')}</ul>`;
  return shelves.map(shelf).join('');
}

function drawContents(headings: readonly Heading[]): string {
  const deepest = headings.filter(({ level }) => level <= 3).length <= MOST_HEADINGS ? 3 : 2;
  const shown = headings.filter(({ level }) => level <= deepest);
  if (shown.length < 3) return '';
  const lines = shown.map(
    ({ level, id, text }) => `<li class="level${level}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<details class="contents"><summary>On this page</summary><nav aria-label="On this page"><ul>${lines.join('')}</ul></nav></details>`;
}
