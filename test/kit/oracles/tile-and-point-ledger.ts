/**
 * Keeps account of every tile and point from the events alone, and compares its books with the table:
 * what the events do not tell cannot have happened.
 */
import { type Event, type Ruleset, type Table, tileTotal } from '../../../core/index.ts';

interface Book {
  hand: string[];
  melds: { group: string; tiles: string[] }[];
  bonus: string[];
  river: string[];
  won: string[];
  lists: Record<string, string[]>;
}

export interface Ledger {
  rules: Ruleset;
  /** All tiles not yet drawn, in no order. */
  wall: string[];
  seats: Book[];
  /** players[seat] is who sits there; points are by player. */
  players: number[];
  points: number[];
  pots: Record<string, number>;
  /** Tiles turned up. */
  lists: Record<string, string[]>;
  /** Events that have been checked. */
  checked: number;
  /** What seats have given each other and has not arrived, and what each of them then gets. */
  underway: string[];
  arriving: { seat: number; tiles: string[] }[];
  /** Whose tile others may win on, if anybody's, and whether it has been won. */
  exposed: { from: number; taken: boolean } | undefined;
}

export function openLedger(rules: Ruleset): Ledger {
  const players = Array.from({ length: rules.seats.count }, (_, seat) => seat);
  const pots = Object.fromEntries(rules.pots.map((pot) => [pot, 0]));
  const none = { lists: {}, checked: 0, underway: [], arriving: [], exposed: undefined };
  return { rules, wall: [], seats: [], players, points: [], pots, ...none };
}

/** Enters events one by one; after each, nothing may be lost or made. */
export function enter(ledger: Ledger, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== 'given') arrive(ledger, event);
    enterOne(ledger, event);
    ledger.checked++;
    const tiles = ledger.wall.length + ledger.seats.reduce((sum, seat) => sum + held(seat), ledger.underway.length);
    if (ledger.seats.length > 0 && tiles !== tileTotal(ledger.rules.tiles)) fail(event, `${tiles} tiles`);
  }
  if (events.length > 0) arrive(ledger, events.at(-1)!);
}

function held({ hand, melds, bonus, river, won }: Book): number {
  return (
    hand.length + won.length + bonus.length + river.length + melds.reduce((sum, meld) => sum + meld.tiles.length, 0)
  );
}

function enterOne(ledger: Ledger, event: Event): void {
  switch (event.type) {
    case 'game_begin':
      ledger.points = [...event.points];
      return;
    case 'seats':
      ledger.players = [...event.players];
      return;
    case 'deal_begin':
      ledger.wall = ledger.rules.tiles.tiles.flatMap(({ id, copies }) => new Array<string>(copies).fill(id));
      ledger.lists = {};
      ledger.seats = Array.from({ length: ledger.rules.seats.count }, () => ({
        hand: [],
        melds: [],
        bonus: [],
        river: [],
        won: [],
        lists: {},
      }));
      return;
    case 'reveal':
      ledger.lists[event.list] = [...(ledger.lists[event.list] ?? []), ...event.tiles];
      return;
    case 'note': {
      const { lists } = ledger.seats[event.seat]!;
      lists[event.list] = [...(lists[event.list] ?? []), event.tile];
      return;
    }
    case 'forget':
      ledger.seats[event.seat]!.lists[event.list] = [];
      return;
    case 'deposit':
      ledger.points[ledger.players[event.seat]!]! -= event.amount;
      ledger.pots[event.pot]! += event.amount;
      return;
    case 'pay':
      for (const { from, to, amount } of event.entries) {
        if (!(amount > 0) || from === to) fail(event, 'an entry is no payment');
        ledger.points[ledger.players[from]!]! -= amount;
        ledger.points[ledger.players[to]!]! += amount;
      }
      return;
    case 'dealt':
      move(event, event.tiles, ledger.wall, ledger.seats[event.seat]!.hand);
      return;
    case 'draw':
      move(event, [event.tile], ledger.wall, ledger.seats[event.seat]!.hand);
      return;
    case 'bonus':
      move(event, event.tiles, ledger.seats[event.seat]!.hand, ledger.seats[event.seat]!.bonus);
      return;
    case 'given':
      give(ledger, event);
      return;
    case 'discard':
      move(event, [event.tile], ledger.seats[event.seat]!.hand, ledger.seats[event.seat]!.river);
      return;
    case 'meld':
      return enterMeld(ledger, event);
    case 'swap':
      return enterSwap(ledger, event);
    case 'window':
      ledger.exposed = { from: event.seat, taken: false };
      return;
    case 'win':
      return enterWin(ledger, event);
    case 'settle':
      return enterPoints(ledger, event);
    default:
  }
}

/** What a seat gives of its own, and what of all that it hands over joins the other hand; the rest goes on from there. */
function give({ seats, underway, arriving }: Ledger, event: Extract<Event, { type: 'given' }>): void {
  move(event, event.own ?? event.tiles, seats[event.seat]!.hand, underway);
  arriving.push({ seat: event.to, tiles: event.kept ?? event.tiles });
}

/** When all have given, everything arrives. */
function arrive(ledger: Ledger, event: Event): void {
  for (const { seat, tiles } of ledger.arriving.splice(0))
    move(event, tiles, ledger.underway, ledger.seats[seat]!.hand);
  if (ledger.underway.length > 0) fail(event, 'tiles that were given never arrived');
}

/** A meld joins tiles of the hand with a claimed tile, or with a meld that is there already. */
function enterMeld(ledger: Ledger, event: Extract<Event, { type: 'meld' }>): void {
  const mine = ledger.seats[event.seat]!;
  const old = mine.melds.findIndex((meld) => meld.tiles.length < event.tiles.length && covers(event.tiles, meld.tiles));
  const meld = { group: event.group, tiles: [] as string[] };
  const claims = old < 0 && event.from >= 0;
  const before = old >= 0 ? mine.melds[old]!.tiles : claims ? [event.taken] : [];
  if (claims) takeExposed(ledger, event);
  meld.tiles.push(...before);
  move(event, minus(event.tiles, before), mine.hand, meld.tiles);
  if (old >= 0) mine.melds[old] = meld;
  else mine.melds.push(meld);
}

/** A tile of the hand and a joker of a meld change places. */
function enterSwap({ seats }: Ledger, event: Extract<Event, { type: 'swap' }>): void {
  const { hand } = seats[event.seat]!;
  const before = minus([...event.tiles, event.joker], [event.tile])
    .sort()
    .join();
  const meld = seats[event.from]!.melds.find(({ tiles }) => [...tiles].sort().join() === before);
  if (meld === undefined) fail(event, 'no such meld lies there');
  move(event, [event.tile], hand, meld!.tiles);
  move(event, [event.joker], meld!.tiles, hand);
}

/** From the end of a river, or out of a kong just made. */
function takeExposed({ seats }: Ledger, event: Event & { from: number; taken: string }): void {
  const { river, melds } = seats[event.from]!;
  if (river.at(-1) === event.taken) river.pop();
  else
    minusInPlace(
      event,
      melds.find((meld) => meld.tiles.length === 4 && meld.tiles[0] === event.taken)?.tiles ?? [],
      event.taken,
    );
}

/** Where a win need not end the deal, its tile lies beside the hand of the first who wins with it. */
function enterWin(ledger: Ledger, event: Extract<Event, { type: 'win' }>): void {
  if (ledger.rules.playsOn === undefined || event.tile === '') return;
  const { hand, won } = ledger.seats[event.seat]!;
  if (event.by === 'draw') return move(event, [event.tile], hand, won);
  if (ledger.exposed === undefined || ledger.exposed.from !== event.from) fail(event, 'that seat has exposed no tile');
  if (ledger.exposed.taken) return;
  ledger.exposed.taken = true;
  takeExposed(ledger, { ...event, taken: event.tile });
  won.push(event.tile);
}

function enterPoints(ledger: Ledger, event: Extract<Event, { type: 'settle' }>): void {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  if (event.entries.some(({ amount, from, to }) => !Number.isFinite(amount) || from === to))
    fail(event, 'an entry is no payment');
  const all = sum(event.points) + sum(Object.values(event.pots));
  if (all !== sum(ledger.points) + sum(Object.values(ledger.pots))) fail(event, `points and pots add up to ${all}`);
  for (const { from, to, amount } of event.entries) {
    if (typeof from === 'number') ledger.points[ledger.players[from]!]! -= amount;
    if (typeof to === 'number') ledger.points[ledger.players[to]!]! += amount;
  }
  const bySeat = ledger.players.map((player) => ledger.points[player]!);
  if (event.points.join() !== bySeat.join()) fail(event, `the entries make the points by seat ${bySeat.join()}`);
  ledger.pots = { ...event.pots };
}

function move(event: Event, tiles: readonly string[], from: string[], to: string[]): void {
  for (const tile of tiles) {
    minusInPlace(event, from, tile);
    to.push(tile);
  }
}

function minusInPlace(event: Event, from: string[], tile: string): void {
  const at = from.indexOf(tile);
  if (at < 0) fail(event, `there is no ${tile} to take`);
  from.splice(at, 1);
}

function covers(all: readonly string[], some: readonly string[]): boolean {
  return minus(all, some).length === all.length - some.length;
}

function minus(all: readonly string[], some: readonly string[]): string[] {
  const rest = [...all];
  for (const tile of some) if (rest.includes(tile)) rest.splice(rest.indexOf(tile), 1);
  return rest;
}

function fail(event: Event, why: string): never {
  throw new Error(`${why}: ${JSON.stringify(event)}`);
}

/** Compares the books with the table. */
export function audit(ledger: Ledger, table: Table): void {
  const { tiles } = table.rules.tiles;
  const text = (list: readonly string[]): string => [...list].sort().join(' ');
  const ids = (list: readonly number[]): string => text(list.map((tile) => tiles[tile]!.id));
  const same = (what: string, booked: string, is: string): void => {
    if (booked !== is) throw new Error(`${what}: the events give ${booked}, the table has ${is}`);
  };
  const list = (booked: Record<string, string[]>, is: Table['lists']): void =>
    Object.entries(is).forEach(([name, found]) => same(`list ${name}`, text(booked[name] ?? []), ids(found)));
  list(ledger.lists, table.lists);
  same('pots', JSON.stringify(ledger.pots), JSON.stringify(table.pots));
  table.seats.forEach((seat, at) => {
    list(ledger.seats[at]!.lists, seat.lists);
    const mine = ledger.seats[at]!;
    same(`hand of ${at}`, text(mine.hand), ids(seat.hand));
    same(`bonus of ${at}`, text(mine.bonus), ids(seat.bonus));
    same(`tiles won by ${at}`, text(mine.won), ids(seat.won));
    same(`river of ${at}`, text(mine.river), ids(seat.river.filter(({ taken }) => !taken).map(({ tile }) => tile)));
    same(
      `melds of ${at}`,
      mine.melds.map((meld) => text(meld.tiles)).join(', '),
      seat.melds.map((meld) => ids(meld.tiles)).join(', '),
    );
  });
  same('points', ledger.points.join(), table.points.join());
  const { head, tail, taken, order } = table.wall;
  same('wall', String(ledger.wall.length), String(tail - head - taken));
  // Tile by tile now and then: this is most of the work.
  if (ledger.checked % 10 !== 0) return;
  const inWall = order.slice(head, tail - columnLength(table)).concat(lastColumn(table));
  same('wall', text(ledger.wall), ids(inWall));
}

function columnLength({ wall, rules }: Table): number {
  return wall.taken === 0 ? 0 : wall.tail - Math.floor((wall.tail - 1) / rules.wall.height) * rules.wall.height;
}

/** What the tail has left of a column it began; the head may stand in the same column. */
function lastColumn(table: Table): number[] {
  const { head, tail, taken, order } = table.wall;
  const column = tail - columnLength(table);
  return taken === 0 ? [] : order.slice(Math.max(column + taken, head), tail);
}
