/** What is known before a deal, when it is paid, and when the next one is prepared. */
import type { Ending } from '../../../core/index.ts';
import type { FactWord } from '../word.ts';

/** How every deal can end, whatever its pack adds. */
const ENDINGS: readonly Ending[] = ['win', 'exhausted', 'false_win'];

export const cast: FactWord = {
  is: 'fact',
  name: 'cast',
  places: ['move', 'limit', 'setup'],
  type: 'number',
  says: 'What the dice just cast show together; in a deal those cast for its wall.',
  example: 'cast - 1',
  ofTable: (at) => at.cast ?? at.table.dice.total,
};

export const starterCast: FactWord = {
  is: 'fact',
  name: 'starter_cast',
  places: ['setup'],
  type: 'yes/no',
  says: 'Whether this cast also decided who starts.',
  example: 'if starter_cast then 1 else cast',
  ofTable: (at) => at.table.dice.forStarter,
};

export const value: FactWord = {
  is: 'fact',
  name: 'value',
  places: ['payment'],
  type: 'number',
  says: 'What the hand of the seat that is paid is worth; where nobody has won, as a shape `any groups` reads it.',
  example: 'value * 2',
  lacks: {
    'no hand read':
      'Only what is paid under `win` is paid for a hand. Write a number, or let a shape `any groups` read hands that have not won.',
    'game over': 'Only what is paid under `win` is paid for a hand. Write a number, or ask for `points`.',
  },
  ofTable: (at) => at.judgement?.value ?? 0,
};

export const ending: FactWord = {
  is: 'fact',
  name: 'ending',
  places: ['move', 'payment', 'sequence'],
  type: 'choice',
  values: ({ endings }) => [...new Set([...ENDINGS, ...endings])],
  says: 'How the deal ended.',
  example: 'ending is exhausted or ending is false_win',
  lacks: {
    'deal goes on':
      'The deal has not ended yet: say it of a move that is asked when a deal has ended, or in what each seat does then.',
    'game over': 'The game is over, however the last deal ended: leave it out.',
  },
  ofTable: (at) => at.ending ?? 'none',
};

export const replayed: FactWord = {
  is: 'fact',
  name: 'replayed',
  places: ['sequence'],
  type: 'yes/no',
  says: 'Whether the same deal is played again.',
  example: 'winner is dealer or replayed',
  ofTable: (at) => at.replayed ?? false,
};

export const dealerStays: FactWord = {
  is: 'fact',
  name: 'dealer stays',
  places: ['sequence'],
  type: 'yes/no',
  says: 'Whether the dealer keeps the deal.',
  example: 'if dealer stays or ending is exhausted then 1 else 0',
  ofTable: (at) => at.stays ?? false,
};

export const nextRound: FactWord = {
  is: 'fact',
  name: 'next round',
  places: ['sequence'],
  type: 'number',
  says: 'The number of the round of the next deal, if there is one.',
  example: 'next round > 2 and highest points >= 30000',
  ofTable: (at) => at.nextRound ?? at.table.round,
};
