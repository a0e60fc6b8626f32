/** Candidates from a matcher that was made before: readings from tables, patterns by its code. */
import type { WinQuery } from '../core/index.ts';
import type { Joinings, Matcher, MatcherMaker } from './emit.ts';
import { makeCollections } from './linked.ts';
import { besideRegisters } from './match/beside.ts';
import { divideBySuits } from './match/divide.ts';
import { fillHand, handRegisters, rolesOf, type HandRegisters } from './match/hand.ts';
import type { Candidate, MatchedSet, PatternSource, Weigher } from './match/matcher.ts';
import { readingOf } from './match/rebuild.ts';
import { divisionsFor, planesOf, type Divider, type Divisions, type Planes } from './match/registers.ts';

/** What one source reuses from hand to hand; so a visit must not ask the same source again. */
interface Workspace {
  set: MatchedSet;
  planes: Planes;
  divider: Divider;
  hand: HandRegisters;
  /** By shape. */
  divisions: Divisions[];
  matcher: Matcher;
  /** The hand that is looked at. */
  query: WinQuery | undefined;
}

export function sourceFrom(set: MatchedSet, maker: MatcherMaker): PatternSource {
  const planes = planesOf(set.tiles, set.layout);
  const hand = handRegisters(set.tiles, planes, besideRegisters(set));
  const work: Workspace = {
    set,
    planes,
    divider: divideBySuits(set.tiles, set.layout, planes),
    hand,
    divisions: set.shapes.map(() => divisionsFor(planes)),
    matcher: maker(
      (data, at) => rolesOf(hand, planes, data, at),
      (...of) => joinings(...of),
    ),
    query: undefined,
  };
  const joinings = joiningsIn(work);
  const weigher = weigherOf(work);
  return {
    candidates: (query, visit) => readAll(work, query, (shape, at) => visitRoles(work, shape, at, visit)),
    ...(weigher && { weigher: () => weigher }),
  };
}

/** Divides the hand for each shape, and does something with each division. */
function readAll(work: Workspace, query: WinQuery, read: (shape: number, at: number) => void): void {
  const { set, divider, hand, matcher, planes } = work;
  let isFilled = false;
  divider.hand(query.counts, query.melds);
  for (let shape = 0; shape < set.shapes.length; shape++) {
    if (set.shapes[shape]!.holds?.(query) === false) continue;
    const divisions = work.divisions[shape]!;
    divider.divide(set.shapes[shape]!, divisions);
    if (divisions.count === 0) continue;
    if (!isFilled) {
      fillHand(hand, query, set.tiles, set.layout, planes);
      matcher.hand(hand);
      work.query = query;
      isFilled = true;
    }
    for (let division = 0; division < divisions.count; division++) read(shape, division * planes.size);
  }
  if (!isFilled) work.query = undefined;
}

/** Visits the roles of the last tile in a division, or the one that is wanted. */
function visitRoles(
  { matcher, divisions, planes, set, query }: Workspace,
  shape: number,
  at: number,
  visit: (candidate: Candidate) => void,
  wanted?: number,
): void {
  const { data } = divisions[shape]!;
  const values = matcher.values[shape]!;
  let role = 0;
  const candidate: Candidate = {
    shape,
    times: matcher.times[shape]!,
    value: (pattern, tally) => values[pattern * set.tallies.length + tally]!,
    reading: () => readingOf(query!, shape, set, planes, data, at, role),
  };
  matcher.readings[shape]!(data, at, (of) => {
    role = of;
    if (wanted === undefined || wanted === of) visit(candidate);
  });
}

function weigherOf(work: Workspace): Weigher | undefined {
  const { matcher } = work;
  const { isWin, worth, best, readings } = matcher;
  if (!isWin || !worth || !best) return undefined;
  const weigh = (shape: number, at: number): void => readings[shape]!(work.divisions[shape]!.data, at);
  return {
    worth(query, judge) {
      readAll(work, query, weigh);
      if (work.query === undefined || !isWin()) return undefined;
      return worth() ?? judge(query);
    },
    best(query, visit) {
      readAll(work, query, weigh);
      if (work.query === undefined) return;
      const kept = best();
      for (let index = 0; index < kept.length; index += 3)
        visitRoles(work, kept[index]!, kept[index + 1]!, visit, kept[index + 2]!);
    },
  };
}

function joiningsIn(work: Workspace): Joinings {
  const collections = makeCollections(work.set.joins ?? []);
  return (list, count, width, shape, at, role) => {
    const { query, set, planes, divisions } = work;
    const reading = () => readingOf(query!, shape, set, planes, divisions[shape]!.data, at, role);
    const patterns = Array.from({ length: count }, (_, index) => list[index]! / width);
    return collections(query!, reading, patterns);
  };
}
