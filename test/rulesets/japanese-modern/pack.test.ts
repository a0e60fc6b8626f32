import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collect, type ReadFolder, runCases } from '../../../authoring/test/index.ts';
import { type OptionValue, tileTotal } from '../../../core/index.ts';
import { checkPack } from '../../../loader/index.ts';
import { makeBot, randomPlayer } from '../../../players/index.ts';
import { answersTo, type RiichiCase, riichiCases } from '../../conformance/cases/riichi.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';
import { rulesOf } from '../../kit/load-rules.ts';

type Options = Record<string, OptionValue>;

/** What the edition of 2012 and Ari Ari differ in. */
const ARI_ARI: Options = { edition: 'jm_2012', kuitan: true, minimum_at_five: false };

test('every example of the pack holds', () => {
  expect(checkPack('japanese-modern').problems).toEqual([]);
});

test.each([
  ['none', {}, [0, 0, 0]],
  ['of 2012', { edition: 'jm_2012' }, [1, 1, 1]],
  ['four', { red_fives: true, fourth_red_five: true }, [1, 2, 1]],
])('red fives, %s', (_, options: Options, red) => {
  const { tiles } = rulesOf('japanese-modern', options);
  expect(tileTotal(tiles)).toBe(136);
  expect(tiles.tiles.filter(({ marked }) => marked).map(({ copies }) => copies)).toEqual(red);
});

const TABLES: [name: string, options: Options][] = [
  ['2016', {}],
  ['2012', { edition: 'jm_2012' }],
  [
    'a mixture',
    {
      red_fives: true,
      fourth_red_five: true,
      other_end: true,
      nagashi_mangan: 'open',
      kazoe: 'unlimited',
      counters_paid: 'first',
      riichi_below_stake: true,
      abort_four_riichi: true,
      triple_win: 'abort',
      starting_points: 25000,
    },
  ],
];

test.for(TABLES)('players play on, and points stay in the room: %s', ([, options]) => {
  const rules = rulesOf('japanese-modern', { ...options, length: 'east' });
  for (const player of [randomPlayer, makeBot]) {
    const players = Array.from({ length: 4 }, () => player);
    checkedGame(rules, { seed: 5, players }, ({ table, standings, deals, stopped }) => {
      expect(stopped).toBe(undefined);
      expect(deals).toBeGreaterThanOrEqual(4);
      const start = 4 * Number(options['starting_points'] ?? 30000);
      expect(table.points.reduce((sum, points) => sum + points, 0)).toBe(start);
      expect(Math.abs(standings.reduce((sum, { result }) => sum + result, 0))).toBeLessThan(4);
    });
  }
});

/** Scenarios of Ari Ari that other numbers of sections and options of other values make different, and nothing else. */
const NAMED_OTHERWISE = [
  '3-3-12-kong-changes-waits',
  '3-3-12-kong-not-drawn',
  '3-3-12-riichi',
  'bug-riichi-without-points',
  'furiten-own-discard',
  'option-no-placement',
  's12-riichi-without-points',
];

const readFolder: ReadFolder = (folder) =>
  readdirSync(folder).map((name) => ({ name: `${folder}/${name}`, content: readFileSync(`${folder}/${name}`) }));

test('the edition of 2012 with open All Simples and no second yaku plays as Ari Ari', () => {
  const suite = collect('japanese-modern', { options: ARI_ARI, readFolder });
  if (!suite.ok) throw new Error(suite.problems.map(({ message }) => message).join('\n'));
  const cases = suite.value.cases.filter(({ inherited }) => inherited);
  const { outcomes } = runCases({ ...suite.value, cases });
  expect(outcomes.length).toBeGreaterThan(250);
  expect(
    outcomes
      .filter(({ verdict }) => verdict !== 'passed')
      .map(({ case: one }) => one.id)
      .sort(),
  ).toEqual(NAMED_OTHERWISE);
});

/** Cases of riichi that the edition of 2016 scores alike: no red five, fewer than 13 han, one yakuman, none of what differs. */
function sharedCases(): RiichiCase[] {
  const isShared = ({ hand, melds, flags, expect: wanted, rules }: RiichiCase): boolean =>
    ![hand, ...melds.map(({ tiles }) => tiles)].some((tiles) => tiles.includes('0')) &&
    !flags.includes('renhou') &&
    (wanted.han ?? 0) < 13 &&
    (wanted.yakuman ?? 0) <= 1 &&
    rules['yakuman_stacking'] === undefined;
  return riichiCases().filter(isShared);
}

const shared = sharedCases();
test.skipIf(shared.length === 0)('hands of riichi score alike where the rules are', () => {
  const differing = shared.flatMap((one) => {
    const { double_yakuman: _double, red_fives: _red, ...rules } = one.rules;
    const { yaku: _yaku, ...wanted } = one.expect;
    const { ours, theirs } = answersTo({ ...one, pack: 'japanese-modern', rules, expect: wanted }, ['error']);
    return ours === theirs ? [] : [`${one.id}: ${theirs}, not ${ours}`];
  });
  console.log(`${shared.length} cases of riichi, ${differing.length} differ`);
  expect(differing).toEqual([]);
});
