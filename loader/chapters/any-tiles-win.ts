/** When a hand may win that is no complete one: where a shape takes any tiles. */
import type { Query, Ruleset } from '../../core/index.ts';
import { byTiles, query, type Expr, type Program, programFrom, programOf } from '../../dsl/index.ts';
import type { ShapeRule } from './shapes-groups-patterns-score.ts';

/**
 * Whether such a shape could be had now, as far as the facts about a win say that its condition asks for in any case. Undefined where
 * no shape takes any tiles, but those of which tiles alone tell: a hand that has one is a complete hand.
 */
export function makeAnyTilesWin(
  shapes: readonly ShapeRule[],
  situation: Ruleset['situation'],
  scope: Program['scope'],
): Query<boolean> | undefined {
  const loose = shapes.filter(({ shape, when }) => shape.any && !(when && isToldByTiles(when, situation)));
  if (loose.length === 0) return undefined;
  const wanted = loose.map(({ when }) => {
    const facts = when === undefined ? [] : factsIn(when.tree);
    return situation.filter(({ id }) => facts.includes(id));
  });
  const trees = wanted.map((facts) =>
    joined(
      'and',
      facts.map(({ holds }) => programOf(holds)!.tree),
    ),
  );
  const tree = joined('or', trees);
  return query<boolean>(programFrom(tree, { place: 'move', scope }));
}

/** Whether the condition asks for no fact in any case, but for tiles; or whether options rule it out. */
function isToldByTiles(when: Program, situation: Ruleset['situation']): boolean {
  const could = byTiles(when);
  if (could === false) return true;
  const facts = factsIn(when.tree);
  return could !== true && !situation.some(({ id }) => facts.includes(id));
}

function joined(node: 'and' | 'or', of: Expr[]): Expr {
  return { node, of, span: { start: 0, end: 0 }, type: 'yes/no' };
}

/** Facts without which the condition cannot hold. */
function factsIn(tree: Expr): string[] {
  if (tree.node === 'and') return tree.of.flatMap(factsIn);
  return tree.node === 'name' && tree.meaning?.is === 'situation' ? [tree.meaning.name] : [];
}
