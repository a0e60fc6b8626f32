/** Sets on the table by suit. */
import { kindOf, latestTile, type Context } from '../../core/index.ts';
import { type FactWord, TABLE } from './word.ts';

/** How many sets the seat shows in each suit that runs; none in the others. */
function shownBySuit({ table, seat }: Context): number[] {
  const { kinds, suits } = table.rules.tiles;
  const sets = table.seats[seat]?.melds.filter(({ type }) => type !== 'pair') ?? [];
  return suits.map(({ runs }, suit) => (runs ? sets.filter(({ kind }) => kinds[kind]!.suit === suit).length : 0));
}

export const mostShownInSuit: FactWord = {
  is: 'fact',
  name: 'most shown sets in one suit',
  places: TABLE,
  type: 'number',
  says: 'How many sets the seat has on the table of the suit that it has most of; suits that run count.',
  example: 'most shown sets in one suit >= 3',
  ofTable: (at) => Math.max(0, ...shownBySuit(at)),
};

export const shownInSuitOfLast: FactWord = {
  is: 'fact',
  name: 'shown sets in suit of last tile',
  places: TABLE,
  type: 'number',
  says: 'How many sets the seat has on the table of the suit of the last tile; 0 where that suit does not run.',
  example: 'shown sets in suit of last tile == 3',
  ofTable: (at) => {
    const last = latestTile(at.table, at.seat);
    if (last === undefined) return 0;
    const { tiles } = at.table.rules;
    return shownBySuit(at)[tiles.kinds[kindOf(tiles, last)]!.suit]!;
  },
};
