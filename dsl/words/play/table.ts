/** What a seat can see of the table while it is played on. */
import {
  copiesInSight,
  kindsDiscarded,
  tailDrawn,
  tilesLeft,
  tilesTooMany,
  turnBegin,
  windowName,
  wouldWin,
} from '../../../core/index.ts';
import { type FactWord, PLAY, TABLE } from '../word.ts';

const BEGINS = ['dealt', 'drawn', 'replaced', 'bonus', 'claimed'];

export const wins: FactWord = {
  is: 'fact',
  name: 'wins',
  places: ['move', 'limit'],
  type: 'yes/no',
  says: 'Whether the hand, with the tile exposed if a window is open, wins and has the minimum.',
  example: 'wins and tiles left > 0',
  lacks: {
    'own tile exposed':
      'The seat has parted with the tile. Write `hand waits`, or say it under `passed`, for each of the others.',
  },
  ofTable: (at) => wouldWin(at.table, at.seat) !== undefined,
};

export const windowWord: FactWord = {
  is: 'fact',
  name: 'window',
  places: PLAY,
  type: 'choice',
  values: (scope) => [...scope.windows, 'none'],
  says: 'Which window is open; none outside of windows.',
  example: 'not window is none',
  ofTable: (at) => windowName(at.table) ?? 'none',
};

export const turn: FactWord = {
  is: 'fact',
  name: 'turn',
  places: PLAY,
  type: 'choice',
  values: () => BEGINS,
  says: 'How the turn began: with the dealt hand, a drawn tile, a replacement, a bonus tile just shown, or a claim.',
  example: 'by draw and turn is replaced',
  ofTable: (at) => turnBegin(at.table),
};

export const tilesLeftWord: FactWord = {
  is: 'fact',
  name: 'tiles left',
  places: TABLE,
  type: 'number',
  says: 'How many tiles can still be drawn.',
  example: 'tiles left > 0',
  ofTable: (at) => tilesLeft(at.table),
};

export const discardsSoFar: FactWord = {
  is: 'fact',
  name: 'discards so far',
  places: TABLE,
  type: 'number',
  says: 'How many tiles were discarded in this deal.',
  example: 'discards so far == 1',
  ofTable: (at) => at.table.discards,
};

export const drawnFromTail: FactWord = {
  is: 'fact',
  name: 'drawn from tail',
  places: [...TABLE, 'setup'],
  type: 'number',
  says: 'How many tiles were drawn from the tail of the wall in this deal.',
  example: 'max(0, 16 - drawn from tail)',
  ofTable: ({ table }) => tailDrawn(table.wall),
};

export const dealsSoFar: FactWord = {
  is: 'fact',
  name: 'deals so far',
  places: TABLE,
  type: 'number',
  says: 'How many deals were begun in this game, this one and those played again included.',
  example: 'deals so far == 16',
  ofTable: ({ table }) => table.deals,
};

export const claimsSoFar: FactWord = {
  is: 'fact',
  name: 'claims so far',
  places: TABLE,
  type: 'number',
  says: 'How many melds were claimed in this deal.',
  example: 'claims so far == 0',
  ofTable: (at) => at.table.claims,
};

export const myTurns: FactWord = {
  is: 'fact',
  name: 'my turns',
  places: PLAY,
  type: 'number',
  says: 'How many turns the seat has begun in this deal.',
  example: 'my turns == 1 and claims so far == 0',
  ofTable: (at) => at.table.seats[at.seat]!.turns,
};

export const copiesInSightWord: FactWord = {
  is: 'fact',
  name: 'copies in sight',
  places: PLAY,
  type: 'number',
  says: 'How many tiles of the kind of the last tile every seat sees, that tile apart: discards and melds.',
  example: 'copies in sight == 3',
  ofTable: (at) => copiesInSight(at.table, at.seat),
};

export const kindsDiscardedWord: FactWord = {
  is: 'fact',
  name: 'kinds discarded',
  places: TABLE,
  type: 'number',
  says: 'How many kinds the discards of all seats are of, claimed ones included.',
  example: 'kinds discarded == 1',
  ofTable: (at) => kindsDiscarded(at.table),
};

export const tilesTooManyWord: FactWord = {
  is: 'fact',
  name: 'tiles too many',
  places: ['move', 'limit'],
  type: 'number',
  says: 'How many tiles more than it should the hand has: 0 is in order, less means too few.',
  example: 'tiles too many == 0',
  ofTable: (at) => tilesTooMany(at.table, at.seat),
};

export const claimants: FactWord = {
  is: 'fact',
  name: 'claimants',
  places: ['move'],
  type: 'number',
  says: 'How many equal claims there are to the tile exposed.',
  example: 'claimants == 3',
  ofTable: (at) => at.claimants ?? 0,
};
