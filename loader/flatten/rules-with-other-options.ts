/** A pack under other options than those it was loaded with. */
import type { Result } from '../../core/index.ts';
import { assemble, type ChosenOptions, type PackRuleset } from '../chapters/assemble-ruleset.ts';
import { examinedIn } from '../expressions/trust-built-in-expressions.ts';
import { once } from '../once.ts';
import type { Flattened } from './flattened-pack.ts';

/** The rules with some options changed. */
export type Variants = (options: ChosenOptions) => Result<PackRuleset>;

/** Makes rules for sets of options, which make no expression wrong, of a pack that loads with those it has; each set is made once. */
export function variantsOf(
  flat: Flattened,
  rules: PackRuleset,
  { options: chosen }: { options?: ChosenOptions },
): Variants {
  const examined = once(() => examinedIn(flat, rules.expressions));
  const made = new Map<string, Result<PackRuleset>>([['{}', { ok: true, value: rules, problems: [] }]]);
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key);
    if (known !== undefined) return known;
    const variant = assemble(flat, { ...chosen, ...options }, undefined, examined());
    made.set(key, variant);
    return variant;
  };
}
