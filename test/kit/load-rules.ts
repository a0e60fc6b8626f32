import { readFileSync } from 'node:fs';
import type { OptionValue } from '../../core/index.ts';
import { load, type PackRuleset, printProblem } from '../../loader/index.ts';

/** By pack and options. Hundreds of rulesets that are kept make every collection of garbage long, so of those with options, and of packs given as text, only the last are. */
const made = new Map<string, WeakRef<PackRuleset>>();
const recent = new Set<PackRuleset>();
const MOST_RECENT = 16;
const whole = new Set<PackRuleset>();

/** The rules of a pack by id, path or text, loaded once for each set of options; throws what is wrong with it. */
export function rulesOf(pack = 'international', options: Readonly<Record<string, OptionValue>> = {}): PackRuleset {
  const key = JSON.stringify([pack, options]);
  const rules = made.get(key)?.deref() ?? freshRules(pack, options);
  made.set(key, new WeakRef(rules));
  if (Object.keys(options).length === 0 && !pack.includes('\n')) whole.add(rules);
  else {
    recent.delete(rules);
    recent.add(rules);
    if (recent.size > MOST_RECENT) recent.delete(recent.values().next().value!);
  }
  return rules;
}

/** The same for a pack that is asked once: hundreds of rulesets that are kept make every collection of garbage long. */
export function freshRules(pack: string, options: Readonly<Record<string, OptionValue>> = {}): PackRuleset {
  const loaded = load(pack, { options, readFile: (path) => readFileSync(path) });
  if (!loaded.ok) throw new Error(loaded.problems.map((problem) => printProblem(problem, loaded.texts)).join('\n'));
  return loaded.value;
}

/** International Mahjong with these options. */
export function international(options: Record<string, OptionValue> = {}): PackRuleset {
  return rulesOf('international', options);
}
