/** Two thousand deals of chance: no tile and no point is lost, and everything the rules know does happen. */
import { describe, expect, it } from 'vitest';
import { type Ruleset, seededRandom } from '../../core/index.ts';
import { makeBot, randomPlayer } from '../../players/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { type Census, missing, printCensus } from '../kit/games/coverage-of-play.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { located } from '../kit/games/failure-location.ts';
import { anything, bySight, type Chooser, eager } from '../kit/games/random-choosers.ts';
import { plainCourse } from '../kit/oracles/international-payments.ts';
import { rareDeals } from '../kit/deals/rare-international.ts';
import { international } from '../kit/load-rules.ts';

const checked = international();
const free = international({ play: 'free' });
const short = international({ periods: 1 });
const census: Census = new Map();
let deals = 0;

function play(rules: Ruleset, choose: Chooser, wanted: number, first: number): void {
  for (let seed = first; wanted > 0; seed++) {
    const { table, events } = travel(rules, { seed, choose, deals: Math.min(10, wanted), census, ledger: true });
    located(
      () => ({ seed, events }),
      () => plainCourse(events),
    );
    wanted -= table.over ? table.deals : table.deals - 1;
    deals += table.over ? table.deals : table.deals - 1;
  }
}

/** What two thousand deals must have reached, each so often. */
const quotas: Record<string, number> = {
  'move win': 400,
  'move pung': 1000,
  'move kong': 30,
  'move chow': 1000,
  'move raise_kong': 10,
  'move melded_kong': 30,
  'move unfolded_kong': 20,
  'move discard': 50_000,
  'move pass': 100_000,
  'move show': 100,
  'move revoke': 50,
  'window discard: nobody': 50_000,
  'window discard: pung': 1000,
  'window discard: kong': 30,
  'window discard: chow': 1000,
  'window discard: win': 300,
  'window melded_kong: nobody': 20,
  'window melded_kong: win': 3,
  'window unfolded_kong: nobody': 20,
  'window unfolded_kong: win': 3,
  'lost by rank: chow to pung': 50,
  'lost by rank: chow to kong': 1,
  'lost by rank: chow to win': 10,
  'lost by rank: pung to win': 10,
  'lost by nearest: win to win': 5,
  'turn dealt': 2000,
  'turn drawn': 50_000,
  'turn replaced': 100,
  'ending win': 400,
  'ending exhausted': 300,
  'ending false_win': 100,
  'won by discard': 200,
  'won by draw': 50,
  'won by no tile': 5,
};

describe('two thousand deals', () => {
  it.each<[string, Ruleset, Chooser, number]>([
    ['random players', checked, anything, 250],
    ['players who win when they may', checked, eager, 900],
    ['random players in free play', free, anything, 100],
    ['players who win in free play', free, eager, 450],
    ['random players of the library', free, bySight(randomPlayer), 60],
    ['bots', checked, bySight(makeBot), 150],
  ])(
    'of %s conserve tiles and points after every event, and pay and go on as the sheet says',
    (_, rules, choose, wanted) => {
      play(rules, choose, wanted, 1);
    },
  );

  it.each(Object.entries(rareDeals))('and of %s', (_, wanted) => {
    const random = seededRandom(2);
    for (let seed = 1; seed <= 10; seed++) {
      const rules = seed % 3 === 0 ? free : checked;
      travel(rules, {
        seed,
        choose: eager,
        deals: 1,
        census,
        ledger: true,
        forget: true,
        arrange: [arrange(rules, wanted(random), random)],
      });
      deals++;
    }
  });

  it('reach every move, every outcome of a window and every ending', () => {
    console.log(`${deals} deals\n${printCensus(census)}`);
    expect(deals).toBeGreaterThanOrEqual(2000);
    expect(missing(census, quotas)).toEqual([]);
  });
});

describe('whole games', () => {
  it.each([1, 2, 3])('end after their rounds with a standing for everybody, seed %i', (seed) => {
    const { table, events } = travel(short, { seed, choose: eager, ledger: true });
    expect(table.over).toBe(true);
    plainCourse(events);
    expect(table.toAct).toEqual([]);
    const last = events.at(-1);
    if (last?.type !== 'game_over') return expect.fail('the last event is not the end of the game');
    expect(last.standings.map(({ player }) => player).sort()).toEqual([0, 1, 2, 3]);
    expect(last.standings.reduce((sum, { result }) => sum + result, 0)).toBe(0);
    const results = last.standings.map(({ result }) => result);
    expect(results).toEqual([...results].sort((a, b) => b - a));
    // 12, 13: four rounds, in each of which all four retire; who wins or aborts as dealer deals again.
    const begun = events.filter((event) => event.type === 'deal_begin');
    expect(new Set(begun.map(({ round, dealer }) => `${round} ${dealer}`)).size).toBe(16);
    expect(begun.at(-1)!.round).toBe(4);
  });
});
