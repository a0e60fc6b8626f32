/** How the last tile came, and when: told by a finished hand and by the table alike. */
import { lastBy, seatNumber, type Context } from '../../core/index.ts';
import type { Node } from '../generate/lower/graph-node.ts';
import type { Ground } from '../generate/lower/lowering-context.ts';
import { type FactWord, HAND, TABLE } from './word.ts';

const places = [...HAND, 'score', ...TABLE] as const;

/** Where a win is paid, words about the win speak of the winner. */
function winning(at: Context): number {
  return at.winner ?? at.seat;
}

/** Each shape reads either hands that have won or the others; a score is made of both. */
function hasWon({ graph, shape, score, readsLost }: Ground): Node {
  if (score === undefined || !readsLost) return graph.truth(score !== undefined || shape.partial !== true);
  return graph.input('won', 1);
}

export const handWon: FactWord = {
  is: 'fact',
  name: 'hand won',
  places: [...HAND, 'score'],
  type: 'yes/no',
  says: 'Whether the hand has won; those of the others are read by a shape `any groups`.',
  example: 'hand won and seat number == 1',
  hand: '123m 456p 789s 123s 1z +1z',
  ofHand: (facts) => facts.query.lost !== true,
  lower: hasWon,
};

export const byDraw: FactWord = {
  is: 'fact',
  name: 'by draw',
  places,
  type: 'yes/no',
  says: 'Whether the last tile was drawn.',
  example: 'by draw and seat number == 1',
  hand: '123m 456p 789s 123s 1z +1z, by draw',
  ofHand: ({ query }) => query.by === 'draw' && !query.lost,
  lower: (ground) => ground.graph.both(hasWon(ground), ground.graph.input('draw', 1)),
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
  ofHand: ({ query }) => query.by === 'discard' && !query.lost,
  lower: (ground) => ground.graph.both(hasWon(ground), ground.graph.flip(ground.graph.input('draw', 1))),
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
