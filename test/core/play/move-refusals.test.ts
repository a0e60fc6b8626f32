/** Why a move is forbidden: each reason of the list, and which of two is told. */
import { describe, expect, it } from 'vitest';
import {
  isLegal,
  legal,
  type Meld,
  newGame,
  type OptionValue,
  play,
  type Ruleset,
  seededRandom,
  Table,
} from '../../../core/index.ts';
import { actionOf, answered, dealerDiscards, dealt, type Hands } from '../../kit/deals/dealer-discards.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const JUNK = '19m 147p 147s 12345z';
/** Fourteen tiles, with all but one of which the hand waits; and thirteen of it. */
const READY = '123p 456p 789p 1134s 7z';
const PUNG = '55m 159p 159s 12345z';
/** A pack in which a chow may be made a kong, which it never is. */
const CHOW_TO_KONG = `
id: stretched
version: 1.0.0
name: { en: Stretched }
extends: international
moves: { chow: { then: [win, raise_kong, discard] } }
`;

interface Case {
  pack?: string;
  options?: Record<string, OptionValue>;
  /** Of a deal whose dealer has discarded 5m, unless it says `turn`. */
  hands: Hands;
  turn?: boolean;
  /** What the seats answer before. */
  answers?: string;
  action: string;
  fromHand?: true;
  code: string;
  says: string;
}

const cases: Record<string, Case> = {
  'a discard while others are asked': {
    hands: { 2: JUNK },
    action: '2 discard 1m',
    code: 'not-offered',
    says: 'Discard is not open at this moment.',
  },
  'tiles that do not go together': {
    hands: { 2: '46m 159p 159s 12345z' },
    action: '2 chow 4m 9p',
    code: 'wrong-tiles',
    says: 'Chow cannot use 4m 9p of this hand.',
  },
  'no tiles, where there are none': {
    hands: { 2: JUNK },
    action: '2 pung',
    code: 'wrong-tiles',
    says: 'The hand has no tiles for Pung.',
  },
  '`fromHand` of a move that discards nothing': {
    hands: { 2: PUNG },
    action: '2 pung 5m 5m',
    fromHand: true,
    code: 'wrong-tiles',
    says: 'Pung takes no `fromHand`: it discards nothing.',
  },
  '`fromHand` of a hand that has drawn nothing': {
    hands: { 1: '11m' },
    turn: true,
    action: '1 discard 1m',
    fromHand: true,
    code: 'wrong-tiles',
    says: 'Discard takes no `fromHand`: the hand has no 1m beside a 1m that was just drawn.',
  },
  'a chow of another than the next seat': {
    hands: { 3: '46m 159p 159s 12345z' },
    action: '3 chow 4m 6m',
    code: 'by',
    says: 'Chow is for the next seat only.',
  },
  'a kong of a chow': {
    pack: CHOW_TO_KONG,
    hands: { 2: '46m 5m 159p 159s 1234z' },
    answers: '2 chow 4m 6m',
    action: '2 raise_kong 5m',
    code: 'no-meld',
    says: 'There is no meld that Raised kong could join.',
  },
  'nine terminals and honours with eight': {
    pack: 'riichi',
    hands: { 1: '19m 19p 19s 12z 234567m' },
    turn: true,
    action: '1 nine_terminals',
    code: 'when',
    says: 'The rules do not allow Nine terminals and honours now.',
  },
  'riichi with a tile that the hand waits with': {
    pack: 'riichi',
    hands: { 1: READY },
    turn: true,
    action: '1 riichi 1p',
    code: 'tile',
    says: 'Riichi cannot use 1p now.',
  },
  'a discard of the kind just claimed': {
    hands: { 2: '555m 159p 159s 1234z' },
    answers: '2 pung 5m 5m',
    action: '2 discard 5m',
    code: 'discard-limit',
    says: 'Discard: 5m may not be discarded after this claim.',
  },
  'a win with a hand that is not complete': {
    hands: { 2: JUNK },
    action: '2 win',
    code: 'needs',
    says: 'The hand does not fulfil what Win needs.',
  },
  // Which of two is told.
  'wrong tiles before the wrong seat': {
    hands: { 3: JUNK },
    action: '3 chow 1m 9m',
    code: 'wrong-tiles',
    says: 'Chow cannot use 1m 9m of this hand.',
  },
  'too few points for a riichi before its tile': {
    pack: 'riichi',
    options: { starting_points: 900 },
    hands: { 1: READY },
    turn: true,
    action: '1 riichi 1p',
    code: 'when',
    says: 'The rules do not allow Riichi now.',
  },
};

describe('a refused move', () => {
  it.each(Object.entries(cases))('%s', (_, { pack = 'international', options, hands, turn, answers, ...of }) => {
    const rules = rulesOf(pack, options);
    const open = turn ? dealt(rules, hands) : dealerDiscards(rules, '5m', hands);
    const table = answers === undefined ? open : answered(open, answers);
    const action = { ...actionOf(table, of.action), ...(of.fromHand && { fromHand: true as const }) };
    expect(play(table, action).refused).toMatchObject({ code: of.code, message: of.says });
    expect(isLegal(table, action)).toBe(false);
    expect(legal(table, action.seat)).not.toContainEqual(action);
  });
});

/** The next seat has so many tiles in hand; the others lie in chows of characters that nobody could join. */
function lateHand(hand: string): Table {
  const open = dealerDiscards(rulesOf('international'), '5m', { 2: `${hand} ${JUNK}`.slice(0, hand.length) });
  const seat = (open.dealer + 1) % 4;
  const { byId, tiles } = open.rules.tiles;
  const held = [...hand.slice(0, -1)].map((rank) => byId[`${rank}m`]!);
  const chow = (first: string): Meld => {
    const tile = byId[first]!;
    const { kind } = tiles[tile]!;
    const run = [tile, tile + 1, tile + 2];
    return { type: 'chow', kind, tiles: run, claimed: true, from: open.dealer, taken: tile, added: false, seen: true };
  };
  const melds = ['1p', '4p', '1s'].slice(0, (13 - held.length) / 3).map(chow);
  const seats = open.seats.map((state, at) => (at === seat ? { ...state, hand: held, melds } : state));
  return new Table(open.rules, { ...open, seats });
}

it.each([
  // 2m or 5m would complete the chow with the tiles shown, so neither may be discarded.
  ['2345m', '3m 4m'],
  ['2222345m', '3m 4m'],
])('a chow that leaves nothing to discard: %s with %s', (hand, tiles) => {
  const table = lateHand(hand);
  const action = actionOf(table, `2 chow ${tiles}`);
  expect(play(table, action).refused).toMatchObject({
    code: 'nothing-left',
    message: 'After Chow this seat could neither win nor discard.',
  });
  expect(legal(table, action.seat).map(({ move }) => move)).not.toContain('chow');
});

// The last one wins with its pair.
it.each(['3469m', '3488m', '3455m'])('a chow that leaves something: %s', (hand) => {
  const table = lateHand(hand);
  expect(isLegal(table, actionOf(table, '2 chow 3m 4m'))).toBe(true);
});

/** The same rules, but that nothing is known of discards before a claim is laid out. */
function knowingLess(rules: Ruleset): Ruleset {
  const moves = Object.entries(rules.moves).map(([id, move]) => [id, { ...move, lastResort: false }]);
  return { ...rules, moves: Object.fromEntries(moves) };
}

// A claim is laid out only where its hand may be left without a discard: the quick answer is that of the slow one.
it.each(['international', 'riichi', 'cantonese'])('claims of %s are the same with every hand laid out', (id) => {
  const rules = rulesOf(id);
  const slow = knowingLess(rules);
  const random = seededRandom(7);
  let claims = 0;
  for (let seed = 0; seed < 8; seed++) {
    let table = newGame(rules, { seed });
    while (!table.over && table.deals < 4) {
      const seat = table.toAct[0]!;
      const open = legal(table, seat);
      if (table.stage.at === 'window') {
        claims += open.length - 1;
        const laidOut = legal(new Table(slow, table), seat);
        expect(laidOut, `seed ${seed}, deal ${table.deals}, seat ${seat}`).toEqual(open);
      }
      table = play(table, open[random.int(0, open.length - 1)]!);
    }
  }
  expect(claims).toBeGreaterThan(200);
});
