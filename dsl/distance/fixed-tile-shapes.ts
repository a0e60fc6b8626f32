/** Shapes that name their tiles: what a way still wants beside the melds, and what jokers may stand for. */
import { meldSize, type Meld } from '../../core/index.ts';
import type { Way } from '../readings/reading.ts';

export interface Jokers {
  kinds: readonly number[];
  from: number;
}

/** Tiles by kind: those that must be there themselves, and those a joker may stand for. */
export interface WayTally {
  plain: number[];
  open: number[];
  /** Which kinds one more tile may be chosen from, and how many. */
  choice: Uint8Array;
  take: number;
}

/** The groups that no meld takes; undefined where some meld is none of the groups. */
function groupsLeft({ alike }: Way, shown: readonly Meld[]): Way['alike'] | undefined {
  if (shown.length === 0) return alike;
  const left = [...alike];
  for (const meld of shown) {
    const { type, kind } = meld;
    const size = meldSize(meld);
    const at = left.findIndex((group) => group.kind === kind && group.count === size);
    if (at < 0 || type === 'chow' || type === 'pair') return undefined;
    left.splice(at, 1);
  }
  return left;
}

function tallyWay(way: Way, groups: Way['alike'], jokers: Jokers | undefined): WayTally {
  const { loose, choose } = way;
  const choice = new Uint8Array(loose.length);
  for (const kind of choose?.kinds ?? []) choice[kind] = 1;
  const tally = { plain: [...loose], open: loose.map(() => 0), choice, take: choose?.take ?? 0 };
  for (const { kind, count } of groups) {
    const into = jokers !== undefined && count >= jokers.from ? tally.open : tally.plain;
    into[kind]! += count;
  }
  return tally;
}

/** What a way still wants of a hand with these groups on the table; undefined where some of them are none of its groups. */
export function tallyBeside(way: Way, shown: readonly Meld[], jokers: Jokers | undefined): WayTally | undefined {
  const groups = groupsLeft(way, shown);
  return groups && tallyWay(way, groups, jokers);
}
