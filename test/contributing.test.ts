/** The recipes of CONTRIBUTING.md, followed to the letter in a copy. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPack } from '../loader/index.ts';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text!);

let copy = '';

const FOLDERS = ['core', 'dsl', 'docs', 'schemas', 'loader', 'players', 'sim', 'records', 'authoring', 'book', 'lsp'];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tilewright-'));
  for (const part of [...FOLDERS, 'rulesets', 'test/kit', 'package.json'])
    cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});

/** Puts a text into a file of the copy, before a line that it has once. */
function insert(path: string, text: string, before: string): void {
  const file = join(copy, path);
  const parts = readFileSync(file, 'utf8').split(before);
  expect([path, parts.length]).toEqual([path, 2]);
  writeFileSync(file, parts.join(text + before));
}

function run(...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', ...args], { cwd: copy, encoding: 'utf8' });
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('"Where is ...?" names files that exist', () => {
  const section = page.split(/^## /m).find((part) => part.startsWith('Where is ...?'))!;
  const paths = [...section.matchAll(/`((?:[\w-]+\/)+[\w.-]+)`/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

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
  import { wordReference } from './docs/word-reference.ts';
  import { compiledSource } from './dsl/generate/matcher-generator.ts';
  import { referee } from './dsl/evaluate/reference-matcher.ts';
  import { patternSet } from './test/kit/compiler-pack.ts';
  import { winQuery } from './test/kit/win-query.ts';
  import { fullSet } from './test/kit/tile-sets.ts';

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
  writeFileSync(join(copy, 'dsl/words/middle.ts'), file!);
  insert('dsl/words/index.ts', line!, '  terminal,\n');
  insert('dsl/words/index.ts', `import { middle } from './middle.ts';\n`, `import type { Word }`);
  writeFileSync(join(copy, 'use.ts'), USE);
  const said = run('use.ts');
  expect(JSON.parse(said)).toEqual({ times: [1, 1], suggested: 'middle', inReference: true, taken: ['middle'] });
});

/** Plays until somebody but the dealer has discarded, and asks book, editor, reference and loader. */
const USE_STEP = `
  import { readFileSync } from 'node:fs';
  import { en } from './book/say/en/index.ts';
  import { zh } from './book/say/zh/index.ts';
  import { sayContext } from './book/say/saying-context.ts';
  import { plain } from './book/say/phrase.ts';
  import { saySteps } from './book/say/move-steps.ts';
  import { legal, newGame, play } from './core/index.ts';
  import { effectsPage } from './docs/used-features-page.ts';
  import { load } from './loader/index.ts';
  import { tellKey } from './lsp/hover-text.ts';

  const pack = (more) => 'id: small\\nname: { en: Small }\\nextends: international\\n' + more;
  const steps = '[{ tribute: 100 + 200 }, discard, { window: discard }, next]';
  const { value: rules } = load(pack('moves: { discard: { steps: ' + steps + ' } }\\n'));
  let table = newGame(rules, { seed: 1 });
  const paid = [];
  for (let i = 0; i < 40 && paid.length === 0; i++) {
    const seat = table.toAct[0];
    const actions = legal(table, seat);
    table = play(table, actions.find(({ move }) => move === 'pass') ?? actions.find(({ move }) => move === 'discard') ?? actions[0]);
    paid.push(...table.events.filter(({ type }) => type === 'pay'));
  }
  const path = ['moves', 'discard', 'steps', 0, 'tribute'];
  const data = { moves: { discard: { steps: [{ tribute: 300 }] } } };
  const hint = (text) => load(pack(text)).problems.map(({ hint }) => hint).join();
  console.log(JSON.stringify({
    paid: paid[0].entries.map(({ to, amount }) => [to === table.dealer, amount]),
    said: [en, zh].map((language) => plain(saySteps(rules.moves.discard.steps, sayContext(rules, language))[0])),
    hover: tellKey(path, data),
    inReference: effectsPage(JSON.parse(readFileSync('schemas/pack.schema.json', 'utf8'))).includes('| \`tribute\` |'),
    wrong: hint('bonus: { shown: [{ tribute: 5, to: 6 }, draw] }').includes('\`tribute\`'),
  }));
`;

test('a step is one file, its type, one list and the phrases', { timeout: 60_000 }, () => {
  const [, , file, type, imported, name, phrases] = blocks('ts');
  writeFileSync(join(copy, 'core/play/steps/tribute.ts'), file!);
  insert('core/ruleset.ts', type!, `  | { do: 'end';`);
  insert('core/play/steps/index.ts', imported!, `import { win }`);
  insert('core/play/steps/index.ts', name!, '  open,\n');
  insert('book/say/step-phrases.ts', phrases!, '  note: {\n');
  run('schemas/generate-step-keys.ts');
  run('schemas/generate-pack-types.ts');
  writeFileSync(join(copy, 'use-step.ts'), USE_STEP);
  expect(JSON.parse(run('use-step.ts'))).toEqual({
    paid: [[true, 300]],
    said: ['The player gives the dealer 300.', '该家付给庄家300。'],
    hover: expect.stringContaining('This seat gives the dealer so many points at once.'),
    inReference: true,
    wrong: true,
  });
});
