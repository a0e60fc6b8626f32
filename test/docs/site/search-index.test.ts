/** What of a page can be searched is what its reader sees. */
import { expect, test } from 'vitest';
import { linesOfApi, linesOfHtml, searchScript } from '../../../docs/site/search-index.ts';

const NAME =
  '<span class="name"><span class="in-en" lang="en">Win</span><span class="in-zh" lang="zh">和</span></span>';
const BOOK = `<title>Tom&#39;s &lt;rules&gt;</title>
<h1 id="title">Title</h1><h2 id="moves">The moves</h2>
<h3 id="group">A &amp;amp; B</h3><h4 id="move-win">${NAME}</h4><p id="not">no heading</p>`;

test('names of a book', () => {
  expect(linesOfHtml('books/toms.html', BOOK)).toEqual([
    ["Tom's <rules>", '', 'books/toms.html'],
    ['The moves', "Tom's <rules>", 'books/toms.html#moves'],
    ['A &amp; B', "Tom's <rules>", 'books/toms.html#group'],
    ['Win 和', "Tom's <rules>", 'books/toms.html#move-win'],
  ]);
});

test.each([
  ['api/modules/tilewright_core.html', [['tilewright/core', 'module', 'api/modules/tilewright_core.html']]],
  ['api/types/tilewright_core.Seat.html', [['Seat', 'tilewright/core', 'api/types/tilewright_core.Seat.html']]],
  ['api/index.html', []],
])('%s', (path, lines) => {
  expect(linesOfApi(path)).toEqual(lines);
});

test('the script holds no end of a script', () => {
  expect(searchScript([['</script>', '', 'a.html']])).toBe('window.searchIndex=[["\\u003c/script>","","a.html"]];\n');
});
