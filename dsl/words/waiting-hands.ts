/** Whether hands lack one tile to win, or none, at the table. */
import {
  countsBeforeDraw,
  holdingAt,
  isComplete,
  isJoker,
  isWaiting,
  kindOf,
  type Meld,
  type Table,
  tallyOf,
  type Tile,
  type TileSet,
  windowOf,
} from '../../core/index.ts';
import { type FactWord, TABLE } from './word.ts';

/** A hand with one tile too many waits if it does after a discard. */
function waits(table: Table, seat: number | undefined): boolean {
  return seat !== undefined && table.seats[seat] !== undefined && isWaiting(table, seat);
}

export const handWaits: FactWord = {
  is: 'fact',
  name: 'hand waits',
  places: TABLE,
  type: 'yes/no',
  says: 'Whether the hand of the seat lacks one tile to win.',
  example: 'hand waits and not i am dealer',
  ofTable: (at) => waits(at.table, at.seat),
};

export const handCanWin: FactWord = {
  is: 'fact',
  name: 'hand can win',
  places: TABLE,
  type: 'yes/no',
  says: 'Whether what all can see leaves the seat a hand that wins: its melds belong to one, and enough of its tiles are not on the table.',
  example: 'not hand can win',
  ofTable: ({ table, seat }) => canWin(table, seat, []),
};

export const handCanWinWithIt: FactWord = {
  is: 'fact',
  name: 'hand can win with it',
  places: ['limit'],
  type: 'yes/no',
  says: 'Of a claim: the same once these tiles of the hand lie with the exposed one.',
  example: 'hand can win with it',
  ofTable: ({ table, seat, tile, tiles = tile === undefined ? [] : [tile] }) => canWin(table, seat, tiles),
};

/** Whether what all can see leaves the seat a hand that wins, these tiles lying with the exposed one as a meld. */
function canWin(table: Table, seat: number, used: readonly Tile[]): boolean {
  const mine = table.seats[seat];
  if (mine === undefined) return false;
  const { rules } = table;
  const set = rules.tiles;
  const window = used.length > 0 ? windowOf(table) : undefined;
  const melds = window === undefined ? mine.melds : [...mine.melds, meldWith(set, window, used)];
  const counts = tallyOf(mine.hand, set);
  const gone = tallyOnTable(table);
  for (const tile of used) {
    counts[kindOf(set, tile)]!--;
    gone[kindOf(set, tile)]!++;
  }
  // Any win will do (row W6, other packs).
  return rules.distance({ ...holdingAt(table, seat, counts, melds), melded: gone }, Number.MAX_VALUE) < Infinity;
}

/** The tiles of all rivers and melds by kind, each once. */
function tallyOnTable({ rules, seats }: Table): number[] {
  const counts = rules.tiles.kinds.map(() => 0);
  const add = (tile: Tile): number => counts[kindOf(rules.tiles, tile)]!++;
  for (const { river, melds } of seats) {
    for (const { tile, taken } of river) if (!taken) add(tile);
    for (const { tiles } of melds) tiles.forEach(add);
  }
  return counts;
}

function meldWith(set: TileSet, { tile, from }: { tile: Tile; from: number }, used: readonly Tile[]): Meld {
  const tiles = [...used, tile];
  const kinds = tiles.map((one) => kindOf(set, one)).filter((kind) => !isJoker(set, kind));
  const kind = Math.min(...kinds);
  const type = kind < Math.max(...kinds) ? 'chow' : tiles.length > 3 ? 'kong' : 'pung';
  return { type, kind, tiles, claimed: true, from, taken: tile, added: false, seen: true };
}

export const payerWaits: FactWord = {
  is: 'fact',
  name: 'payer waits',
  places: ['payment'],
  type: 'yes/no',
  says: 'Whether the hand of the seat that pays lacks one tile to win.',
  example: 'hand waits and not payer waits',
  lacks: { 'pot pays': 'A pot pays here, and no seat: write `hand waits` for the seat that is paid.' },
  ofTable: (at) => waits(at.table, at.payer),
};

export const dealerWaits: FactWord = {
  is: 'fact',
  name: 'dealer waits',
  places: ['payment', 'sequence'],
  type: 'yes/no',
  says: "Whether the dealer's hand lacks one tile to win.",
  example: 'ending is exhausted and dealer waits',
  ofTable: (at) => waits(at.table, at.table.dealer),
};

export const seatsWaiting: FactWord = {
  is: 'fact',
  name: 'seats waiting',
  places: ['payment', 'sequence'],
  type: 'number',
  says: 'How many hands of seats that still play lack one tile to win.',
  example: 'if seats waiting == 2 then 750 else 1000',
  ofTable: ({ table }) => table.seats.filter(({ out }, seat) => !out && waits(table, seat)).length,
};

export const completes: FactWord = {
  is: 'fact',
  name: 'completes',
  places: ['move', 'limit'],
  type: 'yes/no',
  says: 'Whether the hand, with the tile exposed if a window is open, is complete in some shape, whatever it would score.',
  example: 'completes and not wins',
  lacks: {
    'own tile exposed':
      'The seat has parted with the tile. Write `hand waits`, or say it under `passed`, for each of the others.',
  },
  ofTable: ({ table, seat }) => table.seats[seat] !== undefined && isComplete(table, seat),
};

export const waitsOnOwnDiscard: FactWord = {
  is: 'fact',
  name: 'waits on own discard',
  places: TABLE,
  type: 'yes/no',
  says: 'Whether a kind that completes the hand lies among its own discards, claimed ones included; a tile just drawn is left out.',
  example: 'hand waits and not waits on own discard',
  ofTable: ({ table, seat }) => {
    const mine = table.seats[seat];
    if (mine === undefined || mine.river.length === 0) return false;
    const { rules } = table;
    const holding = holdingAt(table, seat, countsBeforeDraw(table, seat), mine.melds);
    const kinds = rules.winning(holding);
    return mine.river.some(({ tile }) => kinds.includes(kindOf(rules.tiles, tile)));
  },
};
