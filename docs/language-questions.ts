/** Questions of meaning that the sentences of the language leave open, each with its answer and hands that show it. */

/** What an expression gives for a hand (won on a discard by the first seat in the first round, where nothing is said). */
export interface Shown {
  text: string;
  hand: string;
  seat?: number;
  gives: number | boolean;
}

/** What a pack says of a hand: the patterns that count, or why it is no win. */
export interface Judged {
  pack: string;
  hand: string;
  indicators?: string;
  gives: string;
}

export interface Question {
  asks: string;
  answer: string;
  shown: readonly (Shown | Judged)[];
}

const TWINS = '223344m 667788p 9s +9s';
const PAIRS = '1122m 5599p 33s 44z 7z +7z';
const TWO_SUITS = 'concealed and has chow nA, chow nA, chow mB, chow mB';
const ONE_SUIT = 'concealed and has chow nA, chow nA, chow mA, chow mA';
const FOUR_ONES = '<1111m> 2345678999m +5m';

/** Three patterns, of which each absorbs the next. */
export const CHAIN = `id: chain
extends: international
patterns:
  first: { name: { en: First }, group: structure, value: { fan: 1 }, when: count(triplet) == 1, absorbs: [second] }
  second: { name: { en: Second }, group: structure, value: { fan: 1 }, when: count(triplet) == 1, absorbs: [third] }
  third: { name: { en: Third }, group: structure, value: { fan: 1 }, when: count(triplet) == 1 }`;

export const questions: readonly Question[] = [
  {
    asks: 'Is something true of every set of a hand that has no sets?',
    answer: 'No: `every` is false on nothing, and `no` is true there.',
    shown: [
      { text: 'every set is chow', hand: PAIRS, gives: false },
      { text: 'no set is chow', hand: PAIRS, gives: true },
    ],
  },
  {
    asks: 'What do `pair is not dragon` and `not pair is dragon` say of a hand with seven pairs?',
    answer:
      '`pair` speaks of the only pair, so whatever is said of it is false where there is not exactly one, with `is not` too. `not` before the sentence denies the whole of it.',
    shown: [
      { text: 'pair is dragon', hand: PAIRS, gives: false },
      { text: 'pair is not dragon', hand: PAIRS, gives: false },
      { text: 'not pair is dragon', hand: PAIRS, gives: true },
    ],
  },
  {
    asks: 'What is the wait of a hand of seven pairs?',
    answer:
      'The shape says: in a shape made of pairs the last tile completed a pair, so the wait is `single`. Shapes that name their tiles have the wait `none`.',
    shown: [
      { text: 'wait is single', hand: PAIRS, gives: true },
      { text: 'wait is none', hand: '19m19p19s123456z 7z +7z', gives: true },
    ],
  },
  {
    asks: 'Does `has` want two groups where it names the same one twice?',
    answer:
      'Yes. Items of `has` are groups of their own; equal items ask for as many equal groups. Where two letters, or `k` at 0, could name the same group, there must be two of it.',
    shown: [
      { text: 'has chow nA, chow nA', hand: TWINS, gives: true },
      { text: 'has chow 7s, chow 7s', hand: '123m 456p 789s 123s 1z +1z', gives: false },
      { text: 'has chow nA, chow (n+k)A where k in 0..1', hand: TWINS, gives: true },
      { text: 'has chow nA, chow (n+k)A where k in 0..1', hand: '123m 456p 789s 123s 1z +1z', gives: false },
    ],
  },
  {
    asks: 'May different capitals be the same suit?',
    answer:
      'Never. So two pairs of twins are said twice, joined by `or`: in two suits and in one. Different small letters may be the same rank, where there are groups enough.',
    shown: [
      { text: TWO_SUITS, hand: TWINS, gives: true },
      { text: ONE_SUIT, hand: TWINS, gives: false },
      { text: TWO_SUITS, hand: '223344667788m 9s +9s', gives: false },
      { text: ONE_SUIT, hand: '223344667788m 9s +9s', gives: true },
      { text: ONE_SUIT, hand: '22223333444m 9s 9s +4m', gives: true },
    ],
  },
  {
    asks: 'What does a letter stand for that is only reckoned with, such as m in `has chow nA, chow (m+1)A`?',
    answer:
      'For nothing: that is an error. A letter stands by itself somewhere in the sentence and is the rank there, or it has a range and is each number of it in turn, 0 too. Where a tile would lie outside its suit, nothing is found.',
    shown: [
      { text: 'has chow nA, chow (m+1)A where m in 0..2', hand: '123m 456p 789s 555z 1z +1z', gives: false },
      { text: 'has chow nA, chow (m+1)B where m in 0..3', hand: '123m 456p 789s 555z 1z +1z', gives: true },
      { text: 'has chow (m+1)A, chow (m+2)B where m in 0..3', hand: '123m 234p 789s 555z 1z +1z', gives: true },
      { text: 'has chow (m+1)A, chow (m+2)B where m in 1..3', hand: '123m 234p 789s 555z 1z +1z', gives: false },
    ],
  },
  {
    asks: 'Are the tiles of a concealed kong among `held` tiles?',
    answer: 'No. They are concealed, but lie on the table: `tiles include` sees them, `held include` does not.',
    shown: [
      { text: 'concealed and tiles include 1112345678999A', hand: FOUR_ONES, gives: true },
      { text: 'concealed and held include 1112345678999A', hand: FOUR_ONES, gives: false },
    ],
  },
  {
    asks: 'How many suits has a hand of honours?',
    answer: 'None: `suits` counts suits that run. `suits == 1` holds for a hand of one suit, with honours or without.',
    shown: [
      { text: 'suits == 0', hand: '111222333z 444z 5z +5z', gives: true },
      { text: 'suits == 1', hand: '123456789m 111z 5z +5z', gives: true },
      { text: 'suits == 1 and no tile is honour', hand: '123456789m 111z 5z +5z', gives: false },
    ],
  },
  {
    asks: 'Does a wind that is both seat and round wind count twice?',
    answer: 'In a set of kinds it is one kind. To count it twice, write a sum.',
    shown: [
      { text: 'per triplet of seat_wind or round_wind', hand: '111z 123m 456p 789s 5z +5z', gives: 1 },
      {
        text: '(per triplet of seat_wind) + (per triplet of round_wind)',
        hand: '111z 123m 456p 789s 5z +5z',
        gives: 2,
      },
      {
        text: '(per triplet of seat_wind) + (per triplet of round_wind)',
        hand: '111z 123m 456p 789s 5z +5z',
        seat: 2,
        gives: 1,
      },
    ],
  },
  {
    asks: 'If A absorbs B and B absorbs C, is C absorbed too?',
    answer:
      'Yes. What is there absorbs, whether or not it is absorbed itself or counts; the order in the file never matters. With three patterns that absorb each the next, only the first counts.',
    shown: [{ pack: 'chain', hand: '111m 456p 789s 345s 1z +1z', gives: 'concealed_hand, first, no_flower' }],
  },
  {
    asks: 'Do pointed or marked tiles help to the minimum, and does the same indicator count twice?',
    answer:
      'The minimum is an expression of its own, so a pack looks at a tally before they are added. Lists keep their tiles: two equal indicators count twice. Marks lie beside kinds and never change how a hand is divided.',
    shown: [
      { pack: 'riichi', hand: '(234m) 567p 678s 33s 89p +7p', indicators: '2s', gives: 'no win: below-minimum' },
      {
        pack: 'riichi',
        hand: '(234m) 567p 678s 33s 45p +6p',
        indicators: '2s',
        gives: 'all_simples, dora x2, narrow_wait, ordinary_hand',
      },
      {
        pack: 'riichi',
        hand: '(234m) 567p 678s 33s 45p +6p',
        indicators: '2s2s',
        gives: 'all_simples, dora x4, narrow_wait, ordinary_hand',
      },
    ],
  },
  {
    asks: 'Which reading stands, where a hand can be divided in several ways or has several shapes?',
    answer:
      'All shapes and all divisions compete, none is tried first; the best value stands. Of equal values the one with more in the first tally that differs, then by what counts, then by the order of the shapes, and then the one whose groups are lower. Neither the order of files nor that of a table decides.',
    shown: [
      { text: 'shape is sets', hand: '11223344556677p', gives: true },
      { pack: 'riichi', hand: TWINS, gives: 'concealed_discard, narrow_wait, twice_pure_double_chow' },
    ],
  },
  {
    asks: 'Which group did a discard complete, where it fits a chow and a triplet?',
    answer:
      'Both are tried, and the total decides. A triplet that the discard completed is not concealed; completed as a chow, the triplet beside it stays concealed.',
    shown: [
      { pack: 'riichi', hand: '11123m 777p 555s 99s +1m', gives: 'concealed_discard, three_concealed_pungs, triplets' },
      { text: 'count(concealed triplet) == 2', hand: '11m 456p 789s 555z 11p +1m', gives: false },
    ],
  },
];
