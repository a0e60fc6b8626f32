/** Runs the cases of a pack. */
import { hasErrors, type Problem } from '../../core/index.ts';
import { runExample, type PackRuleset, type Variants } from '../../loader/index.ts';
import type { Case, Suite } from './collect-cases.ts';
import { playScenario } from './scenario/play-scenario.ts';
import { withSkippedSteps } from './scenario/skipped-steps.ts';

/**
 * How a case came out. `changed`: it was written for a pack this one extends, and comes out otherwise here;
 * `changed before`: it does so already in the pack that this one extends.
 */
export type Verdict = 'passed' | 'failed' | 'changed' | 'changed before';

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
  /** Inherited examples that this pack has not the tiles or names for: what is wrong with each. */
  unreadable: Problem[];
  /** The pack that changed what is `changed before`. */
  before?: string;
}

/** Runs every case; `tell` hears of each as it ends. */
export function runCases(suite: Suite, tell: (outcome: Outcome, done: number, all: number) => void = () => {}): Report {
  const outcomes = suite.cases.map((each, index) => {
    const problems = runCase(each, suite.variants);
    const verdict = verdictOf(each, problems, () => suite.parent()?.variants);
    const told = verdict === 'failed' && each.is === 'scenario' ? withSkippedSteps(suite, each, problems) : problems;
    const outcome = { case: each, verdict, problems: told };
    tell(outcome, index + 1, suite.cases.length);
    return outcome;
  });
  const ok = !hasErrors(suite.problems) && outcomes.every(({ verdict }) => verdict !== 'failed');
  const before = outcomes.some(({ verdict }) => verdict === 'changed before') ? suite.parent()?.id : undefined;
  const { problems, unreadable } = suite;
  return { outcomes, problems, unreadable, ok, ...(before !== undefined && { before }) };
}

function verdictOf(one: Case, problems: readonly Problem[], parent: () => Variants | undefined): Verdict {
  if (problems.length === 0) return 'passed';
  if (!one.inherited) return 'failed';
  const above = parent();
  return above !== undefined && runCase(one, above).length > 0 ? 'changed before' : 'changed';
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
  if (one.is === 'scenario') return playScenario(rules, one.scenario);
  const found = runExample(one.example, rules);
  return found === undefined ? [] : [found];
}
