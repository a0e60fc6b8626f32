/** The page of sources says what the packs and the files of cases say. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compared, sourcesPage } from '../../docs/sources-page.ts';
import { builtInIds } from '../../loader/index.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const files = Object.values(compared()).flatMap(({ files: named = {} }) => Object.entries(named));

test('the page is what the packs say', () => {
  expect(read('docs/sources.md').replaceAll('\r\n', '\n')).toBe(sourcesPage());
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
