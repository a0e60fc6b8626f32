import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { minifySync } from 'rolldown/utils';
import { defineConfig, type Rolldown } from 'tsdown';
import { runtimeFiles } from './loader/export/runtime-files.ts';

const core = fileURLToPath(new URL('core/', import.meta.url));
/** In chunks of their own, so that a page with a compiled pack bundles no more than these and the engine. */
const ofRuntime = runtimeFiles();

/** Whether a file is one of these of a folder; a name that no file has any more is an error. */
function among(folder: string, names: readonly string[]): (file: string) => boolean {
  const files = names.map((name) => fileURLToPath(new URL(`${folder}/${name}.ts`, import.meta.url)));
  for (const file of files)
    if (!existsSync(file)) throw new Error(`tsdown.config.ts names ${file}, which is not there`);
  return (file) => files.includes(file);
}

/** Text of single bytes is read faster; names in other scripts are escaped, after the minifier, which takes escapes out. */
const ascii: Rolldown.Plugin = {
  name: 'ascii',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

/** Everything is taken as a browser can run it, except the modules of the language server that exist for Node alone. */
const forNode: Rolldown.Plugin = {
  name: 'for-node',
  resolveId: (id, importer) =>
    importer !== undefined && /^vscode-.*\/node$/.test(id) ? createRequire(importer).resolve(id) : undefined,
};

/**
 * Grammars are checked by the tests of the language, which take the package as it is; a built one asks for no checks, and pages need not
 * load them.
 */
const withoutGrammarChecks: Rolldown.Plugin = {
  name: 'without-grammar-checks',
  transform: (code, id) => {
    if (!id.endsWith('/chevrotain/lib/src/parse/grammar/checks.js')) return undefined;
    const checks = [...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
    return checks.map((name) => `export const ${name} = () => [];`).join('\n');
  },
};

/** The constants of SHA-512 stay in every bundle of SHA-256 as a call that the bundler cannot leave out: a kilobyte of it. */
const withoutLongHashes: Rolldown.Plugin = {
  name: 'without-long-hashes',
  transform: (code, id) =>
    id.endsWith('/@noble/hashes/sha2.js') ? code.replace(/const K512 = [^;]*;/, 'const K512 = [];') : undefined,
};

/** The folder and the name of the package that a file in `node_modules` belongs to. */
function packageOf(file: string): { folder: string; name: string } {
  const [, folder, name] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))/.exec(file)!;
  return { folder: folder!, name: name! };
}

/** Packages that are of use only together, and their chunk: each file costs the start half a millisecond and the disk a block. */
const families = [
  [/^@?chevrotain/, 'chevrotain'],
  [/^(?:@clack\/|sisteransi$|fast-wrap-ansi$)/, 'clack'],
  [/^fast-string-/, 'fast-string-width'],
  [/^(?:string-width|strip-ansi|ansi-regex|emoji-regex|is-fullwidth-code-point|cli-progress)$/, 'cli-progress'],
] as const;

/** The chunk of a package: with those that are of use only together, without what exists for Node or for browsers alone. */
function vendorChunk(file: string): string {
  const { name } = packageOf(file);
  const family = families.find(([members]) => members.test(name));
  if (family) return `vendor/${family[1]}`;
  if (!name.startsWith('vscode-')) return `vendor/${name.replace('@', '').replace('/', '-')}`;
  const [, platform] = /\/lib\/(node|browser)\//.exec(file) ?? [];
  return platform === undefined ? 'vendor/vscode' : `vendor/vscode-${platform}`;
}

/**
 * Third-party code stands in `vendor/`, a file a package, so that a bundler leaves out those that are not used. It is minified, which
 * halves what is read at start, and brings its licences. Maps lead to what the package brings as source: neither these nor the command line.
 */
const vendor: Rolldown.Plugin = {
  name: 'vendor',
  transform: (code, id) =>
    /node_modules|\.generated\.ts$|[/]cli[/]|[/]book[/]kept[/]/.test(id) ? { code, map: { mappings: '' } } : undefined,
  renderChunk: (code, { fileName }) =>
    fileName.startsWith('vendor/')
      ? { code: minifySync(fileName, code, { module: true, mangle: { toplevel: true } }).code, map: null }
      : undefined,
  generateBundle(_, bundle) {
    const folders = new Map<string, string>();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds.filter((id) => id.includes('node_modules')))
        folders.set(packageOf(id).name, packageOf(id).folder);
      if (!chunk.fileName.startsWith('vendor/')) continue;
      delete bundle[`${chunk.fileName}.map`];
      chunk.code = chunk.code.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '\n');
      chunk.map = null;
    }
    this.emitFile({ type: 'asset', fileName: 'vendor/LICENSES.txt', source: licences([...folders].sort()) });
  },
};

/** Each licence once, behind the names of the packages that have it. */
function licences(folders: readonly [name: string, folder: string][]): string {
  const names = new Map<string, string[]>();
  for (const [name, folder] of folders) {
    const licence = licenceIn(folder);
    names.set(licence, [...(names.get(licence) ?? []), name]);
  }
  const parts = [...names].map(([licence, of]) => `${of.join(', ')}\n\n${licence}`);
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (file !== undefined) return readFileSync(`${folder}/${file}`, 'utf8');
  const { license, author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, unknown>;
  return `${String(license)}, ${JSON.stringify(author)}\n`;
}

/** Maps say of each line where it comes from, not of each word: that is two thirds of their size, and what stack traces and breakpoints need. */
const mapsByLine: Rolldown.Plugin = {
  name: 'maps-by-line',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.js.map')) continue;
      const map = JSON.parse(String(file.source)) as { mappings: string };
      file.source = JSON.stringify({ ...map, mappings: encode(decode(map.mappings).map(whereLinesChange)) });
    }
  },
};

function whereLinesChange(line: SourceMapSegment[]): SourceMapSegment[] {
  return line.filter((segment, at) => {
    const before = line[at - 1];
    return segment.length === 1 || before === undefined || segment[1] !== before[1] || segment[2] !== before[2];
  });
}

/** The package says which packs are here unasked: none in browsers. Each is a module of its own, which the build writes. */
const packs: Rolldown.Plugin = {
  name: 'packs',
  resolveId(id, importer = '') {
    if (id === './all-packs.ts' && importer.endsWith('pack-registry.ts')) return { id: '#packs', external: true };
    const pack = /^\.\/sources\/(.*)\.generated\.ts$/.exec(id)?.[1];
    return pack === undefined ? undefined : { id: `./yaml/${pack}.js`, external: 'relative' };
  },
};

const library = {
  index: 'index.ts',
  core: 'core/index.ts',
  dsl: 'dsl/index.ts',
  schemas: 'schemas/index.ts',
  loader: 'loader/index.ts',
  'pack-runtime': 'loader/export/pack-module-runtime.ts',
  players: 'players/index.ts',
  sim: 'sim/index.ts',
  records: 'records/index.ts',
  book: 'book/index.ts',
  tiles: 'tiles/index.ts',
  'authoring-check': 'authoring/check/index.ts',
  'authoring-test': 'authoring/test/index.ts',
  'authoring-diff': 'authoring/diff/index.ts',
  'authoring-format': 'authoring/format/index.ts',
  'authoring-new': 'authoring/new/index.ts',
  lsp: 'lsp/index.ts',
  'lsp-browser': 'lsp/server/browser-worker.ts',
};

/**
 * Library and command line share their code and bring their dependencies, so that they start fast: hundreds of small files cost more
 * than the hand that is scored. What written modules run on is one text without imports.
 */
export default defineConfig([
  {
    entry: {
      ...library,
      'packs-on-disk': 'loader/built-in/packs-on-disk.ts',
      'no-packs': 'loader/built-in/no-packs.ts',
      cli: 'cli/main.ts',
      'lsp-worker': 'lsp/server/check-worker.ts',
      'shard-worker': 'cli/shards/shard-worker.ts',
    },
    tsconfig: 'tsconfig.build.json',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    dts: false,
    sourcemap: true,
    clean: true,
    fixedExtension: false,
    plugins: [
      forNode,
      mapsByLine,
      packs,
      withoutGrammarChecks,
      withoutLongHashes,
      vendor,
      esmExternalRequirePlugin({ external: [/^node:/, ...builtinModules] }),
      ascii,
    ],
    deps: {
      neverBundle: ['piscina', 'bullmq', 'ioredis'],
      alwaysBundle: [/^(?!(?:piscina|bullmq|ioredis)$)/],
      onlyBundle: false,
    },
    inputOptions: {
      resolve: { mainFields: ['module', 'main'], conditionNames: ['import', 'browser', 'default'] },
      preserveEntrySignatures: 'allow-extension',
    },
    outputOptions: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { test: /node_modules/, name: vendorChunk },
          // What some of these require of Node.
          { test: /esm-external-require/, name: 'vendor/node' },
          // Need nothing of what reads packs.
          {
            test: among('loader', ['read/code-frame', 'read/decode-utf8', 'answer/hand-sizes', 'answer/tell-result']),
            name: 'frame',
          },
          // What commands print with: of small files, each with a cost at start.
          {
            test: among('cli', [
              ...['draw/text-columns', 'draw/drawing-context', 'draw/scored-hand', 'draw/tiles', 'draw/number-text'],
              ...['hands/json-lines', 'hands/score-jsonl', 'flag-values', 'pack-file-access', 'print-problems'],
              ...['built-file-path', 'refuse-wrong-ending'],
            ]),
            name: 'terminal',
          },
          { name: 'hands-core', test: (id) => ofRuntime.has(id) && id.startsWith(core) },
          { name: 'hands', test: (id) => ofRuntime.has(id) && !id.startsWith(core) },
        ],
      },
    },
  },
  {
    entry: library,
    tsconfig: 'tsconfig.build.json',
    format: 'esm',
    platform: 'neutral',
    dts: { emitDtsOnly: true, sourcemap: true },
    clean: false,
    fixedExtension: false,
    deps: { neverBundle: [/^(?:ajv|chevrotain|yaml|vscode-)/] },
  },
  {
    entry: { runtime: 'loader/export/pack-module-runtime.ts' },
    tsconfig: 'tsconfig.build.json',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    dts: false,
    clean: false,
    minify: true,
    fixedExtension: false,
    plugins: [ascii],
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
  },
  {
    entry: { page: 'book/html/client/main.ts' },
    tsconfig: 'tsconfig.build.json',
    format: 'iife',
    globalName: 'page',
    platform: 'browser',
    target: 'es2022',
    dts: false,
    clean: false,
    minify: true,
    outputOptions: { entryFileNames: '[name].js' },
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
  },
]);
