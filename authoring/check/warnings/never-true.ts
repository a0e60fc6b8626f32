import { scalarAt, type Warning } from '../checked-pack.ts';
import { findingIn } from '../finding-in-expression.ts';

/** A pattern that no hand can have, as its condition alone shows. */
export const neverTrue: Warning = (written) =>
  written.oddities().flatMap((oddity) => {
    const node = scalarAt(written, ['patterns', oddity.pattern, 'when']);
    if (oddity.is !== 'never' || node === undefined) return [];
    const [part, other] = oddity.parts;
    const text = String(node.value);
    const said = (span: { start: number; end: number }): string => `\`${text.slice(span.start, span.end)}\``;
    const why = !part
      ? 'its parts exclude each other in every shape.'
      : other
        ? `${said(part)} and ${said(other)} exclude each other.`
        : `${said(part)} is true of no hand of any shape.`;
    const message = `No hand can have \`${oddity.pattern}\`: ${why}`;
    const hint = 'Change the condition, or take the pattern out.';
    return [findingIn('never-true', message, node, other ?? part, oddity.pattern, { hint })];
  });
