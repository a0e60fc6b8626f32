/**
 * The studio as static files that work in any folder of any host: `dist/studio/`. It is a client of the built package: what it imports
 * as `tilewright/...` is what the package exports to browsers.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './build/offline-plugin.ts';
import { packList } from './build/pack-list-plugin.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
/** Subpaths of the package: `tilewright/authoring/check` is `dist/authoring-check.js`, `tilewright/lsp` what browsers get, `tilewright/book/page.js` a script. */
const subpaths = (): Plugin => ({
  name: 'subpaths',
  enforce: 'pre',
  resolveId(id) {
    const [, name, query = ''] = /^tilewright\/([^?]+)(\?.*)?$/.exec(id) ?? [];
    if (name === undefined) return undefined;
    if (name.endsWith('.js')) return dist + name.replace(/^.*\//, '') + query;
    return `${dist}${name === 'lsp' ? 'lsp-browser' : name.replace('authoring/', 'authoring-')}.js`;
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: `${dist}studio`,
    emptyOutDir: true,
    license: { fileName: 'LICENSES.md' },
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 3000,
  },
  worker: { format: 'es', plugins: () => [subpaths()] },
  plugins: [subpaths(), packList(dist), offline(dist)],
});
