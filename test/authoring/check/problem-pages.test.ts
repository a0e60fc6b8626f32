/** Every problem has a page, and what its page shows as wrong and right is so. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nearestCode, problemCodes, problemPage } from '../../../authoring/check/index.ts';
import { compare, snippetsIn } from '../../kit/page-snippets.ts';

const FOLDERS = ['core', 'dsl', 'schemas', 'loader', 'players', 'sim', 'records', 'authoring', 'cli'];

/** Texts with hyphens that are no codes. */
const NO_CODES = [
  ...[
    'no-cache',
    'xdg-open',
    'fastest-levenshtein',
    'fast-string-width',
    'hyparquet-writer',
    'waiting-children',
    'json-schema-to-typescript',
    'ts-json-schema-generator',
    'unsafe-eval',
  ],
  ...['block-scalar', 'block-scalar-header', 'single-quoted-scalar', 'double-quoted-scalar', 'flow-collection'],
  ...['x-is', 'x-required', 'x-file-only', 'added-kong', 'concealed-kong', 'no-shape', 'below-minimum'],
  // names of example packs and of questions that a new pack is asked
  ...['first-turn', 'dealer-stays', 'dealt-win'],
  // a pack that is named where others are tried
  'ari-ari',
  // what pages and progress are made with
  ...['cache-control', 'cli-progress', 'content-type', 'no-store'],
  // where results of several machines lie
  'tilewright-results',
  // programs that print PDF
  ...['chromium-browser', 'google-chrome', 'google-chrome-stable'],
];
/** What a snippet cannot show: it takes a game that has gone far, a damaged log, a disk, or a proof. */
const WITHOUT_SNIPPETS = [
  ...['by', 'tile', 'when'],
  ...['discard-limit', 'no-meld', 'nothing-left', 'game-stopped', 'other-rules', 'tampered', 'no-word', 'broken-word'],
  ...[
    'no-files',
    'file-exists',
    'not-written',
    'no-parent',
    'scenario-fails',
    'no-scenario',
    'wrong-arrangement',
    'no-file',
  ],
  ...['no-census', 'other-census', 'no-hands', 'too-many-hands', 'missing-package'],
  ...['no-simulation', 'other-simulation', 'unknown-figure', 'unknown-player', 'not-comparable'],
  ...['no-redis', 'not-built', 'other-engine', 'failed-shard', 'unreached-limit'],
];

/** Codes as they stand in the source: texts of several words, and short ones where problems are made. */
function codesInSource(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.generated.'))
      .map((name) => `${folder}/${name}`),
  );
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const several = texts.flatMap((text) => [...text.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code]) => code!));
  const made = /(?:code: |problem\(|complain\w*\([^'\n]*|tell\(at, |finding\w*\([^'\n]*)'([a-z]+)'/g;
  const single = texts.flatMap((text) => [...text.matchAll(made)].map(([, code]) => code!));
  const refusals = texts.flatMap((text) =>
    [...text.matchAll(/\['([a-z]+)', '(?:offer|move|tiles)'/g)].map(([, code]) => code!),
  );
  return [...new Set([...several, ...single, ...refusals])].filter((code) => !NO_CODES.includes(code)).sort();
}

describe('pages about problems', () => {
  test('are embedded as they stand in docs/problems', () => {
    const files = readdirSync('docs/problems').filter((name) => name.endsWith('.md'));
    expect([...problemCodes()].sort()).toEqual(files.map((name) => name.replace('.md', '')).sort());
    for (const code of problemCodes())
      expect(problemPage(code)!.text, `${code}: run npm run generate`).toBe(
        readFileSync(`docs/problems/${code}.md`, 'utf8').trimEnd(),
      );
  });

  test('are there for every code, and for nothing else', () => {
    const known = codesInSource();
    expect(known.filter((code) => problemPage(code) === undefined)).toEqual([]);
    // `unknown-...` is put together from what is unknown
    const unused = problemCodes().filter((code) => !known.includes(code) && !code.startsWith('unknown-'));
    expect(unused).toEqual([]);
  });

  test('begin with the code and a sentence', () => {
    for (const code of problemCodes()) {
      const { text, what } = problemPage(code)!;
      expect(text.startsWith(`# ${code}\n\n`)).toBe(true);
      expect(what, code).toMatch(/^[A-Z`(].*\.$/);
    }
  });

  test('show wrong and right, but for what no snippet can show', () => {
    const without = problemCodes().filter((code) => snippetsIn(problemPage(code)!.text).length !== 2);
    expect(without.sort()).toEqual([...WITHOUT_SNIPPETS].sort());
  });

  test('the nearest code is found', () => {
    expect([nearestCode('never-ture'), nearestCode('xyz')]).toEqual(['never-true', undefined]);
  });
});

const shown = problemCodes().filter((code) => !WITHOUT_SNIPPETS.includes(code));

test.each(shown)('%s: the wrong snippet gives it, the right one nothing of the sort', async (code) => {
  const [first, second] = snippetsIn(problemPage(code)!.text);
  const { wrong, right } = await compare(code, first!, second!);
  expect(wrong.map((found) => found.code)).toContain(code);
  expect(right.filter((found) => found.isError || found.code === code)).toEqual([]);
});
