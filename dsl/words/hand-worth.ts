/** What a hand would be worth before it has won. */
import { holdingAt, kindOf, seatFromDealer, tallyOf, wouldWin, type Kind, type Context } from '../../core/index.ts';
import type { FactWord } from './word.ts';

export const worthNow: FactWord = {
  is: 'fact',
  name: 'worth now',
  places: ['move', 'limit'],
  type: 'number',
  says: 'What the hand, with the tile exposed if a window is open, would win with; 0 where it does not win.',
  example: 'worth now > 8',
  lacks: { 'own tile exposed': 'The seat has parted with the tile. Say it under `passed`, for each of the others.' },
  ofTable: ({ table, seat }) => wouldWin(table, seat)?.value ?? 0,
};

/** The hand with one more tile, won on a discard; nothing is asked of how it came. */
function worthWith({ table, seat }: Context, last: Kind): number {
  const { rules, round } = table;
  const { hand, melds, marks, counters, bonus } = table.seats[seat]!;
  const counts = tallyOf(hand, rules.tiles);
  counts[last]!++;
  const worth = rules.worth({
    counts,
    melds,
    last,
    by: 'discard',
    seat: seatFromDealer(table, seat),
    round,
    bonus: bonus.map((tile) => kindOf(rules.tiles, tile)),
    situation: 0,
    marks,
    counters: { ...table.counters, ...counters },
  });
  return worth?.value ?? 0;
}

export const worthWaiting: FactWord = {
  is: 'fact',
  name: 'worth waiting',
  places: ['payment'],
  type: 'number',
  says: 'What the hand of the seat would win with on the best tile it waits for, as a plain discard; 0 where it does not wait.',
  example: 'if payer waits then 0 else worth waiting',
  ofTable: (at) => {
    const { table, seat } = at;
    const mine = table.seats[seat];
    if (mine === undefined) return 0;
    const { rules } = table;
    const holding = holdingAt(table, seat, tallyOf(mine.hand, rules.tiles), mine.melds);
    return Math.max(0, ...rules.winning(holding).map((kind) => worthWith(at, kind)));
  },
};
