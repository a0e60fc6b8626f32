import { defineConfig } from 'tsdown';

/**
 * The library leaves its dependencies outside; the command line brings all of its own, so that it starts fast. What
 * written modules run on, and what runs in the page of a book, is one text each without imports.
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
    entry: { cli: 'cli/main.ts' },
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
