/**
 * Linked patterns: each occurrence joins sets of a reading, and each further one may share at most one set with those
 * already joined. Four chows with five related pairs
 *
 *     A --- B          A-B, then B-D, then C-D: three, since A-C, A-D or B-C
 *     |  /  |          would then share two chows with what is joined
 *     C --- D
 */
import type { WinQuery } from '../../core/index.ts';
import { occurrencesOf } from './has-and-include.ts';
import { programFrom } from '../check/constant-folding.ts';
import { evaluate, handFacts } from './interpreter.ts';
import { partsOfProgram } from '../generate/remembered-program.ts';
import type { Reading } from '../readings/reading.ts';
import type { Program } from '../expression-problem.ts';
import type { Expr } from '../syntax-tree.ts';

/** One way a pattern occurs: the groups of the reading it joins, as bits. */
export interface Occurrence {
  pattern: number;
  groups: number;
}

/** Finds the occurrences of a pattern in a reading that has it. */
export type Joins = (query: WinQuery, reading: Reading) => readonly number[];

/** The parts of a condition that must all hold, definitions looked into. */
export function conjunctsOf(tree: Expr): Expr[] {
  if (tree.node === 'and') return tree.of.flatMap(conjunctsOf);
  if (tree.node !== 'name' || tree.meaning?.is !== 'definition') return [tree];
  const { body } = tree.meaning;
  return body.node === 'and' || body.node === 'has' || body.node === 'name' ? conjunctsOf(body) : [tree];
}

/** How occurrences of a condition are found; nothing where it does not say with exactly one `has` which sets it joins. */
export function joinsOf(program: Program): Joins | undefined {
  const [has, ...others] = conjunctsOf(program.tree).filter((part) => part.node === 'has');
  if (has?.node !== 'has' || others.length > 0) return undefined;
  return partsOfProgram(programFrom(has, program), (query: WinQuery, reading: Reading) =>
    occurrencesOf(has, handFacts(program, query, reading), evaluate),
  );
}

/** Every largest collection of occurrences, as patterns, each once for each of its occurrences. */
export function collectionsOf(occurrences: readonly Occurrence[]): number[][] {
  const found = new Map<string, number[]>();
  const seen = new Set<string>();
  const go = (chosen: readonly number[], joined: number): void => {
    const name = chosen.join(' ');
    if (seen.has(name)) return;
    seen.add(name);
    let isLargest = true;
    occurrences.forEach(({ groups }, index) => {
      const shared = groups & joined;
      if (chosen.includes(index) || (shared & (shared - 1)) !== 0) return;
      isLargest = false;
      go(
        [...chosen, index].sort((a, b) => a - b),
        joined | groups,
      );
    });
    if (!isLargest) return;
    const collection = chosen.map((index) => occurrences[index]!.pattern).sort((a, b) => a - b);
    found.set(collection.join(' '), collection);
  };
  go([], 0);
  const all = [...found.values()];
  return all.filter((one) => !all.some((other) => other !== one && contains(other, one)));
}

/** Whether every pattern of `part` is in `whole` as often. Both sorted. */
function contains(whole: readonly number[], part: readonly number[]): boolean {
  let at = 0;
  for (const pattern of whole) if (pattern === part[at]) at++;
  return at === part.length;
}

const MOST_KEPT = 20_000;

/** Makes the function that lists collections for a reading; it remembers them by the groups of the reading. */
export function makeCollections(
  joins: readonly (Joins | undefined)[],
): (query: WinQuery, reading: () => Reading, patterns: readonly number[]) => readonly (readonly number[])[] {
  const kept = new Map<string, number[][]>();
  return (query, readingNow, patterns) => {
    const reading = readingNow();
    const key = keyOf(query, reading, patterns);
    const known = kept.get(key);
    if (known) return known;
    const occurrences = patterns.flatMap((pattern) =>
      joins[pattern]!(query, reading).map((groups): Occurrence => ({ pattern, groups })),
    );
    const made = collectionsOf(occurrences);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
}

/** All that the occurrences of patterns which hold can depend on. */
function keyOf({ seat, round }: WinQuery, { groups }: Reading, patterns: readonly number[]): string {
  let key = `${seat} ${round} ${patterns.join(' ')}`;
  for (const { type, kind, shown, claimed, concealed } of groups) {
    key += ` ${type} ${kind * 8 + (shown ? 4 : 0) + (claimed ? 2 : 0) + (concealed ? 1 : 0)}`;
  }
  return key;
}
