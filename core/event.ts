import type { Action } from './action.ts';
import type { GroupType } from './things/meld.ts';
import type { Judgement } from './judgement.ts';
import type { Ending, TurnBegin } from './ruleset.ts';
import type { PlayerNumber, Seat } from './things/seat.ts';

/** A tile some seats may not see stands as this, and so does the name of a move they are not told. */
export const HIDDEN = '?';

/** Who pays or is paid: a seat, or a pot of the pack. */
export type Account = Seat | `pot:${string}`;

/** Points that go from one account to another. */
export interface Entry {
  from: Account;
  to: Account;
  amount: number;
  reason: string;
  /** Id of the payment in the pack. */
  rule: string;
}

/** What one seat pays another in a counter of the pack, in place of points. */
export interface Transfer {
  counter: string;
  from: Seat;
  to: Seat;
  amount: number;
  reason: string;
  /** Id of the payment in the pack. */
  rule: string;
}

/** Points that changed hands at once, between seats. */
export interface Paid {
  from: Seat;
  to: Seat;
  amount: number;
  reason: string;
}

/** Where a player stands at the end of a game; rank 1 is first. */
export interface Standing {
  player: PlayerNumber;
  points: number;
  result: number;
  rank: number;
  /** What the player has of the counters in which payments are made; missing where there are none. */
  counters?: Record<string, number>;
}

/**
 * What happened, in order. Tiles are ids in notation. All numbers are seats and every list of points is by seat, but for the three events
 * in which players are named: `game_begin`, `seats` and `game_over`.
 */
export type Event =
  /** An action as it was taken; only its seat sees it. Replay re-executes these. */
  | ({ type: 'action' } & Action)
  /** The points players begin with, by player. */
  | { type: 'game_begin'; points: number[] }
  /** A period begins, counted from 1. */
  | { type: 'period'; period: number }
  /** Who takes the first of the stacked seat tiles (a place at the table, counted like seats), and which each then took. */
  | { type: 'seat_draw'; faces: number[]; total: number; first: Seat; drawn: string[] }
  /** Who sits where: players[seat]; and the tiles drawn for the seats. */
  | { type: 'seats'; players: PlayerNumber[]; drawn: string[] }
  /** A seat casts; `starter`: for who deals first, not for where the wall is broken. */
  | { type: 'dice'; seat: Seat; faces: number[]; total: number; starter: boolean }
  /** Walls are built and broken; seats count from 0, deals and rounds from 1. */
  | {
      type: 'deal_begin';
      deal: number;
      round: number;
      dealer: Seat;
      starter: Seat;
      startWall: number;
      startColumn: number;
      replayed: boolean;
    }
  /** The hand a seat was dealt, in order; `last`: which tile of it the dealer took last, where the rules deal the dealer one more. */
  | { type: 'dealt'; seat: Seat; tiles: string[]; last?: string }
  /** Bonus tiles are laid out, of the hand or just drawn, or a tile is laid aside; `from`: the seat that exposed it, of a claim. */
  | { type: 'bonus'; seat: Seat; tiles: string[]; from?: Seat }
  /** A tile from the wall; `left`: how many can still be drawn. */
  | { type: 'draw'; seat: Seat; tile: string; from: 'head' | 'tail'; left: number }
  /** All seats are asked in this phase. */
  | { type: 'phase'; phase: string }
  /**
   * What a seat gives another. Where tiles are passed on unseen: `own`, those out of the hand of the giver, and `kept`, those that join the hand of
   * the other. The giver sees what it gives of its own, the other what joins its hand.
   */
  | { type: 'given'; seat: Seat; to: Seat; tiles: string[]; own?: string[]; kept?: string[] }
  /** A seat is to act; `asked`: after the deal has ended. */
  | { type: 'turn'; seat: Seat; begin: TurnBegin | 'claimed' | 'asked' }
  /** `drawn`: the tile just drawn, not an alike one of the hand. */
  | { type: 'discard'; seat: Seat; tile: string; drawn: boolean }
  /** A meld is made or has grown, with all its tiles; `taken`: the tile seat `from` exposed (-1: nobody); `move`: `?` for seats that are not told. */
  | { type: 'meld'; seat: Seat; move: string; group: GroupType; tiles: string[]; from: Seat; taken: string }
  /** Tile `tile` of a hand takes the place of a joker in a meld of seat `from`, which has these tiles then, and the joker comes to the hand. */
  | { type: 'swap'; seat: Seat; from: Seat; tile: string; joker: string; tiles: string[] }
  /** A seat plays no more in this deal. */
  | { type: 'leave'; seat: Seat }
  /** The other seats may answer a tile that `seat` has exposed by this move (`?` for seats that are not told; none of a bonus tile that was drawn). */
  | { type: 'window'; name: string; seat: Seat; tile: string; move: string }
  /** A claim another one beat; only its seat sees it. `winner`: the move that beat it (`?` where the rules hide it). */
  | {
      type: 'claim_lost';
      seat: Seat;
      move: string;
      tiles: string[];
      to: Seat;
      winner: string;
      why: 'rank' | 'nearest';
    }
  /** A win is declared and will be shown; `move`: `?` for seats that are not told. */
  | { type: 'declared'; seat: Seat; move: string }
  /** A declared win is taken back. */
  | { type: 'revoked'; seat: Seat; move: string }
  /** Something to be remembered of a seat holds now, or no longer. */
  | { type: 'mark'; seat: Seat; mark: string; on: boolean }
  /** A counter has this value now; seat -1: one of the table. */
  | { type: 'count'; seat: Seat; counter: string; value: number }
  /** Tiles of a list on the table are turned up, beside those that lie there. */
  | { type: 'reveal'; list: string; tiles: string[] }
  /** A seat pays points into a pot at once. */
  | { type: 'deposit'; seat: Seat; pot: string; amount: number }
  /** Points change hands while the deal goes on. */
  | { type: 'pay'; entries: Paid[] }
  /** The exposed tile joins a list that the seat keeps in mind. */
  | { type: 'note'; seat: Seat; list: string; tile: string }
  /** A list of the seat is emptied. */
  | { type: 'forget'; seat: Seat; list: string }
  /** Seat `by` answers for a hand of `seat` with one of these patterns. */
  | { type: 'liable'; seat: Seat; by: Seat; patterns: string[] }
  /** A hand is laid open for all to see. */
  | { type: 'opened'; seat: Seat; hand: string[] }
  /** A seat wins, by a tile of its own or of seat `from` (-1: nobody), with this hand; none where it stays hidden. Then others are not told how it is read. */
  | {
      type: 'win';
      seat: Seat;
      from: Seat;
      by: 'draw' | 'discard';
      tile: string;
      hand: string[];
      judgement: Judgement;
    }
  /** A hand that has not won is paid for: it is shown, and how it is read. */
  | { type: 'read'; seat: Seat; hand: string[]; judgement: Judgement }
  /** A declared win was none; the hand that was shown. */
  | { type: 'false_win'; seat: Seat; hand: string[] }
  /** How the deal ended; `seats`: who won, or won falsely. */
  | { type: 'deal_over'; ending: Ending; seats: Seat[] }
  /** Who pays whom; after that the points by seat, and what lies in the pots. `transfers`: what is paid in counters, which `count` has told. */
  | { type: 'settle'; entries: Entry[]; points: number[]; pots: Record<string, number>; transfers?: Transfer[] }
  /** The final standings, best first. */
  | { type: 'game_over'; standings: Standing[] };

/** What every seat may see, of things that some packs keep to their owner. */
export interface Seen {
  /** Whether the move is named. */
  move(id: string): boolean;
  /** Whether the tiles the move shows are seen. */
  tilesOf(move: string): boolean;
  mark(id: string): boolean;
  counter(id: string): boolean;
  list(id: string): boolean;
}

/** The event as one seat may see it, or undefined if it learns nothing. */
export function eventFor(event: Event, seat: Seat, seen: Seen): Event | undefined {
  switch (event.type) {
    case 'turn':
      return event.seat === seat || event.begin !== 'asked' ? event : undefined;
    case 'action':
      return event.seat === seat ? event : undefined;
    case 'claim_lost':
      return event.seat === seat ? { ...event, winner: nameOf(event.winner, seen) } : undefined;
    case 'declared':
    case 'revoked':
      return event.seat === seat ? event : { ...event, move: nameOf(event.move, seen) };
    case 'mark':
      return event.seat === seat || seen.mark(event.mark) ? event : undefined;
    case 'count':
      return event.seat === seat || event.seat < 0 || seen.counter(event.counter) ? event : undefined;
    case 'note':
    case 'forget':
      return event.seat === seat || seen.list(event.list) ? event : undefined;
    case 'dealt':
      return event.seat === seat ? event : hiddenHand(event);
    case 'draw':
      return event.seat === seat ? event : { ...event, tile: HIDDEN };
    case 'given':
      return givenFor(event, seat);
    case 'meld':
      return event.seat === seat ? event : meldFor(event, seen);
    case 'window':
      return event.seat === seat ? event : windowFor(event, seen);
    case 'win':
      return event.seat === seat || event.hand.length > 0 ? event : { ...event, judgement: unread(event.judgement) };
    default:
      return event;
  }
}

function givenFor({ own, kept, ...given }: Extract<Event, { type: 'given' }>, seat: Seat): Event {
  const { tiles } = given;
  const known = seat === given.seat ? (own ?? tiles) : seat === given.to ? (kept ?? tiles) : [];
  return { ...given, tiles: tiles.map((_, at) => known[at] ?? HIDDEN) };
}

function nameOf(move: string, seen: Seen): string {
  return seen.move(move) ? move : HIDDEN;
}

function showsAll(move: string, seen: Seen): boolean {
  return seen.move(move) && seen.tilesOf(move);
}

function meldFor(meld: Extract<Event, { type: 'meld' }>, seen: Seen): Event {
  if (showsAll(meld.move, seen)) return meld;
  const tiles = seen.tilesOf(meld.move) ? meld.tiles : meld.tiles.map(() => HIDDEN);
  return { ...meld, move: nameOf(meld.move, seen), tiles };
}

function windowFor(window: Extract<Event, { type: 'window' }>, seen: Seen): Event {
  if (showsAll(window.move, seen)) return window;
  const tile = seen.tilesOf(window.move) ? window.tile : HIDDEN;
  return { ...window, tile, move: nameOf(window.move, seen) };
}

/** A judgement of a hand nobody else has seen. */
function unread(judgement: Judgement): Judgement {
  return { ...judgement, reading: HIDDEN };
}

function hiddenHand({ last, ...dealt }: Extract<Event, { type: 'dealt' }>): Event {
  const hidden = { ...dealt, tiles: dealt.tiles.map(() => HIDDEN) };
  return last === undefined ? hidden : { ...hidden, last: HIDDEN };
}
