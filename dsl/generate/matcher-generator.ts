/** Patterns by generated code over divisions from tables: the fast back end. */
import { emitMatcher, type MatcherMaker } from './emit/matcher-code.ts';
import { type Lowered, lowerSet } from './lower/lower-patterns.ts';
import type { PatternSet, PatternSource } from '../readings/back-end-types.ts';
import { hasGroups } from '../readings/reading.ts';
import { planesOf } from '../readings/division-memory-layout.ts';
import { sourceFrom } from './compiled-matcher.ts';
import { machineMaker } from './run/machine-matcher.ts';
import type { Target } from './emit/matcher-target.ts';
import { namesOf } from '../score/score-hand.ts';

/** The source text of the matcher of these patterns: a function that gives a `Matcher`, in parentheses so that it is compiled as it is read. */
export function matcherSource(set: PatternSet): string {
  return emitMatcher(...loweredFor(set));
}

/** The same matcher as a machine, which needs no code. */
export function matcherMachine(set: PatternSet): MatcherMaker {
  return machineMaker(...loweredFor(set));
}

function loweredFor(set: PatternSet): [Lowered, Target] {
  const { tiles, layout } = set;
  const planes = planesOf(tiles, layout);
  const patterns = set.patterns.map(({ id }) => id);
  return [lowerSet(set, planes), { tiles, layout, planes, patterns, grouped: set.shapes.map(hasGroups) }];
}

/** The same as an ES module, to be written to a file: its default export is the maker `compiledSource` takes. */
export function matcherModule(set: PatternSet): string {
  return `export default ${matcherSource(set)};\n`;
}

/**
 * A source of candidates by generated code. `maker` is what a module written ahead of time exports. Without it the code is
 * made when the first hand comes; where a page's security policy forbids that, a machine carries out the same arithmetic: slower, with
 * the same results.
 */
export function compiledSource(set: PatternSet, maker?: MatcherMaker): PatternSource {
  let made = maker && matchedBy(set, maker);
  const source = (): PatternSource =>
    (made ??= matchedBy(set, makerFrom(() => matcherSource(set)) ?? matcherMachine(set)));
  return {
    candidates: (query, visit) => source().candidates(query, visit),
    weigher: () => source().weigher?.(),
  };
}

function matchedBy(set: PatternSet, maker: MatcherMaker): PatternSource {
  const lists = set.patterns[0]?.when.scope.lists ?? [];
  return sourceFrom(
    {
      ...set,
      lists,
      joins: set.score?.joins,
      called: set.score ? namesOf(set.score).patterns : set.patterns.map(({ id }) => ({ id, name: { en: id } })),
    },
    maker,
  );
}

/** The maker a source text stands for; nothing where code must not be made from text. */
export function makerFrom<Maker = MatcherMaker>(source: () => string): Maker | undefined {
  return mayMakeCode() ? (new Function(`return ${source()};`)() as Maker) : undefined;
}

let allowed: boolean | undefined;

/** Whether code may be made from text, found out once a process: a content security policy without 'unsafe-eval' forbids it. */
export function mayMakeCode(): boolean {
  if (allowed !== undefined) return allowed;
  try {
    allowed = new Function('return true')() as boolean;
  } catch {
    allowed = false;
  }
  return allowed;
}
