/** Points of the players, and how they stand against each other. */
import { type Context, pointsOf, seatsByPoints } from '../../../core/index.ts';
import { type FactWord, TABLE } from '../word.ts';

const STANDING = ['payment', 'sequence'] as const;

export const points: FactWord = {
  is: 'fact',
  name: 'points',
  places: TABLE,
  type: 'number',
  yields: true,
  says: 'The points of the player who sits there.',
  example: 'points - 1000',
  ofTable: (at) => pointsOf(at.table, at.seat),
};

export const highestPoints: FactWord = {
  is: 'fact',
  name: 'highest points',
  places: TABLE,
  type: 'number',
  says: 'The points of the player who has most.',
  example: 'highest points >= 30000',
  ofTable: ({ table }) => Math.max(...table.points),
};

export const lowestPoints: FactWord = {
  is: 'fact',
  name: 'lowest points',
  places: TABLE,
  type: 'number',
  says: 'The points of the player who has least.',
  example: 'lowest points < 0',
  ofTable: ({ table }) => Math.min(...table.points),
};

export const leader: FactWord = {
  is: 'fact',
  name: 'leader',
  places: TABLE,
  type: 'seat',
  says: 'Who has most points; of several the first in playing order from who was dealer first.',
  example: 'dealer is leader',
  ofTable: ({ table }) => seatsByPoints(table)[0]!,
};

export const standing: FactWord = {
  is: 'fact',
  name: 'standing',
  places: STANDING,
  type: 'number',
  says: 'The place by points, 1 the first; equal points go in playing order from who was dealer first.',
  example: 'if standing == 1 then 15 else 0',
  ofTable: ({ table, seat }) => seatsByPoints(table).indexOf(seat) + 1,
};

/** How many others have points that compare so with those of the seat. */
function others({ table, seat }: Context, compare: (theirs: number, own: number) => boolean): number {
  const own = pointsOf(table, seat);
  return table.players.filter((_, other) => other !== seat && compare(pointsOf(table, other), own)).length;
}

export const playersAhead: FactWord = {
  is: 'fact',
  name: 'players ahead',
  places: STANDING,
  type: 'number',
  says: 'How many players have more points.',
  example: 'players ahead == 0',
  ofTable: (at) => others(at, (theirs, own) => theirs > own),
};

export const playersLevel: FactWord = {
  is: 'fact',
  name: 'players level',
  places: STANDING,
  type: 'number',
  says: 'How many other players have the same points.',
  example: 'players ahead == 0 and players level > 0',
  ofTable: (at) => others(at, (theirs, own) => theirs === own),
};
