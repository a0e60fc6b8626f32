/**
 * Proves what hands tried by chance suggest:
 *
 *     trials ──▶ combinations of patterns never seen ──▶ plan ──▶ every complete hand, part by part ──▶ trials, corrected, with outcomes
 */
import type { WinQuery } from '../../../core/index.ts';
import {
  checkInSteps,
  type InSteps,
  type LoadSettings,
  type PackExample,
  type PackRuleset,
} from '../../../loader/index.ts';
import { type Standings, standingsOf } from '../pattern-relations.ts';
import { type Effort, type Sightings, type TrialSettings, tryHands, type Trials } from '../random-hand-trials.ts';
import { type Combination, combinationKey, type Outcome } from './combination.ts';
import { isSeen, lookAtSample, type PartFindings } from './look-at-part.ts';
import { planProof, type ProofPlan } from './proof-plan.ts';

/** What hands tried by chance suggest, and how it can be proved. */
export interface BegunProof {
  trials: Trials;
  plan: ProofPlan;
  /** What was found on the way, which need not be looked for. */
  found: PartFindings['found'];
}

/** What is certain after a proof. */
export interface Proof {
  /** What all hands that were looked at have, those found by the proof among them. */
  trials: Trials;
  /** Complete hands that were looked at, and all there are; none where none had to be. */
  looked: number;
  hands: number;
}

/** How far a proof has come. */
export interface ProofProgress {
  /** Parts that are done. */
  done: number;
  looked: number;
  found: PartFindings['found'];
}

/** Who watches a proof, and how far it goes. */
export interface ProofSettings extends TrialSettings {
  /** In how many ways hands may be laid down and won to be looked at, all together; what takes more is not looked for. */
  ways?: number;
}

const EFFORT: Effort = { near: 400, drawn: 20_000, again: 2000, judges: true };

/** Tries hands and plans the proof, in steps of some hundredths of a second; undefined for a pack with errors. */
export function* beginProofInSteps(
  pack: string,
  settings: LoadSettings & ProofSettings = {},
): InSteps<BegunProof | undefined> {
  const { ruleset, examples } = yield* checkInSteps(pack, settings);
  if (ruleset === undefined) return undefined;
  const usual = examples.flatMap(({ example, problem }): PackExample[] =>
    problem === undefined && Object.keys(example.options).length === 0 ? [example] : [],
  );
  return yield* beginProofOf(ruleset, usual, EFFORT, settings);
}

/** The same of rules that were loaded; examples are hands to begin with. */
export function* beginProofOf(
  rules: PackRuleset,
  examples: readonly PackExample[],
  effort: Effort,
  { ways = Infinity, ...settings }: ProofSettings = {},
): InSteps<BegunProof> {
  const standings = standingsOf(rules);
  const isOdd = (pattern: number, { patterns }: Trials): boolean => patterns[pattern]!.always.size > 0;
  const sought = { patterns: [...standings.ids.keys()], win: true };
  const trials = yield* tryHands(rules, examples, effort, sought, isOdd, settings);
  const plan = planProof(rules, unseen(trials, standings, rules));
  const { found, beyond } = lookAtSample(plan, ways);
  const skipped = [...beyond, ...found.map(({ combination }) => combination)];
  return { trials, found, plan: skipped.length === 0 ? plan : planProof(rules, plan.combinations, skipped) };
}

/** Combinations that no hand showed, and that mean something: a pattern at all, without another, beside one it absorbs, with none that absorbs it. */
function unseen({ patterns }: Trials, { ids, takenBy }: Standings, { scoring }: PackRuleset): Combination[] {
  return ids.flatMap((_, pattern): Combination[] => {
    const { hands, always, ever, counted } = patterns[pattern]!;
    if (hands === 0) return [{ has: [pattern], lacks: [] }];
    const named = (scoring.rules.patterns[pattern]!.absorbs ?? []).map((id) => ids.indexOf(id));
    const idle = named.filter((other) => other >= 0 && !ever.has(other) && patterns[other]!.hands > 0);
    const takers = takenBy[pattern]!;
    return [
      ...[...always].map((other) => ({ has: [pattern], lacks: [other] })),
      ...idle.map((other) => ({ has: [pattern, other], lacks: [] })),
      ...(counted === undefined && takers.length > 1 ? [{ has: [pattern], lacks: takers }] : []),
    ];
  });
}

/** What is certain with the parts that are done. */
export function endProof({ trials, plan, found: before }: BegunProof, { done, looked, found }: ProofProgress): Proof {
  const shown = new Map([...found, ...before].map(({ combination, query }) => [combination, query]));
  const { combinations, settled, hands, parts } = plan;
  const outcomes = combinations.map((combination, at): Outcome => {
    const query = shown.get(at);
    if (query !== undefined) return confirmed(plan, combination, query);
    const known = settled[at];
    if (known === 'impossible') return { is: 'impossible' };
    if (known !== undefined) return { is: 'open', why: known.why };
    if (done === parts) return { is: 'impossible', hands: hands.size };
    return { is: 'open', why: `${looked.toLocaleString('en')} of ${hands.size.toLocaleString('en')} hands looked at` };
  });
  const patterns = trials.patterns.map((pattern, number) => corrected(plan, pattern, number, outcomes));
  const known = new Map(combinations.map((combination, at) => [combinationKey(combination), outcomes[at]!]));
  const all = plan.searches.length === 0 ? 0 : hands.size;
  return { trials: { ...trials, patterns, outcomes: known }, looked, hands: all };
}

function confirmed({ rules }: ProofPlan, combination: Combination, query: WinQuery): Outcome {
  return isSeen(rules, combination, query)
    ? { is: 'possible', query }
    : { is: 'open', why: 'a hand was found that the rules read otherwise' };
}

/** What was seen of a pattern, with what a proof found. */
function corrected(
  { combinations, rules }: ProofPlan,
  seen: Sightings,
  number: number,
  outcomes: readonly Outcome[],
): Sightings {
  const [always, ever] = [new Set(seen.always), new Set(seen.ever)];
  const { id } = rules.scoring.rules.patterns[number]!;
  let { hands, simplest, counted } = seen;
  for (const [at, { has, lacks }] of combinations.entries()) {
    const outcome = outcomes[at]!;
    if (outcome.is !== 'possible' || has[0] !== number) continue;
    hands = Math.max(1, hands);
    simplest ??= outcome.query;
    if (counted === undefined && rules.judge(outcome.query)?.patterns.some((pattern) => pattern.id === id))
      counted = outcome.query;
    if (lacks.length === 1) always.delete(lacks[0]!);
    if (has.length === 2) ever.add(has[1]!);
  }
  return { ...seen, always, ever, hands, ...(simplest && { simplest }), ...(counted && { counted }) };
}
