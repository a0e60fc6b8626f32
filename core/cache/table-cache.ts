/**
 * What was found out about a table. It can be found again at any time, so it lies beside the table and not in it: no log, saved form or
 * comparison sees it, and a copy begins with nothing.
 */
import type { Action } from '../action.ts';
import { bySeat } from '../things/per-seat-list.ts';
import type { Meld } from '../things/meld.ts';
import type { Move } from '../ruleset.ts';
import type { Judgement, Worth } from '../judgement.ts';
import type { SeenThings } from './seat-views.ts';
import type { Stage, Table } from '../table.ts';
import type { Kind, Tile } from '../things/tile.ts';

/** Of a hand: true as long as a seat has these tiles, melds and marks, since all are replaced and never changed. */
export interface KnownHand {
  hand: readonly Tile[];
  melds: readonly Meld[];
  /** Those of the seat, where shapes ask for marks. */
  marks: readonly string[] | undefined;
  /** Kinds that are wild, in games that have some. */
  wild: readonly Kind[] | undefined;
  /** Once asked; `bare`: as if the tiles in melds could still be drawn. */
  distance: number | undefined;
  bare: number | undefined;
  /** It is not less. */
  atLeast: number;
  /** The same tiles but one, where something is known of them: the hand before it drew that one. */
  before: KnownHand | undefined;
  but: Tile;
  /** By kind, once asked: whether one more of it completes the hand. */
  completedBy: (boolean | undefined)[];
}

/** The last tile a seat put into its hand from the wall, the hand without and with it, and what was left when it parted with a tile. */
export interface LastDraw {
  tile: Tile;
  before: readonly Tile[];
  after: readonly Tile[];
  rest: readonly Tile[] | undefined;
}

/** Of a seat, once asked: true as long as the stage is the same, and nothing that rules may ask for has changed. */
interface KnownInStage {
  stage: Stage | undefined;
  /** `null`: the hand does not win. */
  judged: Judgement | null | undefined;
  weighed: Worth | null | undefined;
  /** The actions open to it. */
  open: readonly Action[] | undefined;
  /** A move whose `allows` has been asked of every tile of the hand, and whether it lets one go. */
  allows: { move: Move; some: boolean } | undefined;
}

interface Memo {
  /** Three for each seat. */
  hands: (KnownHand | undefined)[];
  /** By seat. */
  draws: LastDraw[];
  /** By seat. */
  now: KnownInStage[];
  seen: SeenThings | undefined;
}

const memos = new WeakMap<Table, Memo>();
/** Mostly the same table is asked again. */
let latest: { table: Table | undefined; memo: Memo | undefined } = { table: undefined, memo: undefined };

function memoOf(table: Table): Memo {
  if (table === latest.table) return latest.memo!;
  let memo = memos.get(table);
  if (memo === undefined) {
    memo = newMemo(table);
    memos.set(table, memo);
  }
  latest = { table, memo };
  return memo;
}

function newMemo(table: Table): Memo {
  const nowhere = { tile: -1, before: [], after: [], rest: undefined };
  const draws = bySeat(table.seats.length, (): LastDraw => nowhere);
  return { hands: [], draws, now: nothingKnown(table), seen: undefined };
}

function nothingKnown({ stage, seats }: Table): KnownInStage[] {
  return bySeat(seats.length, () => ({
    stage,
    judged: undefined,
    weighed: undefined,
    open: undefined,
    allows: undefined,
  }));
}

/**
 * Asks of a table that is laid out for this question alone, out of another. It begins with what is known of hands there, and what is found
 * out about it goes with it: thousands of such tables would be kept otherwise until memory is searched for what nobody needs.
 */
export function askAside<Answer>(aside: Table, of: Table, ask: (aside: Table) => Answer): Answer {
  const { hands, draws } = memoOf(of);
  const before = latest;
  const memo = { hands: hands.slice(), draws, now: nothingKnown(aside), seen: undefined };
  latest = { table: aside, memo };
  try {
    return ask(aside);
  } finally {
    latest = before;
  }
}

/** Hands of which something is known. */
export function knownHands(table: Table): (KnownHand | undefined)[] {
  return memoOf(table).hands;
}

/** What each seat drew last. */
export function lastDraws(table: Table): LastDraw[] {
  return memoOf(table).draws;
}

/** What the table looked like when somebody last looked. */
export function seenThings(table: Table): SeenThings {
  return (memoOf(table).seen ??= { stage: undefined, scene: undefined, seats: [], all: [], views: [] });
}

/** What is known of a seat in this stage of the table. */
export function knownNow(table: Table, seat: number): KnownInStage {
  const now = memoOf(table).now[seat]!;
  if (now.stage === table.stage) return now;
  now.stage = table.stage;
  now.judged = now.weighed = now.open = now.allows = undefined;
  return now;
}

/** Something rules may ask for has changed: what was found out in this stage holds no longer. */
export function stageChanged(table: Table): void {
  const memo = table === latest.table ? latest.memo : memos.get(table);
  if (memo !== undefined) for (const now of memo.now) now.stage = undefined;
}
