/** The Markdown of the repository becomes pages: links lead to places on the site, and to nothing that is not there. */
import { expect, test } from 'vitest';
import { collectPages, type Sources } from '../../../docs/site/collect-pages.ts';

const SOURCES: Sources = {
  prose: new Map([
    ['README.md', '# Front\n'],
    [
      'docs/clients.md',
      [
        '# Writing `a` client',
        'See [the *shuffle*](shuffle.md#deals), [the front](../README.md), [a book](books/riichi.md), [an example](../examples/bot.ts#x),',
        '[the engine](../core/table.ts), [a scorer](../test/reference/README.md), [the core](../core/index.ts), [outside](https://example.org/a.md) and [here](#a).',
        '`[code](shuffle.md)` stays, {{ braces }} do not.',
        '```md',
        '[code](shuffle.md) {{ x }}',
        '```',
      ].join('\n\n'),
    ],
    ['docs/shuffle.md', '# The shuffle\n\n## Deals\n'],
    ['docs/problems/aa.md', '# aa\n\nWhat aa\nis.\n'],
    ['docs/problems/bb.md', '# bb\n\nWhat bb is: [tiles](../pack-format.md#tiles).\n'],
    ['docs/pack-format.md', '# Pack format\n'],
  ]),
  read: (path) => (path === 'examples/bot.ts' ? '/** A bot. */\nrun();\n' : undefined),
  examples: ['examples/bot.ts'],
  chapters: ['tiles'],
  repository: null,
};
const pageAt = (place: string, sources = SOURCES): string =>
  collectPages(sources).find((page) => page.place === place)!.text;

test('links', () => {
  const text = pageAt('clients.html');
  expect(text).toContain('[the *shuffle*](shuffle.md#deals), [the front](index.md)');
  expect(text).toContain('[a book](books/riichi.html){target="_self"}, [an example](examples/bot-ts.md#x)');
  expect(text).toContain(
    '\nthe engine, a scorer, [the core](api/tilewright/core.md), [outside](https://example.org/a.md) and [here](#a).',
  );
  expect(text).toContain('`[code](shuffle.md)` stays, &#123;&#123; braces }} do not.');
  expect(text).toContain('\n[code](shuffle.md) {{ x }}\n');
  expect(text).toMatch(/^---\ntitle: "Writing a client"\n---\n/);
});

test('files that are no pages, once there is an address for them', () => {
  const text = pageAt('clients.html', { ...SOURCES, repository: 'https://code.example/tiles' });
  expect(text).toContain(
    '[the engine](https://code.example/tiles/blob/main/core/table.ts), [a scorer](https://code.example/tiles/blob/main/test/reference/README.md)',
  );
});

test('problems follow each other, and their list names them', () => {
  expect(pageAt('problems/aa.html')).toContain(
    'description: "What aa is."\nprev: false\nnext: {"text":"bb","link":"/problems/bb.html"}\n',
  );
  expect(pageAt('problems/bb.html')).toContain('[tiles](../pack-format.md#tiles)');
  expect(pageAt('problems/index.html')).toContain('- [aa](aa.md): What aa is.');
});

test('examples', () => {
  expect(pageAt('examples/bot-ts.html')).toContain('````ts\n/** A bot. */\nrun();\n````');
  expect(pageAt('examples/index.html')).toContain('- [bot.ts](bot-ts.md): A bot.');
});

test('the front page is written by hand, and nothing is at a place twice', () => {
  const places = collectPages(SOURCES).map(({ place }) => place);
  expect(places).not.toContain('index.html');
  expect(new Set(places).size).toBe(places.length);
});
