/** Each fragment fits a blank game: it checks, changes its rules, and bots play it to the end. */
import { describe, expect, test } from 'vitest';
import { blankPack, findSnippet, SNIPPETS } from '../../authoring/new/index.ts';
import { playScenario, type Scenario } from '../../authoring/test/index.ts';
import { checkPack, load } from '../../loader/index.ts';
import { runGame } from '../../sim/index.ts';
import { sure } from '../kit/tile-sets.ts';

const base = sure(blankPack({ id: 'base', name: 'Base', file: 'base.yaml', chosen: {} })).replace(
  /\nscenarios:[\s\S]*$/,
  '\n',
);
const readFile = (path: string): string | undefined => (path.endsWith('base.yaml') ? base : undefined);

test.each(SNIPPETS.map((each) => [each.id, each] as const))('%s', (_, { text }) => {
  const pack = `id: ours\nname: { en: Ours }\nextends: ./base.yaml\n${text}`;
  expect(checkPack(pack, { readFile }).problems).toEqual([]);
  const rules = sure(load(pack, { readFile }));
  const { table } = runGame(rules, { seed: 5, maxDeals: 6 });
  expect(table.deals).toBe(6);
});

/** Reasons of payments in some games, and lists that are turned up. Of a short wall, many deals are drawn. */
test.each([
  ['ante', ['"ante"', '"stakes of drawn deals"'], 'wall: { reserve: 50 }\n'],
  ['yakitori', ['"never won"'], ''],
  ['dora', ['"indicators"', '"dora"'], ''],
])('%s comes into play', (id, does, more) => {
  const lines = `${findSnippet(id)!.text}${more}sequence: { rounds: 1 }\n`;
  const pack = `id: ours\nname: { en: Ours }\nextends: ./base.yaml\n${lines}`;
  const rules = sure(load(pack, { readFile }));
  let told = '';
  for (let seed = 1; seed <= 6; seed++)
    runGame(rules, { seed, onEvents: (events) => (told += JSON.stringify(events)) });
  expect(does.filter((each) => !told.includes(each))).toEqual([]);
});

type Hands = Record<2, string> & { tail?: string };

/** What the player after the dealer is paid by the dealer, by the number of players. */
describe.each([2, 3, 4])('%i players', (players) => {
  const blank = sure(blankPack({ id: 'base', name: 'Base', file: 'base.yaml', chosen: { players: `${players}` } }));
  const all = players - 1;
  test.each([
    ['streak', { 2: '123m 456p 345s 678m 5z' }, { counters: { kept: 2 } }, ['1 discard 5z'], 'discard', 3 * all],
    [
      'liability',
      { 2: '12s 123m 9p 55z 66z 777z', tail: '9p' },
      {},
      [
        '1 discard 5z',
        '2 pung',
        '2 discard 1s, until 1 acts, 1 discard 6z',
        '2 pung',
        '2 discard 2s, until 1 acts, 1 discard 7z',
        players > 2 ? '2 kong, others pass' : '2 kong',
      ],
      'draw',
      12 * all,
    ],
  ])('%s', (id, { tail, ...hands }: Hands, game, plays, by, paid) => {
    const pack = `id: ours\nname: { en: Ours }\nextends: ./base.yaml\n${findSnippet(id)!.text}`;
    const rules = sure(load(pack, { readFile: () => blank }));
    const ends = { how: 'win', winner: 2, by, paid: { 1: -paid, 2: paid } };
    const deal = { hands: { 1: '567z', ...hands }, ...(tail && { tail }), game };
    const scenario: Scenario = {
      id,
      title: id,
      source: '',
      deals: [{ ...deal, play: [...plays, { do: '2 win', ends }] }],
    };
    expect(playScenario(rules, scenario)).toEqual([]);
  });
});

test('is found by the names people use', () => {
  expect(findSnippet('Pao')?.id).toBe('liability');
  expect(findSnippet('Exchange-of three')?.id).toBe('exchange');
  expect(findSnippet('過水')?.id).toBe('water');
  expect(['antes', 'Yakitori', 'ドラ'].map((name) => findSnippet(name)?.id)).toEqual(['ante', 'yakitori', 'dora']);
  expect(findSnippet('nothing')).toBeUndefined();
  const names = SNIPPETS.flatMap(({ id, also }) => [id, ...also]);
  expect(new Set(names).size).toBe(names.length);
});
