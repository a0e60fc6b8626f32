/** What an action makes happen until somebody is asked again: rows of actions and what is told. Seat number 1 deals. */
import { describe, expect, it } from 'vitest';
import type { OptionValue } from '../../../core/index.ts';
import { actionOf, answered, dealt, type Hands, numberOf, told } from '../../kit/deals/dealer-discards.ts';
import { must } from '../../kit/deals/claim-windows.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** Of another seat, where it wants nothing. */
const NOTHING = '19m 147p 147s 12345z';
/** Wait for 5m; the second with thirteen kinds of terminals and honours, for 7z. */
const LOW = '123p 456p 789p 11z 34m';
const ORPHANS = '19m 19p 19s 123456z 1z';

interface Case {
  pack?: string;
  options?: Record<string, OptionValue>;
  hands: Hands;
  /** The next tiles. */
  wall?: string;
  /** Each with the answers that follow it, or with nothing where nobody is asked. */
  actions: [action: string, answers?: string][];
  /** What the last of them made happen. */
  events: string[];
  /** Who is asked then. */
  asked: number[];
}

const cases: Record<string, Case> = {
  'a discard asks all others': {
    hands: { 1: '5m' },
    actions: [['1 discard 5m']],
    events: ['discard', 'window'],
    asked: [2, 3, 4],
  },
  'passed by all, the next seat draws': {
    hands: { 1: '5m' },
    wall: '1s',
    actions: [['1 discard 5m', '']],
    events: ['2 draws', 'turn'],
    asked: [2],
  },
  'who claims a pung discards without a draw': {
    hands: { 1: '5m', 3: '55m 147p 147s 12345z' },
    actions: [['1 discard 5m', '3 pung 5m 5m']],
    events: ['3 pung: 5m 5m 5m'],
    asked: [3],
  },
  'who claims a kong draws first': {
    hands: { 1: '5m', 3: '555m 147p 147s 1234z' },
    actions: [['1 discard 5m', '3 kong 5m 5m 5m']],
    events: ['3 kong: 5m 5m 5m 5m', '3 draws', 'turn'],
    asked: [3],
  },
  'an unfolded kong asks the others before it is replaced': {
    hands: { 1: '5m', 2: '777z 147p 147s 1234z' },
    wall: '7z',
    actions: [['1 discard 5m', ''], ['2 unfolded_kong 7z 7z 7z 7z']],
    events: ['2 unfolded_kong: 7z 7z 7z 7z', 'window'],
    asked: [1, 3, 4],
  },
  'and is replaced when they have passed': {
    hands: { 1: '5m', 2: '777z 147p 147s 1234z' },
    wall: '7z',
    actions: [
      ['1 discard 5m', ''],
      ['2 unfolded_kong 7z 7z 7z 7z', ''],
    ],
    events: ['2 draws', 'turn'],
    asked: [2],
  },
  'and may be robbed': {
    hands: { 1: '5m', 2: '777z 147p 147s 1234z', 4: ORPHANS },
    wall: '7z',
    actions: [
      ['1 discard 5m', ''],
      ['2 unfolded_kong 7z 7z 7z 7z', '4 win'],
    ],
    events: ['4 wins', 'win 4', 'settle'],
    asked: [1, 2, 3, 4],
  },
  'a self-drawn win ends the deal': {
    hands: { 1: '9s', 2: LOW },
    wall: '5m',
    actions: [['1 discard 9s', ''], ['2 win']],
    events: ['2 wins', 'win 2', 'settle'],
    asked: [1, 2, 3, 4],
  },
  'in free play it is declared first': {
    options: { play: 'free' },
    hands: { 1: '9s', 2: LOW },
    wall: '5m',
    actions: [['1 discard 9s', ''], ['2 win']],
    events: ['2 declares win'],
    asked: [2],
  },
  'and stands when the hand is shown': {
    options: { play: 'free' },
    hands: { 1: '9s', 2: LOW },
    wall: '5m',
    actions: [['1 discard 9s', ''], ['2 win'], ['2 show']],
    events: ['2 wins', 'win 2', 'settle'],
    asked: [1, 2, 3, 4],
  },
  'a false one ends the deal': {
    options: { play: 'free' },
    hands: { 1: '5m', 2: NOTHING },
    wall: '5s',
    actions: [['1 discard 5m', ''], ['2 win'], ['2 show']],
    events: ['2 has won falsely', 'false_win 2', 'settle'],
    asked: [1, 2, 3, 4],
  },
  'taken back, the same turn goes on': {
    options: { play: 'free' },
    hands: { 1: '5m', 2: NOTHING },
    wall: '5s',
    actions: [['1 discard 5m', ''], ['2 win'], ['2 revoke']],
    events: ['revoked'],
    asked: [2],
  },
  'a false win is laid open before the next one who declared is asked': {
    options: { play: 'free' },
    hands: { 1: '5m', 2: NOTHING, 3: LOW },
    actions: [['1 discard 5m', '2 win,3 win'], ['2 show']],
    events: ['opened', '3 declares win'],
    asked: [3],
  },
  'of two declared wins the false one is void': {
    options: { play: 'free' },
    hands: { 1: '5m', 2: NOTHING, 3: LOW },
    actions: [['1 discard 5m', '2 win,3 win'], ['2 show'], ['3 show']],
    events: ['3 wins', 'win 3', 'settle'],
    asked: [1, 2, 3, 4],
  },
  'riichi: nine terminals and honours end the deal': {
    pack: 'riichi',
    hands: { 1: '19m 19p 19s 123z 23456m' },
    actions: [['1 nine_terminals']],
    events: ['opened', 'nine_terminals', 'settle', 'count'],
    asked: [1, 2, 3, 4],
  },
};

describe('until somebody is asked', () => {
  it.each(Object.entries(cases))('%s', (_, { pack = 'international', options, hands, wall, actions, ...wanted }) => {
    let table = dealt(rulesOf(pack, options), hands, wall);
    for (const [action, answers] of actions) {
      table = must(table, actionOf(table, action));
      if (answers !== undefined) table = answered(table, answers);
    }
    expect(told(table)).toEqual(wanted.events);
    expect(table.toAct.map((seat) => numberOf(table, seat)).sort()).toEqual(wanted.asked);
  });
});
