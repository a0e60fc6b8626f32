import type { Action } from './action.ts';
import type { GroupType } from './meld.ts';
import type { Ending, Judgement, TurnBegin } from './ruleset.ts';

/** A tile some seats may not see stands as this. */
export const HIDDEN = '?';

/** Who pays or is paid: a seat, or a pot of the pack. */
export type Account = number | `pot:${string}`;

export interface Entry {
  from: Account;
  to: Account;
  amount: number;
  reason: string;
  /** Id of the payment in the pack. */
  rule: string;
}

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
  | { type: 'game_begin'; points: number[] }
  | { type: 'period'; period: number }
  | { type: 'seats'; players: number[]; drawn: string[] }
  | { type: 'dice'; seat: number; faces: number[]; total: number; starter: boolean }
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
  | { type: 'dealt'; seat: number; tiles: string[] }
  | { type: 'bonus'; seat: number; tiles: string[] }
  | { type: 'draw'; seat: number; tile: string; from: 'head' | 'tail'; left: number }
  | { type: 'turn'; seat: number; begin: TurnBegin | 'claimed' }
  | { type: 'discard'; seat: number; tile: string }
  | { type: 'meld'; seat: number; move: string; group: GroupType; tiles: string[]; from: number; taken: string }
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
  | { type: 'declared'; seat: number; move: string }
  | { type: 'revoked'; seat: number; move: string }
  | { type: 'mark'; seat: number; mark: string; on: boolean }
  | { type: 'count'; seat: number; counter: string; value: number }
  | {
      type: 'win';
      seat: number;
      from: number;
      by: 'draw' | 'discard';
      tile: string;
      hand: string[];
      judgement: Judgement;
    }
  | { type: 'false_win'; seat: number; hand: string[] }
  | { type: 'deal_over'; ending: Ending; seats: number[] }
  | { type: 'settle'; entries: Entry[]; points: number[] }
  | { type: 'game_over'; standings: Standing[] };

/** The event as one seat may see it, or undefined if it learns nothing. */
export function eventFor(event: Event, seat: number, seenByAll: (move: string) => boolean): Event | undefined {
  switch (event.type) {
    case 'action':
    case 'claim_lost':
      return event.seat === seat ? event : undefined;
    case 'dealt':
      return event.seat === seat ? event : { ...event, tiles: event.tiles.map(() => HIDDEN) };
    case 'draw':
      return event.seat === seat ? event : { ...event, tile: HIDDEN };
    case 'meld':
      return event.seat === seat || seenByAll(event.move) ? event : { ...event, tiles: event.tiles.map(() => HIDDEN) };
    case 'window':
      return event.seat === seat || seenByAll(event.move) ? event : { ...event, tile: HIDDEN };
    default:
      return event;
  }
}
