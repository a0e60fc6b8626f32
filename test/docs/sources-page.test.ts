/** The pages of sources say what the packs and the files of cases say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compared, sourcePages } from '../../docs/sources-page.ts';
import { builtInIds } from '../../loader/index.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const files = Object.values(compared()).flatMap(({ files: named = {} }) => Object.entries(named));

test('the pages are what the packs say, one for each and one for all', () => {
  const pages = sourcePages();
  expect(Object.keys(pages).sort()).toEqual(['README.md', ...builtInIds().map((id) => `${id}.md`)].sort());
  expect(readdirSync(new URL('../../docs/sources/', import.meta.url)).sort()).toEqual(Object.keys(pages).sort());
  for (const [name, text] of Object.entries(pages))
    expect(read(`docs/sources/${name}`).replaceAll('\r\n', '\n'), name).toBe(text);
});

test('every built-in pack has a second scorer', () => {
  expect(Object.keys(compared()).sort()).toEqual(builtInIds().sort());
  for (const [id, { scorer }] of Object.entries(compared())) {
    expect(scorer, id).toBeDefined();
    expect(existsSync(new URL(`../reference/${scorer}`, import.meta.url)), `${id}: ${scorer}`).toBe(true);
  }
});

test.skipIf(!existsSync(new URL('../../../shared/conformance', import.meta.url)))(
  'the files have so many cases',
  () => {
    const lines = (file: string): number => read(`../shared/conformance/${file}`).split('\n').filter(Boolean).length;
    expect(files.map(([file]) => [file, lines(file)])).toEqual(files.map(([file, { cases }]) => [file, cases]));
  },
);
