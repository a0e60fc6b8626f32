/** Candidates from a matcher that was made before: readings from tables, patterns by its code. */
import type { WinQuery } from '../../core/index.ts';
import type { Joinings, Matcher, MatcherMaker } from './emit/matcher-code.ts';
import { besideRegisters } from '../readings/marked-and-pointed-tiles.ts';
import { divideBySuits } from '../readings/divide-hand-by-suits.ts';
import { handFiller, handRegisters } from '../readings/hand-registers.ts';
import type { HandAsks, HandRegisters } from '../readings/register-types.ts';
import { makeJoinings } from '../readings/linked-pattern-joinings.ts';
import type { Best, Candidate, MatchedSet, PatternSource, Untold, Weigher } from '../readings/back-end-types.ts';
import { type DivisionPlace, printDivision, readingOf } from '../readings/reading-from-division.ts';
import { knowingWaits } from '../readings/waited-patterns.ts';
import { readingWild } from '../readings/wild-stand-ins.ts';
import { waitsFor } from '../words/word.ts';
import { planesOf, type DividedShape, type Divider, type Planes } from '../readings/division-memory-layout.ts';

/** What one source reuses from hand to hand; so a visit must not ask the same source again. */
interface Workspace {
  set: MatchedSet;
  planes: Planes;
  divider: Divider;
  /** By shape. */
  divided: DividedShape[];
  fill(query: WinQuery): void;
  matcher: Matcher;
  /** The hand that is looked at. */
  query: WinQuery | undefined;
}

/** The patterns of a written module, found by its matcher. */
export function sourceFrom(set: MatchedSet, maker: MatcherMaker): PatternSource {
  const { tiles, layout, lists, shapes } = set;
  const planes = planesOf(tiles, layout);
  const divider = divideBySuits(tiles, layout, planes);
  const hand = handRegisters(planes, divider.held, besideRegisters(set, divider.held));
  let fill: Workspace['fill'] = () => {};
  let marks: readonly string[] = [];
  const registers = (asks: HandAsks): HandRegisters => {
    marks = asks.marks;
    fill = handFiller({ tiles, layout, planes, asks, lists }, hand);
    return hand;
  };
  let joinings: Joinings = () => [];
  const matcher = maker(registers, (...of) => joinings(...of), set.called);
  const work: Workspace = {
    ...{ set, planes, divider, fill, matcher, query: undefined },
    divided: shapes.map((shape) => divider.of(shape)),
  };
  joinings = makeJoinings(set.joins ?? [], {
    query: () => work.query!,
    hand,
    size: planes.size,
    data: (shape) => work.divided[shape]!.into.data,
    reading: (shape, at, role) =>
      readingOf(work.query!, shape, set, { planes, data: work.divided[shape]!.into.data, at }, role),
  });
  const weigher = weigherOf(work);
  const source = readingWild(
    {
      candidates: (query, visit) => readAll(work, query, visitAll(work, visit)),
      ...(weigher && { weigher: () => weigher }),
    },
    set,
  );
  const waited = set.called.flatMap(({ id }, pattern): [number, string][] =>
    marks.includes(waitsFor(id)) ? [[pattern, waitsFor(id)]] : [],
  );
  return waited.length === 0 ? source : knowingWaits(source, tiles, () => new Map(waited));
}

/** Divides the hand for each shape, and does something with the divisions there are, up to a place. */
function readAll(
  work: Workspace,
  query: WinQuery,
  read: (shape: number, to: number) => void,
  named = false,
  lenient = false,
): void {
  const { set, divider, divided, fill, matcher, planes } = work;
  const { shapes } = set;
  work.query = undefined;
  divider.hand(query.counts, query.melds);
  for (let shape = 0; shape < shapes.length; shape++) {
    const { partial, holds } = shapes[shape]!;
    if (partial !== query.lost || holds?.(query) === false) continue;
    const { into, divide } = divided[shape]!;
    divide();
    if (into.count === 0) continue;
    if (work.query === undefined) {
      fill(query);
      matcher.begin(named, lenient);
      work.query = query;
    }
    read(shape, into.count * planes.size);
  }
}

function visitAll(work: Workspace, visit: (candidate: Candidate) => void): (shape: number, to: number) => void {
  return (shape, to) => visitRoles(work, shape, 0, to, visit);
}

/** Visits the roles of the last tile in some divisions, or the one that is wanted. */
function visitRoles(
  { matcher, divided, planes, set, query }: Workspace,
  shape: number,
  from: number,
  to: number,
  visit: (candidate: Candidate) => void,
  wanted?: number,
): void {
  const { data } = divided[shape]!.into;
  const values = matcher.values[shape]!;
  let at = 0;
  let role = 0;
  const candidate: Candidate = {
    shape,
    times: matcher.times[shape]!,
    value: (pattern, tally) => values[pattern * set.tallies.length + tally]!,
    reading: () => readingOf(query!, shape, set, { planes, data, at }, role),
  };
  matcher.readings[shape]!(data, from, to, (division, of) => {
    at = division;
    role = of;
    if (wanted === undefined || wanted === of) visit(candidate);
  });
}

function weigherOf(work: Workspace): Weigher | undefined {
  const { matcher, planes, set } = work;
  const { isWorth, isWin, worth, howMany, kept, awards, readings } = matcher;
  if (!isWorth || !isWin || !worth || !howMany || !kept || !awards) return undefined;
  const weigh = (shape: number, to: number): void => readings[shape]!(work.divided[shape]!.into.data, 0, to);
  const shapeAt = (at: number): number => kept[3 * at]!;
  const roleAt = (at: number): number => kept[3 * at + 2]!;
  const placeAt = (at: number): DivisionPlace => ({
    planes,
    data: work.divided[shapeAt(at)]!.into.data,
    at: kept[3 * at + 1]!,
  });
  const untold: Untold = {
    isTold: false,
    visit(visit) {
      for (let at = 0; at < told.count; at++) {
        const from = placeAt(at).at;
        visitRoles(work, shapeAt(at), from, from + planes.size, visit, roleAt(at));
      }
    },
  };
  const told: Best = {
    isTold: true,
    worth: { tallies: {}, value: 0 },
    isWin: true,
    count: 0,
    awards: (at: number) => awards(at)!,
    shape: shapeAt,
    reading: (at: number) => readingOf(work.query!, shapeAt(at), set, placeAt(at), roleAt(at)),
    printed: (at: number) => printDivision(work.query!, shapeAt(at), set, placeAt(at), roleAt(at)),
  };
  return {
    worth(query, judge) {
      readAll(work, query, weigh);
      if (work.query === undefined || !isWin()) return undefined;
      return worth() ?? judge(query);
    },
    best(query, lenient) {
      readAll(work, query, weigh, true, lenient);
      if (work.query === undefined || !isWorth()) return undefined;
      told.count = howMany();
      told.isWin = isWin();
      let most = worth();
      for (let at = 0; at < told.count; at++) if (awards(at) === undefined) most = undefined;
      if (most === undefined) return untold;
      told.worth = most;
      return told;
    },
  };
}
