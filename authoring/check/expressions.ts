/** Expressions about the table, where they stand. */
import type { Expr } from '../../dsl/index.ts';
import type { SourcedScalar } from '../../loader/index.ts';
import { scalarAt, type Path, type CheckedPack } from './checked-pack.ts';

/** An expression and the text it was read from. */
export interface Located {
  path: Path;
  node: SourcedScalar;
  tree: Expr;
}

/** Chapters about play. */
const OF_PLAY = ['moves', 'turn', 'windows', 'endings', 'bonus', 'situation', 'settle', 'sequence'];

/** The expressions under keys of these names in the chapters about play. */
export function expressionsAt(written: CheckedPack, keys: readonly string[]): Located[] {
  return written.ruleset.expressions.flatMap(({ path, program }) => {
    const node = scalarAt(written, path);
    const isMeant = OF_PLAY.includes(String(path[0])) && keys.includes(String(path.at(-1)));
    return node === undefined || !isMeant ? [] : [{ path, node, tree: program.tree }];
  });
}
