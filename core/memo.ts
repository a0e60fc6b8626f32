/**
 * What was found out about a table. It can be found again at any time, so it lies beside the table and not in it: no log, snapshot or
 * comparison sees it, and a copy begins with nothing.
 */
import type { Action } from './action.ts';
import type { Meld } from './meld.ts';
import type { Judgement, Worth } from './ruleset.ts';
import type { SeenThings } from './seen.ts';
import type { Stage, Table } from './table.ts';
import type { Tile } from './tile.ts';

/** Of a hand: true as long as a seat has these tiles and these melds, since both are replaced and never changed. */
export interface KnownHand {
  hand: readonly Tile[];
  melds: readonly Meld[];
  /** Once asked. */
  distance: number | undefined;
  /** It is not less. */
  atLeast: number;
  /** The same tiles but one, where something is known of them: the hand before it drew that one. */
  before: KnownHand | undefined;
  but: Tile;
  /** By kind, once asked: whether one more of it completes the hand. */
  completedBy: (boolean | undefined)[];
}

/** By seat, once asked: true as long as the stage is the same, and nothing that rules may ask for has changed. */
interface KnownInStage {
  stage: Stage | undefined;
  judged: (Judgement | undefined | 'unknown')[];
  weighed: (Worth | undefined | 'unknown')[];
  /** The actions open to it. */
  open: (readonly Action[] | undefined)[];
}

interface Memo {
  /** Three for each seat. */
  hands: (KnownHand | undefined)[];
  now: KnownInStage;
  seen: SeenThings;
}

const memos = new WeakMap<Table, Memo>();

function memoOf(table: Table): Memo {
  const there = memos.get(table);
  if (there !== undefined) return there;
  const memo: Memo = { hands: [], now: nothingKnown(table), seen: { seats: [], all: [] } };
  memos.set(table, memo);
  return memo;
}

function nothingKnown({ stage, seats }: Table): KnownInStage {
  return { stage, judged: seats.map(() => 'unknown'), weighed: seats.map(() => 'unknown'), open: [] };
}

/** Hands of which something is known. */
export function knownHands(table: Table): (KnownHand | undefined)[] {
  return memoOf(table).hands;
}

/** What the table looked like when somebody last looked. */
export function seenThings(table: Table): SeenThings {
  return memoOf(table).seen;
}

/** What is known in this stage of the table. */
export function knownNow(table: Table): KnownInStage {
  const memo = memoOf(table);
  if (memo.now.stage !== table.stage) memo.now = nothingKnown(table);
  return memo.now;
}

/** Something rules may ask for has changed: what was found out in this stage holds no longer. */
export function stageChanged(table: Table): void {
  const memo = memos.get(table);
  if (memo !== undefined) memo.now.stage = undefined;
}
