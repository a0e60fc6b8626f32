/** Patterns by generated code over divisions from tables: the fast back end. */
import type { WinQuery } from '../core/index.ts';
import { emitMatcher, type Matcher, type MatcherMaker } from './emit.ts';
import { lowerPatterns } from './lower.ts';
import { besideRegisters } from './match/beside.ts';
import { divideBySuits } from './match/divide.ts';
import { fillHand, handRegisters, rolesOf, type HandRegisters } from './match/hand.ts';
import type { Candidate, PatternSet, PatternSource } from './match/matcher.ts';
import { divisionsFor, planesOf, type Divisions, type Planes } from './match/registers.ts';
import { hasGroups } from './match/reading.ts';
import { readingOf } from './match/rebuild.ts';
import { referee } from './referee.ts';

/** The source text of the matcher of these patterns: an arrow function that gives a `Matcher`. */
export function matcherSource(set: PatternSet): string {
  const planes = planesOf(set.tiles, set.layout);
  const lowered = lowerPatterns(set, planes);
  const grouped = set.shapes.map(hasGroups);
  return emitMatcher(lowered, { layout: set.layout, planes, grouped });
}

/** The same as an ES module, to be written to a file: its default export is the maker `compiledSource` takes. */
export function matcherModule(set: PatternSet): string {
  return `export default ${matcherSource(set)};\n`;
}

/**
 * A source of candidates by generated code. `maker` is what a module written ahead of time exports. Without it the code is
 * made when the first hand comes; where a page's security policy forbids that, the referee answers instead: slower, with
 * the same results.
 */
export function compiledSource(set: PatternSet, maker?: MatcherMaker): PatternSource {
  let source = maker && sourceFrom(set, maker);
  return {
    candidates(query, visit) {
      source ??= sourceNow(set);
      source.candidates(query, visit);
    },
  };
}

function sourceNow(set: PatternSet): PatternSource {
  const maker = makerFrom(matcherSource(set));
  return maker ? sourceFrom(set, maker) : referee(set);
}

/** The maker a source text stands for; nothing where code must not be made from text. */
export function makerFrom(source: string): MatcherMaker | undefined {
  try {
    return new Function(`return ${source};`)() as MatcherMaker;
  } catch (error) {
    // Under a content security policy without 'unsafe-eval' making a function throws this.
    if (error instanceof EvalError) return undefined;
    throw error;
  }
}

/** What one source reuses from hand to hand; so a visit must not ask the same source again. */
interface Workspace {
  set: PatternSet;
  planes: Planes;
  hand: HandRegisters;
  divisions: Divisions;
  matcher: Matcher;
}

function sourceFrom(set: PatternSet, maker: MatcherMaker): PatternSource {
  const planes = planesOf(set.tiles, set.layout);
  const hand = handRegisters(set.tiles, planes, besideRegisters(set));
  const divide = divideBySuits(set.tiles, set.layout, planes);
  const matcher = maker((data, at) => rolesOf(hand, planes, data, at));
  const work: Workspace = { set, planes, hand, divisions: divisionsFor(planes), matcher };
  return {
    candidates(query, visit) {
      let isFilled = false;
      for (let shape = 0; shape < set.shapes.length; shape++) {
        if (set.shapes[shape]!.holds?.(query) === false) continue;
        divide(query.counts, query.melds, set.shapes[shape]!, work.divisions);
        if (work.divisions.count === 0) continue;
        if (!isFilled) {
          fillHand(hand, query, set.tiles, set.layout, planes);
          matcher.hand(hand);
          isFilled = true;
        }
        visitReadings(work, query, shape, visit);
      }
    },
  };
}

function visitReadings(work: Workspace, query: WinQuery, shape: number, visit: (candidate: Candidate) => void): void {
  const { matcher, divisions, planes, set } = work;
  const values = matcher.values[shape]!;
  let at = 0;
  let role = 0;
  const candidate: Candidate = {
    shape,
    times: matcher.times[shape]!,
    value: (pattern, tally) => values[pattern * set.tallies.length + tally]!,
    reading: () => readingOf(query, shape, set, planes, divisions.data, at, role),
  };
  const readings = matcher.readings[shape]!;
  const visitRole = (of: number): void => {
    role = of;
    visit(candidate);
  };
  for (let division = 0; division < divisions.count; division++) {
    at = division * planes.size;
    readings(divisions.data, at, visitRole);
  }
}
