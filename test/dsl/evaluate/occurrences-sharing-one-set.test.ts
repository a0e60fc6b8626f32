import { describe, expect, test } from 'vitest';
import type { WinQuery } from '../../../core/index.ts';
import { compileExpression, conjunctsOf, joinsOf, type Program, type Reading, scopeOf } from '../../../dsl/index.ts';
import { collectionsOf, type Occurrence } from '../../../dsl/evaluate/occurrences-sharing-one-set.ts';
import { winQuery } from '../../kit/win-query.ts';
import { fullSet } from '../../kit/tile-sets.ts';

function program(text: string, definitions: Record<string, string> = {}): Program {
  const result = compileExpression(text, 'pattern', scopeOf(fullSet, { definitions }), ['yes/no', 'number']);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '));
  return result.value;
}

/** A reading of nothing but chows: the referee only looks at groups. */
function chows(kinds: readonly number[]): Reading {
  const group = { type: 'chow' as const, shown: false, claimed: false, concealed: true, last: false };
  return { shape: 0, groups: kinds.map((kind) => ({ ...group, kind })), loose: [], wait: 'none' };
}

const QUERY: WinQuery = winQuery('1z +1z');
const PAIRS = ['has chow nA, chow nA', 'has chow nA, chow nB', 'has chow nA, chow (n+3)A', 'has chow 1A, chow 7A'];
const TRIPLES = [
  'has chow nA, chow nA, chow nA',
  'has chow 1A, chow 4A, chow 7A',
  'has chow nA, chow (n+k)A, chow (n+2k)A where k in 1..2',
  'has chow 1A, chow 4B, chow 7C',
  'has chow nA, chow nB, chow nC',
  'has chow nA, chow (n+1)B, chow (n+2)C',
];
const FOURS = [
  'has chow nA, chow nA, chow nA, chow nA',
  'has chow nA, chow (n+k)A, chow (n+2k)A, chow (n+3k)A where k in 1..2',
];

const joins = [...PAIRS, ...TRIPLES, ...FOURS].map((text) => joinsOf(program(text))!);

/** Of the best collection: how many combinations of two chows it has, three chows outweighing two and four outweighing three. */
function bestPairs(kinds: readonly number[], patterns: number): number {
  const reading = chows(kinds);
  const occurrences = joins
    .slice(0, patterns)
    .flatMap((join, pattern) => join(QUERY, reading).map((groups): Occurrence => ({ pattern, groups })));
  const worth = (pattern: number): number =>
    pattern < PAIRS.length ? 1 : pattern < PAIRS.length + TRIPLES.length ? 10 : 100;
  const sums = collectionsOf(occurrences).map((collection) => ({
    pairs: collection.filter((pattern) => pattern < PAIRS.length).length,
    all: collection.reduce((sum, pattern) => sum + worth(pattern), 0),
  }));
  return sums.reduce((best, sum) => (sum.all > best.all ? sum : best)).pairs;
}

const suitOf = (kind: number): number => Math.floor(kind / 9);
const rankOf = (kind: number): number => (kind % 9) + 1;

/** Two chows of one rank, or of one suit and three or six apart, or the same. */
function related(a: number, b: number): boolean {
  const apart = Math.abs(rankOf(a) - rankOf(b));
  return apart === 0 || (suitOf(a) === suitOf(b) && (apart === 3 || apart === 6));
}

/** Three chows that are one combination: in one suit or in three, going up alike. */
function isTriple(kinds: readonly number[]): boolean {
  const [a, b, c] = [...kinds]
    .sort((x, y) => rankOf(x) - rankOf(y))
    .map((kind) => ({ suit: suitOf(kind), rank: rankOf(kind) }));
  const step = b!.rank - a!.rank;
  if (c!.rank - b!.rank !== step) return false;
  const suits = new Set([a!.suit, b!.suit, c!.suit]).size;
  if (suits === 1) return step <= 2 || (step === 3 && a!.rank === 1);
  return suits === 3 && (step <= 1 || (step === 3 && a!.rank === 1));
}

function isFour(kinds: readonly number[]): boolean {
  const ranks = kinds.map(rankOf).sort((a, b) => a - b);
  const step = ranks[1]! - ranks[0]!;
  return new Set(kinds.map(suitOf)).size === 1 && step <= 2 && ranks.every((rank, i) => rank === ranks[0]! + i * step);
}

function components(kinds: readonly number[]): number {
  const root = kinds.map((_, i) => i);
  const find = (i: number): number => (root[i] === i ? i : find(root[i]!));
  kinds.forEach((a, i) => kinds.forEach((b, j) => related(a, b) && (root[find(i)] = find(j))));
  return new Set(root.map((_, i) => find(i))).size;
}

/** The rule as the sheet gives it: nothing beside four chows, one beside three, else chows less what hangs together. */
function capped(kinds: readonly number[]): number {
  if (kinds.length === 4 && isFour(kinds)) return 0;
  const triples = kinds.flatMap((_, spare) => {
    const three =
      kinds.length === 4 ? kinds.filter((_, i) => i !== spare) : spare === 0 && kinds.length === 3 ? kinds : [];
    return three.length === 3 && isTriple(three)
      ? [{ three, spare: kinds.length === 4 ? kinds[spare] : undefined }]
      : [];
  });
  if (triples.length === 0) return kinds.length - components(kinds);
  return Math.max(
    ...triples.map(({ three, spare }) => Number(spare !== undefined && three.some((kind) => related(kind, spare)))),
  );
}

const STARTS = [0, 9, 18].flatMap((first) => Array.from({ length: 7 }, (_, i) => first + i));

function* multisets(size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i < STARTS.length; i++) for (const rest of multisets(size - 1, i)) yield [STARTS[i]!, ...rest];
}

describe('linked patterns', () => {
  test('of any two to four chows as many pairs count as there are chows less groups that hang together', () => {
    let hands = 0;
    for (const size of [2, 3, 4]) {
      for (const kinds of multisets(size)) {
        hands++;
        if (bestPairs(kinds, PAIRS.length) !== kinds.length - components(kinds)) throw new Error(kinds.join(' '));
      }
    }
    expect(hands).toBe(12_628);
  }, 60_000);

  test('beside a combination of three chows one pair counts at most, beside one of four none', () => {
    for (const size of [2, 3, 4]) {
      for (const kinds of multisets(size)) {
        const found = bestPairs(kinds, joins.length);
        if (found !== capped(kinds)) throw new Error(`${kinds.join(' ')}: ${found}, not ${capped(kinds)}`);
      }
    }
  }, 60_000);

  test('only one largest collection of each content is listed', () => {
    const ring: Occurrence[] = [0b0011, 0b0110, 0b1100, 0b1001].map((groups, i) => ({ pattern: i % 2, groups }));
    expect(collectionsOf(ring)).toEqual([
      [0, 0, 1],
      [0, 1, 1],
    ]);
  });

  test('conditions beside `has` are joined by `and`, also within a word', () => {
    expect(joinsOf(program('concealed and twins', { twins: 'has chow nA, chow nA and suits == 1' }))).toBeDefined();
    expect(conjunctsOf(program('concealed and suits == 1 and by draw').tree)).toHaveLength(3);
    expect(joinsOf(program('has chow nA, chow nA or concealed'))).toBeUndefined();
    expect(joinsOf(program('every set is chow'))).toBeUndefined();
  });
});
