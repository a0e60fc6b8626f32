import { problem } from '../../../core/index.ts';
import type { PackExample } from '../../../loader/index.ts';
import type { Warning } from '../checked-pack.ts';

/** An example that says what another of the same pattern says already. */
export const sameExample: Warning = ({ examples }) =>
  examples.flatMap((example, index) => {
    const { pattern, place } = example;
    const first = examples
      .slice(0, index)
      .find((other) => other.pattern === pattern && sayOf(other) === sayOf(example));
    if (first === undefined) return [];
    const more = {
      place,
      further: [{ place: first.place, message: 'the same' }],
      hint: 'Take it out, or show another case.',
    };
    const message = 'This example says nothing that another one does not.';
    return [{ entry: pattern, problem: problem('same-example', message, { severity: 'warning', ...more }) }];
  });

/** What an example says, without how it is written. */
function sayOf({ query, has, options, gives }: PackExample): string {
  const order = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);
  const melds = query.melds.map(({ kind, type, claimed }) => `${type} ${kind} ${claimed}`).sort();
  return JSON.stringify([
    { ...query, melds, bonus: order(query.bonus), marks: [...query.marks].sort() },
    has,
    options,
    gives,
  ]);
}
