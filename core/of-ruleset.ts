import type { Ruleset } from './ruleset.ts';

/** What is found out about a ruleset once and kept as long as there is that ruleset. Mostly the same one is asked about again. */
export function ofRuleset<T>(find: (rules: Ruleset) => T): (rules: Ruleset) => T {
  const found = new WeakMap<Ruleset, { is: T }>();
  let latest: Ruleset | undefined;
  let there: { is: T } | undefined;
  return (rules) => {
    if (rules === latest) return there!.is;
    there = found.get(rules);
    if (there === undefined) found.set(rules, (there = { is: find(rules) }));
    latest = rules;
    return there.is;
  };
}
