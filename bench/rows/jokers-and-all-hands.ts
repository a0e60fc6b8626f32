/** Hands with jokers, and deals in which every hand is paid: what they cost beside their counterparts of riichi. All sides are ours. */
import { isBonus, seededRandom } from 'tilewright/core';
import { load, packExamples, type PackRuleset, scoreTable } from 'tilewright/loader';
import { jokerHands, nearHands } from '../hands/hands-with-jokers.ts';
import { dealtHands } from '../hands/hands-with-known-answers.ts';
import { over } from '../measure-time.ts';
import { sure } from '../must-succeed.ts';
import type { Row } from '../ratio-row.ts';
import { fromCounts, riichiRules, withReport } from './riichi-scoring.ts';

const SEED = 20240601;
const HANDS = 2000;

const american = (): PackRuleset => sure(load('american'));

export const jokerWorth: Row = {
  id: 'w1-jokers',
  work: 'W1 worth of a hand with jokers (American), beside riichi',
  unit: 'hand',
  sides: {
    american: () => {
      const rules = american();
      return over(jokerHands(rules, SEED, HANDS), rules.worth);
    },
    riichi: () => fromCounts(riichiRules()),
  },
  marks: [{ ours: 'american', beside: ['riichi'], is: 'cost', floor: 12, goal: 4 }],
};

function distances(rules: PackRuleset, hands: readonly (readonly number[])[]): ReturnType<typeof over> {
  const holdings = hands.map((counts) => ({ counts, melds: 0 }));
  return over(holdings, (holding) => rules.distance(holding));
}

export const jokerDistance: Row = {
  id: 'w3-jokers',
  work: 'W3 distance of 14 tiles with jokers (American), beside riichi',
  unit: 'hand',
  sides: {
    american: () => {
      const rules = american();
      return distances(rules, nearHands(rules, SEED, HANDS));
    },
    riichi: () =>
      distances(
        riichiRules(),
        dealtHands(SEED, HANDS, 'all').map(({ counts }) => counts),
      ),
  },
  marks: [{ ours: 'american', beside: ['riichi'], is: 'cost', floor: 560, goal: 30 }],
};

/** A hand of the pack that wins, and three of thirteen tiles that do not. */
function tables(rules: PackRuleset): string[][] {
  const random = seededRandom(SEED);
  const set = rules.tiles;
  const plain = set.tiles.filter(({ kind }) => !isBonus(set, kind));
  const wall = plain.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
  const dealt = (): string => Array.from({ length: 13 }, () => wall[random.int(0, wall.length - 1)]!).join('');
  const won = packExamples(rules.id).flatMap(({ has, hand, query, options }) =>
    has && query.last !== undefined && Object.keys(options).length === 0 ? [hand] : [],
  );
  const all = Array.from({ length: HANDS }, () => [won[random.int(0, won.length - 1)]!, dealt(), dealt(), dealt()]);
  return all.filter((hands) => {
    const table = scoreTable(rules, hands);
    return table.ok && table.value.settlement.length > 0;
  });
}

export const allHandsPaid: Row = {
  id: 'w1-all-hands',
  work: 'W1 all four hands and payments of a deal (classical), beside a riichi hand with the full report',
  unit: 'deal or hand',
  patience: 3,
  sides: {
    classical: () => {
      const rules = sure(load('classical'));
      return over(tables(rules), (hands) => scoreTable(rules, hands));
    },
    riichi: () => withReport(riichiRules()),
  },
  marks: [{ ours: 'classical', beside: ['riichi'], is: 'cost', floor: 45 }],
};
