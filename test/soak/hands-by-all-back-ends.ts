import assert from 'node:assert/strict';
import type { Judgement, WinQuery } from '../../core/index.ts';
import { type Judge, makeJudge, makeWeigh, type Weigh } from '../../dsl/index.ts';
import { compiledSource, matcherMachine } from '../../dsl/generate/matcher-generator.ts';
import { worthOf } from '../kit/worth-of-judgement.ts';
import type { PatternSource } from '../../dsl/readings/back-end-types.ts';
import { type PackModule, type PackRuleset, packs } from '../../loader/index.ts';
import { differencesOf, resultsOf } from '../kit/compiler-pack.ts';
import type { Census } from '../kit/games/coverage-of-play.ts';
import { checkHand, firstHands, type PackHand, rulesUnder } from '../kit/pack-hands.ts';
import type { Part } from './soak-part-type.ts';

/** Hands of one seed. */
const STRETCH = 250;
const PACKS = packs().map(({ id }) => id);

/**
 * Compares all back ends on hands drawn for a pack: readings, times and values of every pattern, and the judgement. Written
 * modules of the rules, where they are given, are compared too.
 */
export function compareHands(
  id: string,
  hands: readonly PackHand[],
  figures: Census,
  seed?: number,
  modules?: ReadonlyMap<PackRuleset, PackModule>,
): void {
  const add = (what: string, times = 1): void => void figures.set(what, (figures.get(what) ?? 0) + times);
  let before: ReadonlySet<string> | undefined;
  for (const hand of hands) {
    const { rules, query } = hand;
    const { set } = rules.scoring;
    const { interpreted, slow, others } = endsOf(rules);
    const module = modules?.get(rules)?.default;
    const judgement = slow(query);
    const worth = worthOf(judgement);
    checkHand(hand, seed, () => {
      const wanted = resultsOf(set, interpreted, query);
      for (const { end, source, judge, weigh } of module ? [...others, writtenEnd(module)] : others) {
        const different = differencesOf(set, resultsOf(set, source, query), wanted, query);
        const said = { end, different, judgement: judge(query), worth: weigh(query) };
        assert.deepEqual(said, { end, different: [], judgement, worth });
      }
      if (module) assert.deepEqual(rules.judge(query), judgement);
    });
    const now = patternsOf(rules, interpreted, query, judgement);
    if (now) add(`hands with a reading: ${id}`);
    for (const pattern of now ?? []) add(`true: ${id} ${pattern}`);
    for (const pattern of (now && before) ?? []) if (!now!.has(pattern)) add(`nearly: ${id} ${pattern}`);
    before = now;
  }
  add('hands', hands.length);
  add(`hands: ${id}`, hands.length);
}

/** One that is compared with the interpreter. */
interface FastEnd {
  end: string;
  source: PatternSource;
  judge: Judge;
  weigh: Weigh;
}

/** What says something of hands: the interpreter; generated code; the machine for where none may be made. */
interface Ends {
  interpreted: PatternSource;
  slow: Judge;
  others: readonly FastEnd[];
}

/** Rules that nobody has any more are let go with what was made for them. */
const ends = new WeakMap<PackRuleset, Ends>();

function endsOf(rules: PackRuleset): Ends {
  const known = ends.get(rules);
  if (known) return known;
  const { compiled, interpreted: asked, rules: scoring, set } = rules.scoring;
  const interpreted = rememberingOne(asked);
  const fastEnd = (end: string, source: PatternSource): FastEnd => {
    const judge = makeJudge(source, scoring);
    return { end, source, judge, weigh: makeWeigh(source, judge) };
  };
  const machine = compiledSource(set, matcherMachine(set));
  const others = [fastEnd('compiler', compiled), fastEnd('machine', machine)];
  const made = { interpreted, slow: makeJudge(interpreted, scoring), others };
  ends.set(rules, made);
  return made;
}

function writtenEnd({ scoring, judge, worth }: PackModule['default']): FastEnd {
  return { end: 'written module', source: scoring.source, judge, weigh: worth };
}

/** Asking the referee takes long; what it said of the last hand is kept. */
function rememberingOne(source: PatternSource): PatternSource {
  let of: WinQuery | undefined;
  let known: Parameters<Parameters<PatternSource['candidates']>[1]>[0][] = [];
  return {
    ...source,
    candidates: (query, visit) => {
      if (of !== query) {
        known = [];
        source.candidates(query, (candidate) => void known.push(candidate));
        of = query;
      }
      for (const candidate of known) visit(candidate);
    },
  };
}

/**
 * Patterns that some reading has; undefined where there is no reading. Whether there is no other pattern only the score
 * knows, so of those that ask it the judgement tells.
 */
function patternsOf(
  { scoring }: PackRuleset,
  source: PatternSource,
  query: WinQuery,
  judgement: Judgement | undefined,
): Set<string> | undefined {
  let has: Set<string> | undefined;
  source.candidates(query, ({ times }) => {
    has ??= new Set(judgement?.patterns.map(({ id }) => id));
    for (const [at, { id, fallback }] of scoring.rules.patterns.entries()) if (times[at]! > 0 && !fallback) has.add(id);
  });
  return has;
}

/** How often each pattern of a pack was true, or nearly true (the hand before had it); rarest first. */
function oftenOf(figures: Census, what: 'true' | 'nearly true', id: string): { pattern: string; times: number }[] {
  const patterns = rulesUnder(id).flatMap(({ scoring }) => scoring.rules.patterns.map((pattern) => pattern.id));
  const prefix = what === 'true' ? 'true' : 'nearly';
  return [...new Set(patterns)]
    .map((pattern) => ({ pattern, times: figures.get(`${prefix}: ${id} ${pattern}`) ?? 0 }))
    .sort((a, b) => a.times - b.times);
}

const TRUTHS = ['true', 'nearly true'] as const;

/** Each pattern of a pack is true, and nearly true, in at least so many of so many hands of the pack. */
export const OFTEN = { times: 25, hands: 10_000 };

/** What was true, or nearly true, less often than it must be. */
export function tooRare(figures: Census): string[] {
  return packsIn(figures).flatMap((id) => {
    const expected = (OFTEN.times * figures.get(`hands: ${id}`)!) / OFTEN.hands;
    // Among few hands chance takes some away: by its deviation, hardly anything among many.
    const least = Math.floor(expected - Math.sqrt(expected));
    return TRUTHS.flatMap((what) =>
      oftenOf(figures, what, id)
        .filter(({ times }) => times < least)
        .map(({ pattern, times }) => `${id} ${pattern}: ${what} ${times} of ${least}`),
    );
  });
}

/** Two lines a pack: how many hands, and which patterns were true or nearly true in the fewest of them. */
export function rarest(figures: Census): string[] {
  const list = (id: string, what: (typeof TRUTHS)[number]): string =>
    oftenOf(figures, what, id)
      .slice(0, 5)
      .map(({ pattern, times }) => `${pattern} ${times}`)
      .join(', ');
  return packsIn(figures).flatMap((id) => [
    `${id}: ${figures.get(`hands: ${id}`)} hands, ${figures.get(`hands with a reading: ${id}`)} with a reading`,
    ...TRUTHS.map((what) => `    rarest ${what}: ${list(id, what)}`),
  ]);
}

function packsIn(figures: Census): string[] {
  return PACKS.filter((id) => figures.has(`hands: ${id}`));
}

export const hands: Part = {
  title: `Finished hands through the interpreter, the compiler and the machine, ${STRETCH} of one pack a seed`,
  seeds: 4000,
  run: (seed, figures) => {
    const id = PACKS[seed % PACKS.length]!;
    compareHands(id, firstHands(id, seed, STRETCH), figures, seed);
  },
  print: rarest,
  lacking: tooRare,
  quotas: { hands: 1_000_000 },
};
