import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { generateCode } from './generate.ts';

generateCode();

const root = new URL('./', import.meta.url).pathname;

/** What takes longest. */
const LONGEST = [
  'book/html/pages-in-browser',
  'loader/all-back-ends-agree',
  'every-article-has-a-test',
  'lsp/shipped-server',
  'book/packs-with-another-schema-choice',
  'table/renamed-packs-play-alike',
  'cli/new',
  'book/whole-book',
  'table/legal-against-plain-list',
  'authoring/check/problem-pages',
  'examples',
  'table/hidden-tiles-change-nothing',
  'table/information-leaks',
  'table/random-international-deals',
  'lsp/fuzz',
  'table/invented-game',
  'browser/compiled-packs-without-eval',
  'authoring/diff/ari-ari-against-riichi',
  'loader/random-mutants',
];

/** A fresh clone does not know how long files take and begins with large ones; a long one at the end would leave a processor idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number =>
      LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
    const long = sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b));
    return [...long, ...sorted.filter((file) => rank(file) < 0)];
  }
}

export default defineConfig({
  /** Examples import the package by its name, and the studio its subpaths. */
  resolve: {
    alias: [
      { find: /^tilewright$/, replacement: `${root}index.ts` },
      { find: /^tilewright\/((?:authoring\/)?\w+)$/, replacement: `${root}$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    /** Some tests play thousands of deals or start the command line on a busy machine. */
    testTimeout: 120_000,
    hookTimeout: 120_000,
    /** Files share what is loaded and what has become fast; nothing they import keeps state of one table, pack or run. */
    isolate: false,
    /** All of them: vitest leaves one to itself, which is half of a machine with two. */
    maxWorkers: availableParallelism(),
    /** Tests make many short-lived things; with little room for new ones a tenth of the time went into collecting them. */
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    /** A failure says which row failed, not how the row was built. */
    includeTaskLocation: false,
  },
});
