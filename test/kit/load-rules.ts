import { readFileSync } from 'node:fs';
import type { OptionValue } from '../../core/index.ts';
import { load, type PackRuleset, printProblem } from '../../loader/index.ts';

const made = new Map<string, PackRuleset>();

/** The rules of a pack by id, path or text, loaded once for each set of options; throws what is wrong with it. */
export function rulesOf(pack = 'international', options: Readonly<Record<string, OptionValue>> = {}): PackRuleset {
  const key = JSON.stringify([pack, options]);
  const known = made.get(key);
  if (known) return known;
  const rules = freshRules(pack, options);
  made.set(key, rules);
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
