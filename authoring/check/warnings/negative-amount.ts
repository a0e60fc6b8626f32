import type { Expr } from '../../../dsl/index.ts';
import { expressionsAt } from '../play-expressions.ts';
import { findingIn } from '../finding-in-expression.ts';
import type { Warning } from '../checked-pack.ts';

/** A payment or stake of less than nothing. */
export const negativeAmount: Warning = (written) =>
  expressionsAt(written, ['amount', 'deposit', 'pay']).flatMap(({ path, node, tree, folded }) =>
    isNegative(folded(tree))
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

function isNegative(amount: Expr): boolean {
  return amount.node === 'number' && amount.value < 0;
}
