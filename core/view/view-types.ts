import type { Action } from '../action.ts';
import type { SeatView } from '../cache/seat-views.ts';
import type { Turn, Settled } from '../table.ts';
import type { Meld } from '../things/meld.ts';
import type { Seat } from '../things/seat.ts';

/** One seat's side of a table; plain data. What has not changed is the same in the next view, so it is frozen. */
export interface View {
  /** The seat that looks; who sits there is `seats[seat].player`. */
  seat: Seat;
  /** Pack id and hash of the rules played. */
  rules: string;
  hash: string;
  /** Counted from 1; rounds anew in each period. */
  period: number;
  round: number;
  /** Deals begun so far, this one included. */
  deal: number;
  dealer: Seat;
  /** First dealer of the period. */
  starter: Seat;
  /** Whether the last deal is being played again. */
  replayed: boolean;
  dice: Readonly<DiceView>;
  /** All own concealed tiles, lowest first; the one just drawn is among them. */
  hand: readonly string[];
  /** The tile of `hand` that was just drawn; empty if none was. */
  drawn: string;
  /** What lies at each seat, by seat. */
  seats: readonly SeatView[];
  wall: Readonly<{ left: number; startWall: number; startColumn: number }>;
  /** Of the whole table: counters, what lies in pots, tiles turned up. */
  counters: Readonly<Record<string, number>>;
  pots: Readonly<Record<string, number>>;
  lists: Readonly<Record<string, readonly string[]>>;
  /** Discards of this deal so far. */
  discards: number;
  /** Whose turn it is, and how it began; null while nobody's is. */
  turn: Readonly<{ seat: Seat; begin: Turn['begin'] }> | null;
  /** The tile that seat `from` has exposed and that may be answered; `answer`: what this seat has answered, null before and for `from`. */
  window: { name: string; tile: string; from: Seat; answer: Action | null } | null;
  /** The phase in which all seats are asked before the first turn; `answer`: what this seat has answered, null before. Null outside of phases. */
  phase: { id: string; answer: Action | null } | null;
  /** A win that is declared and not yet shown, in free play; `move`: `?` for seats that are not told. */
  declared: Readonly<{ seat: Seat; move: string }> | null;
  /** How the deal ended and who paid whom, once that is settled; null before. From there `next_deal` goes on, unless the game is over. */
  settled: Readonly<Settled> | null;
  /** Whether the game is over. */
  over: boolean;
  /**
   * What the seat may do now, each an action that `play` takes as it is; empty where nothing is asked of it. Discards stand here without `fromHand`: of a tile
   * alike to the one just drawn the same action with `fromHand: true` is legal too. A server asks `isLegal`, not this list.
   */
  legal: readonly Action[];
}

/** The dice cast last, and the seat that cast them. */
export interface DiceView {
  total: number;
  faces: readonly number[];
  caster: Seat;
}

/** A group of tiles on the table as one seat sees it. */
export interface MeldView {
  group: Meld['type'];
  /** Ids in notation; `?` where this seat may not look. */
  tiles: readonly string[];
  /** Completed with the tile of seat `from` (-1: nobody's). */
  claimed: boolean;
  from: Seat;
  taken: string;
  added: boolean;
}

/** A discard, the how-manieth of the deal; `taken` into another seat's meld, or won with; `drawn`: it was the tile just drawn. */
export interface TileView {
  tile: string;
  at: number;
  taken: boolean;
  drawn: boolean;
}
