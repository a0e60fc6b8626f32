import { jokersOf, type Meld, type TileSet } from '../../core/index.ts';
import { makeTallies, type WayTally } from '../distance/fixed-tile-shapes.ts';
import type { Way } from './reading.ts';

/** Makes the function that says whether a hand is just the tiles of some way, melds in its groups, jokers where they may stand. */
export function fitting(
  tiles: TileSet,
): (counts: readonly number[], melds: readonly Meld[], ways: readonly Way[]) => boolean {
  const jokers = jokersOf(tiles);
  const isJoker = tiles.kinds.map((_, kind) => jokers?.kinds.includes(kind) === true);
  const tallies = makeTallies(jokers);
  return (counts, melds, ways) => {
    const all = tallies(ways, melds);
    for (let at = 0; at < all.length; at++)
      if (hasAll(counts, all[at]!) && isJust(counts, all[at]!, isJoker, jokers?.kinds ?? [])) return true;
    return false;
  };
}

/** Mostly some tile that no joker may stand for is not there, and nothing else is looked at. */
function hasAll(counts: readonly number[], { plain, wanted }: WayTally): boolean {
  for (let at = 0; at < wanted.length; at++) if (counts[wanted[at]!]! < plain[wanted[at]!]!) return false;
  return true;
}

/** Whether the jokers are as many as lack, and nothing else lies in the hand. */
function isJust(
  counts: readonly number[],
  { plain, open: most, choice, take }: WayTally,
  isJoker: readonly boolean[],
  jokers: readonly number[],
): boolean {
  let open = 0;
  let more = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    if (isJoker[kind]) continue;
    const over = counts[kind]! - plain[kind]! - most[kind]!;
    if (over > choice[kind]!) return false;
    if (over < 0) open -= over;
    else more += over;
  }
  return open === jokers.reduce((sum, kind) => sum + counts[kind]!, 0) && more === take;
}
