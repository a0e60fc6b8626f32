import { defineConfig } from 'tsdown';

/**
 * The library leaves its dependencies outside; the command line brings all of its own, so that it starts fast. What
 * written modules run on is one text without imports.
 */
export default defineConfig([
  {
    entry: {
      index: 'index.ts',
      core: 'core/index.ts',
      dsl: 'dsl/index.ts',
      schemas: 'schemas/index.ts',
      rulesets: 'rulesets/index.ts',
      sim: 'sim/index.ts',
      formats: 'formats/index.ts',
      diff: 'diff/index.ts',
      proof: 'proof/index.ts',
      review: 'review/index.ts',
      edit: 'edit/index.ts',
      lsp: 'lsp/index.ts',
      'lsp-browser': 'lsp/server-browser.ts',
    },
    tsconfig: 'tsconfig.build.json',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    dts: true,
    clean: true,
    fixedExtension: false,
  },
  {
    entry: { cli: 'cli/main.ts', 'lsp-worker': 'lsp/server-worker.ts' },
    tsconfig: 'tsconfig.build.json',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    dts: false,
    clean: false,
    fixedExtension: false,
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
  },
  {
    entry: { runtime: 'rulesets/runtime.ts' },
    tsconfig: 'tsconfig.build.json',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    dts: false,
    clean: false,
    minify: true,
    fixedExtension: false,
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
  },
]);
