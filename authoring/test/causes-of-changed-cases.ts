/** Why cases of other packs come out otherwise here: one cause for many cases. */
import type { Problem } from '../../core/index.ts';
import type { Suite } from './collect-cases.ts';
import { type Outcome, runCase } from './run-cases.ts';

/** What changed some inherited cases. */
export interface Cause {
  /** `the option kuitan: false`, `3 seats, not 4`, or what came out at the first of them. */
  why: string;
  /** The cases, as a reader finds them, each with what came out. */
  cases: { id: string; problem: Problem | undefined }[];
}

/** The changed cases of a report by cause, the cause of most cases first. */
export function causesOf(suite: Suite, changed: readonly Outcome[], unreadable: readonly Problem[]): Cause[] {
  const parent = suite.parent();
  const options = parent === undefined ? {} : changedOptions(suite, parent.rules.options);
  const seats = suite.rules.seats.count;
  const before = parent?.rules.seats.count ?? seats;
  const causes = new Map<string, Cause>();
  const add = (key: string, why: string, id: string, problem: Problem | undefined): void => {
    const cause = causes.get(key) ?? { why, cases: [] };
    cause.cases.push({ id, problem });
    causes.set(key, cause);
  };
  for (const outcome of changed) {
    const { case: one, problems } = outcome;
    const [problem] = problems;
    const option = Object.entries(options).find(([id, value]) => passesWith(suite, outcome, { [id]: value }));
    if (option) add(`option ${option[0]}`, optionText(suite, option[0]), one.id, problem);
    else if (one.is === 'scenario' && seats !== before) add('seats', `${seats} seats, not ${before}`, one.id, problem);
    else add(kindOf(problem), problem?.message ?? '', one.id, problem);
  }
  for (const problem of unreadable) add(kindOf(problem), problem.message, placeText(problem), problem);
  return [...causes.values()].toSorted((a, b) => b.cases.length - a.cases.length);
}

/** Options with another value than in the pack that is changed, with the value there. */
function changedOptions({ rules }: Suite, before: Suite['rules']['options']): Suite['rules']['options'] {
  return Object.fromEntries(
    Object.entries(before).filter(([id, value]) => id in rules.options && rules.options[id] !== value),
  );
}

function passesWith({ variants }: Suite, { case: one }: Outcome, options: Suite['rules']['options']): boolean {
  return runCase({ ...one, options: { ...options, ...one.options } }, variants).length === 0;
}

function optionText({ rules }: Suite, id: string): string {
  return `the option ${id}: ${String(rules.options[id])}`;
}

/** Problems that differ in tiles, numbers and names alone are of one kind. */
function kindOf(problem: Problem | undefined): string {
  return `${problem?.code} ${problem?.message.replace(/`[^`]*`/g, '`').replace(/\d[a-z]?|,.*$/g, '')}`;
}

function placeText({ place }: Problem): string {
  return place === undefined ? '' : `${place.file}:${place.line}`;
}
