/** A report as one page that needs nothing else: no script, no font, no file beside it. */
import { escapeHtml } from '../../book/index.ts';
import type { Block, Table } from './report-blocks.ts';

/**
 * On a phone a row of a table becomes a line with its name and, below, its numbers in equal columns; those of less
 * weight are left out. In print nothing scrolls: what may scroll is never broken between two sheets.
 */
const STYLE = `
:root{color-scheme:light dark;--paper:#fffdf8;--ink:#23201c;--soft:#625b52;--line:#d9d2c5;--wash:#f5f0e5;--one:#1c4fa0;--two:#b3470f;--figure-strong:#1c4fa0}
@media (prefers-color-scheme:dark){:root{--paper:#1b1a18;--ink:#ece6da;--soft:#b3aa9c;--line:#46413a;--wash:#262421;--one:#8cc2ff;--two:#ffab7a;--figure-strong:#8cc2ff;--tile-face:#efe8d6;--tile-edge:#6f685d}}
body{margin:0 auto;max-width:54rem;padding:0 1rem 4rem;background:var(--paper);color:var(--ink);font:1.02rem/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans CJK SC",sans-serif}
h1{font-size:1.9rem;line-height:1.2;margin:1.6rem 0 .6rem}
h2{font-size:1.3rem;margin:2.4rem 0 .6rem;padding-top:.8rem;border-top:3px double var(--line)}
h3{font-size:1.12rem;margin:1.8rem 0 .4rem}
h4{font-size:1rem;margin:1.2rem 0 .3rem}
p,ul{max-width:44rem}
li{margin:.2rem 0}
code{font-size:.92em;overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--soft);font-weight:600;vertical-align:bottom}
.right{text-align:right}
td.right{white-space:nowrap}
th.right{max-width:8rem}
figure{margin:1.2rem 0}
figure svg{width:100%;max-width:40rem;height:auto;display:block}
figcaption,.key{color:var(--soft);font-size:.88rem}
.narrow{display:none}
.sprite{position:absolute}
pre{background:var(--wash);padding:.8rem;overflow-x:auto;font:.8rem/1.4 ui-monospace,"Cascadia Mono",Menlo,"Noto Sans Mono CJK SC",monospace}
.deal svg{height:1.9rem;width:auto;vertical-align:middle;margin:1px 0}
.deal .won{word-spacing:.3rem}
.deal .won svg{height:2.7rem}
.deal td{vertical-align:middle}
.deal .aside td{color:var(--soft);font-size:.88rem}
@media screen and (max-width:34rem){
.narrow{display:block;color:var(--soft);font-size:.88rem}
table.figures,.figures thead,.figures tbody{display:block}
.figures tr{display:grid;grid-template-columns:repeat(var(--columns),1fr) 1.4fr;border-bottom:1px solid var(--line);padding:.3rem 0}
.figures th,.figures td{border:0;padding:0 .2rem}
.figures th{align-self:end;max-width:none;font-size:.85rem}
.figures td.right{white-space:normal}
.figures :is(td,th):first-child{grid-column:1/-1}
.figures :is(td,th):first-child:empty,.figures .minor{display:none}
.deal svg{height:1.45rem}
.deal .won svg{height:2rem}
.deal th,.deal td{padding:.15rem .3rem}
}
@media print{
@page{margin:14mm}
:root{color-scheme:light;--paper:#fff;--ink:#000;--soft:#444;--line:#bbb;--wash:#fff;--one:#1c4fa0;--two:#b3470f}
body{max-width:none;padding:0;font-size:10pt}
h1{margin-top:0}
h2{margin-top:1rem}
th.right{max-width:11rem}
h1,h2,h3,h4,.who,.won{break-after:avoid}
.wide,pre{overflow:visible}
figure,tr{break-inside:avoid}
figure{margin:.8rem 0}
figure svg{max-width:100mm}
th,td{padding:.12rem .5rem}
.deal svg{height:1.5rem}
.deal .won svg{height:2.1rem}
p{orphans:3;widows:3}
pre{font-size:7pt;white-space:pre-wrap}
}`;

const NARROW =
  '<p class="narrow">A narrow screen leaves out some columns of the tables: turn the phone to see them.</p>\n';

/** The whole page. */
export function reportPage(blocks: readonly Block[], language: string): string {
  const name = blocks.find((block) => block.is === 'title');
  const first = blocks.findIndex((block) => block.is === 'table' && block.minor !== undefined);
  const head = name?.is === 'title' ? escapeHtml(name.text) : 'Simulation';
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${head}</title><style>${STYLE}</style></head>
<body><main>
${blocks.map((block, at) => (at === first ? NARROW : '') + blockAsHtml(block)).join('\n')}
</main></body></html>
`;
}

function blockAsHtml(block: Block): string {
  switch (block.is) {
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`;
    case 'heading':
      return block.below ? `<h3>${escapeHtml(block.text)}</h3>` : `<h2>${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p>${textAsHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${textAsHtml(item)}</li>`).join('\n')}</ul>`;
    case 'table':
      return tableAsHtml(block);
    case 'plot':
      return `<figure>${block.svg}<figcaption>${escapeHtml(block.caption)}</figcaption></figure>`;
    case 'lines':
      return block.drawn ?? `<pre>${escapeHtml(block.lines.join('\n'))}</pre>`;
  }
}

/** What is typed stands apart. */
function textAsHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function tableAsHtml({ head, rows, right, minor = [] }: Table): string {
  const cells = (row: readonly string[], tag: 'th' | 'td'): string =>
    row
      .map((text, at) => {
        const kinds = [...(right.includes(at) ? ['right'] : []), ...(minor.includes(at) ? ['minor'] : [])];
        return `<${tag}${kinds.length > 0 ? ` class="${kinds.join(' ')}"` : ''}>${escapeHtml(text)}</${tag}>`;
      })
      .join('');
  const lines = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  const columns = head.length - 2 - minor.length;
  return `<div class="wide"><table class="figures" style="--columns:${columns}"><thead><tr>${cells(head, 'th')}</tr></thead><tbody>\n${lines}\n</tbody></table></div>`;
}
