/** Every article has a row, every row a place and a test, and every test fails when its rule is taken away. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ArticleRow, articlesPage, atPath, packWithout, readArticles } from './kit/articles.ts';
import { perform } from './kit/perform.ts';
import { rulesOf } from './kit/rules.ts';
import { readScenario, readScenarios } from './kit/scenario.ts';
import { checkWorked, type WorkedExample } from './kit/worked.ts';
import { facts } from './rulesets/international/facts.ts';

const PACK = 'international';
const rows = readArticles(PACK);
const pack = rulesOf(PACK).pack;
const examples = Object.values(
  parse(readFileSync('test/rulesets/international/worked-examples.yaml', 'utf8')) as Record<string, WorkedExample[]>,
).flat();

/** Numbered paragraphs of chapters 4 and 5, and what is known of the others. */
const ARTICLES = [
  '4',
  '4.3',
  '7',
  '7.1',
  '7.2(1)',
  '8',
  '10',
  '10.1',
  '10.2',
  '10.3',
  '10.3(1)',
  '10.3(2)',
  '10.4',
  '10.4(1)',
  '10.4(2)',
  '10.5',
  '11',
  '11.1',
  '11.2',
  '12',
  '13',
  '14',
  '15',
  '15.1',
  '15.2',
  '15.3',
  '15.4',
  '16',
  '16.1',
  '16.2',
  '16.3',
  '16.4',
  '17',
  '18',
  '19',
  '19.1',
  '19.1(1)',
  '19.1(2)',
  '19.2',
  '20',
  '21',
  '21.1',
  '21.2',
  '21.3',
  '21.4',
  '21.5',
  '22',
  '22.1',
  '22.2',
  '22.2(1)',
  '22.2(2)',
  '22.2(3)',
  '22.3',
  '23',
  '23.1',
  '23.2',
  '23.3',
  '23.4',
  '23.5',
  '23.6',
  '23.7',
  '23.8',
  '23.9',
  '23.10',
  '24',
  '24.1',
  '29',
  '30.1',
  '30.2',
  '30.3',
];

/** Runs the test a row names, on the pack as it is or as text; lists what failed. */
function run({ test: name }: ArticleRow, source: string): string[] {
  const [kind, ...rest] = name!.split(' ');
  const id = rest.join(' ');
  if (kind === 'fact') return facts[id]!(rulesOf(source));
  if (kind === 'example') {
    const row = examples.find((example) => String(example.id) === id)!;
    return checkWorked(rulesOf(source, row.options), row);
  }
  const scenario = readScenario(`test/scenarios/${PACK}/${name}.yaml`);
  return perform(rulesOf(source, { ...scenario.options, ...(scenario.mode && { play: scenario.mode }) }), scenario);
}

test('every article has a row', () => {
  expect(ARTICLES.filter((article) => !rows.some((row) => row.article === article))).toEqual([]);
});

test('every rule names a place and a test; every manner says why it is one', () => {
  const wrong = rows.filter(({ kind, says, engine, why, test: name }) =>
    kind === 'manner' ? !why : !name || !(says || engine),
  );
  expect(wrong).toEqual([]);
  expect(rows.filter(({ says, without }) => says && !without)).toEqual([]);
});

test('every place exists in the pack, every part of the engine in its file', () => {
  expect(rows.flatMap(({ says = [] }) => says).filter((path) => atPath(pack, path) === undefined)).toEqual([]);
  for (const { engine } of rows) {
    if (!engine) continue;
    const [file] = engine.split(',');
    expect(existsSync(file!), engine).toBe(true);
  }
});

test('every scenario is named by a row', () => {
  const named = new Set(rows.map((row) => row.test));
  expect(
    readScenarios(`test/scenarios/${PACK}`)
      .map(({ id }) => id)
      .filter((id) => !named.has(id)),
  ).toEqual([]);
});

const withTest = rows.filter((row) => row.test !== undefined);

test.for(withTest)('$article, $subject: holds', (row) => {
  expect(run(row, PACK)).toEqual([]);
});

test.for(withTest.filter(({ without }) => without))('$article, $subject: its test fails without it', (row) => {
  expect(run(row, packWithout(PACK, row.without!))).not.toEqual([]);
});

test('the page of the documentation is up to date', () => {
  const { name } = rulesOf(PACK);
  expect(readFileSync('docs/articles-international.md', 'utf8')).toBe(articlesPage(name.en, rows, pack));
});
