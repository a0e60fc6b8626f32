/** Hands as the rules are asked about them, and what they answer. */
import type { NamedThing } from './named-things-types.ts';
import type { Names } from './ruleset.ts';
import type { Meld } from './things/meld.ts';
import type { Seat } from './things/seat.ts';
import type { Kind } from './things/tile.ts';

/** A hand as distances see it. */
export interface Holding {
  /** Concealed tiles by kind. */
  counts: readonly number[];
  /** Sets on the table. */
  melds: number;
  /** Tiles of those sets by kind; they cannot be drawn any more. */
  melded?: readonly number[];
  /** Those sets one by one, for shapes that ask which groups lie there; without them they are claimed, of no known kind. */
  shown?: readonly Meld[];
  /** Marks of the seat, for shapes that ask for them; without them it has none. */
  marks?: readonly string[];
  /** Kinds that stand for any other; without them none does. */
  wild?: readonly Kind[];
  /** So many tiles more, which stand for any other. */
  free?: number;
  /** So many tiles more, which are of no use and go before others. */
  useless?: number;
}

/** A hand whose tiles the rules name: what they want beside the melds, by kind. */
export interface ListedHand {
  /** Tiles that must be there themselves, and those that a joker may stand for. */
  plain: readonly number[];
  open: readonly number[];
  /** Kinds of which there is some in either. */
  wanted: readonly Kind[];
  /** No meld may be claimed. */
  concealed: boolean;
}

/** A hand to be judged, finished unless it is `lost`. */
export interface WinQuery {
  /** Concealed tiles by kind, the winning tile included. */
  counts: readonly number[];
  melds: readonly Meld[];
  /** The winning tile's kind; undefined for a win without one. */
  last: Kind | undefined;
  by: 'draw' | 'discard';
  /** Counted from the dealer, who is 0. */
  seat: Seat;
  /** Round number from 1. */
  round: number;
  /** Bonus tiles shown. */
  bonus: readonly Kind[];
  /** Bit i: `ruleset.situation[i]` holds. */
  situation: number;
  marks: readonly string[];
  counters: Readonly<Record<string, number>>;
  /** Kinds of the marked tiles (red fives), each tile once: of the hand, and of melds. */
  marked?: { held: readonly Kind[]; shown: readonly Kind[] };
  /** Lists of tiles on the table, by name: indicators. */
  lists?: Readonly<Record<string, readonly Kind[]>>;
  /** The hand has not won: it is read as far as it goes, by the shapes for that. */
  lost?: true;
}

/** A pattern that counts in a judgement, how often, and what it gives. */
export interface Award extends NamedThing {
  times: number;
  /** By tally: what it adds, for all its times together. */
  value: Readonly<Record<string, number>>;
}

/** What a winning hand is worth in its best reading. */
export interface Worth {
  /** By tally: the numbers players say, rounded where the pack rounds them. */
  tallies: Readonly<Record<string, number>>;
  /** By tally: what the patterns add up to; only where the pack rounds one of them, else `tallies` are the sums. */
  sums?: Readonly<Record<string, number>>;
  /** Numbers on the way from the sums to the value; only where the pack names some. */
  steps?: Readonly<Record<string, number>>;
  /** `score.value` of the pack: the base that payments start from, not what anybody pays or gets. */
  value: number;
  /** Id of the limit the hand reaches, if it reaches one. */
  limit?: string;
}

/** The same, and why: the reading, and the patterns that count. */
export interface Judgement extends Worth {
  /** In notation, groups separated by spaces. */
  reading: string;
  /** Id of the shape. */
  shape: string;
  patterns: readonly Award[];
  names: JudgementNames;
}

/** What people call the ids of a judgement. */
export interface JudgementNames {
  shape: Names;
  tallies: Readonly<Record<string, Names>>;
  /** What the pack calls the value. */
  value: Names;
  /** There where the judgement has a limit. */
  limit?: Names;
}
