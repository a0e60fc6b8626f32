/** Every sub-path of the package is built, has its types, and stands in the reference of the API. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const json = (path: string): unknown => JSON.parse(text(path));
const { exports } = json('package.json') as { exports: Record<string, unknown> };
const subpaths = Object.keys(exports).flatMap(
  (path) => /^\.\/((?:authoring\/)?[a-z]+)$/.exec(path)?.[1] ?? (path === '.' ? '' : []),
);
const sources = subpaths.map((path) => (path === '' ? 'index.ts' : `${path}/index.ts`)).sort();

test('the library has entry points', () => {
  expect(subpaths).toEqual(expect.arrayContaining(['', 'core', 'book', 'lsp', 'authoring/test']));
});

test('in the reference', () => {
  const { entryPoints } = json('docs/site/typedoc.json') as { entryPoints: string[] };
  expect(entryPoints.map((path) => path.replace('../../', '')).sort()).toEqual(sources);
});

test('in the build', () => {
  const entries = [...text('tsdown.config.ts').matchAll(/: '([a-z/]*index\.ts)'/g)].map(([, path]) => path);
  expect(entries.sort()).toEqual(sources);
  expect((json('tsconfig.build.json') as { files: string[] }).files.sort()).toEqual(sources);
});

test.each(sources)('%s says which module it is', (path) => {
  const name = path === 'index.ts' ? 'tilewright' : `tilewright/${path.replace('/index.ts', '')}`;
  expect(text(path)).toContain(` * @module ${name}\n`);
});
