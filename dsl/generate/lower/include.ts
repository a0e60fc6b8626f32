import type { Expr, TileTemplate } from '../../syntax-tree.ts';
import { type Ground, type Mask, kindMask } from './lowering-context.ts';
import type { Node } from './graph-node.ts';
import { isThere, rangesOf, rankOf, rankWays, suitIndex, suitWays, type Values } from './template-variables.ts';

type What = Extract<Expr, { node: 'include' }>['what'];
type OfHand = Extract<What, string>;

const COUNTED: Record<OfHand, string> = { held: 'held', tiles: 'all', bonus: 'bonus', held_before: 'held' };

/** `held include 1112345678999A`: at least (or exactly) so many of each kind, for some choice of suits and ranks. */
export function lowerInclude(ground: Ground, what: What, exactly: boolean, tiles: readonly TileTemplate[]): Node {
  const ranks = rankWays(rangesOf(ground, tiles, []));
  const ways = suitWays(ground, tiles).flatMap((suits) =>
    ranks.map((values) => includes(ground, what, exactly, tiles, suits, values)),
  );
  // Without a last tile in the hand there is no hand before it.
  const known = what === 'held_before' ? ground.graph.input('lastHeld', 1) : ground.graph.truth(true);
  return ground.graph.both(known, ground.graph.either(...ways));
}

function includes(
  ground: Ground,
  what: What,
  exactly: boolean,
  tiles: readonly TileTemplate[],
  suits: Values,
  values: Values,
): Node {
  const { graph } = ground;
  const needed = new Array<number>(ground.tiles.kinds.length).fill(0);
  for (const tile of tiles) {
    const suit = ground.tiles.suits[suitIndex(ground, tile.suit, suits)]!;
    if (!isThere(ground, tile, suits, values)) return graph.truth(false);
    needed[suit.first + rankOf(tile, values) - 1]!++;
  }
  if (typeof what === 'object') return listed(ground, what.list, needed);
  const most = Math.max(...ground.tiles.kinds.map((kind) => kind.copies), ...needed);
  const tests = Array.from({ length: most }, (_, i) =>
    exactly ? exact(ground, what, needed, i + 1) : enough(ground, what, needed, i + 1),
  );
  return graph.both(...tests.flat());
}

/** A list on the table has no planes: its few tiles are counted by kind. */
function listed({ graph, scope }: Ground, list: string, needed: readonly number[]): Node {
  const index = scope.lists.indexOf(list);
  const tests = needed.flatMap((times, kind) =>
    times === 0 ? [] : [graph.less(graph.number(times - 1), graph.input(`listed ${kind} ${index}`, 1))],
  );
  return graph.both(...tests);
}

/** Kinds with at least so many copies. Before the last tile its kind needs one more. */
function plane(ground: Ground, what: OfHand, times: number, word: number): Node {
  const { graph } = ground;
  const may = (what === 'bonus' ? ground.bonus : ground.plain)[word]!;
  const read = (copies: number): Node => graph.input(`${COUNTED[what]} ${copies} ${word}`, 1, may);
  if (what !== 'held_before') return read(times);
  const last = graph.input(`last ${word}`, 1, may);
  return graph.or(graph.and(read(times), graph.not(last)), graph.and(read(times + 1), last));
}

/** The kinds wanted exactly `times` times are there at least so often; higher planes imply lower ones. */
function enough(ground: Ground, what: OfHand, needed: readonly number[], times: number): Node[] {
  const { graph } = ground;
  const wanted: Mask = kindMask(ground, (kind) => needed[kind] === times);
  return wanted.map((bits, word) =>
    graph.equal(graph.and(plane(ground, what, times, word), graph.number(bits)), graph.number(bits)),
  );
}

/** The kinds wanted `times` times or more are exactly those there are. */
function exact(ground: Ground, what: OfHand, needed: readonly number[], times: number): Node[] {
  const { graph } = ground;
  const wanted = kindMask(ground, (kind) => needed[kind]! >= times);
  return wanted.map((bits, word) => graph.equal(plane(ground, what, times, word), graph.number(bits)));
}
