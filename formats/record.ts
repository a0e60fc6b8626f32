/** What happened at our own table, as a course: so that games played here can be written in the formats of the field. */
import { type Event, problem, type Result, refused, type Ruleset } from '../core/index.ts';
import { type Course, type CourseDeal, type CourseEvent, STAKE } from './course.ts';
import { type FieldNames, lacks } from './names.ts';
import { recordEnding } from './record-ending.ts';
import { inOrder } from './tiles.ts';
import { startTracking, track, type Tracked } from './track.ts';

/** A game while its events are read. */
export interface Recording {
  rules: Ruleset;
  names: FieldNames;
  course: Course;
  /** Who sits where. In the course players are numbered by their seat, so that they are in playing order. */
  sitting: number[];
  /** By seat. */
  points: number[];
  repeats: number;
  stakes: number;
  deal?: CourseDeal;
  tracked: Tracked;
  /** The last action, and whether it declares a waiting hand whose discard is still to come. */
  action?: Extract<Event, { type: 'action' }>;
  riichi: boolean;
  /** What is known of the end of the deal that is being played. */
  closing: Event[];
}

/** The course of a game from its events, first to last. Problems: `no-word` where the formats of the field have none for what happened. */
export function record(rules: Ruleset, events: readonly Event[], names: FieldNames): Result<Course> {
  const missing = lacks(rules, names);
  if (missing.length > 0) {
    const message = `${rules.name.en} cannot be told in logs of the field: it has no ${missing.join(', ')}.`;
    return refused([problem('no-word', message)]);
  }
  const count = rules.seats.count;
  const course: Course = { about: {}, players: count, rules: rules.options, complete: false, starter: 0, deals: [] };
  const recording: Recording = {
    rules,
    names,
    course,
    sitting: Array.from({ length: count }, (_, seat) => seat),
    points: [],
    repeats: 0,
    stakes: 0,
    tracked: startTracking({ hands: [] }),
    riichi: false,
    closing: [],
  };
  for (const event of events) {
    const no = recordEvent(recording, event);
    if (no !== undefined) return refused([problem('no-word', `Deal ${course.deals.length}: ${no}`)]);
  }
  return { ok: true, value: course, problems: [] };
}

/** A sentence where the event has no place in a course. */
function recordEvent(recording: Recording, event: Event): string | undefined {
  const { names, sitting, course } = recording;
  switch (event.type) {
    case 'game_begin':
      recording.points = event.points;
      return undefined;
    case 'seats':
      if (course.deals.length > 0 && event.players.join() !== sitting.join()) return 'in logs nobody changes seats.';
      recording.sitting = event.players;
      if (course.deals.length === 0) recording.points = bySeat(recording, recording.points);
      return undefined;
    case 'deal_begin':
      return void beginDeal(recording, event);
    case 'dealt':
      return void recordHand(recording, event);
    case 'action':
      recording.action = event;
      recording.riichi ||= event.move === names.moves.riichi;
      return undefined;
    case 'draw':
      return happen(recording, { type: 'draw', player: event.seat, tile: event.tile });
    case 'discard':
      return recordDiscard(recording, event);
    case 'meld':
      return recordMeld(recording, event);
    case 'deposit':
      recording.stakes += event.amount;
      if (event.pot !== names.stakes || event.amount !== STAKE)
        return 'logs know no payment but the stake of a declaration.';
      return happen(recording, { type: 'stake', player: event.seat });
    case 'count':
      if (event.seat === -1 && event.counter === names.repeats) recording.repeats = event.value;
      return undefined;
    case 'reveal':
      return recordReveal(recording, event);
    case 'bonus':
      return event.tiles.length > 0 ? 'logs have no word for bonus tiles.' : undefined;
    case 'settle':
      return recordSettlement(recording, event);
    case 'game_over': {
      const ordered = sitting.map((player) => event.standings.find((one) => one.player === player)!);
      course.complete = true;
      course.final = {
        points: ordered.map((one) => one.points),
        results: ordered.map((one) => one.result / names.unit),
      };
      return undefined;
    }
    default:
      recording.closing.push(event);
      return undefined;
  }
}

function bySeat({ sitting }: Recording, points: readonly number[]): number[] {
  return sitting.map((player) => points[player]!);
}

function beginDeal(recording: Recording, event: Extract<Event, { type: 'deal_begin' }>): void {
  const { course, points, repeats, stakes } = recording;
  const count = points.length;
  const { dealer } = event;
  if (course.deals.length === 0) course.starter = event.starter;
  const turn = ((dealer - event.starter + count) % count) + 1;
  const hands = points.map(() => []);
  const standing = { round: event.round, turn, dealer, repeats, stakes: stakes / STAKE, points: [...points] };
  recording.deal = { ...standing, indicator: '', hands, events: [] };
  recording.closing = [];
  course.deals.push(recording.deal);
}

/** Where a dealer is dealt fourteen tiles, the last of them counts as the first draw. */
function recordHand(recording: Recording, { seat: player, tiles }: Extract<Event, { type: 'dealt' }>): void {
  const deal = recording.deal!;
  deal.hands[player] = tiles.slice(0, 13);
  for (const tile of tiles.slice(13)) deal.events.push({ type: 'draw', player, tile });
  recording.tracked = startTracking(deal);
  for (const event of deal.events) track(recording.tracked, event);
}

function happen({ deal, tracked }: Recording, event: CourseEvent): string | undefined {
  deal!.events.push(event);
  return track(tracked, event);
}

function recordDiscard(recording: Recording, event: Extract<Event, { type: 'discard' }>): string | undefined {
  const player = event.seat;
  if (recording.riichi) happen(recording, { type: 'riichi', player });
  recording.riichi = false;
  return happen(recording, { type: 'discard', player, tile: event.tile, drawn: event.drawn });
}

function recordMeld(recording: Recording, event: Extract<Event, { type: 'meld' }>): string | undefined {
  const { names, action } = recording;
  const { seat: player, move, tiles, taken } = event;
  const types = ['chow', 'pung', 'open_kong', 'concealed_kong', 'added_kong'] as const;
  const type = types.find((one) => names.moves[one] === move);
  switch (type) {
    case undefined:
      return `logs have no word for the move ${move}.`;
    case 'concealed_kong':
      return happen(recording, { type, player, tiles: inOrder(tiles) });
    case 'added_kong':
      return happen(recording, { type, player, tile: action!.tiles[0]! });
    default: {
      const own = [...tiles];
      own.splice(own.indexOf(taken), 1);
      return happen(recording, { type, player, from: event.from, tile: taken, own: inOrder(own) });
    }
  }
}

/** The first indicator belongs to the deal, later ones are events; those beneath belong to a win. */
function recordReveal(recording: Recording, event: Extract<Event, { type: 'reveal' }>): string | undefined {
  const { names, deal, closing } = recording;
  if (event.list === names.under) closing.push(event);
  if (event.list !== names.indicators) return undefined;
  const [first, ...more] = event.tiles;
  if (deal!.indicator === '') deal!.indicator = first!;
  else more.unshift(first!);
  return more.map((tile) => happen(recording, { type: 'indicator', tile })).find((no) => no !== undefined);
}

function recordSettlement(recording: Recording, event: Extract<Event, { type: 'settle' }>): string | undefined {
  const { names, deal } = recording;
  recording.points = bySeat(recording, event.points);
  recording.stakes = event.pots[names.stakes] ?? 0;
  if (deal === undefined) return undefined;
  const ending = recordEnding(recording, event.entries);
  if (typeof ending === 'string') return ending;
  deal.ending = ending;
  deal.pointsAfter = recording.points;
  delete recording.deal;
  return undefined;
}
