/** Kongs on the table, and what one more would change. */
import {
  countsBeforeDraw,
  holdingAt,
  kindOf,
  kongsOf,
  lastBy,
  type Kind,
  type Meld,
  type Context,
  seatFromDealer,
  tallyOf,
  type WinQuery,
} from '../../core/index.ts';
import { type FactWord, TABLE } from './word.ts';

export const kongsSoFar: FactWord = {
  is: 'fact',
  name: 'kongs so far',
  places: [...TABLE, 'setup'],
  type: 'number',
  says: 'How many kongs lie on the table.',
  example: 'kongs so far == 4',
  ofTable: ({ table }) => {
    let kongs = 0;
    for (let seat = 0; seat < table.seats.length; seat++) kongs += kongsOf(table, seat);
    return kongs;
  },
};

export const myKongs: FactWord = {
  is: 'fact',
  name: 'my kongs',
  places: TABLE,
  type: 'number',
  says: 'How many kongs the seat has on the table.',
  example: 'my kongs == 4',
  ofTable: ({ table, seat }) => kongsOf(table, seat),
};

export const seatsWithKongs: FactWord = {
  is: 'fact',
  name: 'seats with kongs',
  places: TABLE,
  type: 'number',
  says: 'How many seats have a kong on the table.',
  example: 'kongs so far == 4 and seats with kongs > 1',
  ofTable: ({ table }) => table.seats.filter((_, seat) => kongsOf(table, seat) > 0).length,
};

/** A hand by kind and what it has on the table. */
interface Side {
  counts: number[];
  melds: readonly Meld[];
}

/** The hand before its last tile was drawn, and after all tiles of a kind are put down as a kong. */
interface Change {
  before: Side;
  after: Side;
}

function kongOf({ table, seat, tile }: Context): Change | undefined {
  const mine = table.seats[seat];
  if (mine === undefined || tile === undefined) return undefined;
  const { tiles } = table.rules;
  const kind = kindOf(tiles, tile);
  const counts = tallyOf(mine.hand, tiles);
  counts[kind] = 0;
  return {
    before: { counts: countsBeforeDraw(table, seat), melds: mine.melds },
    after: { counts, melds: withKong(mine.melds, kind) },
  };
}

/** A pung of the kind becomes the kong; else it is a new one, concealed. */
function withKong(melds: readonly Meld[], kind: Kind): Meld[] {
  const tiles = [kind, kind, kind, kind];
  const at = melds.findIndex((meld) => meld.type === 'pung' && meld.kind === kind);
  if (at >= 0) return melds.with(at, { ...melds[at]!, type: 'kong', tiles, added: true });
  return [...melds, { type: 'kong', kind, tiles, claimed: false, from: -1, taken: -1, added: false, seen: true }];
}

/** Kinds that complete a hand; none where it does not wait. */
function waitsOf({ table, seat }: Context, { counts, melds }: Side): readonly Kind[] {
  return table.rules.winning(holdingAt(table, seat, counts, melds));
}

export const waitsStay: FactWord = {
  is: 'fact',
  name: 'waits stay',
  places: ['limit'],
  type: 'yes/no',
  says: 'Whether with the four tiles of its kind as a kong the hand waits for the same kinds as before it drew its last tile.',
  example: 'waits stay',
  ofTable: (at) => {
    const change = kongOf(at);
    if (change === undefined) return false;
    const before = waitsOf(at, change.before);
    return before.length > 0 && before.join() === waitsOf(at, change.after).join();
  },
};

/** A hand with the tile it waits for. */
function finished({ table, seat }: Context, { counts, melds }: Side, last: Kind): WinQuery {
  const { marks, counters } = table.seats[seat]!;
  return {
    counts: counts.with(last, counts[last]! + 1),
    melds,
    last,
    by: lastBy(table, seat),
    seat: seatFromDealer(table, seat),
    round: table.round,
    bonus: [],
    situation: 0,
    marks,
    counters: { ...table.counters, ...counters },
  };
}

export const readingsStay: FactWord = {
  is: 'fact',
  name: 'readings stay',
  places: ['limit'],
  type: 'yes/no',
  says: 'Whether the other tiles of its kind are a pung however the hand is completed and read.',
  example: 'waits stay and readings stay',
  ofTable: (at) => {
    const change = kongOf(at);
    if (change === undefined) return false;
    const readings = (side: Side, last: Kind): number => at.table.rules.readings(finished(at, side, last));
    return waitsOf(at, change.before).every((last) => readings(change.before, last) === readings(change.after, last));
  },
};
