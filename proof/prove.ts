/** Runs the cases of a pack. */
import { hasErrors, type Problem } from '../core/index.ts';
import { runExample, type PackRuleset, type Variants, variantsOf } from '../rulesets/index.ts';
import type { Case, Suite } from './collect.ts';
import { perform } from './perform.ts';

/** How a case came out. `changed`: it was written for a pack this one extends, and comes out otherwise here. */
export type Verdict = 'passed' | 'failed' | 'changed';

/** A case and how it came out. */
export interface Outcome {
  case: Case;
  verdict: Verdict;
  problems: Problem[];
}

/** All outcomes, and what is wrong with examples and scenarios as they are written. */
export interface Report {
  outcomes: Outcome[];
  problems: Problem[];
  ok: boolean;
}

/** Runs every case; `tell` hears of each as it ends. */
export function prove(suite: Suite, tell: (outcome: Outcome, done: number, all: number) => void = () => {}): Report {
  const variants = variantsOf(suite.flat, suite.rules, suite.settings);
  const outcomes = suite.cases.map((each, index) => {
    const problems = runCase(each, variants);
    const verdict: Verdict = problems.length === 0 ? 'passed' : each.inherited ? 'changed' : 'failed';
    const outcome = { case: each, verdict, problems };
    tell(outcome, index + 1, suite.cases.length);
    return outcome;
  });
  const ok = !hasErrors(suite.problems) && outcomes.every(({ verdict }) => verdict !== 'failed');
  return { outcomes, problems: suite.problems, ok };
}

/** What does not come out as a case says. */
export function runCase(one: Case, variants: Variants): Problem[] {
  const rules = variants(one.options);
  if (!rules.ok)
    return rules.problems.slice(0, 1).map((found) => ({ ...found, ...(one.place && { place: one.place }) }));
  return runWith(one, rules.value);
}

/** The same with rules that are at hand. */
export function runWith(one: Case, rules: PackRuleset): Problem[] {
  if (one.is === 'scenario') return perform(rules, one.scenario);
  const found = runExample(one.example, rules);
  return found === undefined ? [] : [found];
}
