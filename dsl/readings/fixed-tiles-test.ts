import { jokersOf, type Meld, type TileSet } from '../../core/index.ts';
import { tallyBeside, type WayTally } from '../distance/fixed-tile-shapes.ts';
import type { Way } from './reading.ts';

/** Makes the function that says whether a hand is just the tiles of a way, melds in its groups, jokers where they may stand. */
export function fitting(tiles: TileSet): (counts: readonly number[], melds: readonly Meld[], way: Way) => boolean {
  const jokers = jokersOf(tiles);
  const isJoker = tiles.kinds.map((_, kind) => jokers?.kinds.includes(kind) === true);
  const tallies = new Map<Way, WayTally>();
  const alone = (way: Way): WayTally => {
    const known = tallies.get(way) ?? tallyBeside(way, [], jokers)!;
    tallies.set(way, known);
    return known;
  };
  return (counts, melds, way) => {
    if (melds.length > way.alike.length) return false;
    const tally = melds.length === 0 ? alone(way) : tallyBeside(way, melds, jokers);
    if (tally === undefined) return false;
    let open = 0;
    let more = 0;
    for (let kind = 0; kind < counts.length; kind++) {
      if (isJoker[kind]) continue;
      const spare = counts[kind]! - tally.plain[kind]!;
      if (spare < 0) return false;
      const over = spare - tally.open[kind]!;
      if (over > tally.choice[kind]!) return false;
      if (over < 0) open -= over;
      else more += over;
    }
    const held = jokers?.kinds.reduce((sum, kind) => sum + counts[kind]!, 0) ?? 0;
    return open === held && more === tally.take;
  };
}
