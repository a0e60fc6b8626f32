/** Other conditions and numbers in English. */
import { describe, expect, it } from 'vitest';
import { saidIn } from './sentences-as-text.ts';

/** By pack and place: expressions, and what they say. Tiles stand in square brackets. */
const rows: Record<string, [expression: string, says: string][]> = {
  'international move': [
    [
      'not window is unfolded_kong or would score thirteen_unios',
      'The tile was not shown for an unfolded kong, or the hand would be Thirteen Unios.',
    ],
    ['if would score thirteen_unios then 6 else 5', '6, or 5 when the hand would not be Thirteen Unios.'],
    ['window is melded_kong or window is unfolded_kong', 'The tile was shown for a melded kong or an unfolded kong.'],
    ['tiles left == 0', 'No tile is left to draw.'],
    ['turn is dealt and i am dealer', 'The turn began with the dealt hand and the player is the dealer.'],
  ],
  'international limit': [
    ['not same kind as claimed', 'The tile is not identical to the one just claimed.'],
    [
      'not completes chow with shown tiles',
      "The tile does not make a chow with the player's own two tiles of the chow just claimed.",
    ],
  ],
  'international shape': [
    ['flower_shown and count(bonus) == 8', 'A Flower has just been disclosed, with eight flowers.'],
    ['count(bonus)', 'The number of flowers.'],
  ],
  'international score': [
    [
      'if fan == 1/2 then 1 else min(floor(fan), 15)',
      '1 when the hand has exactly ½ fan, otherwise the number of fan, rounded down, but at most 15.',
    ],
    ['mados(grade)', 'The result of the chart “mados” for “grade”.'],
  ],
  'international payment': [
    [
      'by discard and payer is exposer',
      'The winning tile comes from another player and the payer is the player who gave the tile.',
    ],
    ['value * (if payment is half then 1 else 2)', 'The value of the hand.'],
    ['if payment is half then value / 2 else if payment is full then 0 else value', 'Half of the value of the hand.'],
    ['mados(false_win_penalty)', '16.'],
  ],
  'international sequence': [
    ['winner is dealer or replayed', 'The winner is the dealer, or the deal is played again.'],
    ['ending is exhausted or ending is false_win', 'The wall was used up or a win was declared falsely.'],
    ['points - starting_points', "The player's points minus 20,000."],
  ],
  'cantonese move': [
    ['turn is drawn or replaced', 'The turn began with a drawn tile or a replacement tile.'],
    ['passed win', 'The player passed up a possible win.'],
    [
      'wins and (tiles too many == 0 or (turn is bonus and my turns == 0)) and not (by discard and exposed in missed_wins)',
      'The hand is finished and worth enough to win and the hand has the right number of tiles, unless the winning tile comes from another player and the tile is among the missed wins.',
    ],
    ['most shown sets in one suit >= 3', 'The player shows at least three sets of one suit.'],
    ['in_order', 'At least one tile is left to draw and the hand has no extra tile.'],
    ['count(bonus)', '0.'],
    ['my kongs == 4', 'The player has exactly four kongs.'],
    [
      'by discard and discards so far == 1 and exposer is dealer and window is discard',
      'The winning tile comes from another player, exactly one tile has been discarded, the player who gave the tile is the dealer and the tile was discarded.',
    ],
  ],
  'cantonese score': [['if limit > 0 then min(fan, limit) else fan', 'The number of fan, but at most 10.']],
  'ari-ari value': [
    ['if concealed then 2 else 1', '2, or 1 when a set was claimed.'],
    [
      'per triplet, 2 * (if concealed then 2 else 1) * (if terminal or honour then 2 else 1) * (if kong then 4 else 1)',
      'For each pung or kong 2, doubled when it is concealed, doubled when it is of terminals or honours, and times 4 when it is a kong.',
    ],
  ],
  'ari-ari move': [
    [
      'discards so far == 4 and uninterrupted and kinds discarded == 1 and every discard is wind',
      'Exactly four tiles have been discarded, no set has been claimed, no kong is on the table, all discards are alike and every discard is a wind.',
    ],
    [
      'kongs so far == 4 and seats with kongs > 1',
      'Exactly four kongs are on the table and at least two players have a kong.',
    ],
    [
      'wins and (by draw or not furiten)',
      'The hand is finished and worth enough to win, and either the winning tile is self-drawn, or the player has neither the status “furiten” nor the status “riichi furiten” and the player has discarded no tile that would complete the hand.',
    ],
    [
      'not riichi and no set is claimed and tiles left >= 4 and points >= stake and not dead',
      'The player has neither the status “riichi” nor the status “dead hand”, the player has no claimed sets, at least four tiles are left to draw and the player has at least 1000 points.',
    ],
    ['first_turn', "It is the player's first turn, no set has been claimed and no kong is on the table."],
    ['seats with riichi == 4', 'All four players have the status “riichi”.'],
    ['seats with riichi >= 1', 'A player has the status “riichi”.'],
    ['not seats with riichi > 0', 'Nobody has the status “riichi”.'],
    [
      'first_turn and count(kind in terminal or honour) >= 9 and not dead',
      "It is the player's first turn, no set has been claimed, no kong is on the table, the player has at least nine different terminals or honours and the player does not have the status “dead hand”.",
    ],
  ],
  'ari-ari limit': [
    ['play is free or hand waits without it', 'The hand waits for its last tile without this tile.'],
    [
      'not riichi or (same kind as drawn and waits stay and readings stay)',
      'The player does not have the status “riichi”; or the tile is identical to the one just drawn, the kong does not change the waits and the other three are a pung however the finished hand is divided.',
    ],
  ],
  'ari-ari score': [
    [
      'han >= 5 or base >= (if kiriage then 1920 else 2000)',
      'The hand has at least 5 han, or “base” is at least 2000.',
    ],
  ],
  'ari-ari payment': [
    [
      'round_up((value - liable_part) * share, 100)',
      '(The value of the hand minus “liable part”), doubled when the winner or the payer is the dealer, rounded up to a multiple of 100; “liable part” is the smaller of 8000 times the number of yakuman with liability and the value of the hand when a player is liable for the hand, otherwise nothing.',
    ],
    [
      'repeats * (if by discard then 300 else 100)',
      'The number of counters times 100, or times 300 when the winning tile comes from another player.',
    ],
    ['first winner', 'No other winner comes earlier in turn.'],
    ['stakes', 'The points in riichi stakes.'],
    [
      'floor(waiting_payment / (if seats with ready == 2 then 4 else 3))',
      '750 when exactly two players have the status “tenpai”, otherwise 1000.',
    ],
    ['2000 * share', '2000, doubled when the winner or the payer is the dealer.'],
    [
      'if payer is dealer or winner is dealer then 4000 else 2000',
      '4000 when the payer or the winner is the dealer, otherwise 2000.',
    ],
    [
      'floor(stakes / (players level + 1))',
      'The points in riichi stakes divided by (the number of players with the same points plus 1), rounded down.',
    ],
  ],
  'riichi move': [
    ['owed > 0', 'The number of indicators owed is more than 0.'],
    [
      'every own discard is terminal or honour and no own discard is taken',
      'Every own discard is a terminal or an honour and the discards include no own discards claimed by others.',
    ],
    ['hand waits', 'The hand waits for its last tile.'],
    [
      'tiles left == 0 and not (by draw and turn is replaced)',
      'No tile is left to draw, unless the winning tile is self-drawn and the turn began with a replacement tile.',
    ],
  ],
  'riichi payment': [['standing == 1', 'The winner is first by points.']],
  'ari-ari sequence': [
    [
      'if seats with nagashi > 0 then dealer has nagashi else dealer has ready',
      'A player has the status “nagashi mangan” and the dealer has the status “nagashi mangan”, or nobody has the status “nagashi mangan” and the dealer has the status “tenpai”.',
    ],
  ],
  'riichi sequence': [
    [
      'if replayed then repeats else if ending is win and not winner is dealer then 0 else repeats + 1',
      'The number of counters when the deal is played again, 0 when the deal was won and the winner is not the dealer, otherwise the number of counters plus 1.',
    ],
  ],
  'mcr move': [['copies in sight == 3', 'Exactly three other tiles identical to the winning tile are in sight.']],
  'mcr score': [['fan - fan of flowers >= minimum', 'The hand has at least 8 fan, not counting those of Flowers.']],
  'mcr payment': [['8 + value', '8 plus the value of the hand.']],
  'zung-jung score': [['points > 320', 'The hand has more than 320 points.']],
  'zung-jung payment': [['3 * value - 2 * threshold', '(3 times the value of the hand) minus 50.']],
};

for (const [where, list] of Object.entries(rows)) {
  describe(where, () => {
    it.each(list)('%s', (expression, says) => {
      expect(saidIn('en', where, expression)).toBe(says);
    });
  });
}
