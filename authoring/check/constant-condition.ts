/** What a condition comes to whatever the table is like; undefined where that depends on it. */
import { compareRanges, type Expr, type Range } from '../../dsl/index.ts';

type Truth = boolean | undefined;

/** Numbers of the table that may be less than nothing. */
const SIGNED = /points|value|amount/;

/** Whether a folded condition always or never holds. */
export function truthOf(tree: Expr): Truth {
  switch (tree.node) {
    case 'boolean':
      return tree.value;
    case 'not': {
      const truth = truthOf(tree.of);
      return truth === undefined ? undefined : !truth;
    }
    case 'and':
      return joined(tree.of, false);
    case 'or':
      return joined(tree.of, true);
    case 'compare':
      return sayOf(tree.left) === sayOf(tree.right)
        ? ['==', '<=', '>='].includes(tree.op)
        : compareRanges(tree.op, rangeOf(tree.left), rangeOf(tree.right));
    case 'name':
      return tree.meaning?.is === 'definition' ? truthOf(tree.meaning.body) : undefined;
    default:
      return undefined;
  }
}

/** `or` (`and`) is decided by one part that holds (fails), and by a part beside what denies it. */
function joined(of: readonly Expr[], decides: boolean): Truth {
  const truths = of.map(truthOf);
  const said = new Set(of.map(sayOf));
  const denied = of.some((part) => part.node === 'not' && said.has(sayOf(part.of)));
  if (truths.includes(decides) || denied) return decides;
  return truths.every((truth) => truth === !decides) ? !decides : undefined;
}

/** The same for the same condition, wherever it is written. */
function sayOf(tree: Expr): string {
  return JSON.stringify(tree, (key, value: unknown) => (key === 'span' ? undefined : value));
}

function rangeOf(tree: Expr): Range {
  if (tree.node === 'number') return { from: tree.value, to: tree.value };
  const isCount =
    tree.node === 'count' || (tree.node === 'name' && tree.meaning?.is === 'word' && !SIGNED.test(tree.meaning.id));
  return { from: isCount ? 0 : Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
}
