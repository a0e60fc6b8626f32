/** Payments, moves and options as chapters ask for them. */
import { describe, expect, it } from 'vitest';
import {
  en,
  plain,
  sayContext,
  sayExpression,
  sayMove,
  sayPayment,
  sayShape,
  saySteps,
  sayValue,
} from '../../../book/say/index.ts';
import { contextOf, packNamed, read } from './sentences-as-text.ts';

/** Ending, condition, amount, pot. */
const payments: [pack: string, ending: string, when: string, amount: string, pot: string, says: string][] = [
  [
    'mcr',
    'win',
    'by discard and payer is exposer',
    '8 + value',
    '',
    'When the winning tile comes from another player, the player who gave the tile pays the winner 8 plus the value of the hand.',
  ],
  [
    'mcr',
    'win',
    'by discard and payer is not exposer',
    '8',
    '',
    'When the winning tile comes from another player, every player who did not give the tile pays the winner 8.',
  ],
  [
    'ari-ari',
    'win',
    'if by discard then payer is exposer else not winner is dealer',
    '100',
    '',
    'When the winning tile comes from another player and the payer is the player who gave the tile, or the winning tile is self-drawn and the winner is not the dealer, every such player pays the winner 100.',
  ],
  [
    'mcr',
    'win',
    'by draw',
    'value',
    '',
    'When the winning tile is self-drawn, every other player pays the winner the value of the hand.',
  ],
  [
    'cantonese',
    'win',
    'by draw and payer is responsible',
    '6 * value',
    '',
    'When the winning tile is self-drawn, the player who is liable for the hand pays the winner 6 times the value of the hand.',
  ],
  [
    'ari-ari',
    'win',
    'by discard and (payer is exposer or payer is responsible)',
    '100',
    '',
    'When the winning tile comes from another player, the player who gave the tile and the player who is liable for the hand each pay the winner 100.',
  ],
  [
    'ari-ari',
    'win',
    'first winner',
    'stakes',
    'stakes',
    'When no other winner comes earlier in turn, the winner takes everything in riichi stakes.',
  ],
  [
    'ari-ari',
    'exhausted',
    'nagashi',
    '2000 * share',
    '',
    'When the receiver has the status “nagashi mangan”, every other player pays the receiver 2000, doubled when the receiver or the payer is the dealer.',
  ],
  ['mcr', 'false_win', 'true', 'false_win_penalty', '', 'The player who declared it pays every opponent 10.'],
];

describe('payments', () => {
  it.each([
    ['win', 'Every other player pays 2 into riichi stakes.'],
    ['exhausted', 'Every player pays 2 into riichi stakes.'],
    ['game_over', 'Every player pays 2 into riichi stakes.'],
    ['false_win', 'The player who declared it pays 2 into riichi stakes.'],
  ])('into a pot: %s', (ending, says) => {
    const trees = { ending, amount: read('ari-ari', 'payment', '2').folded, toPot: 'stakes' };
    expect(plain(sayPayment(trees, contextOf('en', 'ari-ari')) ?? [])).toBe(says);
  });

  it.each(payments)('%s %s %s %s%s', (pack, ending, when, amount, pot, says) => {
    const trees = {
      ending,
      when: read(pack, 'payment', when).folded,
      amount: read(pack, 'payment', amount).folded,
      ...(pot !== '' && { fromPot: pot }),
    };
    expect(plain(sayPayment(trees, contextOf('en', pack)) ?? [])).toBe(says);
  });

  it.each([
    ['en', 'Every other player pays the winner 2 in counters.'],
    ['zh', '其他各家付给和牌者本场2。'],
  ] as const)('in a counter are told with its name: %s', (language, says) => {
    const trees = { ending: 'win', amount: read('ari-ari', 'payment', '2').folded, counter: 'repeats' };
    expect(plain(sayPayment(trees, contextOf(language, 'ari-ari')) ?? [])).toBe(says);
  });

  it.each([
    ['false', '8'],
    ['by draw', '0'],
  ])('are not said where nothing is paid: %s, %s', (when, amount) => {
    const trees = {
      ending: 'win',
      when: read('mcr', 'payment', when).folded,
      amount: read('mcr', 'payment', amount).folded,
    };
    expect(sayPayment(trees, contextOf('en', 'mcr'))).toBeUndefined();
  });
});

describe('moves', () => {
  it('tell with what, when and what happens', () => {
    const { chow } = packNamed('mcr').moves;
    const { uses, when } = sayMove(chow!, contextOf('en', 'mcr'));
    expect([uses!, when!].map(plain)).toEqual([
      'two tiles that make a chow with it',
      'At least one tile is left to draw.',
    ]);
    expect(saySteps(chow!.steps, contextOf('en', 'mcr')).map(plain)).toEqual(['The tiles are placed on the table.']);
  });

  it('leave out what never happens under the options chosen', () => {
    const { allows, discardLimit } = sayMove(packNamed('ari-ari').moves.pung!, contextOf('en', 'ari-ari'));
    expect([allows, discardLimit]).toEqual([undefined, undefined]);
    const { discardLimit: limit } = sayMove(packNamed('riichi').moves.pung!, contextOf('en', 'riichi'));
    expect(plain(limit!)).toBe('The tile is not identical to the one just claimed.');
  });
});

const shapes: [pack: string, shape: string, says: string][] = [
  ['mcr', 'sets', 'Four sets and a pair.'],
  ['ari-ari', 'pairs', 'Seven pairs, no two alike.'],
  ['mcr', 'orphans', 'One each of [19m 19p 19s 1234567z] and a second of any of them.'],
  ['mcr', 'knitted', '1-4-7 of one suit, 2-5-8 of another and 3-6-9 of the third, with a set and a pair.'],
  ['international', 'flowers', 'Any hand with eight flowers, when a Flower has just been disclosed.'],
  [
    'american',
    'rn6',
    'Four of n in one suit, three of n + 2 in another, four of n + 4 in the third and three [1f], where n is a number from 1 to 5.',
  ],
  [
    'american',
    'sp2',
    'Two 1s and two 9s in each of two suits, one [4z], two [1z], one [3z] and two [2z], nothing claimed.',
  ],
];

describe('shapes', () => {
  it.each(shapes)('%s %s', (pack, shape, says) => {
    expect(plain(sayShape(shape, contextOf('en', pack)))).toBe(says);
  });
});

describe('values', () => {
  it.each([
    ['mcr', 'pure_double_chow', '1 fan'],
    ['international', 'dragon_pung', '1 fan'],
    ['international', 'all_pungs', '3 fan'],
    ['international', 'coward', '½ fan'],
    ['ari-ari', 'half_flush', '3 han, or 2 when a set was claimed'],
    ['ari-ari', 'big_three_dragons', '1 yakuman and 1 yakuman with liability'],
  ])('%s %s: %s', (pack, pattern, says) => {
    const { value } = packNamed(pack).scoring.set.patterns.find(({ id }) => id === pattern)!;
    expect(plain(sayValue(value, contextOf('en', pack)))).toBe(says);
  });
});

describe('options', () => {
  it.each([
    ['every tile is simple and (concealed or kuitan)', 'Every tile is a simple tile.'],
    ['dealt_hand and renhou is mangan', 'Never with the options of this book.'],
  ])('are said by the value in force: %s', (expression, says) => {
    const { folded } = read('ari-ari', 'pattern', expression);
    expect(plain(sayExpression(folded, 'pattern', en, contextOf('en', 'ari-ari')))).toBe(says);
  });

  it('leads names to their entries', () => {
    const anchored = sayContext(packNamed('ari-ari'), en, { anchor: (chapter, id) => `${chapter}-${id}` });
    const [, name] = sayExpression(read('ari-ari', 'pattern', 'riichi').folded, 'pattern', en, anchored);
    expect(name).toMatchObject({ is: 'link', to: 'marks-riichi', of: [{ is: 'name', names: { ja: '立直' } }] });
  });
});
