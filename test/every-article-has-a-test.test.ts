/** Every article has a row, every row a place and a test, and every test fails when its rule is taken away. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OptionValue, Ruleset } from '../core/index.ts';
import { optionsOf, playScenario } from '../authoring/test/index.ts';
import { type PackExample, packExamples, type PackRuleset, runExample } from '../loader/index.ts';
import {
  type ArticleRow,
  articlesPage,
  atPath,
  packsWithArticles,
  packWithout,
  readArticles,
} from './kit/rule-book-articles.ts';
import { freshRules, rulesOf } from './kit/load-rules.ts';
import { scenarioOf, scenariosOf } from './kit/read-scenarios.ts';
import { checkWorked, type WorkedExample } from './kit/worked-examples.ts';

/** What is neither a hand nor a situation of play: lists what is wrong with the rules, also with other options. */
type Facts = Record<
  string,
  (rules: Ruleset, withOptions: (options: Record<string, OptionValue>) => Ruleset) => string[]
>;

async function factsOf(pack: string): Promise<Facts> {
  return existsSync(`test/rulesets/${pack}/${pack}-pack-facts.ts`)
    ? ((await import(`./rulesets/${pack}/${pack}-pack-facts.ts`)) as { facts: Facts }).facts
    : {};
}

function examplesOf(pack: string): WorkedExample[] {
  const file = `test/rulesets/${pack}/worked-examples.yaml`;
  if (!existsSync(file)) return [];
  return Object.values(parse(readFileSync(file, 'utf8')) as Record<string, WorkedExample[]>).flat();
}

/** The examples of a pack itself, by pattern. */
const examplesOfPacks = new Map<string, PackExample[]>();

function examplesIn(pack: string, pattern: string): PackExample[] {
  const all = examplesOfPacks.get(pack) ?? packExamples(pack);
  examplesOfPacks.set(pack, all);
  const found = all.filter((example) => example.pattern === pattern);
  if (found.length === 0) throw new Error(`${pack} has no examples of ${pattern}`);
  return found;
}

/** The first of some examples that does not come out, by their options so that each ruleset is made once. */
function firstFailing(
  all: readonly PackExample[],
  withOptions: (options?: Record<string, OptionValue>) => Ruleset,
): string[] {
  const made = new Map<string, Ruleset>();
  for (const example of all) {
    const options = example.options as Record<string, OptionValue>;
    const key = JSON.stringify(options);
    const rules = made.get(key) ?? withOptions(options);
    made.set(key, rules);
    const failed = runExample(example, rules as PackRuleset);
    if (failed) return [failed.message];
  }
  return [];
}

const books = await Promise.all(
  packsWithArticles().map(async (id) => ({
    id,
    ...readArticles(id),
    facts: await factsOf(id),
    examples: examplesOf(id),
  })),
);

describe.each(books)('$id', ({ id, paragraphs, articles: rows, facts, examples }) => {
  /** Runs the test a row names, on the pack under its options; lists what failed. */
  function run({ test: name }: ArticleRow, withOptions: (options?: Record<string, OptionValue>) => Ruleset): string[] {
    const [kind, ...rest] = name!.split(' ');
    const what = rest.join(' ');
    if (kind === 'fact') return facts[what]!(withOptions(), withOptions);
    if (kind === 'example') {
      const row = examples.find((example) => String(example.id) === what)!;
      return checkWorked(withOptions(row.options), row);
    }
    if (kind === 'pattern') return firstFailing(examplesIn(id, what), withOptions);
    const scenario = scenarioOf(id, name!);
    return playScenario(withOptions(optionsOf(scenario)), scenario).map(({ message }) => message);
  }

  test('every paragraph has a row', () => {
    expect(paragraphs.filter((article) => !rows.some((row) => row.article === article))).toEqual([]);
  });

  test('every rule names a place and a test; every manner says why it is one', () => {
    const wrong = rows.filter(({ kind, says, engine, why, test: name }) =>
      kind === 'manner' || kind === 'left out' ? !why : !name || !(says || engine),
    );
    expect(wrong).toEqual([]);
    expect(rows.filter(({ says, without }) => says && !without)).toEqual([]);
  });

  test('every place exists in the pack, every part of the engine in its file', () => {
    const { pack } = rulesOf(id);
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
      scenariosOf(id)
        .map((scenario) => scenario.id)
        .filter((scenario) => !named.has(scenario)),
    ).toEqual([]);
  });

  test('every bug of other engines fails when its rule is taken away', () => {
    const bugs = scenariosOf(id).filter((scenario) => scenario.id.startsWith('bug-'));
    const held = rows.filter(({ without }) => without).map((row) => row.test);
    expect(bugs.map((scenario) => scenario.id).filter((bug) => !held.includes(bug))).toEqual([]);
  });

  const withTest = rows.filter((row) => row.test !== undefined);

  /** Scenarios and examples of packs hold as `built-in-scenarios` and `built-in-packs-are-clean` say. */
  const ofTheRules = withTest.filter(({ test: name }) => /^(fact|example) /.test(name!));

  test.for(ofTheRules)('$article, $subject: holds', (row) => {
    expect(run(row, (options) => rulesOf(id, options))).toEqual([]);
  });

  test.for(withTest.filter(({ without }) => without))('$article, $subject: its test fails without it', (row) => {
    const without = packWithout(id, row.without!);
    expect(run(row, (options) => freshRules(without, options))).not.toEqual([]);
  });

  test('the page of the documentation is up to date', () => {
    const { name, pack } = rulesOf(id);
    expect(readFileSync(`docs/articles-${id}.md`, 'utf8')).toBe(articlesPage(id, name.en, rows, pack));
  });
});
