/**
 * What the table asks of a ruleset. A ruleset is a pack after loading: checked, flattened, compiled, its
 * options fixed. Expressions have become functions of a `Context`.
 */
import type { Contents } from './named-things-types.ts';
import type { Holding, Judgement, ListedHand, WinQuery, Worth } from './judgement.ts';
import type { PhaseRule } from './phase.ts';
import type { GroupType, Meld } from './things/meld.ts';
import type { Table } from './table.ts';
import type { Kind, Tile, TileSet } from './things/tile.ts';
import type { WildRule } from './things/wild-tiles.ts';
import type { StoredPack } from './stored-pack.ts';

/** Where an expression stands when the table asks it: the whole table, one seat's side of it, and what is being considered. */
export interface Context {
  table: Table;
  /** The seat the expression speaks of (`i`, `my`). */
  seat: number;
  /** The tile a move would use, for limits on it; the tile it uses, for its steps before that leaves the hand. */
  tile?: Tile;
  /** All tiles a move would use, where it is more than one; `tile` is the first. */
  tiles?: readonly Tile[];
  /** An alike tile from the hand is meant, not the one just drawn. */
  fromHand?: boolean;
  /** How many equal claims there are. */
  claimants?: number;
  /** What the hand would be worth; only where a win is settled or considered. */
  judgement?: Judgement | undefined;
  /** Payment: who pays, who receives. */
  payer?: number | undefined;
  winner?: number;
  /** The same, where hands that have not won are read: what the hand of a seat is worth, or what its patterns add up to in a tally. */
  worthOf?: (seat: number, tally?: string) => number;
  /** Payment of a win, and steps of the move that won: how many win together. */
  winners?: number;
  /** The same: whether this winner comes first after the exposer. Payment: who fed the hand so that it is responsible. */
  first?: boolean;
  responsible?: number | undefined;
  /** Dice total just cast. */
  cast?: number;
  /** Sequence and payment: how the deal ended, and whether it is played again. */
  ending?: Ending | undefined;
  replayed?: boolean;
  /** Sequence: whether the dealer stays, and the number of the round if play goes on. */
  stays?: boolean;
  nextRound?: number;
}

/** A question to the rules, answered at a moment of the table. */
export type Query<T> = (at: Context) => T;

/** What an option of a pack may be set to. */
export type OptionValue = number | boolean | string;

/** The rules of a game as the table asks them; `load` makes one from a pack. */
export interface Ruleset {
  id: string;
  /** SHA-256 of the flattened pack and the options, hexadecimal. */
  hash: string;
  /** The format of packs that `pack` and `hash` are in. */
  format: number;
  /** The hash that the pack had as it was stored, in an older format: logs and saved tables of then name it. */
  storedHash?: string;
  /** The flattened pack, as JSON; a log carries it. */
  pack: StoredPack;
  name: Names;
  /** Every option with its value in force. */
  options: Record<string, OptionValue>;
  tiles: TileSet;
  seats: SeatsRule;
  wall: WallRule;
  deal: DealRule;
  bonus: BonusRule;
  /** Between the deal and the first turn, in order. */
  phases: readonly PhaseRule[];
  /** Moves open to the seat in turn, by how its turn came. */
  turn: Record<TurnBegin, string[]>;
  /** Done for the seat whenever its turn begins. */
  turnBegins: Steps;
  moves: Record<string, Move>;
  /** What happens around a window; by its name. */
  windows: Record<string, WindowRule>;
  /** Named facts about how a win came, in order; bit i of `WinQuery.situation`. */
  situation: { id: string; holds: Query<boolean> }[];
  /** Names of what packs remember: per seat. */
  marks: string[];
  /** Those of them that no other seat sees. */
  privateMarks: string[];
  counters: string[];
  /** Those of them that no other seat sees, and those that stay with a player from deal to deal. */
  privateCounters: string[];
  playerCounters: string[];
  /** Names of what is counted for the whole table, of accounts that are no seat's, and of lists of tiles on the table. */
  tableCounters: string[];
  pots: string[];
  lists: string[];
  listRules: Record<string, ListRule>;
  /** Tiles that stand for any other in a hand. */
  wild?: WildRule;
  /** What a finished hand is worth and why, or undefined if it does not win. */
  judge(query: WinQuery): Judgement | undefined;
  /** The same without the reasons, in a fraction of the time. */
  worth(query: WinQuery): Worth | undefined;
  /**
   * How many tiles a hand is away from the nearest win: 0 is ready, -1 complete; Infinity where nothing fits its size. Where
   * that is at most `enough`, it may be a win that is farther than the nearest but no farther than `enough`.
   */
  distance(holding: Holding, enough?: number): number;
  /** Kinds that bring a hand that waits for a tile nearer to a win, lowest first. */
  useful(holding: Holding): Kind[];
  /** Kinds that complete a hand that waits for a tile, lowest first; none for a hand that is not ready. */
  winning(holding: Holding): Kind[];
  /** Hands of groups of so many alike that the rules list one by one and these melds fit into. */
  listed(melds: readonly Meld[]): ListedHand[];
  /** Whether a condition of a shape asks for marks, so that distances need those of the seat. */
  marksShapeHands: boolean;
  /** Whether hands that have not won are read when a deal is paid. */
  readsLost: boolean;
  /** Where some hand wins whatever its tiles are: whether one could now. Else a hand that wins has the distance -1. */
  anyTilesWin?: Query<boolean>;
  /** In how many ways a finished hand can be read. */
  readings(query: WinQuery): number;
  /** `checked`: only what is right is offered; `free`: wins are examined when shown. */
  play: 'checked' | 'free';
  /** By ending, and `game_over`: what is paid once before the final standings. */
  settle: Record<string, Payments>;
  /** Every way a deal can end. */
  endings: Record<Ending, EndingRule>;
  /** Whether play goes on after a win; without it every win ends the deal. */
  playsOn?: PlaysOn;
  sequence: SequenceRule;
  /** Local names of things on the table (seats, moves, marks), for people. */
  names: Record<string, Names>;
  /** Everything the pack names: patterns, tallies, options and so on. */
  contents: Contents;
}

/** A name in several languages; `en` is always there. */
export type Names = { en: string } & Record<string, string>;

/** How many sit at the table, who sits where, and who deals first. */
export interface SeatsRule {
  count: number;
  /** Kinds drawn for the seats at the start of a period, in seat order; empty: seats stay as they came. */
  drawnBy: Kind[];
  /** Dice cast to say who takes the first of the stacked seat tiles; 0: they are simply drawn. */
  drawDice: number;
  /** First dealer of a period counted from the first seat (1 = that seat), with `cast` known. */
  starter: Query<number>;
  dice: number;
  /** By the number of the round that begins: `change[round][seat]` is where who sits there goes. */
  change: Readonly<Record<number, readonly number[]>>;
}

/** How the wall is built, where it is broken, and what of it is kept back. */
export interface WallRule {
  /** Tiles in a column. */
  height: number;
  dice: number;
  /** Starting wall, counted anticlockwise from the dealer's own (1). */
  start: Query<number>;
  /** Column of the starting wall, counted clockwise, that becomes the tail; the next is the head. */
  column: Query<number>;
  /** Tiles at the tail that are not drawn as things stand. */
  reserve: Query<number>;
  /** Which end replaces a kong, and which a bonus tile. */
  replaceFrom: 'head' | 'tail';
  replaceBonusFrom: 'head' | 'tail';
}

/** How the first hands are taken from the wall. */
export interface DealRule {
  /** Tiles that each seat has before the packets, whatever the walls hold. */
  each: readonly Tile[];
  /** Tiles taken at a time, seat by seat: [4, 4, 4]. */
  packets: number[];
  /** `leap`: the dealer takes the next tile and the one a full turn later, the others one each between; `single`: one each, then the dealer draws; `none`: the packets are the whole hand, and the dealer draws. */
  last: 'leap' | 'single' | 'none';
  /** Tiles of a hand that waits: what is dealt, or what the phases leave of it. */
  hand: number;
}

/** What is done with tiles that are laid aside. */
export interface BonusRule {
  /** Done for the seat that has just shown bonus tiles. */
  shown: Steps;
  /** Opened on a bonus tile drawn in a turn, when it has been shown. */
  window?: string | undefined;
}

/** Tiles that lie on the table, or that a seat keeps in mind. */
export interface ListRule {
  of: 'table' | 'seat';
  seen: 'everyone' | 'owner';
  /** Turned up in the wall: the i-th lies in column `column + i`, counted from the end of the tail, in this row (0: upper). */
  turned?: { column: number; row: number; atDeal: number };
}

/** What happens around a window, whichever move opens it. */
export interface WindowRule {
  /** Done for the exposer before anybody is asked. */
  opens: Steps;
  /** When nobody has won: done for every seat but the exposer ... */
  passed: Steps;
  /** ... and then for the exposer, before a claim is carried out. */
  stands: Steps;
}

/** What becomes of those who have won where play goes on. */
export interface PlaysOn {
  /** Asked once a win has been paid, of the last winner: does play go on? */
  when: Query<boolean>;
  /** `leave`: they are out of the deal; `stay`: they play on with the rest of the hand. */
  winners: 'leave' | 'stay';
  /** Whether the winning hand is shown at once, or when the deal is over. */
  hand: 'shown' | 'hidden';
}

/** A way a deal ends without a winner. */
export interface EndingRule {
  id: Ending;
  name: Names;
  /** Done for every seat from the dealer on before anything is paid. */
  eachSeat: Steps;
  /** Moves every seat is asked then, from the dealer on. */
  asks: string[];
}

/** How a turn came about: dealt hand, drawn tile, replacement tile, a bonus tile just shown. After claims the claim's own `then` holds. */
export type TurnBegin = 'dealt' | 'drawn' | 'replaced' | 'bonus';

/** Which tiles of the hand a move uses. */
export type Uses =
  | 'none'
  | 'any tile'
  | `${2 | 3} tiles`
  | 'aside'
  | `${1 | 2 | 3 | 4 | 5} same${'' | ' or jokers'}`
  | 'run'
  | '4 alike'
  | 'add to pung'
  | 'for joker';

/** A move is data: who may, with which tiles, when, what happens then. What is left out may also be undefined: moves that look alike are faster to read (row W6). */
export interface Move {
  id: string;
  name: Names;
  /** `turn`, the windows it answers, or the phases. */
  on: string[];
  by: 'any other seat' | 'next seat';
  uses: Uses;
  /** What the used tiles (with the claimed one) become on the table. */
  makes?: GroupType | undefined;
  when: Query<boolean>;
  /** What the hand must be. Checked play offers the move only if it holds; free play examines it when the hand is shown. */
  needs: Query<boolean>;
  rank: Query<number>;
  /** How many of several equal claims stand, nearest first. */
  ties: Query<number>;
  /** Equal claims to win that end the deal without a win. */
  abort?: { when: Query<boolean>; ending: Ending } | undefined;
  steps: Steps;
  /** Whether steps before its tiles leave the hand ask about the tile it uses. */
  asksTile: boolean;
  /** Moves open to this seat right afterwards; empty: the turn passes on as the steps say. */
  then: string[];
  /** Which tile the move may use. */
  allows?: Query<boolean> | undefined;
  /** Whether `allows` could hold of any tile, as far as the table says. */
  allowsSome?: Query<boolean> | undefined;
  /** Whether `allows` holds of every tile, as far as the table says. */
  allowsEvery?: Query<boolean> | undefined;
  /** Whether that asks for nothing that a claim changes. */
  allowsEveryByMarks: boolean;
  /** A discard nothing else stands against: where `allows` leaves no tile of the hand, every tile may go. */
  lastResort: boolean;
  /** Which tile may not be discarded in the turn this move opens. */
  discardLimit?: Query<boolean> | undefined;
  /** Tiles of how many kinds at most that keeps back, where it can be said. */
  limitedKinds?: number | undefined;
  /** May be taken back before the hand is shown (free play). */
  revocable: boolean;
  /** Free play asks `needs` when the hand is shown, not when the move is made. */
  examinedLater: boolean;
  /** Of a move that wins: done for the seat when its hand was shown and does not win, and play goes on; without it the deal ends. */
  ifFalse?: Steps | undefined;
  /** Whether every seat sees what was shown. */
  shownTo: 'everyone' | 'owner';
  source: string;
  /** Where the pack says it, for refusals. */
  place: string;
}

/**
 * The closed list of what a move can do, in order; each only where its `when` holds. What a step does, and how packs write it, stands in its
 * file in `core/play/steps/`; only its type stands here, since a file that a table is typed by may not know tables.
 */
export type Step = (
  | { do: 'discard' }
  | { do: 'show' }
  | { do: 'aside' }
  /** `stands`: done for the exposer when nobody has won on the tile, before a claim is carried out. */
  | { do: 'window'; name: string; stands: Steps }
  | { do: 'replace' }
  | { do: 'draw' }
  | { do: 'give'; to: Query<number>; fill: Query<number> }
  | { do: 'next' }
  | { do: 'swap' }
  | { do: 'leave'; name: string }
  | { do: 'win' }
  | { do: 'open' }
  | { do: 'mark'; name: string; of: 'seat' | 'everyone' | 'others' | 'exposer' }
  | { do: 'unmark'; name: string; of: 'seat' | 'everyone' | 'others' | 'exposer' }
  | { do: 'count'; name: string; to: Query<number> }
  | { do: 'reveal'; list: string; asManyAs?: string }
  | { do: 'deposit'; pot: string; amount: Query<number> }
  | { do: 'pay'; from: 'others' | 'exposer'; amount: Query<number>; reason: string }
  | { do: 'refund'; reason: string; which: 'all' | 'last'; of: 'seat' | 'exposer'; paidTo: 'payers' | 'seat' }
  | { do: 'note'; list: string }
  | { do: 'forget'; list: string }
  | { do: 'liable'; patterns: string[] }
  | { do: 'end'; ending: Ending }
) & { when?: Query<boolean> };

/** Things done one after the other, each only where its `when` holds. */
export interface InTurn<Part extends { when?: Query<boolean> }> extends Array<Part> {
  /** The first to be done from this place in the list on, or the length of the list; without it each is asked for itself. */
  due?: (at: Context, from: number) => number;
}

/** Steps done one after the other. */
export type Steps = InTurn<Step>;

/** How a deal ends: `win`, `exhausted`, `false_win`, or an ending of the pack. */
export type Ending = string;

/** One line of a settlement, asked for every payer and receiver that is a seat; amount 0 makes no entry. */
export interface Payment {
  id: string;
  /** Shown to people. */
  reason: string;
  /** Without it something is always paid. */
  when?: Query<boolean>;
  /** Asked where it is paid. */
  amount: Query<number>;
  /** Of a win: those who have not won pay each other. */
  betweenLosers?: true;
  /** Seats that have left the deal pay and are paid too. */
  amongEveryone?: true;
  /** A counter of seats or players in which is paid, in place of points. */
  counter?: string;
  /** A pot that pays, or is paid, in place of a seat. */
  fromPot?: string;
  toPot?: string;
}

/** The lines of a settlement; those in which a pot takes part come last. */
export type Payments = InTurn<Payment>;

/** What comes after a deal: who deals, and when rounds, periods and the game end. */
export interface SequenceRule {
  /** Asked after a deal of any ending: does the dealer stay? */
  dealerStays: Query<boolean>;
  /** Who deals next where the dealer does not stay; else the next seat. */
  nextDealer?: Query<number>;
  /** Is the same deal played again (same number, nothing has passed)? */
  replay: Query<boolean>;
  /** Rounds in a period. */
  rounds: Query<number>;
  periods: Query<number>;
  /** Counters of the table after a deal was paid. */
  counters: Record<string, Query<number>>;
  /** Asked after every deal: is the game over? */
  ends: Query<boolean>;
  points: Query<number>;
  /** Final standing of a seat. */
  result: Query<number>;
  /** Whether the result of a seat is instead what makes all results add up to zero: the first seat for which it holds. */
  balance?: Query<boolean>;
}
