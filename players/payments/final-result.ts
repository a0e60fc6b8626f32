/**
 * What payments are worth where the final result depends on places.
 *
 *     payments ──▶ points ahead of each other seat ────┐
 *     deals to come, each as uncertain as a usual win ──┴▶ chance of each place ──▶ points and what places bring
 */
import {
  dealAfter,
  newGame,
  onceFor,
  type Random,
  type Ruleset,
  type Seat,
  seededRandom,
  standings,
  Table,
  type View,
  view,
  type Worth,
} from '../../core/index.ts';
import { hiddenHands, randomHand, unknownTable } from '../hidden-hands.ts';
import { type WinPayments, winPayments } from './win-payment.ts';
import { completedHands } from '../winning-hands.ts';

/** How results follow from points and places. */
interface ResultRule {
  /** What a point more brings. */
  point: number;
  /** What each place brings beside the points, the first place first. */
  places: readonly number[];
  /** By how much a usual deal changes the points between two seats: the root of the mean square. */
  spread: number;
}

/** Players with points this far apart are asked for their results, in parts of what they begin with; where they begin with none, in points. */
const APART = 5;
const APART_FROM_NONE = 1000;
/** What places bring differs by less than this part of the points apart: they bring nothing. */
const NOTHING = 0.01;
/** A point is worth at least this part of what it brings in places while nothing is decided: a game that is decided is played on. */
const LEAST = 0.05;
/** What is not known of a deal that is being played, as a part of a deal to come. */
const UNKNOWN = 0.1;
const HANDS = 24;
/** Wins of a deal in which play goes on after one. */
const MANY_WINS = 2;
/** How many deals are to come: so many ways are followed, each so far at most. */
const WAYS = 4;
const FARTHEST = 8;
/** How many deals end without a win, in per cent. */
const DRAWS = 15;

/** Payments of wins as what they bring for the final result, in points of a game in which nothing is decided. */
export function paymentsForResult(rules: Ruleset, seen: View): WinPayments {
  const paid = winPayments(rules, seen);
  if (resultRule(rules) === undefined) return paid;
  const known = resultsKnown(paid.known);
  known.worth ??= worthForResult(rules, seen);
  const payments = (...win: Parameters<WinPayments>): readonly number[] => {
    const points = paid(...win);
    let result = known.results.get(points);
    if (result === undefined) known.results.set(points, (result = points.map((_, seat) => known.worth!(points, seat))));
    return result;
  };
  const { seat } = seen;
  const ofPoints = (amount: number): number => known.worth!(evenly(seen.seats.length, seat, amount), seat);
  return Object.assign(payments, { known, ofPoints });
}

/** What each seat gains where one gets an amount from all others alike. */
function evenly(count: number, seat: Seat, amount: number): number[] {
  return Array.from({ length: count }, (_, at) => (at === seat ? amount : -amount / (count - 1)));
}

/** Worked out before where the same is known of payments. */
const resultsKnown: (known: object) => {
  worth?: (paid: readonly number[], seat: Seat) => number;
  results: WeakMap<readonly number[], readonly number[]>;
} = onceFor(() => ({ results: new WeakMap() }));

/** What payments bring a seat. */
function worthForResult(rules: Ruleset, { seats, ...seen }: View): (paid: readonly number[], seat: Seat) => number {
  const { point, places, spread } = resultRule(rules)!;
  const points = seats.map((seat) => seat.points);
  const deviation = spread * Math.sqrt(dealsToCome(rules, { seats, ...seen }) + UNKNOWN);
  const others = points.length - 1;
  const open = (places[0]! - places.at(-1)!) / (2 * spread * others);
  const expected = (paid: readonly number[], seat: Seat): number => {
    const own = points[seat]! + paid[seat]!;
    const ahead = points.flatMap((has, other) =>
      other === seat ? [] : [normal((has + paid[other]! - own) / deviation)],
    );
    return (
      Math.max(point, LEAST * open) * paid[seat]! +
      chancesOfPlaces(ahead).reduce((sum, chance, at) => sum + chance * places[at]!, 0)
    );
  };
  const nothing = points.map(() => 0);
  const before = points.map((_, seat) => expected(nothing, seat));
  const of = (seat: Seat, amount: number): number => expected(evenly(points.length, seat, amount), seat);
  const slope = points.map((_, seat) => (of(seat, spread) - of(seat, -spread)) / (2 * spread));
  return (paid, seat) => (expected(paid, seat) - before[seat]!) / slope[seat]!;
}

/** By place: how likely so many of the others are ahead, each with its chance. */
function chancesOfPlaces(ahead: readonly number[]): number[] {
  let chances = [1];
  for (const chance of ahead)
    chances = [...chances, 0].map((stays, at) => stays * (1 - chance) + (at > 0 ? chances[at - 1]! * chance : 0));
  return chances;
}

/** The part of a normal distribution below a number of deviations. */
function normal(deviations: number): number {
  return 1 / (1 + Math.exp(-1.702 * deviations));
}

/** How the rules make results of points and places; undefined where places bring nothing. Results are asked of a table whose points differ by the same from place to place. */
const resultRule: (rules: Ruleset) => ResultRule | undefined = onceFor((rules: Ruleset): ResultRule | undefined => {
  const table = begun(rules);
  const start = table.points[0]!;
  const apart = start > 0 ? start / APART : APART_FROM_NONE;
  const count = table.players.length;
  const pointsOf = (times: number): number[] =>
    table.players.map((_, place) => start + times * apart * ((count - 1) / 2 - place));
  const resultsOf = (points: number[]): number[] =>
    standings(new Table(rules, { ...table, points }))
      .toSorted((a, b) => b.points - a.points)
      .map(({ result }) => result);
  const [near, far] = [resultsOf(pointsOf(1)), resultsOf(pointsOf(2))];
  const point = (far[0]! - near[0]!) / (pointsOf(2)[0]! - pointsOf(1)[0]!);
  const places = near.map((result, place) => result - point * pointsOf(1)[place]!);
  const most = Math.max(...places) - Math.min(...places);
  const spread = spreadOf(rules, table);
  return most <= NOTHING * point * apart || spread === 0 ? undefined : { point, places, spread };
});

function spreadOf(rules: Ruleset, table: Table): number {
  const winner = 1;
  const paid = winPayments(rules, view(table, winner));
  const seats = table.seats.map((_, seat) => seat);
  const others = seats.filter((seat) => seat !== winner);
  let squares = 0;
  let weights = 0;
  for (const worth of usualWins(rules))
    for (const from of [-1, ...others]) {
      const points = paid({ winner, from, marks: [...hiddenHands(rules).readyMarks] }, worth);
      // Players build hands that pay more.
      const weight = Math.max(0, points[winner]!);
      const pairs = seats.flatMap((one) =>
        seats.filter((other) => other > one).map((other) => points[one]! - points[other]!),
      );
      squares += weight * (pairs.reduce((sum, difference) => sum + difference ** 2, 0) / pairs.length);
      weights += weight;
    }
  return Math.sqrt((rules.playsOn ? MANY_WINS : 1) * (weights > 0 ? squares / weights : 0));
}

/** What random complete hands win. */
function usualWins(rules: Ruleset): readonly Worth[] {
  const hidden = hiddenHands(rules);
  if (hidden.groups === 0) return completedHands(rules);
  const random = seededRandom(1);
  const copies = rules.tiles.kinds.map((kind) => kind.copies);
  const table = unknownTable(rules, [...hidden.readyMarks]);
  return Array.from({ length: HANDS }, () => randomHand(hidden, copies, 0, random)).flatMap(
    (hand) => (hand && rules.worth({ ...table, counts: hand.counts, last: hand.last })) ?? [],
  );
}

const begun: (rules: Ruleset) => Table = onceFor((rules: Ruleset) => newGame(rules, { seed: 1 }));

const dealsKnown: (rules: Ruleset) => Map<string, number> = onceFor(() => new Map());
const MOST_KNOWN = 1000;

/** Deals that are expected to come after this one. */
function dealsToCome(
  rules: Ruleset,
  { round, period, starter, dealer, counters, replayed, seats, deal }: View,
): number {
  const players = seats.map(({ player }) => player);
  const points = players.map((_, player) => seats.find((seat) => seat.player === player)!.points);
  const key = JSON.stringify([round, period, starter, dealer, counters, replayed, deal, points]);
  const known = dealsKnown(rules);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const now = { round, period, starter, dealer, counters, replayed, players, points, deals: deal };
  const table = new Table(rules, { ...begun(rules), ...now });
  const random = seededRandom(1);
  let sum = 0;
  for (let way = 0; way < WAYS; way++) {
    let next = dealAfterAny(table, random);
    for (let at = 0; next !== undefined && at < FARTHEST; at++) {
      sum++;
      next = dealAfterAny(next, random);
    }
  }
  known.set(key, sum / WAYS);
  return sum / WAYS;
}

function dealAfterAny(table: Table, random: Random): Table | undefined {
  const winner = random.int(0, table.seats.length - 1);
  return random.int(0, 99) < DRAWS ? dealAfter(table, 'exhausted', []) : dealAfter(table, 'win', [winner]);
}
