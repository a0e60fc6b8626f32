/** Hands of shapes that name their tiles: few enough to be listed. */
import { problem, type Problem, type TileSet } from '../../core/index.ts';
import { hasGroups, type Shape, type Way } from '../../dsl/index.ts';
import { groupedHands, type GroupedHands } from './set-and-pair-hands.ts';
import { keyOf } from './suit-hands.ts';

/** More would not fit into memory, and no pack has them. */
const MOST_NAMED = 2_000_000;

/** All hands of these shapes that are none of `others`, each once. Jokers stand aside. */
export function namedHands(
  tiles: TileSet,
  shapes: readonly Shape[],
  others: GroupedHands,
): { hands: Uint8Array[]; problems: Problem[] } {
  const hands = new Map<string, Uint8Array>();
  for (const shape of shapes) {
    for (const way of shape.ways ?? []) {
      for (const counts of handsOf(tiles, shape, way)) {
        if (counts.every((count, kind) => count <= tiles.kinds[kind]!.copies) && !others.has(counts))
          hands.set(keyOf(counts), Uint8Array.from(counts));
        if (hands.size > MOST_NAMED) return { hands: [], problems: [tooMany(shape)] };
      }
    }
  }
  return { hands: [...hands.values()], problems: [] };
}

function tooMany({ id }: Shape): Problem {
  const message = `More than ${MOST_NAMED.toLocaleString('en')} hands are of the shape \`${id}\`.`;
  return problem('too-many-hands', message, { hint: 'Count the other shapes: name them with `--shape`.' });
}

function* handsOf(tiles: TileSet, shape: Shape, way: Way): Generator<number[]> {
  const named = [...way.loose];
  for (const { kind, count } of way.alike) named[kind]! += count;
  if (way.choose) yield* chosen(named, way.choose.kinds, way.choose.take);
  else if (hasGroups(shape)) yield* beside(tiles, shape, named);
  else yield named;
}

/** One more tile of each of `take` of the kinds. */
function* chosen(counts: readonly number[], kinds: readonly number[], take: number, at = 0): Generator<number[]> {
  if (take === 0) return yield [...counts];
  for (let index = at; index <= kinds.length - take; index++) {
    const more = counts.map((count, kind) => (kind === kinds[index] ? count + 1 : count));
    yield* chosen(more, kinds, take - 1, index + 1);
  }
}

/** Sets and pairs beside the tiles that are named. */
function beside(tiles: TileSet, { sets, pairs, different }: Shape, named: readonly number[]): number[][] {
  const groups = groupedHands(tiles, [{ sets, pairs, different }]);
  const counts = tiles.kinds.map(() => 0);
  const hands: number[][] = [];
  groups.walk(0, groups.size, counts, () => hands.push(counts.map((count, kind) => count + named[kind]!)));
  return hands;
}
