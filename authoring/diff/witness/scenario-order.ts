/** Scenarios of two packs, those first that say the most of what is still to be shown. */
import { onceFor } from '../../../core/index.ts';
import type { Case } from '../../test/index.ts';
import type { ComparedPack } from '../compared-pack.ts';
import type { IsolatedChange } from '../isolated-change.ts';
import type { Found } from './witness-types.ts';

/** A change that wants something to show it, and the best so far. */
export interface Asking {
  trial: IsolatedChange;
  best?: Found;
}

/** A scenario of one of the packs or of both. */
export interface Telling {
  one: Extract<Case, { is: 'scenario' }>;
  sides: ComparedPack[];
  text: string;
}

/** The scenarios one by one; what is still open is asked each time. */
export function inOrder(
  a: ComparedPack,
  b: ComparedPack,
  open: () => readonly Asking[],
): { entries(): Generator<[number, Telling]> } {
  const scenarios = scenariosOf([a, b]);
  const mentions = mentionsIn(scenarios);
  return {
    *entries() {
      for (let done = 0; scenarios.length > 0; done++) yield [done, mostTelling(scenarios, open(), mentions)];
    },
  };
}

/** So many scenarios that say the most of some changes, without those that play whole deals. */
export function mostOf(a: ComparedPack, b: ComparedPack, changes: readonly Asking[], count: number): Telling[] {
  const scenarios = scenariosOf([a, b]).filter(({ text }) => !text.includes('"until over"'));
  const scores = scoresOf(scenarios, changes, mentionsIn(scenarios));
  const sorted = [...scenarios.keys()].sort((one, other) => scores[other]! - scores[one]!);
  return sorted.slice(0, count).map((at) => scenarios[at]!);
}

/** Scenarios that only one of the packs has; where both have all, some of those. */
export function ownScenarios(a: ComparedPack, b: ComparedPack): Telling[] {
  const all = scenariosOf([a, b]);
  const own = all.filter(({ sides }) => sides.length === 1);
  return own.length > 0 ? own : all.slice(0, SOME);
}

const SOME = 12;

function scenariosOf(sides: readonly ComparedPack[]): Telling[] {
  const found = new Map<string, Telling>();
  for (const side of sides)
    for (const one of side.suite.cases) {
      if (one.is !== 'scenario') continue;
      const { node: _, ...said } = one.scenario;
      // Ids of scenarios have hyphens where those of rules have lines.
      const text = JSON.stringify(said).replaceAll(/(?<=[a-z])-(?=[a-z])/g, '_');
      const known = found.get(`${one.id} ${text}`);
      if (known) known.sides.push(side);
      else found.set(`${one.id} ${text}`, { one, sides: [side], text });
    }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, telling]) => telling);
}

/** A scenario that only one pack has was written for what it does otherwise. */
const OWN = 100;
/** With other options every pack has to be made anew. */
const USUAL = 30;
/** It speaks of one of the changes. */
const NAMED = 40;

/** The scenarios that mention a word. */
type Mentions = (word: string) => ReadonlySet<Telling>;

/** Every text is looked through once for a word, however often the word is asked for. */
function mentionsIn(scenarios: readonly Telling[]): Mentions {
  const all = [...scenarios];
  const known = new Map<string, Set<Telling>>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const found = new Set(all.filter(({ text }) => text.includes(word)));
    known.set(word, found);
    return found;
  };
}

/** Takes out the scenario that says the most of what is still open. */
function mostTelling(scenarios: Telling[], open: readonly Asking[], mentions: Mentions): Telling {
  const scores = scoresOf(scenarios, open, mentions);
  return scenarios.splice(scores.indexOf(Math.max(...scores)), 1)[0]!;
}

/** How much each scenario says of what is still open. */
function scoresOf(scenarios: readonly Telling[], open: readonly Asking[], mentions: Mentions): number[] {
  const wanted = open.map(({ trial }) => tellingWords(trial, scenarios, mentions));
  return scenarios.map((telling) => {
    const { one, text, sides } = telling;
    const named = wanted.filter((words) => words.some((found) => found.has(telling))).length;
    const isUsual = Object.keys(one.options).length === 0;
    return (sides.length === 1 ? OWN : 0) + NAMED * named + (isUsual ? USUAL : 0) - text.length / 1000;
  });
}

/** For each word of a change that few scenarios have, those that have it: what every fifth says tells nothing. */
function tellingWords(
  trial: IsolatedChange,
  scenarios: readonly Telling[],
  mentions: Mentions,
): ReadonlySet<Telling>[] {
  const isRare = (found: ReadonlySet<Telling>): boolean =>
    scenarios.reduce((count, one) => (found.has(one) ? count + 1 : count), 0) <= Math.max(3, scenarios.length / 5);
  return keywordsOf(trial).map(mentions).filter(isRare);
}

/** For one change after the other, what was played of scenarios: what mentions the change before the rest. */
export function nearestFirst<T extends { telling: Telling }>(played: readonly T[]): (trial: IsolatedChange) => T[] {
  const scenarios = [...new Set(played.map(({ telling }) => telling))];
  const mentions = mentionsIn(scenarios);
  return (trial) => {
    const words = tellingWords(trial, scenarios, mentions);
    const isNear = ({ telling }: T): boolean => words.some((found) => found.has(telling));
    return [...played.filter(isNear), ...played.filter((one) => !isNear(one))];
  };
}

/** Names of the pack that a scenario about the change would mention. */
const keywordsOf = onceFor(({ change: { path, after, before } }: IsolatedChange): string[] => {
  const text = JSON.stringify([path.slice(1), after ?? '', before ?? '']);
  return [...new Set(text.match(/[a-z]+(?:_[a-z]+)+|[a-z]{4,}/g) ?? [])];
});
