/** What a condition comes to whatever the table is like; undefined where that depends on it. */
import type { Expr } from '../../dsl/index.ts';

type Truth = boolean | undefined;

interface Range {
  from: number;
  to: number;
}

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
        : compared(tree.op, rangeOf(tree.left), rangeOf(tree.right));
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

function compared(op: string, a: Range, b: Range): Truth {
  if (op === '>') return compared('<', b, a);
  if (op === '>=') return compared('<=', b, a);
  if (op === '<') return a.to < b.from ? true : a.from >= b.to ? false : undefined;
  if (op === '<=') return a.to <= b.from ? true : a.from > b.to ? false : undefined;
  const apart = a.to < b.from || b.to < a.from;
  const same = a.from === a.to && b.from === b.to && a.from === b.from;
  const equal = apart ? false : same ? true : undefined;
  return op === '==' || equal === undefined ? equal : !equal;
}
