/** Expressions about the table, where they stand. */
import { type Expr, fold } from '../../dsl/index.ts';
import type { SourcedScalar } from '../../loader/index.ts';
import { isOwn, scalarAt, type Path, type CheckedPack } from './checked-pack.ts';

/** An expression and the text it was read from. */
export interface Located {
  path: Path;
  node: SourcedScalar;
  tree: Expr;
  /** A part of the tree with constants worked out. What an option decides is left open: another table may choose otherwise. */
  folded(part: Expr): Expr;
}

/** Chapters about play. */
const OF_PLAY = ['moves', 'turn', 'windows', 'endings', 'bonus', 'phases', 'situation', 'settle', 'sequence'];

/** The expressions of the pack itself under keys of these names in the chapters about play. */
export function expressionsAt(written: CheckedPack, keys: readonly string[]): Located[] {
  return written.ruleset.expressions.flatMap(({ path, program }) => {
    const node = scalarAt(written, path);
    const isMeant = OF_PLAY.includes(String(path[0])) && keys.includes(String(path.at(-1)));
    if (node === undefined || !isMeant || !isOwn(written, path)) return [];
    const { charts } = program.scope;
    const folded = (part: Expr): Expr => fold(part, { charts, option: () => undefined });
    return [{ path, node, tree: program.tree, folded }];
  });
}
