/** The recipes of CONTRIBUTING.md, followed to the letter in a copy. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPack } from '../loader/index.ts';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text!);

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tilewright-'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a pattern is twelve lines at most, in one file', () => {
  const [pattern] = blocks('yaml');
  expect(pattern!.trimEnd().split('\n').length).toBeLessThanOrEqual(12);
  cpSync('rulesets/international', join(copy, 'pack'), { recursive: true });
  appendFileSync(join(copy, 'pack/patterns.yaml'), `\n${pattern}`);
  const checked = checkPack(join(copy, 'pack/pack.yaml'), { readFile: (path) => readFileSync(path) });
  expect(checked.problems).toEqual([]);
  const examples = checked.examples.filter(({ example }) => example.pattern === 'low_hand');
  expect(examples.map(({ example }) => example.has)).toEqual([true, false]);
});

/** Runs the tests of the words, written in the way of the copy: every example by both back ends. */
const USE = `
  import { words } from './dsl/words/index.ts';
  import { compileExpression, nameClashes, scopeOf } from './dsl/index.ts';
  import { wordReference } from './docs/words.ts';
  import { compiledSource } from './dsl/generate/compiled.ts';
  import { referee } from './dsl/evaluate/referee.ts';
  import { patternSet } from './test/kit/compiler-pack.ts';
  import { winQuery } from './test/kit/query.ts';
  import { fullSet } from './test/kit/tiles.ts';

  const word = words.find(({ name }) => name === 'middle');
  const set = patternSet({ tiles: fullSet, shapes: { sets: '4 set + pair' }, patterns: { shown: word.example } });
  const times = [referee(set), compiledSource(set)].map((source) => {
    let most = 0;
    source.candidates(winQuery(word.hand), (candidate) => (most = Math.max(most, candidate.times[0])));
    return most;
  });
  const wrong = compileExpression('every set has midle', 'pattern', scopeOf(fullSet), ['yes/no']);
  console.log(JSON.stringify({
    times,
    suggested: wrong.problems[0].replacement,
    inReference: wordReference().includes('| \`middle\` |'),
    taken: nameClashes(scopeOf(fullSet, { marks: ['middle'] })).map(({ name }) => name),
  }));
`;

test('a word is one file and one line of the list', { timeout: 60_000 }, () => {
  const [file, line] = blocks('ts');
  for (const folder of ['core', 'dsl', 'docs', 'schemas', 'loader', 'rulesets', 'test/kit', 'package.json'])
    cpSync(folder, join(copy, folder), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'dsl/words/middle.ts'), file!);
  const list = join(copy, 'dsl/words/index.ts');
  const before = readFileSync(list, 'utf8');
  const mark = '  simple,\n';
  expect(before.split(mark).length).toBe(2);
  writeFileSync(list, `import { middle } from './middle.ts';\n${before.replace(mark, mark + line!)}`);
  writeFileSync(join(copy, 'use.ts'), USE);
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'use.ts'], { cwd: copy, encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ times: [1, 1], suggested: 'middle', inReference: true, taken: ['middle'] });
});
