import { isBonus, type OptionValue, type Random, seededRandom, type WinQuery } from '../../core/index.ts';
import type { Reading } from '../../dsl/readings/reading.ts';
import { type PackRuleset, packExamples } from '../../loader/index.ts';
import { handsFor } from './compiler-pack.ts';
import { located, queryText } from './games/failure-location.ts';
import { one } from './random-hands.ts';
import { nearby, recoloured } from './mutants/nearby-hands.ts';
import { rulesOf } from './load-rules.ts';

/** A finished hand and the rules it is asked of. */
export interface PackHand {
  rules: PackRuleset;
  query: WinQuery;
}

/** A check of one of them; what fails tells the hand, and the seed if it was drawn. */
export function checkHand<Result>({ rules, query }: PackHand, seed: number | undefined, check: () => Result): Result {
  return located(() => ({ seed: seed ?? 'none: an example', hand: queryText(query, rules.tiles) }), check);
}

/** An example of a pack: the pattern it is of, and whether it has it. */
interface Example extends PackHand {
  pattern: string;
  has: boolean;
  /** Has a reading: some examples of what a pattern is not are not even complete. */
  complete: boolean;
}

const examples = new Map<string, readonly Example[]>();

/** Lets go what is remembered of a pack: all the rulesets of its examples. */
export function forgetExamples(id: string): void {
  examples.delete(id);
}

/** The hands of the examples of a pack, each with the options it is given for. */
export function exampleHands(id: string): readonly Example[] {
  const known = examples.get(id);
  if (known) return known;
  const found = packExamples(id).map(({ pattern, has, query, options }): Example => {
    const rules = rulesOf(id, options as Record<string, OptionValue>);
    return { pattern, has, query, rules, complete: readingsOf(rules, query).length > 0 };
  });
  examples.set(id, found);
  return found;
}

/** The pack as it is, then with the options that its examples ask for: so no pattern is left out. */
export function rulesUnder(id: string): readonly PackRuleset[] {
  const all = [rulesOf(id), ...exampleHands(id).map(({ rules }) => rules)];
  return all.filter(({ hash }, at) => all.findIndex((other) => other.hash === hash) === at);
}

/**
 * Endless hands that reach all patterns of a pack, and nearly reach them. A fifth of them is drawn; the others are an
 * example of one pattern after the other, in other suits or won in some other way, each followed by the same hand with
 * one thing changed, or by an example of what the pattern is not. Drawn hands are asked of the pack as it is two times out of three, else with other options.
 */
export function packHands(id: string, seed: number): () => PackHand {
  const random = seededRandom(seed);
  const draws = rulesUnder(id).map((rules, index): Draw => {
    const next = handsFor(rules.scoring.set, seed + index * 1_000_003);
    return { rules, next: () => withAllBonus(next(), rules, random) };
  });
  const pairs = examplePairs(id, draws, random);
  let waiting: PackHand | undefined;
  return () => {
    if (waiting) {
      const next = waiting;
      waiting = undefined;
      return next;
    }
    if (random.int(0, 2) === 0) {
      const { rules, next } = random.int(0, 2) > 0 ? draws[0]! : one(draws, random);
      return { rules, query: next() };
    }
    const [shown, changed] = pairs();
    waiting = changed;
    return shown;
  };
}

/** Endless drawn hands for the pack with some options. */
interface Draw {
  rules: PackRuleset;
  next: () => WinQuery;
}

/** Examples that have their pattern, one pattern after the other, each with a hand that hardly differs. */
function examplePairs(id: string, draws: readonly Draw[], random: Random): () => [PackHand, PackHand] {
  const known = exampleHands(id);
  const shown = known.filter(({ has }) => has);
  const misses = known.filter(({ has, complete }) => !has && complete);
  const patterns = [...new Set(shown.map(({ pattern }) => pattern))];
  let turn = random.int(0, patterns.length - 1);
  return () => {
    const pattern = patterns[turn++ % patterns.length]!;
    const of = (list: readonly Example[]): Example[] => list.filter((example) => example.pattern === pattern);
    const { rules, query } = one(of(shown), random);
    const drawn = draws.find((draw) => draw.rules.hash === rules.hash)!.next();
    const { counts, melds, last, marked, bonus, lost } = query;
    const { lost: _, ...circumstances } = drawn;
    const tilesOf = { counts, melds, last, bonus, ...(marked && { marked }), ...(lost && { lost }) };
    const won = random.int(0, 3) > 0 ? query : { ...circumstances, ...tilesOf };
    const first = random.int(0, 3) > 0 ? won : recoloured(won, rules.tiles, random);
    const pair = (second: PackHand): [PackHand, PackHand] => [{ rules, query: first }, second];
    if (of(misses).length > 0 && random.int(0, 1) === 0) return pair(one(of(misses), random));
    const readings = readingsOf(rules, first);
    const reading = readings.length > 0 ? one(readings, random) : undefined;
    const change = (): WinQuery => nearby(first, reading, drawn, rules.tiles, random);
    let second = change();
    // Of some hands hardly any change is complete.
    for (let tries = 0; tries < 3 && readingsOf(rules, second).length === 0; tries++) second = change();
    return pair({ rules, query: second });
  };
}

/** The first hands of a seed. */
export function firstHands(id: string, seed: number, count: number): PackHand[] {
  return Array.from({ length: count }, packHands(id, seed));
}

/** Now and then all bonus tiles are there, or all but one. */
function withAllBonus(query: WinQuery, { tiles }: PackRuleset, random: Random): WinQuery {
  const bonus = tiles.kinds.flatMap(({ copies }, kind) => (isBonus(tiles, kind) && copies > 0 ? [kind] : []));
  if (bonus.length === 0 || random.int(0, 9) > 0) return query;
  return { ...query, bonus: random.int(0, 3) === 0 ? bonus.slice(1) : bonus };
}

function readingsOf({ scoring }: PackRuleset, query: WinQuery): Reading[] {
  const readings: Reading[] = [];
  scoring.compiled.candidates(query, (candidate) => void readings.push(candidate.reading()));
  return readings;
}

/**
 * The hand with its pair of the kind of one of its pungs, won on it: a kind of which it had all copies before, as packs ask where
 * a hand may wait for such. Undefined where it has no such groups.
 */
export function onePastCopies({ rules, query }: PackHand): PackHand | undefined {
  const pung = query.melds.find(({ type, kind }) => type === 'pung' && query.counts[kind] === 0);
  const pair = query.counts.indexOf(2);
  if (pung === undefined || pair < 0 || query.lost) return undefined;
  const counts = [...query.counts];
  counts[pair] = 0;
  counts[pung.kind] = 2;
  return { rules, query: { ...query, counts, last: pung.kind } };
}
