/** Warnings about patterns that are well written and yet make no sense. */
import { odditiesOf, type Oddity } from '../dsl/index.ts';
import type { PackRuleset } from './assemble.ts';
import { complainAt, scalarAt, type Draft } from './draft.ts';
import { placeOf } from './source.ts';
import { keySpot, within } from './sourced.ts';

/** Tells of patterns that can never be had, always are, or are had whenever another is. `shown`: had with other options. */
export function checkSense(draft: Draft, { scoring }: PackRuleset, shown: ReadonlySet<string>): void {
  const odd = odditiesOf(scoring.set).filter(({ is, pattern }) => is !== 'never' || !shown.has(pattern));
  for (const oddity of odd) complainOfOddity(draft, oddity);
}

function complainOfOddity(draft: Draft, oddity: Oddity): void {
  const { pattern } = oddity;
  const node = scalarAt(draft, ['patterns', pattern, 'when']);
  if (node === undefined) return;
  const more = { severity: 'warning' as const };
  switch (oddity.is) {
    case 'never': {
      const [part, other] = oddity.parts;
      const text = String(node.value);
      const said = (span: { start: number; end: number }): string => `\`${text.slice(span.start, span.end)}\``;
      const why = !part
        ? 'its parts exclude each other in every shape.'
        : other
          ? `${said(part)} and ${said(other)} exclude each other.`
          : `${said(part)} is true of no hand of any shape.`;
      const last = other ?? part;
      const spot = last ? within(node, last.start, last.end) : node.spot;
      complainAt(draft, 'never-true', `No hand can have \`${pattern}\`: ${why}`, spot, {
        ...more,
        hint: 'Change the condition, or take the pattern out.',
      });
      return;
    }
    case 'always':
      complainAt(
        draft,
        'always-true',
        `Every winning hand has \`${pattern}\`: its condition is always true.`,
        node.spot,
        {
          ...more,
          hint: 'If that is meant, write `true`.',
        },
      );
      return;
    case 'repeats':
      complainAt(draft, 'same-pattern', `\`${pattern}\` is had exactly when \`${oddity.of}\` is.`, node.spot, {
        ...more,
        further: [
          { place: placeOf(keySpot(draft.root, ['patterns', oddity.of, 'when'])), message: 'the same condition' },
        ],
        hint: 'Take one of them out, or add their values.',
      });
  }
}
