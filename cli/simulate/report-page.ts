/** A report as one page that needs nothing else: no script, no font, no file beside it. */
import { escapeHtml } from '../../book/index.ts';
import type { Block } from './report-blocks.ts';

const STYLE = `
:root{color-scheme:light dark;--paper:#fffdf8;--ink:#23201c;--soft:#625b52;--line:#d9d2c5;--wash:#f5f0e5;--one:#1c4fa0;--two:#b3470f;--figure-strong:#1c4fa0}
@media (prefers-color-scheme:dark){:root{--paper:#1b1a18;--ink:#ece6da;--soft:#b3aa9c;--line:#46413a;--wash:#262421;--one:#8cc2ff;--two:#ffab7a;--figure-strong:#8cc2ff}}
body{margin:0 auto;max-width:54rem;padding:0 1rem 4rem;background:var(--paper);color:var(--ink);font:1.02rem/1.5 system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans CJK SC",sans-serif}
h1{font-size:1.9rem;line-height:1.2;margin:1.6rem 0 .6rem}
h2{font-size:1.3rem;margin:2.4rem 0 .6rem;padding-top:.8rem;border-top:3px double var(--line)}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--soft);font-weight:600}
.right{text-align:right;white-space:nowrap}
figure{margin:1.2rem 0}
figure svg{width:100%;height:auto;display:block}
figcaption{color:var(--soft);font-size:.88rem}
pre{background:var(--wash);padding:.8rem;overflow-x:auto;font:.8rem/1.4 ui-monospace,"Cascadia Mono",Menlo,"Noto Sans Mono CJK SC",monospace}
@media print{body{max-width:none;font-size:10pt}h2{break-after:avoid}figure,tr{break-inside:avoid}pre{font-size:7pt;white-space:pre-wrap}}`;

/** The whole page. */
export function reportPage(blocks: readonly Block[], language: string): string {
  const name = blocks.find((block) => block.is === 'title');
  const head = name?.is === 'title' ? escapeHtml(name.text) : 'Simulation';
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${head}</title><style>${STYLE}</style></head>
<body><main>
${blocks.map(blockAsHtml).join('\n')}
</main></body></html>
`;
}

function blockAsHtml(block: Block): string {
  switch (block.is) {
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`;
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'table': {
      const cells = (row: readonly string[], tag: 'th' | 'td'): string =>
        row
          .map((text, at) => `<${tag}${block.right.includes(at) ? ' class="right"' : ''}>${escapeHtml(text)}</${tag}>`)
          .join('');
      const rows = block.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
      return `<div class="wide"><table><thead><tr>${cells(block.head, 'th')}</tr></thead><tbody>\n${rows}\n</tbody></table></div>`;
    }
    case 'plot':
      return `<figure>${block.svg}<figcaption>${escapeHtml(block.caption)}</figcaption></figure>`;
    case 'lines':
      return `<pre>${escapeHtml(block.lines.join('\n'))}</pre>`;
  }
}
