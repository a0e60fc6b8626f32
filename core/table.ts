import type { Entry, Event, Paid } from './event.ts';
import type { Meld } from './things/meld.ts';
import type { Problem } from './problems/problem.ts';
import type { Ending, Ruleset, TurnBegin } from './ruleset.ts';
import type { RandomState } from './things/random-types.ts';
import type { PlayerNumber, Seat } from './things/seat.ts';
import type { Tile } from './things/tile.ts';

/** Version of the saved form of a table. Whatever changes what the form says raises it. */
export const TABLE_VERSION = 4;

/** In place of a meld: the exposed tile lies among the bonus tiles of its seat. */
export const ASIDE = -2;

/**
 * The saved form of a table, plain JSON: everything on and under it, hidden tiles included. It names its rules by hash.
 * Seats are 0, 1, 2 ... anticlockwise in playing order and belong to places; players move between places when seats are drawn.
 */
export interface SavedTable {
  /** Version of this form. */
  version: number;
  /** Content hash of the rules. */
  hash: string;
  /** The format of packs that the hash was made in. */
  format: number;
  random: RandomState;
  /** Prepared walls and dice for the next deals (scenarios), else empty. */
  arranged: Arranged[];
  /** players[seat] is the number of the player who sits there. */
  players: PlayerNumber[];
  /** By player. */
  points: number[];
  /** Counted for the whole table, and what lies in each pot. */
  counters: Readonly<Record<string, number>>;
  pots: Readonly<Record<string, number>>;
  /** Tiles turned up, by list. */
  lists: Readonly<Record<string, readonly Tile[]>>;
  /** Counters that stay with the players, by counter and player. */
  playerCounters: Readonly<Record<string, readonly number[]>>;
  seats: SeatState[];
  wall: WallState;
  /** From 1. */
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
  /** How the deal ended and who paid whom, once it is settled; null before. */
  settled: Settled | null;
  /** What is still to be done before anybody is asked again, first one first. */
  agenda: AgendaItem[];
  /** What the last step laid open: a tile, and the meld it stands in (-1: none; `ASIDE`: it lies aside). */
  exposed: { tile: Tile; meld: number };
  /** Discards of this deal so far. */
  discards: number;
  /** Claims of this deal so far that made a meld. */
  claims: number;
  over: boolean;
  /** Seats that owe an answer now, lowest first. */
  toAct: Seat[];
}

/** A table as it is played at: the state, which is what is saved, and what the last action brought. */
export interface Table extends SavedTable {
  /** What the last action made happen. Not part of the state: tables that differ only here are the same. */
  events: Event[];
  /** Why the last action was refused; then nothing else changed. */
  refused?: Problem;
}

/**
 * A game at one moment, as plain data: `JSON.stringify` and `structuredClone` give what `restoreTable` takes. Only `play` makes the next one; a
 * table given to it never changes. The rules are no part of the data. They are held where engines reach them as fast as a property.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the constructor sets every field of the saved form.
export class Table {
  readonly #rules: Ruleset;

  /**
   * A table with these things on it and no events; nothing is checked or copied. All tables are made here, field by field in one order, so that
   * code compiled for one is as fast for every other (row W6).
   */
  constructor(rules: Ruleset, state: Omit<SavedTable, 'version'>) {
    this.#rules = rules;
    this.version = TABLE_VERSION;
    this.hash = state.hash;
    this.format = state.format;
    this.random = state.random;
    this.arranged = state.arranged;
    this.players = state.players;
    this.points = state.points;
    this.counters = state.counters;
    this.pots = state.pots;
    this.lists = state.lists;
    this.playerCounters = state.playerCounters;
    this.seats = state.seats;
    this.wall = state.wall;
    this.period = state.period;
    this.round = state.round;
    this.deals = state.deals;
    this.starter = state.starter;
    this.dealer = state.dealer;
    this.dice = state.dice;
    this.replayed = state.replayed;
    this.stage = state.stage;
    this.settled = state.settled;
    this.agenda = state.agenda;
    this.exposed = state.exposed;
    this.discards = state.discards;
    this.claims = state.claims;
    this.over = state.over;
    this.toAct = state.toAct;
    this.events = [];
  }

  /** The rules the table is played by. */
  get rules(): Ruleset {
    return this.#rules;
  }

  /** What `JSON.stringify` writes: the saved form. */
  toJSON(): SavedTable {
    const { events: _events, refused: _refused, ...saved } = this;
    return saved;
  }
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
  /** Bonus tiles shown, and tiles laid aside, in order. */
  bonus: readonly Tile[];
  /** Tiles discarded, in order; `taken` ones lie in another seat's meld, or beside the hand they were won with. */
  river: readonly RiverTile[];
  marks: readonly string[];
  counters: Readonly<Record<string, number>>;
  /** Tiles the seat keeps in mind, by list. */
  lists: Readonly<Record<string, readonly Tile[]>>;
  /** Who answers for a hand with this pattern, having fed it; the last one first. */
  liable: readonly { pattern: string; seat: number }[];
  /** What others paid the seat at once in this deal, payment by payment, so that it can be given back. */
  received: readonly (readonly Paid[])[];
  /** The hand as it was last laid open for all to see in this deal, lowest first; empty if it was not. */
  shown: readonly Tile[];
  /** Turns begun in this deal. */
  turns: number;
  /** How often the seat has won in this deal, the tiles it won with, laid beside the hand, and whether it has left the deal. */
  wins: number;
  won: readonly Tile[];
  out: boolean;
}

/** A discard, the how-manieth of the deal; `taken` into another seat's meld, or won with; `drawn`: it was the tile just drawn. */
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
  | Together
  | Declared
  /** The deal is settled and its final position can be seen; every seat in `toAct` has still to answer `next_deal`. */
  | { at: 'settled' }
  | { at: 'over' };

/** How a deal ended. */
export interface Settled {
  ending: Ending;
  /** Who has won, or won falsely. */
  seats: readonly Seat[];
  /** Who paid whom for it. */
  entries: readonly Entry[];
}

/** All seats are asked in a phase before the first turn. */
export interface Together {
  at: 'phase';
  /** Its place among the phases of the rules. */
  phase: number;
  /** By seat; null: still to come. */
  answers: (Answer | null)[];
}

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
  /** The claim that began it, with what it took; `meld` is `ASIDE` where the tile was laid aside. */
  claim?: { move: string; tile: Tile; from: number; meld: number };
}

/** The moment after a tile is exposed. */
export interface Window {
  name: string;
  tile: Tile;
  from: number;
  /** Move that exposed the tile, none of a bonus tile that was drawn, and the meld it changed or made (kongs), or `ASIDE`. */
  move: string;
  meld: number;
  /** By seat; null: still to come. */
  answers: (Answer | null)[];
}

export type Answer = { move: string; tiles: readonly Tile[] } | 'pass';

/** Tiles that have left the hand of a seat for another. */
export interface Gift {
  seat: Seat;
  to: Seat;
  tiles: readonly Tile[];
  /** Up to this number the seat passes on what comes to it, unseen. */
  fill: number;
}

/** Something that waits its turn: of a move, or of the table itself. */
export type AgendaItem =
  /** A move goes on with this one of its steps; `shown`: a claim, whose tiles lie on the table already. */
  | { do: 'move'; move: string; at: number; seat: number; tiles: readonly Tile[]; fromHand: boolean; shown: boolean }
  /** A seat goes through the step with this number (from 0) of what an ending does to every seat. */
  | { do: 'rule'; ending: Ending; at: number; seat: number }
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
  /** The phase with this place comes, or the dealer's first turn after the last; `asked`: the seats have answered. */
  | { do: 'phase'; at: number; asked: boolean }
  /** What seats give each other in a phase arrives. Nobody is asked before it does. */
  | { do: 'arrive'; gifts: Gift[] }
  /** Bonus tiles of a dealt hand are shown. */
  | { do: 'bonus'; seat: number }
  /** Replacements for bonus tiles of a dealt hand. */
  | { do: 'refill'; seat: number; count: number }
  /** A bonus tile just drawn may be answered. */
  | { do: 'expose'; seat: number; tile: Tile }
  /** A tile for a bonus tile just drawn; the turn begins as it would have with that one. */
  | { do: 'again'; seat: number; begin: TurnBegin }
  /** The seat goes on with its turn and these moves. */
  | { do: 'go on'; seat: number; offers: string[] }
  /** The dealer's first turn. */
  | { do: 'first'; seat: number }
  /** The next deal of the period, once all have seen how this one was settled. */
  | { do: 'deal'; dealer: number; round: number; replayed: boolean }
  /** The same, of the next period. */
  | { do: 'period'; replayed: boolean };
