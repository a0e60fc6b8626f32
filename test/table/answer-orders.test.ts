/** Answers to a window may come in any order (design section 6; International articles 21, 23.7 and 29). */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  legal,
  makeAction,
  PASS,
  play,
  type Random,
  REVOKE,
  seededRandom,
  type Table,
} from '../../core/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { located } from '../kit/games/failure-location.ts';
import { about, combinations, outcomes, permutations } from '../kit/deals/answer-orders.ts';
import { eager, pick } from '../kit/games/random-choosers.ts';
import { refereed } from '../kit/oracles/refereed-games.ts';
import { international } from '../kit/load-rules.ts';
import {
  discardWindow,
  meldedKongWindow,
  must,
  nobodyClaims,
  unfoldedKongWindow,
  type Wish,
} from '../kit/deals/claim-windows.ts';

const checked = international();
const free = international({ play: 'free' });

/** Windows by what the seats after the dealer wish; each is tried several times with other tiles. */
const wishes: Wish[][] = [
  ...permutations<Wish>(['win low', 'pung', 'nothing']),
  ...permutations<Wish>(['win low', 'kong', 'nothing']),
  ...permutations<Wish>(['win low', 'win high', 'pung']),
  ...permutations<Wish>(['win low', 'win high', 'chow']),
  ...permutations<Wish>(['win unios', 'win unios', 'nothing']),
  ['chow', 'pung', 'nothing'],
  ['chow', 'nothing', 'pung'],
  ['chow', 'kong', 'win high'],
];

/** Collects every combination of answers of a window, with the states all orders lead to. */
function study(table: Table, found: Map<string, number>, seed: number): void {
  for (const answers of combinations(table)) {
    const [first, ...others] = outcomes(table, answers);
    located(
      () => ({ seed, table }),
      () => others.forEach((other) => expect(other, answers.map(makeAction).join(', ')).toEqual(first)),
    );
    found.set(about(answers), (found.get(about(answers)) ?? 0) + 1);
  }
}

function claimed(found: Map<string, number>, ...moves: string[]): number {
  const wanted = (about: string): boolean =>
    moves.every(
      (move, i) =>
        about.split(' ').filter((one) => one === move).length > moves.slice(0, i).filter((one) => one === move).length,
    );
  return [...found].filter(([key]) => wanted(key)).reduce((sum, [, times]) => sum + times, 0);
}

describe('all arrival orders of answers give the same next state', () => {
  it('at prepared windows, whatever each seat answers', () => {
    const random = seededRandom(29);
    const found = new Map<string, number>();
    for (const row of wishes) for (let i = 0; i < 3; i++) study(discardWindow(checked, row, random), found, 29);
    for (const pair of permutations<Wish>(['win low', 'win high']) as [Wish, Wish][])
      for (let i = 0; i < 3; i++) study(meldedKongWindow(checked, pair, random), found, 29);
    const robbing = new Map<string, number>();
    for (const robbers of [[3], [3, 4], [4, 1], [3, 4, 1]])
      for (let i = 0; i < 3; i++) study(unfoldedKongWindow(checked, robbers, random), robbing, 29);
    console.log(
      'combinations of answers, each in every order:',
      Object.fromEntries(found),
      'at unfolded kongs:',
      Object.fromEntries(robbing),
    );
    expect(claimed(found, 'win', 'pung')).toBeGreaterThanOrEqual(50);
    expect(claimed(found, 'chow', 'pung')).toBeGreaterThanOrEqual(20);
    expect(claimed(found, 'win', 'win')).toBeGreaterThanOrEqual(50);
    expect(claimed(found, 'kong', 'win')).toBeGreaterThanOrEqual(10);
    expect(claimed(robbing, 'win', 'win')).toBeGreaterThanOrEqual(10);
  });

  it('with two hands of Thirteen Unios, the nearest one wins (29)', () => {
    const random = seededRandom(13);
    for (const row of permutations<Wish>(['win unios', 'win unios', 'nothing'])) {
      const table = discardWindow(checked, row, random);
      const claims = table.toAct.map(
        (seat) => legal(table, seat).find((action) => action.move === 'win') ?? { seat, move: PASS, tiles: [] },
      );
      expect(claims.filter((action) => action.move === 'win')).toHaveLength(2);
      expect(new Set(outcomes(table, claims).map(({ state }) => state)).size).toBe(1);
      const end = claims.reduce((now, action) => must(now, action), table);
      const win = end.events.find((event) => event.type === 'win');
      expect(win).toMatchObject({ seat: (table.dealer + 1 + row.indexOf('win unios')) % 4, from: table.dealer });
    }
  });

  it.each<[string, number, string[][]]>([
    ['international', 100, [['chow', 'pung']]],
    ['ari-ari', 40, [['chow', 'pung']]],
    ['riichi', 40, [['chow', 'pung']]],
    ['cantonese', 40, [['sheung', 'pung']]],
    ['classical', 40, [['chow', 'pung']]],
  ])('at windows of random play: %s', (game, wanted, both) => {
    const found = new Map<string, number>();
    const { rules, rare } = refereed(game, 'checked');
    const random = seededRandom(7);
    const deals = Object.values(rare);
    let windows = 0;
    for (let seed = 0; windows < wanted; seed++) {
      travel(rules, {
        seed,
        choose: eager,
        deals: 3,
        ...(seed % 2 === 1 &&
          deals.length > 0 && { arrange: [arrange(rules, deals[(seed >> 1) % deals.length]!(random), random)] }),
        look: (table) => {
          if (table.stage.at !== 'window' || table.toAct.length < 3 || windows >= wanted) return;
          if (table.toAct.filter((seat) => legal(table, seat).length > 1).length < 2) return;
          windows++;
          study(table, found, seed);
        },
      });
    }
    console.log(`${game}, ${windows} windows of random play:`, Object.fromEntries(found));
    for (const moves of both) expect(claimed(found, ...moves)).toBeGreaterThanOrEqual(20);
  });
});

describe('a win declared and revoked (21.1)', () => {
  const win = (seat: number): Action => ({ seat, move: 'win', tiles: [] });

  /** Every way to declare a win first and something else after taking it back leads where the other answer leads at once. */
  function studyRevoking(table: Table, random: Random): number {
    let tried = 0;
    for (const seat of table.toAct) {
      const others = table.toAct.filter((at) => at !== seat).map((at) => pick(legal(table, at), random));
      const declared = [win(seat), ...others].reduce(must, table);
      if (declared.stage.at !== 'declared' || declared.stage.seat !== seat) continue;
      for (const instead of legal(table, seat).filter((action) => action.move !== 'win')) {
        const never = JSON.stringify([instead, ...others].reduce(must, table));
        for (const order of permutations([win(seat), ...others])) {
          const after = JSON.stringify([...order, { seat, move: REVOKE, tiles: [] }, instead].reduce(must, table));
          located(
            () => ({ seed: 21, table }),
            () => expect(after, order.map(makeAction).join(', ')).toBe(never),
          );
          tried++;
        }
      }
    }
    return tried;
  }

  it('leaves the table as if it had never been declared, in every order of answers', () => {
    const random = seededRandom(21);
    const tried = [...wishes, ...wishes].reduce(
      (sum, row) => sum + studyRevoking(discardWindow(free, row, random), random),
      0,
    );

    console.log(`${tried} revocations`);
    expect(tried).toBeGreaterThanOrEqual(300);
  });

  it('on the own turn leads back to the same turn', () => {
    for (const [seed, row] of wishes.entries()) {
      const table = nobodyClaims(discardWindow(free, row, seededRandom(seed)));
      const seat = table.toAct[0]!;
      const back = must(must(table, { seat, move: 'win', tiles: [] }), { seat, move: REVOKE, tiles: [] });
      expect(JSON.stringify(back)).toBe(JSON.stringify(table));
      expect(play(back, { seat, move: REVOKE, tiles: [] }).refused).toMatchObject({ code: 'not-offered' });
    }
  });
});
