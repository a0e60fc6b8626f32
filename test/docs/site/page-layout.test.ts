/** A page with what stands around it: ways that fit where it stands, the entry it belongs to, its contents. */
import { expect, test } from 'vitest';
import { drawPage } from '../../../docs/site/page-layout.ts';
import { linksInHtml } from '../../../docs/site/check-links.ts';

const SHELVES = [
  {
    title: 'Rules & words',
    entries: [
      { title: 'Problems', path: 'problems/index.html' },
      { title: 'Format', path: 'format.html' },
    ],
  },
];
const headings = ['One', 'Two', 'Three <b>'].map((text, at) => ({ level: 2, id: `h${at}`, text }));
const page = drawPage(
  { path: 'problems/tab.html', title: 'tab', about: 'A "tab"', headings, html: '<p>Text</p>' },
  SHELVES,
);

test('links fit where the page stands', () => {
  const targets = linksInHtml(page).links.map(({ target }) => target);
  expect(targets).toEqual(
    expect.arrayContaining(['../style.css', '../page.js', '../index.html', 'index.html', '../format.html', '#h2']),
  );
});

test.each([
  '<title>tab · Tilewright</title>',
  '<meta name="description" content="A &quot;tab&quot;">',
  '<a href="index.html" aria-current="true">Problems</a>',
  '<h2>Rules &amp; words</h2>',
  '<a href="#h2">Three &lt;b&gt;</a>',
  'data-index="../search-index.js"',
  '<p>Text</p>',
])('has %s', (part) => {
  expect(page).toContain(part);
});

test('two headings need no contents', () => {
  const short = drawPage({ path: 'a.html', title: 'A', headings: headings.slice(1), html: '' }, SHELVES);
  expect(short).not.toContain('On this page');
  expect(short).not.toContain('aria-current');
});
