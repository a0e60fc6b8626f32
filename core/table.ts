import type { Event, Paid } from './event.ts';
import type { Meld } from './meld.ts';
import type { Problem } from './problem.ts';
import type { Ending, Ruleset, Step, TurnBegin } from './ruleset.ts';
import type { RandomState } from './random.ts';
import type { Tile } from './tile.ts';

/**
 * Everything on and under the table, as plain data. Only `play` makes the next one; a table never changes.
 * Seats are 0, 1, 2 ... anticlockwise in playing order and belong to places; players move between places when seats are drawn.
 */
export interface Table {
  rules: Ruleset;
  random: RandomState;
  /** Prepared walls and dice for the next deals (scenarios), else empty. */
  arranged: Arranged[];
  /** players[seat] is the number of the player who sits there. */
  players: number[];
  /** By player. */
  points: number[];
  /** Counted for the whole table, and what lies in each pot. */
  counters: Readonly<Record<string, number>>;
  pots: Readonly<Record<string, number>>;
  /** Tiles turned up, by list. */
  lists: Readonly<Record<string, readonly Tile[]>>;
  /** Counters that stay with the players, by counter and player. */
  kept: Readonly<Record<string, readonly number[]>>;
  seats: SeatState[];
  wall: WallState;
  /** From 0. */
  period: number;
  /** From 1, anew in each period. */
  round: number;
  /** Deals begun so far, aborted ones included. */
  deals: number;
  /** First dealer of the period. */
  starter: number;
  dealer: number;
  dice: { total: number; faces: number[]; caster: number; forStarter: boolean };
  /** Whether the last deal is being played again. */
  replayed: boolean;
  stage: Stage;
  /** What is still to be done before anybody is asked again, first one first. */
  agenda: AgendaItem[];
  /** What the last step laid open: a tile, and the meld it stands in (-1: none). */
  exposed: { tile: Tile; meld: number };
  /** Discards of this deal so far. */
  discards: number;
  /** Claims of this deal so far that made a meld. */
  claims: number;
  over: boolean;
  /** Seats that owe an answer now, lowest first. */
  toAct: number[];
  /** What the last action made happen. Not part of the state: tables that differ only here are the same. */
  events: Event[];
  /** Why the last action was refused; then nothing else changed. */
  refused?: Problem;
}

/** What a deal has instead of chance. */
export interface Arranged {
  /** All tiles in the order they would be drawn from the head, before the deal. Unlisted tiles follow at random. */
  wall?: Tile[];
  /** Totals of the casts to come, in order. */
  dice?: number[];
  /** Who sits where, in seat order; else the players stay where they are. */
  players?: number[];
}

/** What lies at a seat: lists are replaced, never changed, so tables share them and what was found out about one stays true. */
export interface SeatState {
  /** Concealed tiles, lowest first. */
  hand: readonly Tile[];
  melds: readonly Meld[];
  /** Bonus tiles shown, in order. */
  bonus: readonly Tile[];
  /** Tiles discarded, in order; `taken` ones lie in another seat's meld. */
  river: readonly RiverTile[];
  marks: readonly string[];
  counters: Readonly<Record<string, number>>;
  /** Tiles the seat keeps in mind, by list. */
  lists: Readonly<Record<string, readonly Tile[]>>;
  /** Who answers for a hand with this pattern, having fed it; the last one first. */
  liable: readonly { pattern: string; seat: number }[];
  /** What others paid the seat at once in this deal, so that it can be given back. */
  received: readonly Paid[];
  /** Turns begun in this deal. */
  turns: number;
}

/** A discard, the how-manieth of the deal; `taken` into another seat's meld; `drawn`: it was the tile just drawn. */
export interface RiverTile {
  tile: Tile;
  at: number;
  taken: boolean;
  drawn: boolean;
}

/**
 * The tiles in the order they are drawn from the head; `head` and `tail` are the ends that move.
 *
 *     column:   0   1   2          n/2-1
 *     upper    [0] [2] [4]  ....  [n-2]  <- the tail takes the upper tile of its column first
 *     lower    [1] [3] [5]  ....  [n-1]
 *               ^ head takes 0, 1, 2 ...
 */
export interface WallState {
  order: Tile[];
  head: number;
  /** End of the tail column, exclusive. */
  tail: number;
  /** How many tiles of the tail column are gone, from the top. */
  taken: number;
  /** Where the head column physically was: wall (seat whose wall it is) and column, clockwise from its right end. */
  startWall: number;
  startColumn: number;
}

/** What the table waits for. */
export type Stage =
  | { at: 'turn'; turn: Turn }
  | { at: 'window'; turn: Turn; window: Window }
  | Declared
  | { at: 'over' };

/** A win was declared in free play and not yet shown. */
export interface Declared {
  at: 'declared';
  turn: Turn;
  window?: Window;
  seat: number;
  move: string;
  /** Seats that win together with this one: still to show, shown already, and shown without a winning hand. */
  others: number[];
  shown: number[];
  failed: number[];
}

/** A seat that is to act, with what it may do. */
export interface Turn {
  seat: number;
  /** How it began: dealt hand, draw, replacement, a bonus tile just shown, a claim, or a question after the deal has ended. */
  begin: TurnBegin | 'claimed' | 'asked';
  /** Moves this turn offers. */
  offers: string[];
  /** The tile that came (drawn or claimed), or -1. */
  tile: Tile;
  /** The claim that began it, with what it took. */
  claim?: { move: string; tile: Tile; from: number; meld: number };
}

/** The moment after a tile is exposed. */
export interface Window {
  name: string;
  tile: Tile;
  from: number;
  /** Move that exposed the tile, and the meld it changed or made (kongs). */
  move: string;
  meld: number;
  /** By seat; undefined: still to come. */
  answers: (Answer | undefined)[];
}

export type Answer = { move: string; tiles: readonly Tile[] } | 'pass';

/** Something that waits its turn: of a move, or of the table itself. */
export type AgendaItem =
  /** A move goes on with this one of its steps; `shown`: a claim, whose tiles lie on the table already. */
  | { do: 'move'; move: string; at: number; seat: number; tiles: readonly Tile[]; kept: boolean; shown: boolean }
  /** Something an ending does to a seat. */
  | { do: 'rule'; step: Step; seat: number }
  /** The claim that came first gets the exposed tile. */
  | { do: 'claim'; seat: number; move: string; tiles: readonly Tile[] }
  /** The answers are looked at again, since a win among them was none. */
  | { do: 'close window' }
  /** After the deal has ended the seat is asked these moves. */
  | { do: 'ask'; seat: number; offers: string[] }
  /** The ending is told and paid. */
  | { do: 'close'; ending: Ending; seats: number[] }
  /** Seats win together with the exposed tile, or one on its own turn. */
  | { do: 'win'; seats: number[]; move: string }
  /** Bonus tiles of a dealt hand are shown. */
  | { do: 'bonus'; seat: number }
  /** Replacements for bonus tiles of a dealt hand. */
  | { do: 'refill'; seat: number; count: number }
  /** A tile for a bonus tile just drawn; the turn begins as it would have with that one. */
  | { do: 'again'; seat: number; begin: TurnBegin }
  /** The seat goes on with its turn and these moves. */
  | { do: 'go on'; seat: number; offers: string[] }
  /** The dealer's first turn. */
  | { do: 'first'; seat: number };
