/** From deal to deal: seats, dice, walls, the deal, and what comes after it. */
import { bySeat } from '../things/per-seat-list.ts';
import { allTiles, beginnings, emptySeat } from './empty-table.ts';
import { dealtPlaces } from './dealt-places.ts';
import { openHand, shownHand } from '../play/steps/open.ts';
import { turnUp } from '../play/steps/reveal.ts';
import { setCounter } from '../play/steps/count.ts';
import { copyTable } from '../cache/table-copy.ts';
import { onceFor } from '../cache/weak-memo.ts';
import type { Account, Entry, Event, Standing, Transfer } from '../event.ts';
import { settle } from './settlement.ts';
import { needTable } from '../problems/argument-checks.ts';
import { exposerOf, lastBy, lastTile, nextSeat } from '../play/table-facts.ts';
import { resumedRandom, shuffle } from '../things/sampling-random.ts';
import type { Random } from '../things/random-types.ts';
import type { Judgement } from '../judgement.ts';
import type { Ending, Context, Ruleset } from '../ruleset.ts';
import type { AgendaItem, Table } from '../table.ts';
import { atDeal } from '../things/game-seed.ts';
import { idOf, type Kind, sortTiles, type Tile } from '../things/tile.ts';
import { breakWall, buildWalls } from '../things/wall.ts';
import { wouldScore } from '../play/win-check.ts';

/** Lends the table's stream of chance and puts it back. */
function withRandom<T>(table: Table, use: (random: Random) => T): T {
  const random = resumedRandom(table.random);
  const result = use(random);
  table.random = random.state();
  return result;
}

/** Seats are drawn, the holder of the first seat casts for the first dealer. */
export function startPeriod(table: Table): void {
  const { rules } = table;
  table.round = 1;
  table.events.push({ type: 'period', period: table.period });
  if (rules.seats.drawnBy.length > 0) drawSeats(table);
  table.dealer = 0;
  cast(table, 0, rules.seats.dice, true);
  const count = rules.seats.starter({ table, seat: 0, cast: table.dice.total });
  table.starter = nextSeat(table, 0, count - 1);
  table.dealer = table.starter;
  startDeal(table, true);
}

/** Each player takes one of the kinds that stand for the seats. */
function drawSeats(table: Table): void {
  const { kinds } = table.rules.tiles;
  const { drawnBy, drawDice } = table.rules.seats;
  const drawn = drawnBy.map((kind: Kind) => kinds[kind]!.id);
  const prepared = table.arranged[0];
  if (drawDice > 0) takeSeatTiles(table, drawn);
  else
    table.players = prepared
      ? (prepared.players ?? table.players)
      : withRandom(table, (random) => shuffle([...table.players], random));
  table.events.push({ type: 'seats', players: [...table.players], drawn });
}

/**
 * The seat tiles lie stacked; who sits at the first place casts, and counting starts there:
 *
 *     places 0 1 2 3, total 3  ─▶  place 2 takes the top tile, then 3, 0 and 1
 */
function takeSeatTiles(table: Table, drawn: string[]): void {
  const { total, faces } = throwDice(table, table.rules.seats.drawDice);
  const first = (total - 1) % drawn.length;
  const prepared = table.arranged[0]?.players;
  const seats = table.players.map((_, seat) => seat);
  const before = [...table.players];
  // stack[i] is the seat whose tile lies i-th from the top.
  const takers = seats.map((i) => before[(first + i) % before.length]!);
  const stack = prepared
    ? takers.map((player) => prepared.indexOf(player))
    : withRandom(table, (random) => shuffle(seats, random));
  const players = [...before];
  stack.forEach((seat, i) => (players[seat] = takers[i]!));
  table.players = players;
  table.events.push({ type: 'seat_draw', faces, total, first, drawn: stack.map((seat) => drawn[seat]!) });
}

function cast(table: Table, caster: number, dice: number, forStarter: boolean): void {
  const { total, faces } = throwDice(table, dice);
  table.dice = { total, faces, caster, forStarter };
  table.events.push({ type: 'dice', seat: caster, faces, total, starter: forStarter });
}

/** A prepared total is taken before chance is asked. */
function throwDice(table: Table, dice: number): { total: number; faces: number[] } {
  const prepared = table.arranged[0]?.dice?.[0];
  const faces =
    prepared === undefined
      ? withRandom(table, (random) => Array.from({ length: dice }, () => random.int(1, 6)))
      : facesOf(prepared, dice);
  if (prepared !== undefined)
    table.arranged = [{ ...table.arranged[0], dice: table.arranged[0]!.dice!.slice(1) }, ...table.arranged.slice(1)];
  return { total: faces.reduce((a, b) => a + b, 0), faces };
}

/** Faces that add up to a prepared total, the first ones as low as can be. */
function facesOf(total: number, dice: number): number[] {
  if (dice === 1) return [total];
  const first = Math.max(1, total - 6 * (dice - 1));
  return [first, ...facesOf(total - first, dice - 1)];
}

/** Walls are built and broken, hands dealt; bonus tiles come next. */
function startDeal(table: Table, castForStarter: boolean): void {
  const { rules } = table;
  table.deals++;
  table.random = atDeal(table.random, table.deals);
  table.discards = 0;
  table.claims = 0;
  table.exposed = { tile: -1, meld: -1 };
  table.seats = bySeat(rules.seats.count, () => emptySeat(rules));
  table.lists = beginnings(rules).ofTable;
  table.stage = { at: 'turn', turn: { seat: table.dealer, begin: 'dealt', offers: [], tile: -1 } };
  table.settled = null;
  table.toAct = [];
  if (!castForStarter) cast(table, table.dealer, rules.wall.dice, false);
  stackWall(table);
  table.events.push({
    type: 'deal_begin',
    deal: table.deals,
    round: table.round,
    dealer: table.dealer,
    starter: table.starter,
    startWall: table.wall.startWall,
    startColumn: table.wall.startColumn,
    replayed: table.replayed,
  });
  recallCounters(table);
  dealHands(table);
  for (const list in table.lists)
    for (let i = rules.listRules[list]!.turned?.atDeal ?? 0; i > 0; i--) turnUp(table, list);
  table.arranged = table.arranged.slice(1);
  table.agenda = [{ do: 'phase', at: 0, asked: false }];
}

/** What is counted for a player goes on where the player sits now. */
function recallCounters(table: Table): void {
  for (const [counter, values] of Object.entries(table.playerCounters)) {
    table.seats.forEach((mine, seat) => {
      const value = values[table.players[seat]!]!;
      if (value === 0) return;
      mine.counters = { ...mine.counters, [counter]: value };
      table.events.push({ type: 'count', seat, counter, value });
    });
  }
}

function stackWall(table: Table): void {
  const { rules } = table;
  const at: Context = { table, seat: table.dealer, cast: table.dice.total };
  const startWall = nextSeat(table, table.dealer, rules.wall.start(at) - 1);
  const startColumn = rules.wall.column(at);
  const tiles = withRandom(table, (random) => shuffle(allTiles(rules).slice(), random));
  const { height } = rules.wall;
  const walls = buildWalls(tiles, rules.seats.count, height);
  const given = table.seats.flatMap(() => rules.deal.each);
  const order = putFirst(breakWall(walls, startWall, startColumn, height), given);
  const prepared = table.arranged[0]?.wall;
  table.wall = {
    order: prepared ? putFirst(order, prepared) : order,
    head: 0,
    tail: order.length,
    taken: 0,
    startWall,
    startColumn,
  };
}

/** The prepared tiles in their order (-1: any), what is left of the wall in the gaps and after them. */
function putFirst(order: readonly Tile[], wanted: readonly Tile[]): Tile[] {
  const rest = [...order];
  for (const tile of wanted) if (tile >= 0) rest.splice(rest.indexOf(tile), 1);
  return [...wanted.map((tile) => (tile >= 0 ? tile : rest.shift()!)), ...rest];
}

/** Hands are told from the dealer on, each in order; of the dealer's, which tile came last. */
function dealHands(table: Table): void {
  const { rules, wall, dealer } = table;
  const id = (tile: Tile): string => idOf(rules.tiles, tile);
  dealtPlaces(rules).forEach((places, far) => {
    const seat = nextSeat(table, dealer, far);
    const taken = places.map((place) => wall.order[place]!);
    wall.head += taken.length;
    const hand = sortTiles(rules.tiles, [...taken]);
    table.seats[seat]!.hand = hand;
    const dealt: Event = { type: 'dealt', seat, tiles: hand.map(id) };
    if (seat === dealer && rules.deal.last === 'leap') dealt.last = id(taken.at(-1)!);
    table.events.push(dealt);
  });
}

function addToPot(table: Table, pot: string, amount: number): void {
  table.pots = { ...table.pots, [pot]: table.pots[pot]! + amount };
}

function enter(table: Table, account: Account, amount: number): void {
  if (typeof account === 'number') table.points[table.players[account]!]! += amount;
  else addToPot(table, account.slice('pot:'.length), amount);
}

/** Shows the hands that ended the deal and settles it. */
export function closeDeal(table: Table, how: Ending, winners: number[]): void {
  const judgements = winners.map((seat) => (how === 'win' ? wouldScore(table, seat) : undefined));
  winners.forEach((seat, i) => table.events.push(handShown(table, how, seat, judgements[i])));
  const read: (Judgement | undefined)[] = [];
  const transfers: Transfer[] = [];
  const entries = settle(table, how, winners, judgements, undefined, read, transfers);
  read.forEach((judgement, seat) => {
    if (judgement !== undefined) table.events.push({ type: 'read', seat, hand: shownHand(table, seat), judgement });
  });
  pay(table, entries);
  finishDeal(table, how, winners, entries, transfers);
}

/** What has been paid is told, and all see the final position, hidden hands that have won included; or the game ends. */
export function finishDeal(
  table: Table,
  how: Ending,
  winners: number[],
  entries: Entry[],
  transfers: readonly Transfer[],
): void {
  if (table.rules.playsOn?.hand === 'hidden')
    table.seats.forEach(({ wins }, seat) => {
      if (wins > 0 && !winners.includes(seat)) openHand(table, seat);
    });
  table.events.push({ type: 'deal_over', ending: how, seats: winners });
  tellPaid(table, entries, transfers);
  table.settled = { ending: how, seats: [...winners], entries: entries.map((entry) => ({ ...entry })) };
  const next = whatFollows(table, how, winners);
  if (next === undefined) return endGame(table);
  table.agenda = [next];
  table.stage = { at: 'settled' };
  table.toAct = bySeat(table.seats.length, (seat) => seat);
}

/** Points change hands. */
export function pay(table: Table, entries: readonly Entry[]): void {
  for (const { from, to, amount } of entries) {
    enter(table, from, -amount);
    enter(table, to, amount);
  }
}

/** Counters change hands, and all that is paid is told. */
export function tellPaid(table: Table, entries: Entry[], transfers: readonly Transfer[]): void {
  for (const counter of new Set(transfers.map((transfer) => transfer.counter))) {
    const counts = table.seats.map(({ counters }) => counters[counter] ?? 0);
    for (const { from, to, amount } of transfers.filter((transfer) => transfer.counter === counter)) {
      counts[from]! -= amount;
      counts[to]! += amount;
    }
    counts.forEach((count, seat) => setCounter(table, seat, counter, count));
  }
  const points = table.players.map((player) => table.points[player]!);
  const inCounters = transfers.length > 0 && { transfers: [...transfers] };
  table.events.push({ type: 'settle', entries, points, pots: { ...table.pots }, ...inCounters });
}

/** A hand that won, or won falsely, as it is told. */
export function handShown(table: Table, how: Ending, seat: number, judgement: ReturnType<typeof wouldScore>): Event {
  const id = (tile: Tile): string => idOf(table.rules.tiles, tile);
  const hand = shownHand(table, seat);
  if (how !== 'win') return { type: 'false_win', seat, hand };
  const last = lastTile(table, seat);
  const by = lastBy(table, seat);
  const from = by === 'discard' ? exposerOf(table) : -1;
  return { type: 'win', seat, from, by, tile: last === undefined ? '' : id(last), hand, judgement: judgement! };
}

/** A deal that follows another. */
type Following = Extract<AgendaItem, { do: 'deal' | 'period' }>;

/**
 * Who deals next, in which round and period; undefined where the game is over. What is found out joins the moment, for the questions that come
 * after.
 */
function whatFollows(table: Table, ending: Ending, winners: number[]): Following | undefined {
  const { sequence } = table.rules;
  const at: Context = { table, seat: table.dealer, ending };
  if (winners.length > 0) at.winner = winners.includes(table.dealer) ? table.dealer : winners[0]!;
  at.replayed = sequence.replay(at);
  at.stays = sequence.dealerStays(at);
  const dealer = at.stays ? table.dealer : passedTo(table, at);
  at.nextRound = table.round + (!at.stays && dealer === table.starter ? 1 : 0);
  recount(table, at);
  const { replayed } = at;
  if (sequence.ends(at)) return undefined;
  if (at.nextRound <= sequence.rounds(at)) return { do: 'deal', dealer, round: at.nextRound, replayed };
  return table.period < sequence.periods(at) ? { do: 'period', replayed } : undefined;
}

/** All have seen how the deal before was settled. */
export function dealNext(table: Table, item: Following): void {
  table.replayed = item.replayed;
  if (item.do === 'period') {
    table.period++;
    return startPeriod(table);
  }
  table.dealer = item.dealer;
  if (item.round !== table.round) changeSeats(table, item.round);
  table.round = item.round;
  startDeal(table, false);
}

/** Who deals after a dealer who does not stay; the next seat where the rules name nobody. */
function passedTo(table: Table, at: Context): number {
  const named = table.rules.sequence.nextDealer?.(at) ?? -1;
  return named < 0 ? nextSeat(table, table.dealer) : named;
}

/**
 * The table before the tiles of the next deal are dealt, had this one ended so with nothing paid; undefined where the game would be over. A new period
 * begins with the same seats.
 */
export function dealAfter(table: Table, ending: Ending, winners: number[]): Table | undefined {
  needTable('dealAfter', table);
  const mine = copyTable(table);
  const next = whatFollows(mine, ending, winners);
  if (next === undefined) return undefined;
  mine.deals++;
  mine.replayed = next.replayed;
  mine.dealer = next.do === 'deal' ? next.dealer : table.starter;
  mine.round = next.do === 'deal' ? next.round : 1;
  if (next.do === 'period') mine.period++;
  return mine;
}

/** Between rounds the players may move to other places. */
function changeSeats(table: Table, round: number): void {
  const change = table.rules.seats.change[round];
  if (change === undefined) return;
  const before = [...table.players];
  change.forEach((to, seat) => (table.players[to] = before[seat]!));
  table.events.push({ type: 'seats', players: [...table.players], drawn: [] });
}

/** Counters of the table for the next deal, all from what they were: every one is asked before the first is set. */
function recount(table: Table, at: Context): void {
  const counted = Object.entries(table.rules.sequence.counters).map(([counter, next]) => ({
    counter,
    value: next(at),
  }));
  for (const { counter, value } of counted) {
    if (table.counters[counter] === value) continue;
    table.counters = { ...table.counters, [counter]: value };
    table.events.push({ type: 'count', seat: -1, counter, value });
  }
}

/** The table stays as the last deal left it. */
function endGame(table: Table): void {
  table.agenda = [];
  table.toAct = [];
  const transfers: Transfer[] = [];
  const entries = settle(table, 'game_over', [], [], undefined, [], transfers);
  if (entries.length > 0 || transfers.length > 0) {
    pay(table, entries);
    tellPaid(table, entries, transfers);
  }
  table.over = true;
  table.stage = { at: 'over' };
  table.events.push({ type: 'game_over', standings: standings(table) });
}

/** The counters in which payments are made. */
const countersPaid = onceFor((rules: Ruleset): string[] => [
  ...new Set(Object.values(rules.settle).flatMap((payments) => payments.flatMap(({ counter }) => counter ?? []))),
]);

/** Players by result, best first; equal results share a rank. */
export function standings(table: Table): Standing[] {
  needTable('standings', table);
  const { result: resultOf, balance } = table.rules.sequence;
  const list = table.players.map((player, seat) => ({
    player,
    points: table.points[player]!,
    result: resultOf({ table, seat }),
  }));
  const balanced = balance === undefined ? -1 : list.findIndex((_, seat) => balance({ table, seat }));
  if (balanced >= 0) list[balanced]!.result -= list.reduce((sum, { result }) => sum + result, 0);
  const rank = (result: number): number => 1 + list.filter((other) => other.result > result).length;
  const counters = countersPaid(table.rules).filter((name) => table.playerCounters[name] !== undefined);
  const countersOf = (player: number): Pick<Standing, 'counters'> =>
    counters.length === 0
      ? {}
      : { counters: Object.fromEntries(counters.map((name) => [name, table.playerCounters[name]![player]!])) };
  return list
    .map(({ player, points, result }) => ({ player, points, result, rank: rank(result), ...countersOf(player) }))
    .sort((a, b) => a.rank - b.rank || a.player - b.player);
}
