/**
 * Inherited examples that hold as they do under the parent: no reading of their hand has a changed pattern, under either pack.
 *
 *     changed: all_simples        234m 567p 345s 678s 5p +5p    has it: run again
 *                                 123m 567p 345s 678s 5z +5z    holds
 */
import type { WinQuery } from '../../core/index.ts';
import { compiledSource, type PatternSource } from '../../dsl/index.ts';
import type { Flattened, PackExample, PackRuleset, Proved } from '../../loader/index.ts';
import { changesToHands, type HandChanges, inheritedExamples } from './changes-to-hands.ts';

/** What is known of the inherited examples of a pack whose parent is built in; undefined where they are all to be run. */
export function provedByParent(
  flat: Flattened,
  rules: PackRuleset,
  parent: () => PackRuleset | undefined,
): Proved | undefined {
  const changes = changesToHands(flat);
  if (changes === undefined) return undefined;
  const isSame = changes.conditions.size + changes.worth.size === 0;
  if (isSame && !changes.notation) return { spared: inheritedExamples(flat) };
  return { holds: isSame ? () => true : unchanged(changes, rules, parent) };
}

/** How often the changed patterns of a pack occur in the readings of a hand. */
type Occurrences = (query: WinQuery) => number[][];

function unchanged(
  { conditions, worth }: HandChanges,
  rules: PackRuleset,
  parent: () => PackRuleset | undefined,
): (example: PackExample) => boolean {
  const ids = [...new Set([...conditions, ...worth])];
  const isThere = (id: string): boolean => rules.scoring.rules.patterns.some((pattern) => pattern.id === id);
  const before = conditions.size > 0 || !ids.every(isThere) ? parent() : rules;
  if (before === undefined) return () => false;
  const now = occurrencesOf(rules, ids);
  const then = before === rules ? now : occurrencesOf(before, ids);
  /** Patterns of which no more matters than how often they occur. */
  const counted = ids.map((id) => !worth.has(id) && [rules, before].every((each) => isWhole(each, id)));
  return ({ pattern, options, query }) => {
    if (ids.includes(pattern) || Object.keys(options).length > 0) return false;
    const [mine, its] = [now(query), then(query)];
    return (
      mine.length === its.length &&
      mine.every((times, reading) =>
        times.every((often, at) => often === its[reading]![at] && (often === 0 || counted[at])),
      )
    );
  };
}

function occurrencesOf({ scoring }: PackRuleset, ids: readonly string[]): Occurrences {
  const { score: _, ...set } = scoring.set;
  const patterns = ids.flatMap((id) => set.patterns.filter((pattern) => pattern.id === id));
  const places = ids.map((id) => patterns.findIndex((pattern) => pattern.id === id));
  const source: PatternSource = compiledSource({
    ...set,
    patterns: patterns.map(({ id, when }) => ({ id, when, value: {} })),
  });
  return (query) => {
    const found: number[][] = [];
    source.candidates(query, ({ times }) => found.push(places.map((place) => (place < 0 ? 0 : times[place]!))));
    return found;
  };
}

/** Whether it matters nowhere on which sets a pattern occurs. */
function isWhole({ scoring }: PackRuleset, id: string): boolean {
  const { patterns, joins } = scoring.rules;
  const at = patterns.findIndex((pattern) => pattern.id === id);
  if (at >= 0 && (joins?.[at] !== undefined || patterns[at]!.losses !== undefined)) return false;
  return !patterns.some(({ losses }) => losses?.by.some(({ absorber }) => absorber === id));
}
