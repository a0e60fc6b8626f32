/** Programs without types hand over anything; they are told what was wanted, and by which function. */
import { describe, expect, test } from 'vitest';
import * as core from '../../../core/index.ts';
import * as rulesets from '../../../loader/index.ts';
import * as sim from '../../../sim/index.ts';

const loaded = rulesets.load('international');
if (!loaded.ok) throw new Error('The pack does not load.');
const rules = loaded.value;
const table = core.newGame(rules, { seed: 1 });
const api = { ...core, ...rulesets, ...sim } as unknown as Record<string, (...given: unknown[]) => unknown>;

describe('what only a program can do wrong is thrown, with what was wanted', () => {
  test.each<[string, unknown[], string]>([
    ['newGame', [undefined, { seed: 1 }], 'takes a ruleset'],
    ['newGame', [loaded, { seed: 1 }], 'takes a ruleset'],
    ['newGame', [rules], 'takes a seed.*randomSeed'],
    ['newGame', [rules, {}], 'takes a seed.*randomSeed'],
    ['play', [undefined, {}], 'takes a table'],
    ['play', [rules, {}], 'takes a table'],
    ['advance', [null, {}], 'takes a table'],
    ['play', [JSON.parse(JSON.stringify(table)), {}], 'restoreTable\\(rules, saved\\)'],
    ['view', [structuredClone(table), 0], 'restoreTable\\(rules, saved\\)'],
    ['isLegal', [rules, {}], 'takes a table'],
    ['legal', [table, -1], 'takes a seat from 0 to 3, not -1'],
    ['legal', [table, '0'], 'takes a seat from 0 to 3, not "0"'],
    ['legal', [table], 'not undefined'],
    ['legal', [rules, 0], 'takes a table'],
    ['view', [table, 99], 'takes a seat from 0 to 3, not 99'],
    ['view', [undefined, 0], 'takes a table'],
    ['eventsFor', [table, table.events, 4], 'takes a seat'],
    ['eventsFor', [table, undefined, 0], 'takes a list of events'],
    ['eventsForPlayer', [table, table.events, 9, 0], 'takes a player from 0 to 3, not 9'],
    ['eventsForPlayer', [table, table.events, 0, 9], 'takes a seat from 0 to 3, not 9'],
    ['eventsForPlayer', [table, undefined, 0, 0], 'takes a list of events'],
    ['replay', [rules, 'text'], 'takes a log'],
    ['replay', [undefined, {}], 'takes a ruleset'],
    ['makeLog', [{}], 'takes a log'],
    ['logHeader', [undefined, 1], 'takes a ruleset'],
    ['saveTable', [rules], 'takes a table'],
    ['restoreTable', [undefined, {}], 'takes a ruleset'],
    ['standings', [rules], 'takes a table'],
    ['parseHand', ['1m'], 'takes the tiles of a ruleset'],
    ['parseTiles', ['1m', rules], 'takes the tiles of a ruleset'],
    ['printHand', ['1m', rules.tiles], 'takes a hand'],
    ['printTiles', ['1m', rules.tiles], 'takes a list of tiles'],
    ['load', ['international', null], 'takes settings'],
    ['load', ['x.yaml', { readFile: 'x.yaml' }], 'by a function'],
    ['checkPack', ['x.yaml', { readFile: {} }], 'by a function'],
    ['printProblem', [undefined], 'takes a problem'],
    ['score', [loaded, '1m'], 'takes a ruleset'],
    ['lacking', [rules, '1m', undefined], 'takes the query of a hand'],
    ['runGame', [rules, null], 'takes settings'],
    ['runGame', [rules, { seed: 1, players: [1, 2, 3, 4] }], 'takes makers of players'],
    ['runGame', [rules, { seed: 1, players: 'bots' }], 'takes makers of players'],
    ['resumeLog', [rules, { header: null, events: [] }], 'takes a log'],
    ['resumeLog', [rules, { header: core.logHeader(rules, 1), events: [null] }], 'takes a log'],
    ['replay', [rules, { header: null, events: [null] }], 'takes a log'],
    ['dealsPlayed', [null], 'takes a table'],
    ['seatOfNumber', [0], 'takes a whole number from 1, not 0'],
    ['numberOfSeat', [-1], 'takes a whole number from 0, not -1'],
    ['numberOfSeat', [0.5], 'not 0.5'],
  ])('%s %#', (name, given, says) => {
    expect(() => api[name]!(...given)).toThrow(new RegExp(`^${name} [^]*${says}`));
  });
});

test.each([Symbol('x'), {}, [], null, () => 1])('a seed that is none, %#', (seed) => {
  expect(() => api['newGame']!(rules, { seed })).toThrow(/^a seed is text, bytes/);
});

describe('what may come from outside is a problem', () => {
  test.each([undefined, 42, {}, Buffer.from('{}')])('a log that is %s', (text) => {
    expect(core.parseLog(text as string)).toMatchObject({ ok: false, problems: [{ code: 'bad-log' }] });
  });

  test.each([undefined, 42, ['1m']])('tiles that are %s', (text) => {
    const problems = [{ code: 'not-text' }];
    expect(core.parseHand(text as never, rules.tiles)).toMatchObject({ ok: false, problems });
    expect(core.parseTiles(text as never, rules.tiles)).toMatchObject({ ok: false, problems });
  });

  test.each([
    { with: 5 },
    { with: [5] },
    { bonus: 5 },
    { lists: { indicators: 5 } },
    { lists: ['1m'] },
    { counters: 'x' },
    { counters: { repeats: 'two' } },
    { deposits: Number.NaN },
  ])('circumstances that are %j', (circumstances) => {
    const result = rulesets.score(rules, '123m 456p 789s 345s 1z +1z', circumstances as rulesets.Circumstances);
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'wrong-type' }] });
    expect(result.problems[0]!.message).toContain(`\`${Object.keys(circumstances)[0]}\``);
  });
});

test('a saved table that is still text is told to be parsed', () => {
  const [problem] = core.restoreTable(rules, JSON.stringify(table)).problems;
  expect(problem).toMatchObject({ code: 'bad-table', hint: expect.stringContaining('JSON.parse(text)') });
});

test('a path without a way to read files names `readFile`', () => {
  for (const path of ['sunday.yaml', 'packs/sunday', './sunday.yml']) {
    const [problem] = rulesets.load(path).problems;
    expect(problem).toMatchObject({ code: 'unknown-pack', hint: expect.stringContaining('`readFile`') });
  }
  expect(rulesets.load('sunday').problems[0]!.hint).toContain('`readFile`');
  expect(rulesets.load('sunday.yaml', { readFile: () => undefined }).problems[0]!.hint).not.toContain('`readFile`');
});

test('a problem is printed without texts too', () => {
  const [problem] = rulesets.load('id: x').problems;
  expect(rulesets.printProblem(problem!)).toContain(problem!.message);
});
