import { keySpot, placeOf } from '../../../loader/index.ts';
import { findingIn } from '../finding-in-expression.ts';
import { scalarAt, type Warning } from '../checked-pack.ts';

/** Two patterns whose conditions come to the same. */
export const samePattern: Warning = (written) =>
  written.oddities().flatMap((oddity) => {
    const { pattern } = oddity;
    const node = scalarAt(written, ['patterns', pattern, 'when']);
    if (oddity.is !== 'repeats' || node === undefined) return [];
    const message = `\`${pattern}\` is had exactly when \`${oddity.of}\` is.`;
    const other = placeOf(keySpot(written.flat.root, ['patterns', oddity.of, 'when']));
    const further = [{ place: other, message: 'the same condition' }];
    const hint = 'Take one of them out, or add their values.';
    return [findingIn('same-pattern', message, node, undefined, pattern, { further, hint })];
  });
