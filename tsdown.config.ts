import { defineConfig } from 'tsdown';

/** The library leaves its dependencies outside; the command line brings all of its own, so that it starts fast. */
export default defineConfig([
  {
    entry: {
      index: 'index.ts',
      core: 'core/index.ts',
      dsl: 'dsl/index.ts',
      schemas: 'schemas/index.ts',
      rulesets: 'rulesets/index.ts',
      sim: 'sim/index.ts',
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
]);
