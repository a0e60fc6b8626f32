/** What `npm run build` writes: what it imports, what a bundler takes of it, and where its maps lead. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { splitScenarios } from '../authoring/test/index.ts';
import { problemCodes, problemPage } from '../authoring/check/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = new URL('../dist/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, dist), 'utf8');
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<string, Record<string, unknown>>;
const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.js$/.test(name) && !name.startsWith('src/'),
);

/** What `#name` stands for where it is not asked from Node alone, as a path from the file that imports it. */
function insideOf(name: string, from: string): string {
  const inside = manifest['imports']![from] as { default: string } | undefined;
  return inside === undefined ? from : `${name.includes('/') ? '../' : './'}${inside.default.replace('./dist/', '')}`;
}

function importsOf(name: string): string[] {
  return [
    ...read(name).matchAll(/^(?:import|export)\b[^;'"]*["']([^"'\n]+)["'];?$|\bimport\(["']([^"'\n]+)["']\)/gm),
  ].map(([, from, lazily]) => insideOf(name, from ?? lazily!));
}

/** Files that a file of `dist/` loads when it is imported, and what these import from elsewhere. */
function loadedBy(entry: string): string[] {
  const outside = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const from of importsOf(name))
      if (from.startsWith('.')) visit(new URL(from, new URL(name, dist)).pathname.slice(dist.pathname.length));
      else outside.add(from);
  };
  visit(entry);
  return [...outside];
}

const isNode = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);

it('imports nothing but Node and the packages that package.json names', () => {
  const imported = new Set(scripts.flatMap(importsOf).filter((name) => !name.startsWith('.') && !isNode(name)));
  expect([...imported].sort()).toEqual(['bullmq', 'ioredis', 'piscina']);
  expect(manifest['dependencies']).toBeUndefined();
  expect(Object.keys(manifest['peerDependencies']!)).toEqual(Object.keys(manifest['peerDependenciesMeta']!));
  expect(Object.keys(manifest['peerDependencies']!)).toContain('piscina');
});

it.each(['index', 'core', 'dsl', 'loader', 'sim', 'records', 'book', 'lsp-browser'])(
  '%s runs where there is no Node',
  (entry) => expect(loadedBy(`${entry}.js`)).toEqual([]),
);

it('can be read, except modules of packs, scripts of pages, the studio and third-party code', () => {
  const own = scripts.filter((name) => !/^(?:packs|studio|vendor|yaml)\/|^(?:page|runtime)\.js$/.test(name));
  const long = own.filter((name) => read(name).length > 10_000);
  expect(long.length).toBeGreaterThan(10);
  expect(long.filter((name) => !/\/\*\* [A-Z][^*]* \*\/\nfunction /.test(read(name)))).toEqual([]);
});

it('maps lead to sources that are in the package', () => {
  const maps = readdirSync(dist).filter((name) => name.endsWith('.map'));
  expect(maps.filter((name) => name.endsWith('.d.ts.map')).length).toBeGreaterThan(5);
  for (const name of maps) {
    const { sources, sourcesContent } = JSON.parse(read(name)) as { sources: string[]; sourcesContent?: unknown[] };
    const lost = sources.filter(
      (source, at) =>
        !existsSync(new URL(source, dist)) || (!source.startsWith('src/') && typeof sourcesContent?.[at] !== 'string'),
    );
    expect(
      lost.filter((source) => !/\.generated\.ts$|^\.\.\/(?:cli|book\/kept)\//.test(source)),
      name,
    ).toEqual([]);
  }
});

/** A name of the main entry as a bundler takes it into a page: gzipped bytes. */
async function bundled(name: string): Promise<number> {
  const entry = `${root}entry.js`;
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `import { ${name} } from 'tilewright'; console.log(${name});` : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  return gzipSync(output[0].code).length;
}

it.each([
  ['printProblem', 3_000],
  ['score', 50_000],
])('%s brings no more than it needs', async (name, most) => {
  expect(await bundled(name)).toBeLessThan(most);
});

it('has the scenarios of each built-in pack in one file, and all pages of problems', () => {
  const packs = readdirSync(`${root}rulesets`).filter((pack) => existsSync(`${root}rulesets/${pack}/scenarios`));
  expect(readdirSync(new URL('scenarios', dist))).toEqual(packs.map((pack) => `${pack}.yaml`).sort());
  for (const pack of packs) {
    const folder = `rulesets/${pack}/scenarios`;
    const written = readdirSync(root + folder).filter((name) => name.endsWith('.yaml'));
    const files = written.map((name) => ({
      name: `${folder}/${name}`,
      content: readFileSync(`${root}${folder}/${name}`, 'utf8'),
    }));
    expect(splitScenarios(folder, read(`scenarios/${pack}.yaml`))).toEqual(files);
  }
  for (const code of problemCodes()) expect(read('problems.md')).toContain(problemPage(code)!.text);
});
