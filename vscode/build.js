/** Bundles the extension and its server, and puts beside them what they read: nothing is fetched. */
import { cpSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const common = { bundle: true, platform: 'node', target: 'node20', minify: true, absWorkingDir: import.meta.dirname };
/** Some of what is bundled was written for `require`. */
const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });
await build({ ...common, entryPoints: ['extension.ts'], outfile: 'dist/extension.cjs', format: 'cjs', external: ['vscode'] });
await build({ ...common, entryPoints: ['server.ts'], outfile: 'dist/server.mjs', format: 'esm', banner });
await build({ ...common, entryPoints: ['../lsp/server/check-worker.ts'], outfile: 'dist/lsp-worker.js', format: 'esm', banner });

const yaml = (name) => !name.includes('.') || name.endsWith('.yaml');
const copies = [
  ['schemas/pack.schema.json', () => true],
  ['rulesets', (name) => yaml(name.slice(name.lastIndexOf('/') + 1))],
  ['docs/problems', () => true],
];
for (const [path, filter] of copies) {
  const from = new URL(`../${path}`, import.meta.url);
  cpSync(from, new URL(path, import.meta.url), { recursive: true, filter });
}
