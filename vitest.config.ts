import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { generateCode } from './generate.ts';

generateCode();

export default defineConfig({
  /** Examples import the package by its name. */
  resolve: { alias: [{ find: /^tilewright$/, replacement: new URL('./index.ts', import.meta.url).pathname }] },
  test: {
    include: ['test/**/*.test.ts'],
    /** Some tests play thousands of deals or start the command line on a busy machine. */
    testTimeout: 120_000,
    hookTimeout: 120_000,
    /** Files share what is loaded and what has become fast; nothing they import keeps state of one table, pack or run. */
    isolate: false,
    /** All of them: vitest leaves one to itself, which is half of a machine with two. */
    maxWorkers: availableParallelism(),
    /** A failure says which row failed, not how the row was built. */
    includeTaskLocation: false,
  },
});
