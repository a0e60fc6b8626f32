/**
 * Builds `dist/`: the bundles, the built-in packs as modules, what hundreds of small files say as a few, the sources that maps lead to, and
 * the studio.
 * Tests, the site, the benchmark and `npm start` each begin with it; where neither the sources nor `dist/` have changed since
 * the last build, nothing is done.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf } from './generate.ts';

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

const root = new URL('./', import.meta.url);
const dist = new URL('dist/', root);
const remembered = new URL('.cache/built.json', root);

/** What nothing in `dist/` follows from. */
const APART = /^(\..*|node_modules|dist|coverage|bench|examples|test|vscode)$/;

if (!existsSync(remembered) || readFileSync(remembered, 'utf8') !== stateNow()) {
  const before = existsSync(remembered);
  rmSync(remembered, { force: true });
  console.error(before ? 'Building dist/ again: sources have changed.' : 'Building dist/, once: about half a minute.');
  await buildAll();
  writeFileSync(remembered, stateNow());
}

/** All that is read, and what came of it, by its hash: a file of `dist/` that somebody changed or deleted is written again. */
function stateNow(): string {
  const read = readdirSync(root).filter((name) => !APART.test(name));
  return JSON.stringify({ read: hashOf(read), written: existsSync(dist) ? hashOf(['dist']) : '' });
}

async function buildAll(): Promise<void> {
  step(1, 'bundles and type declarations');
  const { build } = await import('tsdown');
  await build({ logLevel: 'error' });
  step(2, 'built-in packs as modules');
  await import('./loader/export/main-write-pack-modules.ts');
  step(3, 'scenarios, problem pages, sources');
  await shipScenarios();
  const { joinPages } = await import('./authoring/check/problem-pages.ts');
  writeFileSync(new URL('problems.md', dist), joinPages());
  shipSources();
  step(4, 'the studio');
  const vite = await import('vite');
  await vite.build({ configFile: fileURLToPath(new URL('studio/vite.config.ts', root)), logLevel: 'error' });
}

/** Whoever waits sees that something happens; on the error stream, as some callers read the other one. */
function step(number: number, what: string): void {
  console.error(`  ${number}/4 ${what}`);
}

async function shipScenarios(): Promise<void> {
  const { joinScenarios } = await import('./authoring/test/scenario/scenario-yaml-stream.ts');
  mkdirSync(new URL('scenarios/', dist), { recursive: true });
  const packs = new URL('rulesets/', root);
  for (const pack of readdirSync(packs)) {
    const folder = new URL(`${pack}/scenarios/`, packs);
    if (!existsSync(folder)) continue;
    const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
    const files = names.sort().map((name) => ({ name, content: readFileSync(new URL(name, folder), 'utf8') }));
    writeFileSync(new URL(`scenarios/${pack}.yaml`, dist), joinScenarios(files));
  }
}

/**
 * An editor opens the file that the map of a declaration names, so these files come along, in `dist/src/`. Maps of code name the same
 * files; what no declaration comes from stands in them as text. Generated files, what the book keeps and the command line have no maps.
 */
function shipSources(): void {
  const names = readdirSync(dist).filter((name) => name.endsWith('.map'));
  for (const name of names.filter((each) => each.endsWith('.d.ts.map'))) {
    const map = readMap(name);
    for (const source of map.sources) cpSync(new URL(source, dist), new URL(shipped(source), dist));
    writeMap(name, { ...map, sources: map.sources.map(shipped) });
  }
  for (const name of names.filter((each) => each.endsWith('.js.map'))) {
    const map = readMap(name);
    const mapped = map.sources.map((source) => !/^\.\.\/cli\/|\/book\/kept\/|\.generated\.ts$/.test(source));
    const comes = map.sources.map((source) => existsSync(new URL(shipped(source), dist)));
    const sources = map.sources.map((source, at) => (comes[at] ? shipped(source) : source));
    const sourcesContent = map.sourcesContent!.map((text, at) => (mapped[at] && !comes[at] ? text : null));
    if (mapped.includes(true)) writeMap(name, { ...map, sources, sourcesContent });
    else dropMap(name);
  }
}

function shipped(source: string): string {
  return source.replace(/^\.\.\//, 'src/');
}

function readMap(name: string): SourceMap {
  return JSON.parse(readFileSync(new URL(name, dist), 'utf8')) as SourceMap;
}

function writeMap(name: string, map: SourceMap): void {
  writeFileSync(new URL(name, dist), JSON.stringify(map));
}

function dropMap(name: string): void {
  const code = new URL(name.replace(/\.map$/, ''), dist);
  rmSync(new URL(name, dist));
  writeFileSync(code, readFileSync(code, 'utf8').replace(/\/\/# sourceMappingURL=.*\n?$/, ''));
}
