import { readFileSync } from 'node:fs';
import type { OptionValue } from '../../core/index.ts';
import { load, type PackRuleset, printProblem } from '../../loader/index.ts';

const made = new Map<string, PackRuleset>();

/** The rules of a pack by id, path or text, loaded once for each set of options; throws what is wrong with it. */
export function rulesOf(pack = 'international', options: Readonly<Record<string, OptionValue>> = {}): PackRuleset {
  const key = JSON.stringify([pack, options]);
  const known = made.get(key);
  if (known) return known;
  const loaded = load(pack, { options, readFile: (path) => readFileSync(path) });
  if (!loaded.ok) throw new Error(loaded.problems.map((problem) => printProblem(problem, loaded.texts)).join('\n'));
  made.set(key, loaded.value);
  return loaded.value;
}

/** International Mahjong with these options. */
export function international(options: Record<string, OptionValue> = {}): PackRuleset {
  return rulesOf('international', options);
}
