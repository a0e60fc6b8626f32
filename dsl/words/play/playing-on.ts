/** Wins of a deal that goes on after them, and who still plays. */
import { type FactWord, type Lacking, TABLE } from '../word.ts';

const NOBODY_WON: Lacking = {
  'nobody won': 'Somebody wins under `win` alone. Write `wins so far` for the wins of the deal.',
  'game over': 'Somebody wins under `win` alone: leave it out.',
};

export const winsSoFar: FactWord = {
  is: 'fact',
  name: 'wins so far',
  places: TABLE,
  type: 'number',
  says: 'How many wins of this deal have been paid, each winner of the same tile counted.',
  example: 'wins so far < 3',
  ofTable: ({ table }) => table.seats.reduce((sum, { wins }) => sum + wins, 0),
};

export const myWins: FactWord = {
  is: 'fact',
  name: 'my wins',
  places: TABLE,
  type: 'number',
  says: 'How many wins of the seat have been paid in this deal.',
  example: 'my wins == 0',
  ofTable: ({ table, seat }) => table.seats[seat]?.wins ?? 0,
};

export const seatsPlaying: FactWord = {
  is: 'fact',
  name: 'seats playing',
  places: TABLE,
  type: 'number',
  says: 'How many seats have not left the deal.',
  example: 'seats playing > 1',
  ofTable: ({ table }) => table.seats.reduce((sum, { out }) => sum + (out ? 0 : 1), 0),
};

export const seatsWinning: FactWord = {
  is: 'fact',
  name: 'seats winning',
  places: ['move', 'payment'],
  type: 'number',
  says: 'How many seats win together: in the steps of a move that wins, and where a win is paid; 0 elsewhere.',
  example: 'seats winning == 2',
  lacks: NOBODY_WON,
  ofTable: (at) => at.winners ?? 0,
};
