/** A link that leads nowhere is found, with file, line and what is missing. */
import { expect, test } from 'vitest';
import { checkLinks, linksInHtml, reachable, resolveLink } from '../../../docs/site/check-links.ts';
import { linksInMarkdown } from '../../../docs/site/markdown-links.ts';

const GOOD = `<!doctype html>
<h1 id="top">A page</h1>
<p><a href="guide/second.html#deal">the deal</a> <a href="#top">up</a> <a href="https://example.org/x">outside</a></p>
<script>const text = '<a href="made/by/a/script.html">';</script>
<script src="page.js"></script><!-- <a href="in/a/comment.html"> --><img src="tiles/1m.svg" alt="a > b">
`;
const SECOND = `<h2 id='deal'>Deal</h2>
<a href="../index.html">back</a>
<a
  href="../index.html#nowhere">an anchor that is not there</a>
<a href="third.html">a page that is not there</a>
<a href="/index.html">only on a server</a><a href="../tiles/2m.svg">no picture</a>
 <a href="100%.html">no address</a>
<a title="it's > it" href="../a%20b.html?x=1#c&amp;d">signs</a>
`;

test('pages of HTML', () => {
  const pages = new Map([
    ['index.html', linksInHtml(GOOD)],
    ['guide/second.html', linksInHtml(SECOND)],
    ['a b.html', linksInHtml('<p id="c&amp;d"></p>')],
  ]);
  const { checked, outside, broken } = checkLinks(pages, (path) => ['tiles/1m.svg', 'page.js'].includes(path));
  expect(broken).toEqual([
    { file: 'guide/second.html', line: 3, target: '../index.html#nowhere', why: 'there is no #nowhere in index.html' },
    { file: 'guide/second.html', line: 5, target: 'third.html', why: 'there is no guide/third.html' },
    {
      file: 'guide/second.html',
      line: 6,
      target: '/index.html',
      why: 'begins at the root, where only a server would find it',
    },
    { file: 'guide/second.html', line: 6, target: '../tiles/2m.svg', why: 'there is no tiles/2m.svg' },
    { file: 'guide/second.html', line: 7, target: '100%.html', why: 'there is no guide/100%.html' },
  ]);
  expect(checked).toBe(11);
  expect(outside).toBe(1);
});

const README = `# One page

See [the deal](docs/deal.md#the-deal-2), [nothing](docs/deal.md#the-draw) and
[the code](core/deal/new-game.ts).

\`\`\`md
[in a block of code](nowhere.md)
\`\`\`

| a | b |
| --- | --- |
| x | [lost](docs/lost.md) |
| y | <img src="docs/1m.svg" alt=""> <a href="#anchor">here</a> |

<a id="anchor"></a>

[by name][name]

[name]: docs/deal.md
`;
const DEAL = '# The deal\n\n## The deal\n\n## The deal, 2\n';

test('pages of Markdown', () => {
  const pages = new Map([
    ['README.md', linksInMarkdown(README)],
    ['docs/deal.md', linksInMarkdown(DEAL)],
  ]);
  const { checked, broken } = checkLinks(pages, (path) => path === 'core/deal/new-game.ts');
  expect(broken.map(({ file, line, target }) => `${file}:${line}: ${target}`)).toEqual([
    'README.md:3: docs/deal.md#the-draw',
    'README.md:12: docs/lost.md',
    'README.md:13: docs/1m.svg',
  ]);
  expect(checked).toBe(7);
});

test.each([
  ['a.html', '#x', 'a.html', 'x'],
  ['a/b.html', 'c.html', 'a/c.html', ''],
  ['a/b.html', './c.html#d', 'a/c.html', 'd'],
  ['a/b.html', '../c/d.html', 'c/d.html', ''],
  ['a.html', '../../c.html', '../../c.html', ''],
])('from %s to %s', (file, target, path, anchor) => {
  expect(resolveLink(file, target)).toEqual({ path, anchor });
});

test('in a folder of a host', () => {
  const pages = new Map([
    ['index.html', linksInHtml('<a href="/mahjong/guide/a.html#x">a</a> <a href="/elsewhere.html">b</a>')],
    ['guide/a.html', linksInHtml('<h1 id="x">A</h1><a href="/mahjong/">front</a> <a href="/mahjong/c.html">c</a>')],
    ['lost.html', linksInHtml('<a href="/mahjong/">front</a>')],
  ]);
  const { broken } = checkLinks(pages, () => false, '/mahjong/');
  expect(broken.map(({ target, why }) => `${target}: ${why}`)).toEqual([
    '/elsewhere.html: is outside /mahjong/',
    '/mahjong/c.html: there is no c.html',
  ]);
  expect([...reachable(pages, 'index.html', '/mahjong/')]).toEqual(['index.html', 'guide/a.html']);
});
