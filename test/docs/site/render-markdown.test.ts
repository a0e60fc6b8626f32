/** Markdown as pages: anchors as code hosts make them, links moved, tables that scroll, code that is drawn. */
import { expect, test } from 'vitest';
import { drawMarkdown } from '../../../docs/site/render-markdown.ts';
import { makeSlugger } from '../../../docs/site/heading-anchors.ts';

test.each([
  ['The deal', 'the-deal'],
  ['`score`: what is it worth?', 'score-what-is-it-worth'],
  ['T1: Suits, ranks', 't1-suits-ranks'],
  ['snake_case – dash', 'snake_case--dash'],
  ['碰 Pung', '碰-pung'],
])('the anchor of %s', (heading, anchor) => {
  expect(makeSlugger()(heading)).toBe(anchor);
});

test('a second heading with the same text has a number', () => {
  const slug = makeSlugger();
  expect([slug('Deal'), slug('Deal'), slug('deal'), slug('Other')]).toEqual(['deal', 'deal-1', 'deal-2', 'other']);
});

const PAGE = `# Title of \`it\`

One sentence. And [another](a.md).

## Words

| word | says |
| --- | --- |
| \`pair\` | two alike |
| not code | passed over |

\`\`\`yaml wrong
when: a < b
\`\`\`
`;

const page = drawMarkdown(PAGE, {
  link: (target) => target.replace('.md', '.html'),
  highlight: (code, language) => `${language}(${code.trim()})`,
});

test('what a page is about', () => {
  expect(page).toMatchObject({ title: 'Title of it', about: 'One sentence.' });
  expect(page.headings).toEqual([{ level: 2, id: 'words', text: 'Words' }]);
  expect(page.terms).toEqual([{ text: 'pair', under: page.headings[0] }]);
});

test.each([
  '<a href="a.html">another</a>',
  '<h2 id="words">Words',
  '<a class="anchor" href="#words"',
  '<div class="wide" tabindex="0"><table>',
  '<pre tabindex="0"><code>yaml(when: a < b)</code></pre>',
])('has %s', (part) => {
  expect(page.html).toContain(part);
});
