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
    answer: 'No. Without any sets, `every` is false and `no` is true.',
    shown: [
      { text: 'every set is chow', hand: PAIRS, gives: false },
      { text: 'no set is chow', hand: PAIRS, gives: true },
    ],
  },
  {
    asks: 'What do `pair is not dragon` and `not pair is dragon` say of a hand with seven pairs?',
    answer:
      '`pair` means the only pair of the hand. If the hand does not have exactly one pair, every condition about `pair` is false, including one with `is not`. A `not` before the condition reverses the whole condition.',
    shown: [
      { text: 'pair is dragon', hand: PAIRS, gives: false },
      { text: 'pair is not dragon', hand: PAIRS, gives: false },
      { text: 'not pair is dragon', hand: PAIRS, gives: true },
    ],
  },
  {
    asks: 'What is the wait of a hand of seven pairs?',
    answer:
      'In a shape of pairs, the last tile always completes a pair, so the wait is `single`. In a shape that names its tiles, the wait is `none`.',
    shown: [
      { text: 'wait is single', hand: PAIRS, gives: true },
      { text: 'wait is none', hand: '19m19p19s123456z 7z +7z', gives: true },
    ],
  },
  {
    asks: 'Does `has` need two groups if it names the same group twice?',
    answer:
      'Yes. Each item of `has` needs a separate group. If two items can mean the same group, for example because `k` is 0, the hand needs this group twice.',
    shown: [
      { text: 'has chow nA, chow nA', hand: TWINS, gives: true },
      { text: 'has chow 7s, chow 7s', hand: '123m 456p 789s 123s 1z +1z', gives: false },
      { text: 'has chow nA, chow (n+k)A where k in 0..1', hand: TWINS, gives: true },
      { text: 'has chow nA, chow (n+k)A where k in 0..1', hand: '123m 456p 789s 123s 1z +1z', gives: false },
    ],
  },
  {
    asks: 'Can different capital letters be the same suit?',
    answer:
      'No. To allow both one suit and two suits, write both conditions and join them with `or`. Different small letters can be the same rank if the hand has enough groups.',
    shown: [
      { text: TWO_SUITS, hand: TWINS, gives: true },
      { text: ONE_SUIT, hand: TWINS, gives: false },
      { text: TWO_SUITS, hand: '223344667788m 9s +9s', gives: false },
      { text: ONE_SUIT, hand: '223344667788m 9s +9s', gives: true },
      { text: ONE_SUIT, hand: '22223333444m 9s 9s +4m', gives: true },
    ],
  },
  {
    asks: 'Can a letter occur only in a sum, such as m in `has chow nA, chow (m+1)A`?',
    answer:
      'Only if it has a range. Otherwise, it must also occur alone, and it then means the rank in that place. A letter with a range can be every number of the range, including 0. A sum that is not a rank of the suit matches no tile.',
    shown: [
      { text: 'has chow nA, chow (m+1)A where m in 0..2', hand: '123m 456p 789s 555z 1z +1z', gives: false },
      { text: 'has chow nA, chow (m+1)B where m in 0..3', hand: '123m 456p 789s 555z 1z +1z', gives: true },
      { text: 'has chow (m+1)A, chow (m+2)B where m in 0..3', hand: '123m 234p 789s 555z 1z +1z', gives: true },
      { text: 'has chow (m+1)A, chow (m+2)B where m in 1..3', hand: '123m 234p 789s 555z 1z +1z', gives: false },
    ],
  },
  {
    asks: 'Does `held` include the tiles of a concealed kong?',
    answer: 'No. They are concealed, but they are on the table. Use `tiles include` to include them.',
    shown: [
      { text: 'concealed and tiles include 1112345678999A', hand: FOUR_ONES, gives: true },
      { text: 'concealed and held include 1112345678999A', hand: FOUR_ONES, gives: false },
    ],
  },
  {
    asks: 'How many suits does a hand of honours have?',
    answer:
      'None, because `suits` counts only suits with chows. The condition `suits == 1` is true for a hand of one suit, with or without honours.',
    shown: [
      { text: 'suits == 0', hand: '111222333z 444z 5z +5z', gives: true },
      { text: 'suits == 1', hand: '123456789m 111z 5z +5z', gives: true },
      { text: 'suits == 1 and no tile is honour', hand: '123456789m 111z 5z +5z', gives: false },
    ],
  },
  {
    asks: 'Does a wind that is both seat and round wind count twice?',
    answer: 'The expression `seat_wind or round_wind` counts it once. To count it twice, write a sum.',
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
      'Yes. A pattern absorbs others even if it is absorbed itself. The order in the file has no meaning. If each of three patterns absorbs the next one, only the first pattern counts.',
    shown: [{ pack: 'chain', hand: '111m 456p 789s 345s 1z +1z', gives: 'concealed_hand, first, no_flower' }],
  },
  {
    asks: 'Do dora and marked tiles count towards the minimum, and do two identical indicators count twice?',
    answer:
      'The minimum is a separate expression, so a pack can leave these tiles out of it. Two identical indicators count twice. Marked tiles do not change how a hand is divided.',
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
    asks: 'Which reading counts if a hand can be divided in several ways or has several shapes?',
    answer:
      'Tilewright tests all shapes and all divisions and uses the one with the highest value. If two values are equal, it compares the tallies, then the patterns that count, then the order of the shapes, and then the ranks of the groups. The order of files has no influence.',
    shown: [
      { text: 'shape is sets', hand: '11223344556677p', gives: true },
      { pack: 'riichi', hand: TWINS, gives: 'concealed_discard, narrow_wait, twice_pure_double_chow' },
    ],
  },
  {
    asks: 'Which group does a discard complete if it fits both a chow and a triplet?',
    answer:
      'Tilewright tests both groups and uses the one with the higher total. If the discard completes the triplet, the triplet is not concealed. If it completes the chow, the triplet remains concealed.',
    shown: [
      { pack: 'riichi', hand: '11123m 777p 555s 99s +1m', gives: 'concealed_discard, three_concealed_pungs, triplets' },
      { text: 'count(concealed triplet) == 2', hand: '11m 456p 789s 555z 11p +1m', gives: false },
    ],
  },
];
