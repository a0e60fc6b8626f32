/** Where files of the repository stand on the site, and how pages reach each other. */
import { expect, test } from 'vitest';
import { shelvesWith } from '../../../docs/site/navigation.ts';
import { placeOf, wayTo } from '../../../docs/site/site-paths.ts';

test.each([
  ['docs/README.md', 'index.html'],
  ['README.md', 'readme.html'],
  ['ARCHITECTURE.md', 'architecture.html'],
  ['docs/pack-format.md', 'pack-format.html'],
  ['docs/guide/your-tables-rules.md', 'guide/your-tables-rules.html'],
  ['docs/problems/syntax.md', 'problems/syntax.html'],
  ['docs/problems/', 'problems/index.html'],
  ['docs/books/README.md', 'books/index.html'],
  ['docs/books/mcr.md', 'books/mcr.html'],
  ['vscode/README.md', 'vscode/index.html'],
  ['examples/', 'examples/index.html'],
  ['examples/server.ts', 'examples/server.ts.html'],
  ['index.ts', 'api/modules/tilewright.html'],
  ['core/index.ts', 'api/modules/tilewright_core.html'],
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

test('a page nobody has put on a shelf is on the last one', () => {
  const shelves = shelvesWith([
    { title: 'Front', path: 'index.html' },
    { title: 'Logs', path: 'logs.html' },
    { title: 'New', path: 'new.html' },
  ]);
  expect(shelves.at(-1)!.entries).toEqual([{ title: 'New', path: 'new.html' }]);
  expect(shelvesWith([]).at(-1)!.title).not.toBe('More');
});
