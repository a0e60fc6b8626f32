import { findingIn } from '../finding-in-expression.ts';
import { scalarAt, type Warning } from '../checked-pack.ts';

/** A pattern that every winning hand has, as its condition alone shows. */
export const alwaysTrue: Warning = (written) =>
  written.oddities().flatMap(({ is, pattern }) => {
    const node = scalarAt(written, ['patterns', pattern, 'when']);
    if (is !== 'always' || node === undefined) return [];
    const message = `Every winning hand has \`${pattern}\`: its condition is always true.`;
    return [findingIn('always-true', message, node, undefined, pattern, { hint: 'If that is meant, write `true`.' })];
  });
