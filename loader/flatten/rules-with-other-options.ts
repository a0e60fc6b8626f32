/** A pack under other options than those it was loaded with. */
import type { Result } from '../../core/index.ts';
import { assemble, type ChosenOptions, type PackRuleset } from '../chapters/assemble-ruleset.ts';
import { namesTold } from '../expressions/trust-built-in-expressions.ts';
import { once } from '../once.ts';
import type { Examined, Flattened } from './flattened-pack.ts';

/** The rules with some options changed. */
export type Variants = (options: ChosenOptions) => Result<PackRuleset>;

/** Makes rules for sets of options, of a pack that loads with those it has; each set is made once. */
export function variantsOf(
  flat: Flattened,
  rules: PackRuleset,
  { options: chosen }: { options?: ChosenOptions },
): Variants {
  const examined = once(() => allExamined(flat, rules));
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

/** Values of options make no expression wrong: in a pack that loads, none need be examined for another set of them. */
function allExamined({ root, removed }: Flattened, { expressions }: PackRuleset): Examined | undefined {
  const scope = expressions[0]?.program.scope;
  const names = scope && namesTold({ draft: { root, removed, problems: [] }, scope });
  return names === undefined ? undefined : { sources: { has: () => true }, names, isParent: false };
}
