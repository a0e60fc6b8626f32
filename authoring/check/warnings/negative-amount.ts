import type { Expr } from '../../../dsl/index.ts';
import { expressionsAt } from '../expressions.ts';
import { findingIn } from '../expression-finding.ts';
import { isOwn, type Warning } from '../checked-pack.ts';

/** A payment or stake of less than nothing. */
export const negativeAmount: Warning = (written) =>
  expressionsAt(written, ['amount', 'deposit', 'pay']).flatMap(({ path, node, tree }) =>
    isNegative(tree) && isOwn(written, path)
      ? [
          findingIn(
            'negative-amount',
            'Less than nothing is paid here, so it goes the other way.',
            node,
            undefined,
            String(path[1]),
            {
              hint: 'Write the amount without the minus, and let the other side pay.',
            },
          ),
        ]
      : [],
  );

function isNegative(tree: Expr): boolean {
  return tree.node === 'number'
    ? tree.value < 0
    : tree.node === 'negate' && tree.of.node === 'number' && tree.of.value > 0;
}
