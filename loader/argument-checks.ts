/** What a program is told that hands over the wrong thing; packs and hands are never to blame for it. */
import type { WinQuery } from '../core/index.ts';
import type { PackRuleset, ScoringRuleset } from './chapters/assemble-ruleset.ts';
import type { LoadSettings } from './load-settings.ts';

/** A ruleset is what `load` gives as `value`, not the answer of `load` itself. */
export function needRuleset(what: string, rules: ScoringRuleset): void {
  if (rules?.scoring === undefined)
    throw new TypeError(
      `${what} takes a ruleset: const loaded = load('international'); if (loaded.ok) ${what}(loaded.value, ...)`,
    );
}

/** Rules compiled ahead of time no longer hold the conditions of their patterns. */
export function needLoaded(what: string, rules: PackRuleset): void {
  needRuleset(what, rules);
  if (rules.scoring.set === undefined)
    throw new TypeError(
      `${what} takes a ruleset from load, not one compiled ahead of time: const loaded = load('international'); if (loaded.ok) ${what}(loaded.value, ...)`,
    );
}

/** Settings are an object, and files are read by a function. */
export function needSettings(what: string, settings: LoadSettings): void {
  if (typeof settings !== 'object' || settings === null)
    throw new TypeError(`${what} takes settings: ${what}('international', { options: {} })`);
  if (settings.readFile !== undefined && typeof settings.readFile !== 'function')
    throw new TypeError(`${what} reads files by a function: ${what}(path, { readFile: (name) => bytes })`);
}

/** The query of a hand comes with its score. */
export function needQuery(what: string, query: WinQuery): void {
  if (!Array.isArray(query?.counts) && !ArrayBuffer.isView(query?.counts))
    throw new TypeError(
      `${what} takes the query of a hand, not its text: const scored = score(rules, hand); ${what}(rules, scored.value.query, ...)`,
    );
}
