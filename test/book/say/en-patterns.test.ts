/** Conditions of patterns in English, as a player would write them. */
import { describe, expect, it } from 'vitest';
import { saidIn } from './sentences-as-text.ts';

/** By pack and place: expressions, and what they say. Tiles stand in square brackets. */
const rows: Record<string, [expression: string, says: string][]> = {
  'sichuan pattern': [
    ['suits == 1', 'Tiles of only one suit.'],
    ['suits <= 2', 'Tiles of at most two suits.'],
    ['per kong where fours is apart', 'For each kong.'],
  ],
  'international pattern': [
    ['shape is unios', 'One each of [19m 19p 19s 1234567z] and a second of any of them.'],
    [
      'shape is sets and held include 1112345678999A',
      'Four sets and a pair: the tiles held in the hand include [1112345678999m], in any suit.',
    ],
    ['count(kong) == 4', 'Four kongs.'],
    ['dealt_hand', 'The jonga wins with the dealt hand.'],
    ['first_discard', "The player wins on the jonga's first discard."],
    ['shape is flowers', 'Any hand with eight flowers, when a Flower has just been disclosed.'],
    ['any set is chow and any set is triplet', 'At least one chow and at least one pung or kong.'],
    ['every set is chow', 'Every set is a chow.'],
    ['every set is triplet', 'Every set is a pung or kong.'],
    ['count(concealed triplet) == 4', 'Four concealed pungs or kongs.'],
    ['count(pair) == 7', 'Seven pairs.'],
    [
      'basic and suits == 1 and any tile is honour',
      'Four sets and a pair or seven pairs: the tiles are of one suit together with honours.',
    ],
    [
      'basic and suits == 1 and no tile is honour',
      'Four sets and a pair or seven pairs: all tiles are of one suit, without honours.',
    ],
    ['basic and every tile is honour', 'Four sets and a pair or seven pairs: every tile is an honour.'],
    [
      'basic and every tile is unios and any tile is terminal and any tile is honour',
      'Four sets and a pair or seven pairs: every tile is a terminal or an honour, with at least one of each.',
    ],
    ['basic and every tile is terminal', 'Four sets and a pair or seven pairs: every tile is a terminal.'],
    ['per triplet of dragon', 'For each pung or kong of dragons.'],
    ['count(triplet of dragon) == 2 and pair is dragon', 'Two pungs or kongs of dragons and a pair of dragons.'],
    ['count(triplet of dragon) == 3', 'Three pungs or kongs of dragons.'],
    ['has triplet of seat_wind', 'A pung or kong of the seat wind.'],
    ['has triplet of round_wind', 'A pung or kong of the round wind.'],
    ['count(triplet of wind) == 3 and pair is wind', 'Three pungs or kongs of winds and a pair of winds.'],
    ['count(triplet of wind) == 4', 'Four pungs or kongs of winds.'],
    ['by draw', 'The winning tile is self-drawn.'],
    ['kong_replacement', 'The winning pai is the replacement pai of a kong.'],
    ['robbing_kong', 'The winning pai is the pai with which another player makes a kong.'],
    ['last_of_wall', 'No pai is left in the wall.'],
    ['every set is held', 'Every set is held in the hand.'],
    [
      'per bonus where rank == seat number and not in_full_series',
      'For each flower whose number is the seat number and whose series is not complete.',
    ],
    ['per series', 'For each complete series of flowers.'],
    ['count(bonus) == 0', 'No flowers.'],
  ],
  'cantonese pattern': [
    [
      'regular and suits == 1 and any tile is honour',
      'Four sets and a pair: the tiles are of one suit together with honours.',
    ],
    [
      'regular and suits == 1 and no tile is honour',
      'Four sets and a pair: all tiles are of one suit, without honours.',
    ],
    [
      'regular and every tile is terminal or honour and any tile is terminal and any tile is honour',
      'Four sets and a pair: every tile is a terminal or an honour, with at least one of each.',
    ],
    ['regular and every tile is honour', 'Four sets and a pair: every tile is an honour.'],
    ['regular and every tile is terminal', 'Four sets and a pair: every tile is a terminal.'],
    ['regular and count(kong) == 4', 'Four sets and a pair, with four kongs.'],
    ['shape is seven_flowers', 'Never with the options of this book.'],
    ['shape is eight_flowers', 'Never with the options of this book.'],
    ['after_kong', 'The winning tile is the replacement tile of a gong.'],
    [
      'after_two_kongs',
      'The winning tile is the replacement tile of a gong that was made with the replacement tile of another gong.',
    ],
    ['by draw and last_of_wall', 'The winning tile is self-drawn and no tile can be drawn any more.'],
    ['by discard and last_of_wall', 'The winning tile comes from another player and no tile can be drawn any more.'],
    ['flowers and count(bonus) == 0', 'Never with the options of this book.'],
    ['per series', 'Never with the options of this book.'],
    ['per triplet of dragon where flowers', 'Never with the options of this book.'],
  ],
  'ari-ari pattern': [
    ['riichi', 'The player has the status “riichi”.'],
    ['double_riichi', 'The player has the status “daburu riichi”.'],
    ['riichi and ippatsu', 'The player has the status “riichi” and the status “ippatsu”.'],
    ['concealed and by draw', 'The hand is concealed and the winning tile is self-drawn.'],
    [
      'concealed and plain_chows',
      'The hand is concealed, every set is a chow, the pair is not of dragons, the seat wind or the round wind, and the wait is a two-sided wait.',
    ],
    ['concealed and has chow nA, chow nA', 'The hand is concealed, with two identical chows.'],
    ['every tile is simple and (concealed or kuitan)', 'Every tile is a simple tile.'],
    ['has chow nA, chow nB, chow nC', 'Three chows of the same numbers, one in each of three suits.'],
    ['has chow 1A, chow 4A, chow 7A', 'The chows 1-2-3, 4-5-6 and 7-8-9 of one suit.'],
    ['any set is 5z', 'A pung or kong of [5z].'],
    ['any set is 6z', 'A pung or kong of [6z].'],
    ['any set is 7z', 'A pung or kong of [7z].'],
    [
      'every group has terminal or honour and any set is chow and any tile is honour',
      'Every set and pair contains a terminal or an honour, with at least one chow and at least one honour.',
    ],
    ['last_tile and by draw', 'No tile is left in the live wall and the winning tile is self-drawn.'],
    ['last_tile and by discard', 'No tile is left in the live wall and the winning tile comes from another player.'],
    ['shape is pairs', 'Seven pairs, no two alike.'],
    ['has triplet nA, triplet nB, triplet nC', 'Three pungs or kongs of the same number, one in each of three suits.'],
    ['count(concealed triplet) == 3', 'Exactly three concealed pungs or kongs.'],
    ['count(kong) == 3', 'Exactly three kongs.'],
    ['flush and any tile is honour', 'The tiles are of one suit together with honours.'],
    ['every tile is terminal or honour', 'Every tile is a terminal or an honour.'],
    ['every group has terminal and any set is chow', 'Every set and pair contains a terminal, with at least one chow.'],
    [
      'concealed and (has chow nA, chow nA, chow kB, chow kB or has chow nA, chow nA, chow kA, chow kA)',
      'The hand is concealed, with two identical chows and again two identical chows, in one suit or in two.',
    ],
    ['flush and no tile is honour', 'All tiles are of one suit, without honours.'],
    [
      'per tile pointed by indicators',
      'For each tile that one of the dora indicators points to, once for each that does.',
    ],
    [
      'if riichi then per tile pointed by under_indicators else 0',
      'For each tile that one of the ura dora indicators points to, once for each that does, when the player has the status “riichi”.',
    ],
    ['per tile where marked', 'For each of [0m 0p 0s].'],
    ['held include 1112345678999A', 'The tiles held in the hand include [1112345678999m], in any suit.'],
    ['first_draw', 'Won on the first draw.'],
    ['before_first_draw and renhou is yakuman', 'Won on a discard before the first draw.'],
    ['every tile in 23468s 6z', 'Every tile is one of [23468s 6z].'],
    ['every tile is terminal', 'Every tile is a terminal.'],
    [
      'shape is sets and concealed and by discard',
      'Four sets and a pair: the hand is concealed and the winning tile comes from another player.',
    ],
    [
      'shape is sets and not (concealed and by discard)',
      'Four sets and a pair, unless the hand is concealed and the winning tile comes from another player.',
    ],
    ['any set is triplet', 'At least one pung or kong.'],
    ['pair is dragon', 'A pair of dragons.'],
    ['pair is seat_wind', 'A pair of the seat wind.'],
    ['pair is round_wind', 'A pair of the round wind.'],
    [
      'shape is sets and wait is edge or closed or single',
      'Four sets and a pair: the wait is an edge, closed or single wait.',
    ],
    [
      'shape is sets and by draw and not (concealed and plain_chows)',
      'Four sets and a pair: the winning tile is self-drawn, unless the hand is Pinfu.',
    ],
    [
      'by discard and not concealed and plain_chows',
      'The winning tile comes from another player, a set was claimed, every set is a chow, the pair is not of dragons, the seat wind or the round wind, and the wait is a two-sided wait.',
    ],
  ],
  'riichi pattern': [
    ['every tile is honour', 'Every tile is an honour.'],
    [
      'held before last tile == 19m19p19s1234567z',
      'Before the winning tile the hand held exactly [19m 19p 19s 1234567z].',
    ],
    [
      'held before last tile == 1112345678999A',
      'Before the winning tile the hand held exactly [1112345678999m], in any suit.',
    ],
    [
      'count(concealed triplet) == 4 and wait is single',
      'Four concealed pungs or kongs, and the wait is a single wait.',
    ],
  ],
  'mcr pattern': [
    [
      'nine_gates_wait',
      'Four sets and a pair: before the winning tile the hand held exactly [1112345678999m], in any suit.',
    ],
    [
      'shape is pairs and has pair nA, pair (n+1)A, pair (n+2)A, pair (n+3)A, pair (n+4)A, pair (n+5)A, pair (n+6)A',
      'Seven pairs of one suit with consecutive numbers.',
    ],
    [
      'has chow 1A, chow 1A, chow 7A, chow 7A, pair 5A',
      'Two chows 1-2-3, two chows 7-8-9 and a pair of 5s, all of one suit.',
    ],
    ['has chow nA, chow nA, chow nA, chow nA', 'Four identical chows.'],
    [
      'has triplet nA, triplet (n+1)A, triplet (n+2)A, triplet (n+3)A',
      'Four pungs or kongs of one suit with consecutive numbers.',
    ],
    [
      'has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2',
      'Four chows of one suit, each one or two numbers above the one before (always by the same step).',
    ],
    [
      'every tile is terminal or honour and any tile is terminal and any tile is honour',
      'Every tile is a terminal or an honour, with at least one of each.',
    ],
    [
      'shape is singles and count(tile of honour) == 7',
      'Fourteen different tiles of 1-4-7 of one suit, 2-5-8 of another, 3-6-9 of the third and [1234567z], with exactly seven honours.',
    ],
    [
      'all_triplets and every tile in even',
      'Four sets and a pair: every set is a pung or kong, and every tile is a 2, 4, 6 or 8.',
    ],
    ['has chow nA, chow nA, chow nA', 'Three identical chows.'],
    ['has triplet nA, triplet (n+1)A, triplet (n+2)A', 'Three pungs or kongs of one suit with consecutive numbers.'],
    ['every tile in upper_three', 'Every tile is a 7, 8 or 9.'],
    ['every tile in middle_three', 'Every tile is a 4, 5 or 6.'],
    ['every tile in lower_three', 'Every tile is a 1, 2 or 3.'],
    [
      'has chow 1A, chow 7A, chow 1B, chow 7B, pair 5C',
      'The chows 1-2-3 and 7-8-9 in each of two suits and a pair of 5s in the third.',
    ],
    [
      'has chow nA, chow (n+k)A, chow (n+2k)A where k in 1..2',
      'Three chows of one suit, each one or two numbers above the one before (always by the same step).',
    ],
    ['shape is sets and every group has five', 'Four sets and a pair: every set and pair contains a 5.'],
    [
      'shape is singles and count(tile of honour) < 7',
      'Fourteen different tiles of 1-4-7 of one suit, 2-5-8 of another, 3-6-9 of the third and [1234567z], with at most six honours.',
    ],
    [
      'shape is knitted or nine_knitted and shape is singles and count(tile of honour) == 5',
      '1-4-7 of one suit, 2-5-8 of another and 3-6-9 of the third, with a set and a pair; or fourteen different tiles of 1-4-7 of one suit, 2-5-8 of another, 3-6-9 of the third and [1234567z], with exactly five honours.',
    ],
    ['every tile in upper_four_ranks', 'Every tile is a 6, 7, 8 or 9.'],
    ['every tile in lower_four_ranks', 'Every tile is a 1, 2, 3 or 4.'],
    ['count(triplet of wind) == 3', 'Exactly three pungs or kongs of winds.'],
    ['has chow 1A, chow 4B, chow 7C', 'The chows 1-2-3, 4-5-6 and 7-8-9, each in a different suit.'],
    ['every tile in 1234589p 245689s 5z', 'Every tile is one of [1234589p 245689s 5z].'],
    [
      'has triplet nA, triplet (n+1)B, triplet (n+2)C',
      'Three pungs or kongs with consecutive numbers, one in each of three suits.',
    ],
    ['no other pattern', 'No other pattern counts.'],
    ['last_of_wall and by draw', 'No tile is left in the wall and the winning tile is self-drawn.'],
    ['last_of_wall and by discard', 'No tile is left in the wall and the winning tile comes from another player.'],
    ['count(kong) == 2 and count(concealed kong) == 2', 'Exactly two kongs, both concealed.'],
    ['all_triplets', 'Four sets and a pair: every set is a pung or kong.'],
    ['has chow nA, chow (n+1)B, chow (n+2)C', 'Three chows in three suits, each one number above the one before.'],
    [
      'suits == 3 and any tile is wind and any tile is dragon and (all_types_in_pairs or shape is not pairs)',
      'Tiles of all three suits, at least one wind and at least one dragon.',
    ],
    ['count(claimed set) == 4 and by discard', 'Four claimed sets, and the winning tile comes from another player.'],
    ['count(triplet of dragon) == 2', 'Exactly two pungs or kongs of dragons.'],
    [
      'shape is sets and every group has terminal or honour',
      'Four sets and a pair: every set and pair contains a terminal or an honour.',
    ],
    [
      'concealed and by draw and (nature_fully or not concealed_by_nature)',
      'The hand is concealed and the winning tile is self-drawn, unless the hand is Seven Pairs, Thirteen Orphans, Nine Gates or Four Concealed Pungs, or the hand is fourteen different tiles of 1-4-7 of one suit, 2-5-8 of another, 3-6-9 of the third and [1234567z].',
    ],
    ['count(kong) == 2 and count(claimed kong) == 2', 'Exactly two kongs, both claimed.'],
    ['count(kong) == 2 and count(claimed kong) == 1', 'Exactly two kongs, one of them claimed.'],
    [
      'fourth_of_kind or count(shown tile of last tile) == 3',
      'Everybody can see the other three tiles identical to the winning tile, or the hand has exactly three shown tiles like the winning tile.',
    ],
    ['has triplet of dragon', 'A pung or kong of dragons.'],
    ['concealed and by discard', 'The hand is concealed and the winning tile comes from another player.'],
    ['all_chow_sets and pair is not honour', 'Every set is a chow and the pair is not of honours.'],
    [
      'if pairs_hogs or not (shape is pairs and (every tile in 23468s 6z or every tile is terminal)) then per kind where copies == 4 and not in_kong else 0',
      'For each kind of tile of which the hand has four tiles and that is not in a kong.',
    ],
    ['has triplet nA, triplet nB', 'Two pungs or kongs of the same number in two suits.'],
    ['count(concealed triplet) == 2', 'Exactly two concealed pungs or kongs.'],
    ['count(kong) == 1 and count(concealed kong) == 1', 'Exactly one kong, which is concealed.'],
    ['has chow nA, chow nA', 'Two identical chows.'],
    ['has chow nA, chow nB', 'Two chows of the same numbers in two suits.'],
    ['has chow nA, chow (n+3)A', 'Two chows of one suit, one three numbers above the other.'],
    ['has chow 1A, chow 7A', 'The chows 1-2-3 and 7-8-9 of one suit.'],
    ['per triplet of terminal or honour', 'For each pung or kong of terminals or honours.'],
    ['count(kong) == 1 and count(claimed kong) == 1', 'Exactly one kong, which is claimed.'],
    ['suits == 2', 'Tiles of exactly two suits, with or without honours.'],
    ['no tile is honour', 'No honours.'],
    [
      'wait is edge and waits_for_one',
      'Four sets and a pair, or 1-4-7 of one suit, 2-5-8 of another and 3-6-9 of the third, with a set and a pair: the wait is an edge wait and only one kind of tile would complete the hand, unless the dealer wins with the dealt hand.',
    ],
    [
      'wait is closed and waits_for_one',
      'Four sets and a pair, or 1-4-7 of one suit, 2-5-8 of another and 3-6-9 of the third, with a set and a pair: the wait is a closed wait and only one kind of tile would complete the hand, unless the dealer wins with the dealt hand.',
    ],
    [
      'wait is single and waits_for_one',
      'Four sets and a pair, or 1-4-7 of one suit, 2-5-8 of another and 3-6-9 of the third, with a set and a pair: the wait is a single wait and only one kind of tile would complete the hand, unless the dealer wins with the dealt hand.',
    ],
    ['per bonus', 'For each flower.'],
  ],
  'zung-jung pattern': [
    ['regular and concealed', 'Four sets and a pair: the hand is concealed.'],
    ['per triplet of dragon or seat_wind', 'For each pung or kong of dragons or the seat wind.'],
    ['count(triplet of wind) == 2 and pair is wind', 'Exactly two pungs or kongs of winds and a pair of winds.'],
    [
      'count(triplet of wind) == 3 and not pair is wind',
      'Exactly three pungs or kongs of winds, and the pair is not of winds.',
    ],
    ['count(kong) == 1', 'Exactly one kong.'],
    ['count(kong) == 2', 'Exactly two kongs.'],
    [
      '(has chow nA, chow nA, chow kA, chow kA) or (has chow nA, chow nA, chow kB, chow kB)',
      'Two identical chows and again two identical chows, in one suit or in two.',
    ],
    [
      'has triplet nA, triplet nB, pair nC',
      'Two pungs or kongs and a pair of the same number, each in a different suit.',
    ],
    ['regular and every group has terminal', 'Four sets and a pair: every set and pair contains a terminal.'],
    [
      'every tile is terminal or honour and not shape is terminals',
      'Every tile is a terminal or an honour, unless the hand is Thirteen Terminals.',
    ],
    ['dealt_hand and count(kong) == 0', 'The dealer wins with the dealt hand, with no kongs.'],
  ],
  'american pattern': [
    ['shape is eo2', 'Two 2s and three 4s in each of two suits and four 8s in the third.'],
    ['shape is eo6', 'One 1, one 3, one 5, one 7 and one 9 in one suit, four 5s in each of two others and one [1f].'],
    [
      'shape is rn1',
      'Three of n and four of n + 1 in one suit, four of n + 1 in another and three of n + 2 in the third, where n is a number from 1 to 7.',
    ],
    [
      'shape is rn3',
      'One of n, one of n + 1, one of n + 2, one of n + 3 and three of n + 4 in one suit and three of n + 4 and four of its dragon in another, where n is a number from 1 to 5.',
    ],
    [
      'shape is rn4',
      'Three of n, three of n + 1 and two of n + 2 in one suit and three of n + 1 and three of n in another, nothing claimed, where n is a number from 1 to 7.',
    ],
    [
      'shape is ln5',
      'Three of n and three of 10 − n in each of two suits and two [5z], nothing claimed, where n is a number from 1 to 4.',
    ],
    [
      'shape is qs4',
      'Three of n and two of n + 1 in one suit, five [4z] and four [2z], where n is a number from 1 to 8.',
    ],
    [
      'shape is wd2',
      'Two [1f], three [2z], four of the dragon of one suit, three of the dragon of another and two of the dragon of the third.',
    ],
    [
      'shape is sp1',
      'Two of n, two of n + 1 and two of n + 2 in one suit, two of n and two of n + 1 in another, two of n + 2 in the third and two [1f], nothing claimed, where n is a number from 1 to 7.',
    ],
    [
      'no tile in 1j and not singles_and_pairs',
      'No [1j], unless the hand is Singles and Pairs 1, Singles and Pairs 2, Singles and Pairs 3 or Singles and Pairs 4.',
    ],
  ],
};

for (const [where, list] of Object.entries(rows)) {
  describe(where, () => {
    it.each(list)('%s', (expression, says) => {
      expect(saidIn('en', where, expression)).toBe(says);
    });
  });
}
