/** Words with a name of the pack behind them. */
import { couldMake, exposedTile, kindOf, nextSeat, windowOf, wouldScore, type Context } from '../../core/index.ts';
import { NOBODY } from './play/seats.ts';
import { type NamedWord, READING, TABLE, waitsFor } from './word.ts';

export const wouldScoreWord: NamedWord = {
  is: 'named',
  name: 'would score',
  names: 'pattern',
  places: ['move', 'limit'],
  type: 'yes/no',
  says: 'Whether the hand, with the tile exposed if a window is open, wins with this pattern.',
  example: 'would score all_odd',
  lacks: { 'own tile exposed': 'The seat has parted with the tile. Say it under `passed`, for each of the others.' },
  ofTable: (at, pattern) => wouldScore(at.table, at.seat)?.patterns.some(({ id }) => id === pattern) ?? false,
};

export const waitsForWord: NamedWord = {
  is: 'named',
  name: 'waits for',
  names: 'pattern',
  places: READING,
  type: 'yes/no',
  says: 'Whether one more tile would complete a hand that has not won so that it has this pattern, whether or not such a tile is left.',
  example: 'waits for all_odd',
  hand: '111m 333p 555s 777m 9p, lost',
  ofHand: ({ marks }, pattern) => marks.includes(waitsFor(pattern)),
};

export const seatsWith: NamedWord = {
  is: 'named',
  name: 'seats with',
  names: 'mark',
  places: TABLE,
  type: 'number',
  says: 'How many seats carry this mark, also where they have left the deal.',
  example: 'seats with ready == 4',
  ofTable: ({ table }, mark) => table.seats.filter(({ marks }) => marks.includes(mark)).length,
};

export const seatWith: NamedWord = {
  is: 'named',
  name: 'seat with',
  names: 'mark',
  places: TABLE,
  type: 'seat',
  says: 'The first seat from the dealer on that carries this mark; nobody where none does.',
  example: 'seat with ready is dealer',
  ofTable: ({ table }, mark) => {
    for (let far = 0; far < table.seats.length; far++) {
      const seat = nextSeat(table, table.dealer, far);
      if (table.seats[seat]!.marks.includes(mark)) return seat;
    }
    return NOBODY;
  },
};

/** Where wins are examined later everybody may declare one; only what would have stood was open. Rules that only score know no moves. */
function wasOpen({ table, seat }: Context, id: string): boolean {
  const move = table.rules.moves[id];
  return move !== undefined && couldMake(table, seat, id) && move.needs({ table, seat });
}

export const passed: NamedWord = {
  is: 'named',
  name: 'passed',
  names: 'move',
  places: ['move'],
  type: 'yes/no',
  says: 'Whether the seat could rightly have made this move in the window that just closed, and did not.',
  example: 'passed win',
  ofTable: (at, move) => {
    const window = windowOf(at.table);
    if (window === undefined || window.from === at.seat) return false;
    const answer = window.answers[at.seat];
    const made = typeof answer === 'object' && answer?.move === move;
    return !made && wasOpen(at, move);
  },
};

export const exposedIn: NamedWord = {
  is: 'named',
  name: 'exposed in',
  names: 'list',
  places: ['move', 'limit'],
  type: 'yes/no',
  says: 'Whether the tile exposed is of a kind in this list, of the seat or of the table.',
  example: 'not exposed in passed_tiles',
  ofTable: ({ table, seat }, list) => {
    const exposed = exposedTile(table);
    if (exposed === undefined) return false;
    const { tiles } = table.rules;
    const listed = table.seats[seat]?.lists[list] ?? table.lists[list] ?? [];
    return listed.some((tile) => kindOf(tiles, tile) === kindOf(tiles, exposed));
  },
};
