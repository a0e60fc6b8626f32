import type { Action } from './action.ts';
import type { GroupType } from './meld.ts';
import type { Ending, Judgement, TurnBegin } from './ruleset.ts';

/** A tile some seats may not see stands as this. */
export const HIDDEN = '?';

/** Who pays or is paid: a seat, or a pot of the pack. */
export type Account = number | `pot:${string}`;

/** Points that go from one account to another. */
export interface Entry {
  from: Account;
  to: Account;
  amount: number;
  reason: string;
  /** Id of the payment in the pack. */
  rule: string;
}

/** Points that changed hands at once, between seats. */
export interface Paid {
  from: number;
  to: number;
  amount: number;
  reason: string;
}

/** Where a player, counted from 0, stands at the end of a game; rank 1 is first. */
export interface Standing {
  player: number;
  points: number;
  result: number;
  rank: number;
}

/** What happened, in order. Tiles are ids in notation. */
export type Event =
  /** An action as it was taken; only its seat sees it. Replay re-executes these. */
  | ({ type: 'action' } & Action)
  /** The points players begin with, by player. */
  | { type: 'game_begin'; points: number[] }
  /** A period begins, counted from 1. */
  | { type: 'period'; period: number }
  /** Who takes the first of the stacked seat tiles (a place at the table, counted like seats), and which each then took. */
  | { type: 'seat_draw'; faces: number[]; total: number; first: number; drawn: string[] }
  /** Who sits where: players[seat]; and the tiles drawn for the seats. */
  | { type: 'seats'; players: number[]; drawn: string[] }
  /** A seat casts; `starter`: for who deals first, not for where the wall is broken. */
  | { type: 'dice'; seat: number; faces: number[]; total: number; starter: boolean }
  /** Walls are built and broken; seats count from 0, deals and rounds from 1. */
  | {
      type: 'deal_begin';
      deal: number;
      round: number;
      dealer: number;
      starter: number;
      startWall: number;
      startColumn: number;
      replayed: boolean;
    }
  /** The hand a seat was dealt. */
  | { type: 'dealt'; seat: number; tiles: string[] }
  /** Bonus tiles are laid out, of the hand or just drawn. */
  | { type: 'bonus'; seat: number; tiles: string[] }
  /** A tile from the wall; `left`: how many can still be drawn. */
  | { type: 'draw'; seat: number; tile: string; from: 'head' | 'tail'; left: number }
  /** A seat is to act; `asked`: after the deal has ended. */
  | { type: 'turn'; seat: number; begin: TurnBegin | 'claimed' | 'asked' }
  /** `drawn`: the tile just drawn, not an alike one of the hand. */
  | { type: 'discard'; seat: number; tile: string; drawn: boolean }
  /** A meld is made or has grown, with all its tiles; `taken`: the tile seat `from` exposed (-1: nobody). */
  | { type: 'meld'; seat: number; move: string; group: GroupType; tiles: string[]; from: number; taken: string }
  /** The other seats may answer a tile that `seat` has exposed by this move. */
  | { type: 'window'; name: string; seat: number; tile: string; move: string }
  /** A claim another one beat; only its seat sees it. */
  | {
      type: 'claim_lost';
      seat: number;
      move: string;
      tiles: string[];
      to: number;
      winner: string;
      why: 'rank' | 'nearest';
    }
  /** A win is declared and will be shown. */
  | { type: 'declared'; seat: number; move: string }
  /** A declared win is taken back. */
  | { type: 'revoked'; seat: number; move: string }
  /** Something to be remembered of a seat holds now, or no longer. */
  | { type: 'mark'; seat: number; mark: string; on: boolean }
  /** A counter has this value now; seat -1: one of the table. */
  | { type: 'count'; seat: number; counter: string; value: number }
  /** Tiles of a list on the table are turned up, beside those that lie there. */
  | { type: 'reveal'; list: string; tiles: string[] }
  /** A seat pays points into a pot at once. */
  | { type: 'deposit'; seat: number; pot: string; amount: number }
  /** Points change hands while the deal goes on. */
  | { type: 'pay'; entries: Paid[] }
  /** The exposed tile joins a list that the seat keeps in mind. */
  | { type: 'note'; seat: number; list: string; tile: string }
  /** A list of the seat is emptied. */
  | { type: 'forget'; seat: number; list: string }
  /** Seat `by` answers for a hand of `seat` with one of these patterns. */
  | { type: 'liable'; seat: number; by: number; patterns: string[] }
  /** A hand is laid open for all to see. */
  | { type: 'opened'; seat: number; hand: string[] }
  /** A seat wins, by a tile of its own or of seat `from` (-1: nobody), with this hand. */
  | {
      type: 'win';
      seat: number;
      from: number;
      by: 'draw' | 'discard';
      tile: string;
      hand: string[];
      judgement: Judgement;
    }
  /** A declared win was none; the hand that was shown. */
  | { type: 'false_win'; seat: number; hand: string[] }
  /** How the deal ended; `seats`: who won, or won falsely. */
  | { type: 'deal_over'; ending: Ending; seats: number[] }
  /** Who pays whom; points by player and pots after that. */
  | { type: 'settle'; entries: Entry[]; points: number[]; pots: Record<string, number> }
  /** The final standings, best first. */
  | { type: 'game_over'; standings: Standing[] };

/** What every seat may see, of things that some packs keep to their owner. */
export interface Seen {
  move(id: string): boolean;
  mark(id: string): boolean;
  counter(id: string): boolean;
  list(id: string): boolean;
}

/** The event as one seat may see it, or undefined if it learns nothing. */
export function eventFor(event: Event, seat: number, seen: Seen): Event | undefined {
  switch (event.type) {
    case 'turn':
      return event.seat === seat || event.begin !== 'asked' ? event : undefined;
    case 'action':
    case 'claim_lost':
      return event.seat === seat ? event : undefined;
    case 'mark':
      return event.seat === seat || seen.mark(event.mark) ? event : undefined;
    case 'count':
      return event.seat === seat || event.seat < 0 || seen.counter(event.counter) ? event : undefined;
    case 'note':
    case 'forget':
      return event.seat === seat || seen.list(event.list) ? event : undefined;
    case 'dealt':
      return event.seat === seat ? event : { ...event, tiles: event.tiles.map(() => HIDDEN) };
    case 'draw':
      return event.seat === seat ? event : { ...event, tile: HIDDEN };
    case 'meld':
      return event.seat === seat || seen.move(event.move) ? event : { ...event, tiles: event.tiles.map(() => HIDDEN) };
    case 'window':
      return event.seat === seat || seen.move(event.move) ? event : { ...event, tile: HIDDEN };
    default:
      return event;
  }
}
