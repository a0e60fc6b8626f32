import type { Event, Ruleset } from '../core/index.ts';
import type { FieldNames } from './log-vocabulary.ts';
import type { GameRecord, RecordStep, RecordDeal } from './game-record.ts';
import type { Tracked } from './track-hands.ts';

/** A game while its events are read. */
export interface Recording {
  rules: Ruleset;
  names: FieldNames;
  game: GameRecord;
  /** What the event that is being read brings. */
  steps: RecordStep[];
  /** Who sits where. In the game record players are numbered by their seat, so that they are in playing order. */
  sitting: number[];
  /** By seat. */
  points: number[];
  repeats: number;
  stakes: number;
  deal?: RecordDeal;
  /** How many hands of the deal are still to be dealt. */
  undealt: number;
  tracked: Tracked;
  /** A tile laid down that the next events say more of: by a declaration, or as a discard. */
  laid?: Discarded;
  /** What is known of the end of the deal that is being played. */
  closing: Event[];
}

export type Discarded = Extract<Event, { type: 'discard' }>;
