/** Seats; compared with `is`. A seat that is nobody is the same as no other. */
import { exposerOf, firstToDrop, nextPlaying, nextSeat } from '../../../core/index.ts';
import { type FactWord, TABLE } from '../word.ts';

/** The seat number of nobody. */
export const NOBODY = -1;

export const i: FactWord = {
  is: 'fact',
  name: 'i',
  places: TABLE,
  type: 'seat',
  says: 'The seat the rule speaks of.',
  example: 'i is dealer',
  ofTable: (at) => at.seat,
};

export const dealer: FactWord = {
  is: 'fact',
  name: 'dealer',
  places: TABLE,
  type: 'seat',
  says: 'The dealer of this deal.',
  example: 'not i is dealer',
  ofTable: (at) => at.table.dealer,
};

export const starter: FactWord = {
  is: 'fact',
  name: 'starter',
  places: TABLE,
  type: 'seat',
  says: 'Who was dealer first in this period.',
  example: 'dealer is starter',
  ofTable: (at) => at.table.starter,
};

export const exposer: FactWord = {
  is: 'fact',
  name: 'exposer',
  places: TABLE,
  type: 'seat',
  says: 'Whose tile is being claimed or won.',
  example: 'exposer is dealer',
  ofTable: (at) => exposerOf(at.table),
};

export const iAmDealer: FactWord = {
  is: 'fact',
  name: 'i am dealer',
  places: TABLE,
  type: 'yes/no',
  says: 'Whether the seat is the dealer.',
  example: 'not i am dealer',
  ofTable: (at) => at.seat === at.table.dealer,
};

export const nextSeatWord: FactWord = {
  is: 'fact',
  name: 'next seat',
  places: TABLE,
  type: 'seat',
  says: 'The seat after this one in playing order, also where it has left the deal.',
  example: 'next seat is dealer',
  ofTable: ({ table, seat }) => nextSeat(table, seat),
};

export const previous: FactWord = {
  is: 'fact',
  name: 'previous seat',
  places: TABLE,
  type: 'seat',
  says: 'The seat before this one in playing order, also where it has left the deal.',
  example: 'exposer is previous seat',
  ofTable: ({ table, seat }) => nextSeat(table, seat, table.seats.length - 1),
};

export const opposite: FactWord = {
  is: 'fact',
  name: 'opposite seat',
  places: TABLE,
  type: 'seat',
  says: 'The seat half way round from this one; nobody where an odd number sits at the table.',
  example: 'opposite seat is dealer',
  ofTable: ({ table, seat }) => {
    const half = table.seats.length / 2;
    return Number.isInteger(half) ? nextSeat(table, seat, half) : NOBODY;
  },
};

export const payer: FactWord = {
  is: 'fact',
  name: 'payer',
  places: ['payment'],
  type: 'seat',
  says: 'The seat that pays.',
  example: 'payer is exposer',
  lacks: { 'pot pays': 'A pot pays here, and no seat: say which seat is paid, by `winner`.' },
  ofTable: (at) => at.payer ?? NOBODY,
};

export const responsible: FactWord = {
  is: 'fact',
  name: 'responsible',
  places: ['payment'],
  type: 'seat',
  says: 'The seat that must answer for the hand, having fed it; nobody where nobody did.',
  example: 'by draw and payer is responsible',
  lacks: {
    'nobody won':
      'Somebody is responsible for a hand that has won: say it under `win`, or let a mark remember the seat.',
    'game over':
      'Somebody is responsible for a hand that has won: say it under `win`, or let a mark remember the seat.',
  },
  ofTable: (at) => at.responsible ?? NOBODY,
};

export const someoneResponsible: FactWord = {
  is: 'fact',
  name: 'someone responsible',
  places: ['payment'],
  type: 'yes/no',
  says: 'Whether a seat must answer for the hand.',
  example: 'by draw and not someone responsible',
  lacks: {
    'nobody won':
      'Somebody is responsible for a hand that has won: say it under `win`, or let a mark remember the seat.',
    'game over':
      'Somebody is responsible for a hand that has won: say it under `win`, or let a mark remember the seat.',
  },
  ofTable: (at) => at.responsible !== undefined,
};

export const firstWinner: FactWord = {
  is: 'fact',
  name: 'first winner',
  places: ['move', 'payment'],
  type: 'yes/no',
  says: 'Whether no other winner comes before this one, counted from who exposed the tile: in the steps of a move that wins, and in payments.',
  example: 'first winner and not exposer is dealer',
  lacks: {
    'nobody won': 'There are winners under `win` alone: leave it out.',
    'game over': 'There are winners under `win` alone: leave it out.',
  },
  ofTable: (at) => at.first ?? true,
};

export const firstToDropWord: FactWord = {
  is: 'fact',
  name: 'first to drop',
  places: ['move', 'limit', 'payment'],
  type: 'seat',
  says: "Who let the tile exposed go first: counted from the seat's own last discard, the first to discard one of its kind; mostly the exposer.",
  example: 'first to drop is dealer',
  ofTable: (at) => firstToDrop(at.table, at.winner ?? at.seat),
};

export const iAmNext: FactWord = {
  is: 'fact',
  name: 'i am next',
  places: ['move', 'limit'],
  type: 'yes/no',
  says: 'Whether the seat comes right after the one whose tile is being claimed or won.',
  example: 'not i am next',
  lacks: {
    'own tile exposed': 'These are steps of the seat whose tile it is. Say it under `passed`, for each of the others.',
  },
  ofTable: ({ table, seat }) => {
    const from = exposerOf(table);
    return from >= 0 && nextPlaying(table, from) === seat;
  },
};

export const winner: FactWord = {
  is: 'fact',
  name: 'winner',
  places: ['payment', 'sequence'],
  type: 'seat',
  says: 'The seat that won, or that is paid; nobody where nobody won.',
  example: 'winner is dealer',
  ofTable: (at) => at.winner ?? NOBODY,
};

export const lastDealer: FactWord = {
  is: 'fact',
  name: 'last dealer',
  places: ['payment', 'sequence'],
  type: 'yes/no',
  says: 'Whether the dealer is the last of the round: the next would be the one who began it.',
  example: 'last dealer and i am dealer',
  ofTable: ({ table }) => nextSeat(table, table.dealer) === table.starter,
};
