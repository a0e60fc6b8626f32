/** What is asked of the tile a move would use: of a discard, also what the claim that began the turn forbids. */
import {
  drawnTile,
  kindOf,
  type Kind,
  type Context,
  mayWaitWithout,
  type TileSet,
  turnOf,
  waitsWithout,
} from '../../../core/index.ts';
import type { FactWord } from '../word.ts';

/** The claim that began the turn. */
function claimOf(at: Context) {
  return turnOf(at.table)?.claim;
}

/** Three kinds in a row of a suit that runs. */
function isChow(a: Kind, b: Kind, c: Kind, tiles: TileSet): boolean {
  const low = Math.min(a, b, c);
  const high = Math.max(a, b, c);
  const middle = a + b + c - low - high;
  const suit = tiles.suits[tiles.kinds[low]!.suit]!;
  return suit.runs && middle === low + 1 && high === low + 2 && high < suit.first + suit.ranks;
}

export const sameKindAsClaimed: FactWord = {
  is: 'fact',
  name: 'same kind as claimed',
  places: ['limit'],
  type: 'yes/no',
  says: 'Whether the tile is of the kind just claimed.',
  example: 'not same kind as claimed',
  mostKinds: 1,
  ofTable: (at) => {
    const claim = claimOf(at);
    if (claim === undefined || at.tile === undefined) return false;
    const { tiles } = at.table.rules;
    return kindOf(tiles, at.tile) === kindOf(tiles, claim.tile);
  },
};

export const completesChow: FactWord = {
  is: 'fact',
  name: 'completes chow with shown tiles',
  places: ['limit'],
  type: 'yes/no',
  says: 'Whether the tile makes a chow with the two own tiles of the chow just claimed.',
  example: 'not completes chow with shown tiles',
  mostKinds: 2,
  ofTable: (at) => {
    const claim = claimOf(at);
    const meld = claim && at.table.seats[at.seat]!.melds[claim.meld];
    if (claim === undefined || meld?.type !== 'chow' || at.tile === undefined) return false;
    const { tiles } = at.table.rules;
    const taken = meld.tiles.indexOf(claim.tile);
    const one = meld.tiles[taken === 0 ? 1 : 0]!;
    const other = meld.tiles[taken === 2 ? 1 : 2]!;
    return isChow(kindOf(tiles, one), kindOf(tiles, other), kindOf(tiles, at.tile), tiles);
  },
};

export const suitsUsed: FactWord = {
  is: 'fact',
  name: 'suits used',
  places: ['limit'],
  type: 'number',
  says: 'How many suits the tiles are of that the move would use.',
  example: 'suits used == 1',
  ofTable: ({ table, tile, tiles = tile === undefined ? [] : [tile] }) => {
    const { tiles: set } = table.rules;
    return new Set(tiles.map((used) => set.kinds[kindOf(set, used)]!.suit)).size;
  },
};

export const waitsWithoutIt: FactWord = {
  is: 'fact',
  name: 'hand waits without it',
  places: ['limit'],
  type: 'yes/no',
  says: 'Whether the hand lacks one tile to win once the tile is gone.',
  example: 'hand waits without it',
  ofTable: ({ table, seat, tile }) => {
    if (table.seats[seat] === undefined) return false;
    return tile === undefined ? mayWaitWithout(table, seat) : waitsWithout(table, seat, tile);
  },
  ofAnyTile: true,
};

export const justDrawn: FactWord = {
  is: 'fact',
  name: 'just drawn',
  places: ['limit'],
  type: 'yes/no',
  says: 'Whether the tile is the one just drawn, not an alike one of the hand.',
  example: 'just drawn or hand waits without it',
  ofTable: ({ table, seat, tile, fromHand }) => tile !== undefined && !fromHand && drawnTile(table, seat) === tile,
};

export const sameKindAsDrawn: FactWord = {
  is: 'fact',
  name: 'same kind as drawn',
  places: ['limit'],
  type: 'yes/no',
  says: 'Whether the tile is of the kind just drawn.',
  example: 'same kind as drawn and waits stay',
  ofTable: ({ table, seat, tile }) => {
    const { tiles } = table.rules;
    const drawn = drawnTile(table, seat);
    return tile !== undefined && drawn !== undefined && kindOf(tiles, drawn) === kindOf(tiles, tile);
  },
};
