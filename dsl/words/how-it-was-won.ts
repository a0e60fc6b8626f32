/** How the last tile came, and when: told by a finished hand and by the table alike. */
import { lastBy, seatNumber, type Context } from '../../core/index.ts';
import { type FactWord, HAND, TABLE } from './word.ts';

const places = [...HAND, 'score', ...TABLE] as const;

/** Where a win is paid, words about the win speak of the winner. */
function winning(at: Context): number {
  return at.winner ?? at.seat;
}

export const byDraw: FactWord = {
  is: 'fact',
  name: 'by draw',
  places,
  type: 'yes/no',
  says: 'Whether the last tile was drawn.',
  example: 'by draw and seat number == 1',
  hand: '123m 456p 789s 123s 1z +1z, by draw',
  ofHand: (facts) => facts.query.by === 'draw',
  lower: ({ graph }) => graph.input('draw', 1),
  ofTable: (at) => lastBy(at.table, winning(at)) === 'draw',
};

export const byDiscard: FactWord = {
  is: 'fact',
  name: 'by discard',
  places,
  type: 'yes/no',
  says: 'Whether another seat exposed the last tile.',
  example: 'by discard and round number == 1',
  hand: '123m 456p 789s 123s 1z +1z',
  ofHand: (facts) => facts.query.by === 'discard',
  lower: ({ graph }) => graph.flip(graph.input('draw', 1)),
  ofTable: (at) => lastBy(at.table, winning(at)) === 'discard',
};

export const seatNumberWord: FactWord = {
  is: 'fact',
  name: 'seat number',
  places,
  type: 'number',
  says: 'The number of the seat: 1 is the dealer, then in playing order.',
  example: 'seat number == 1',
  hand: '123m 456p 789s 123s 1z +1z',
  ofHand: (facts) => facts.seat,
  lower: ({ graph }) => graph.input('seat', 1),
  ofTable: (at) => seatNumber(at.table, at.seat),
};

export const roundNumber: FactWord = {
  is: 'fact',
  name: 'round number',
  places,
  type: 'number',
  says: 'The number of the round, from 1.',
  example: 'round number == 4',
  hand: '123m 456p 789s 123s 1z +1z, round 4',
  ofHand: (facts) => facts.round,
  lower: ({ graph }) => graph.input('round', 1),
  ofTable: (at) => at.table.round,
};
