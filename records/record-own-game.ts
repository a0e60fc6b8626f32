/** What happened at our own table, as a game record: so that games played here can be written in the formats of the field. Whatever all may see is enough. */
import { type Event, problem, type Result, refused, type Ruleset } from '../core/index.ts';
import { type GameRecord, type RecordEvent, type RecordStep, STAKE } from './game-record.ts';
import { type FieldNames, lacks } from './log-vocabulary.ts';
import { recordEnding } from './record-own-deal-ending.ts';
import { inOrder, plain } from './log-tiles.ts';
import { startTracking, track } from './track-hands.ts';
import type { Recording } from './recorder-state.ts';

/** Records a game event by event, from all its events or from those one seat sees. */
export interface Recorder {
  /** What is recorded so far; tiles nobody showed to this seat are `?`. */
  readonly game: GameRecord;
  /**
   * What the event brings, often nothing: a discard comes with the event after it, which says by which move it was made.
   * Problems: `no-word` where the formats of the field have none for what happened; nothing can be recorded after that.
   */
  take(event: Event): Result<RecordStep[]>;
}

/** Begins to record a game, before its first event. Problems: `no-word` where the ruleset lacks what all logs speak of. */
export function recorder(rules: Ruleset, names: FieldNames): Result<Recorder> {
  const missing = lacks(rules, names);
  if (missing.length > 0) {
    const message = `${rules.name.en} cannot be told in logs of the field: it has no ${missing.join(', ')}.`;
    return refused([problem('no-word', message)]);
  }
  const count = rules.seats.count;
  const game: GameRecord = {
    about: {},
    players: count,
    rules: rules.options,
    complete: false,
    starter: 0,
    deals: [],
  };
  const recording: Recording = {
    rules,
    names,
    game,
    steps: [],
    sitting: Array.from({ length: count }, (_, seat) => seat),
    points: [],
    repeats: 0,
    stakes: 0,
    undealt: 0,
    tracked: startTracking({ hands: [] }),
    closing: [],
  };
  const take = (event: Event): Result<RecordStep[]> => {
    recording.steps = [];
    const no = recordLaid(recording, event) ?? recordEvent(recording, event);
    if (no !== undefined) return refused([problem('no-word', `Deal ${game.deals.length}: ${no}`)]);
    return { ok: true, value: recording.steps, problems: [] };
  };
  return { ok: true, value: { game, take }, problems: [] };
}

/** The game record of a game from its events, first to last: all of them, or those one seat sees. Problems as of a `Recorder`. */
export function record(rules: Ruleset, events: readonly Event[], names: FieldNames): Result<GameRecord> {
  const recording = recorder(rules, names);
  if (!recording.ok) return recording;
  for (const event of events) {
    const taken = recording.value.take(event);
    if (!taken.ok) return taken;
  }
  return { ok: true, value: recording.value.game, problems: [] };
}

/** A sentence where the event has no place in a game record. */
function recordEvent(recording: Recording, event: Event): string | undefined {
  const { names, sitting, game } = recording;
  switch (event.type) {
    case 'game_begin':
      recording.points = event.points;
      recording.steps.push({ type: 'game', game });
      return undefined;
    case 'seats':
      if (game.deals.length > 0 && event.players.join() !== sitting.join()) return 'in logs nobody changes seats.';
      recording.sitting = event.players;
      if (game.deals.length === 0) recording.points = bySeat(recording, recording.points);
      return undefined;
    case 'deal_begin':
      return void beginDeal(recording, event);
    case 'dealt':
      return void recordHand(recording, event);
    case 'action':
      return undefined;
    case 'draw':
      return happen(recording, { type: 'draw', player: event.seat, tile: event.tile });
    case 'discard':
      recording.laid = event;
      return undefined;
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
      return recordAside(recording, event);
    case 'settle':
      return recordSettlement(recording, event);
    case 'game_over': {
      const ordered = sitting.map((player) => event.standings.find((one) => one.player === player)!);
      game.complete = true;
      game.final = {
        points: ordered.map((one) => one.points),
        results: ordered.map((one) => one.result / names.unit),
      };
      recording.steps.push({ type: 'over', final: game.final });
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
  const { game, points, repeats, stakes } = recording;
  recording.undealt = points.length;
  const count = points.length;
  const { dealer } = event;
  if (game.deals.length === 0) game.starter = event.starter;
  const turn = ((dealer - event.starter + count) % count) + 1;
  const hands = points.map(() => []);
  const standing = { round: event.round, turn, dealer, repeats, stakes: stakes / STAKE, points: [...points] };
  recording.deal = { ...standing, indicator: '', hands, events: [] };
  recording.closing = [];
  game.deals.push(recording.deal);
}

/** Where the dealer is dealt one tile more, it counts as the first draw. */
function recordHand(recording: Recording, { seat: player, tiles, last }: Extract<Event, { type: 'dealt' }>): void {
  const deal = recording.deal!;
  deal.hands[player] = last === undefined ? tiles : tiles.toSpliced(tiles.lastIndexOf(last), 1);
  if (last !== undefined) deal.events.push({ type: 'draw', player, tile: last });
  recording.undealt -= 1;
  startDeal(recording);
}

/** Once all hands are dealt and the first indicator lies there, the deal has begun. */
function startDeal(recording: Recording): void {
  const deal = recording.deal!;
  if (recording.undealt > 0 || deal.indicator === '') return;
  recording.tracked = startTracking(deal);
  for (const event of deal.events) track(recording.tracked, event);
  recording.steps.push({ type: 'deal', deal: { ...deal, events: [] } }, ...deal.events);
}

function happen({ deal, tracked, steps }: Recording, event: RecordEvent): string | undefined {
  deal!.events.push(event);
  steps.push(event);
  return track(tracked, event);
}

/** A tile laid aside by a move; of flowers, and of claims, logs know nothing. */
function recordAside(
  recording: Recording,
  { seat: player, tiles, from }: Extract<Event, { type: 'bonus' }>,
): string | undefined {
  const { aside, byId } = recording.rules.tiles;
  const [tile] = tiles;
  if (tile === undefined) return undefined;
  if (tiles.length > 1 || from !== undefined || !aside.includes(byId[tile]!))
    return 'logs have no word for bonus tiles.';
  return happen(recording, { type: 'bonus', player, tile });
}

/** What became of the tile laid down before: by which move everybody may answer it. */
function recordLaid(recording: Recording, event: Event): string | undefined {
  const { laid, names } = recording;
  if (laid === undefined || ['action', 'mark', 'count', 'note', 'forget'].includes(event.type)) return undefined;
  delete recording.laid;
  const { seat: player, tile, drawn } = laid;
  const move = event.type === 'window' ? event.move : names.moves.discard;
  switch (move) {
    case names.moves.riichi:
      happen(recording, { type: 'riichi', player });
      return happen(recording, { type: 'discard', player, tile, drawn });
    case names.moves.discard:
      return happen(recording, { type: 'discard', player, tile, drawn });
    default:
      return `logs have no word for the move ${move}.`;
  }
}

function recordMeld(recording: Recording, event: Extract<Event, { type: 'meld' }>): string | undefined {
  const { names, tracked } = recording;
  const { seat: player, move, tiles, taken } = event;
  const types = ['chow', 'pung', 'open_kong', 'concealed_kong', 'added_kong'] as const;
  const type = types.find((one) => names.moves[one] === move);
  switch (type) {
    case undefined:
      return `logs have no word for the move ${move}.`;
    case 'concealed_kong':
      return happen(recording, { type, player, tiles: inOrder(tiles) });
    case 'added_kong': {
      const pung = tracked.melds[player]!.find((meld) => plain(meld.tiles[0]!) === plain(tiles[0]!));
      return happen(recording, { type, player, tile: without(tiles, pung?.tiles ?? [])[0]! });
    }
    default:
      return happen(recording, { type, player, from: event.from, tile: taken, own: inOrder(without(tiles, [taken])) });
  }
}

function without(tiles: readonly string[], others: readonly string[]): string[] {
  const left = [...tiles];
  for (const tile of others) left.splice(left.indexOf(tile), 1);
  return left;
}

/** The first indicator belongs to the deal, later ones are events; those beneath belong to a win. */
function recordReveal(recording: Recording, event: Extract<Event, { type: 'reveal' }>): string | undefined {
  const { names, deal, closing } = recording;
  if (event.list === names.under) closing.push(event);
  if (event.list !== names.indicators) return undefined;
  const [first, ...more] = event.tiles;
  if (deal!.indicator !== '') more.unshift(first!);
  else {
    deal!.indicator = first!;
    startDeal(recording);
  }
  return more.map((tile) => happen(recording, { type: 'indicator', tile })).find((no) => no !== undefined);
}

function recordSettlement(recording: Recording, event: Extract<Event, { type: 'settle' }>): string | undefined {
  const { names, deal } = recording;
  recording.points = event.points;
  recording.stakes = event.pots[names.stakes] ?? 0;
  if (deal === undefined) return undefined;
  if (!recording.closing.some(({ type }) => type === 'deal_over'))
    return 'logs have no word for play that goes on after a win.';
  const ending = recordEnding(recording, event.entries);
  if (typeof ending === 'string') return ending;
  deal.ending = ending;
  deal.pointsAfter = recording.points;
  delete recording.deal;
  recording.steps.push({ type: 'ending', ending });
  return undefined;
}
