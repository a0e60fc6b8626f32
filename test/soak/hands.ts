import assert from 'node:assert/strict';
import type { WinQuery } from '../../core/index.ts';
import { makeJudge } from '../../dsl/index.ts';
import type { PatternSource } from '../../dsl/match/matcher.ts';
import { differences } from '../kit/agreement.ts';
import type { Census } from '../kit/census.ts';
import { exampleHands, packHands, SHIPPED, shipped } from '../kit/pack-hands.ts';
import type { Part } from './part.ts';

/** Hands of one seed. */
const STRETCH = 250;
const PACKS = Object.keys(SHIPPED);

/** Compares both back ends on hands drawn for a pack: readings, times and values of every pattern, and the judgement. */
export function compareHands(id: string, seed: number, hands: number, figures: Census): void {
  const next = packHands(id, seed);
  compareAll(id, Array.from({ length: hands }, next), figures);
}

/** The same on the examples of the pack. */
export function compareExamples(id: string, figures: Census): void {
  compareAll(id, exampleHands(id), figures);
}

function compareAll(id: string, queries: readonly WinQuery[], figures: Census): void {
  const { set, compiled, interpreted, rules: scoring } = shipped(id).scoring;
  const asked = rememberingOne(interpreted);
  const [fast, slow] = [makeJudge(compiled, scoring), makeJudge(asked, scoring)];
  const add = (what: string, times = 1): void => void figures.set(what, (figures.get(what) ?? 0) + times);
  let before: boolean[] | undefined;
  for (const query of queries) {
    assert.deepEqual(differences(set, compiled, asked, query), []);
    assert.deepEqual(fast(query), slow(query));
    const now = patternsOf(set.patterns.length, asked, query);
    if (now) {
      add(`hands with a reading: ${id}`);
      set.patterns.forEach((pattern, at) => {
        if (now[at]) add(`true: ${id} ${pattern.id}`);
        else if (before?.[at]) add(`nearly: ${id} ${pattern.id}`);
      });
    }
    before = now;
  }
  add('hands', queries.length);
  add(`hands: ${id}`, queries.length);
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

/** By pattern: whether some reading has it; undefined where there is no reading. */
function patternsOf(patterns: number, source: PatternSource, query: WinQuery): boolean[] | undefined {
  let has: boolean[] | undefined;
  source.candidates(query, ({ times }) => {
    has ??= Array.from({ length: patterns }, () => false);
    for (let at = 0; at < patterns; at++) if (times[at]! > 0) has[at] = true;
  });
  return has;
}

/** Patterns that were true, or nearly true, fewer times. */
export function rare(figures: Census, often: number): string[] {
  return PACKS.filter((id) => figures.has(`hands: ${id}`)).flatMap((id) => {
    const few = (what: string): string[] =>
      shipped(id).scoring.set.patterns.flatMap((pattern) => {
        const times = figures.get(`${what}: ${id} ${pattern.id}`) ?? 0;
        // what others take is counted by patterns of its own, whose names no pack can give
        return times < often && !pattern.id.includes(' ') ? [`${pattern.id} ${times}`] : [];
      });
    const line = (what: string, list: string[]): string[] =>
      list.length > 0 ? [`${id}, ${what} fewer than ${often} times: ${list.join(', ')}`] : [];
    return [...line('true', few('true')), ...line('nearly true', few('nearly'))];
  });
}

/** Each pattern should be true, and nearly true (the hand before it had it), at least this often in a full run. */
const OFTEN = 25;

export const hands: Part = {
  title: `Finished hands through the interpreter and the compiler, ${STRETCH} of one pack a seed`,
  seeds: 4000,
  run: (seed, figures) => compareHands(PACKS[seed % PACKS.length]!, seed, STRETCH, figures),
  remarks: (figures) => rare(figures, OFTEN),
  quotas: { hands: 1_000_000 },
};
