import { expressionsAt } from '../play-expressions.ts';
import { findingIn } from '../finding-in-expression.ts';
import { truthOf } from '../constant-condition.ts';
import type { Warning } from '../checked-pack.ts';

/** A condition of play, or a part of one, that always or never holds; a bare `true` or `false` is meant. */
export const alwaysHolds: Warning = (written) =>
  expressionsAt(written, [
    'when',
    'needs',
    'allows',
    'discard_limit',
    'plays_on',
    'ends',
    'replayed',
    'balance',
  ]).flatMap(({ path, node, tree, folded }) => {
    if (tree.node === 'boolean') return [];
    const parts = tree.node === 'and' || tree.node === 'or' ? tree.of : [];
    const part = parts.find((each) => truthOf(folded(each)) !== undefined);
    const whole = truthOf(folded(tree));
    const truth = whole ?? (part && truthOf(folded(part)));
    if (truth === undefined) return [];
    const span = whole === undefined ? part!.span : undefined;
    const entry = String(path[1]);
    return truth
      ? [
          findingIn('always-holds', 'This always holds, so it decides nothing.', node, span, entry, {
            hint: 'Take it out, or ask for something that may be otherwise.',
          }),
        ]
      : [
          findingIn('never-holds', 'This never holds.', node, span, entry, {
            hint: 'Ask for something that may be so, or take out what depends on it.',
          }),
        ];
  });
