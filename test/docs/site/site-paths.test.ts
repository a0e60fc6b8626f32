/** Where files of the repository stand on the site, and how pages reach each other. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { listed, sidebar, topLine } from '../../../docs/site/navigation.ts';
import { placeOf, wayTo } from '../../../docs/site/site-paths.ts';

test.each([
  ['docs/README.md', 'index.html'],
  ['README.md', 'index.html'],
  ['ARCHITECTURE.md', 'architecture.html'],
  ['docs/pack-format.md', 'pack-format.html'],
  ['docs/guide/your-tables-rules.md', 'guide/your-tables-rules.html'],
  ['docs/problems/syntax.md', 'problems/syntax.html'],
  ['docs/problems/', 'problems/index.html'],
  ['docs/books/README.md', 'rule-books.html'],
  ['docs/books/mcr.md', 'books/mcr.html'],
  ['vscode/README.md', 'guide/vs-code.html'],
  ['examples/', 'examples/index.html'],
  ['examples/server.ts', 'examples/server-ts.html'],
  ['index.ts', 'api/tilewright.html'],
  ['core/index.ts', 'api/tilewright/core.html'],
  ['authoring/check/index.ts', 'api/tilewright/authoring/check.html'],
  ['dsl/words/word.ts', 'files/dsl-words-word-ts.html'],
])('%s', (path, place) => {
  expect(placeOf(path)).toBe(place);
});

test.each([
  ['index.html', 'guide/a.html', 'guide/a.html'],
  ['guide/a.html', 'index.html', '../index.html'],
  ['guide/a.html', 'guide/b.html', 'b.html'],
  ['a/b/c.html', 'a/d/e.html', '../d/e.html'],
])('from %s to %s', (from, to, way) => {
  expect(wayTo(from, to)).toBe(way);
});

test('every page of prose stands in the list beside all pages, and once', () => {
  const places = listed(sidebar(['tilewright', 'tilewright/core']));
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
  // The studio is no page of prose.
  expect(listed(topLine('v1')).filter((place) => !places.includes(place))).toEqual(['studio/index.html']);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    encoding: 'utf8',
  });
  const prose = files
    .trim()
    .split('\n')
    .filter((path) => !/^(test|docs\/(books|problems|site))\//.test(path));
  expect(prose.length).toBeGreaterThan(30);
  expect(prose.map(placeOf).filter((place) => place !== 'index.html' && !places.includes(place))).toEqual([]);
});
