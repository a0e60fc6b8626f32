import { defineConfig } from 'tsdown';

/** Text of single bytes is read faster; names in other scripts are escaped, after the minifier, which takes escapes out. */
const ascii = {
  name: 'ascii',
  generateBundle(_: unknown, bundle: Record<string, { type: string; code?: string }>): void {
    for (const chunk of Object.values(bundle))
      if (chunk.code !== undefined)
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

/**
 * Library and command line bring all of their dependencies, so that they start fast: hundreds of small files cost more than
 * the hand that is scored. What written modules run on is one text without imports.
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
      census: 'census/index.ts',
      book: 'book/index.ts',
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
    // Functions keep their names, for whoever reads a stack trace.
    minify: { compress: true, mangle: { toplevel: true, keepNames: true } },
    plugins: [ascii],
    // Of ajv only types are used, and types of others stay outside; the language server has a browser build of its own.
    deps: {
      neverBundle: [/^vscode-languageserver/],
      alwaysBundle: [/^(?!ajv\b|vscode-languageserver)/],
      onlyBundle: false,
      dts: { neverBundle: [/.*/] },
    },
    inputOptions: { resolve: { mainFields: ['module', 'main'] } },
  },
  {
    entry: { cli: 'cli/main.ts', 'lsp-worker': 'lsp/server-worker.ts', 'census-worker': 'cli/census-worker.ts' },
    tsconfig: 'tsconfig.build.json',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    dts: false,
    clean: false,
    fixedExtension: false,
    plugins: [ascii],
    // Its threads begin with a file of its own.
    deps: { neverBundle: ['piscina'], alwaysBundle: [/^(?!piscina$)/], onlyBundle: false },
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
