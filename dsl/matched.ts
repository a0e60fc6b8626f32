/** Candidates from a matcher that was made before: readings from tables, patterns by its code. */
import type { WinQuery } from '../core/index.ts';
import type { Matcher, MatcherMaker } from './emit.ts';
import { besideRegisters } from './match/beside.ts';
import { divideBySuits } from './match/divide.ts';
import { fillHand, handRegisters, rolesOf, type HandRegisters } from './match/hand.ts';
import type { Candidate, MatchedSet, PatternSource } from './match/matcher.ts';
import { readingOf } from './match/rebuild.ts';
import { divisionsFor, planesOf, type Divisions, type Planes } from './match/registers.ts';

/** What one source reuses from hand to hand; so a visit must not ask the same source again. */
interface Workspace {
  set: MatchedSet;
  planes: Planes;
  hand: HandRegisters;
  divisions: Divisions;
  matcher: Matcher;
}

export function sourceFrom(set: MatchedSet, maker: MatcherMaker): PatternSource {
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
