/**
 * A table as a client knows it that was told nothing but the events of its own player, from the first one on:
 *
 *     const table = newTable(player, 4);      (player, 4, true) where a win need not end the deal
 *     for (const event of events) follow(table, event);
 */
import type { Entry, Event } from 'tilewright';

export interface FollowedMeld {
  group: string;
  tiles: string[];
  from: number;
  taken: string;
}

export interface FollowedSeat {
  /** How many concealed tiles. */
  tiles: number;
  melds: FollowedMeld[];
  bonus: string[];
  river: { tile: string; taken: boolean; drawn: boolean; at: number }[];
  marks: string[];
  counters: Record<string, number>;
  lists: Record<string, string[]>;
  /** The hand as it was last laid open in this deal; empty if it was not. */
  shown: string[];
}

/** Everything here changes as events come. Seats count from 0. */
export interface FollowedTable {
  /** The own player, and the seat it sits at. */
  player: number;
  seat: number;
  /** players[seat] */
  players: number[];
  /** By player. */
  points: number[];
  /** Own concealed tiles, in no order. */
  hand: string[];
  seats: FollowedSeat[];
  counters: Record<string, number>;
  pots: Record<string, number>;
  /** Tiles turned up on the table. */
  lists: Record<string, string[]>;
  /** Whether a win need not end the deal; then its tile is laid beside the hand. */
  playsOn: boolean;
  /** What was laid open last: by whom, in which meld (-1: a discard), and whether it has been won. */
  exposed: { seat: number; meld: number; won?: boolean };
  /** How the deal ended and who paid whom, until the next one begins. */
  settled: { ending: string; seats: number[]; entries?: Entry[] } | null;
}

/** Before the first event. */
export function newTable(player: number, seats: number, playsOn = false): FollowedTable {
  const players = Array.from({ length: seats }, (_, seat) => seat);
  return {
    player,
    seat: player,
    players,
    points: players.map(() => 0),
    hand: [],
    seats: players.map(newSeat),
    counters: {},
    pots: {},
    lists: {},
    playsOn,
    exposed: { seat: -1, meld: -1 },
    settled: null,
  };
}

function newSeat(): FollowedSeat {
  return { tiles: 0, melds: [], bonus: [], river: [], marks: [], counters: {}, lists: {}, shown: [] };
}

/** What an event changes. Those that are not named change nothing that lies on the table. */
export function follow(table: FollowedTable, event: Event): void {
  switch (event.type) {
    case 'game_begin':
      table.points = [...event.points];
      return;
    case 'seats':
      table.players = [...event.players];
      table.seat = table.players.indexOf(table.player);
      return;
    case 'deal_begin':
      Object.assign(table, { hand: [], lists: {}, settled: null, seats: table.seats.map(newSeat) });
      return;
    case 'dealt':
      return receive(table, event.seat, event.tiles);
    case 'draw':
      return receive(table, event.seat, [event.tile]);
    case 'given':
      giveUp(table, event.seat, event.tiles);
      return receive(table, event.to, event.tiles);
    case 'bonus':
      giveUp(table, event.seat, event.tiles);
      table.seats[event.seat]!.bonus.push(...event.tiles);
      return;
    case 'discard': {
      giveUp(table, event.seat, [event.tile]);
      const at = table.seats.reduce((sum, { river }) => sum + river.length, 1);
      table.seats[event.seat]!.river.push({ tile: event.tile, taken: false, drawn: event.drawn, at });
      table.exposed = { seat: event.seat, meld: -1 };
      return;
    }
    case 'meld':
      return meld(table, event);
    case 'swap':
      return swap(table, event);
    case 'win':
      layBeside(table, event);
      table.seats[event.seat]!.shown = [...event.hand];
      return;
    case 'opened':
    case 'read':
    case 'false_win':
      table.seats[event.seat]!.shown = [...event.hand];
      return;
    case 'deal_over':
      table.settled = { ending: event.ending, seats: [...event.seats] };
      return;
    case 'settle':
      // What is paid when the game is over comes after that.
      if (table.settled) table.settled.entries ??= [...event.entries];
      table.players.forEach((player, seat) => (table.points[player] = event.points[seat]!));
      table.pots = { ...event.pots };
      return;
    default:
      return note(table, event);
  }
}

/** What is written down beside the tiles. */
function note(table: FollowedTable, event: Event): void {
  switch (event.type) {
    case 'mark': {
      const mine = table.seats[event.seat]!;
      mine.marks = mine.marks.filter((mark) => mark !== event.mark);
      if (event.on) mine.marks.push(event.mark);
      return;
    }
    case 'count':
      (event.seat < 0 ? table : table.seats[event.seat]!).counters[event.counter] = event.value;
      return;
    case 'reveal':
      (table.lists[event.list] ??= []).push(...event.tiles);
      return;
    case 'note':
      (table.seats[event.seat]!.lists[event.list] ??= []).push(event.tile);
      return;
    case 'forget':
      table.seats[event.seat]!.lists[event.list] = [];
      return;
    case 'pay':
      for (const { from, to, amount } of event.entries) {
        table.points[table.players[from]!]! -= amount;
        table.points[table.players[to]!]! += amount;
      }
      return;
    case 'deposit':
      table.points[table.players[event.seat]!]! -= event.amount;
      table.pots[event.pot] = (table.pots[event.pot] ?? 0) + event.amount;
      return;
  }
}

function receive(table: FollowedTable, seat: number, tiles: readonly string[]): void {
  table.seats[seat]!.tiles += tiles.length;
  if (seat === table.seat) table.hand.push(...tiles.filter(isSeen));
}

function giveUp(table: FollowedTable, seat: number, tiles: readonly string[]): void {
  table.seats[seat]!.tiles -= tiles.length;
  if (seat === table.seat) table.hand = without(table.hand, tiles.filter(isSeen));
}

/** Tiles that are passed on unseen never join the hand. */
function isSeen(tile: string): boolean {
  return tile !== '?';
}

/** A meld is new, or a pung has become a kong; what is in it came from the hand, from that pung and from who exposed it. */
function meld(table: FollowedTable, { seat, group, tiles, from, taken }: Extract<Event, { type: 'meld' }>): void {
  const { melds } = table.seats[seat]!;
  const grows = (old: FollowedMeld): boolean =>
    group === 'kong' && old.group === 'pung' && without(old.tiles, tiles).length === 0;
  const grown = melds.findIndex(grows);
  const claims = grown < 0 && from >= 0;
  giveUp(table, seat, without(tiles, grown < 0 ? (claims ? [taken] : []) : melds[grown]!.tiles));
  if (claims) take(table, taken);
  const at = grown < 0 ? melds.length : grown;
  melds[at] = { group, tiles: [...tiles], from, taken };
  table.exposed = { seat, meld: at };
}

/** The tile takes the place of the joker in a meld, which has `tiles` then. */
function swap(table: FollowedTable, { seat, from, tile, joker, tiles }: Extract<Event, { type: 'swap' }>): void {
  giveUp(table, seat, [tile]);
  receive(table, seat, [joker]);
  const { melds } = table.seats[from]!;
  const had = [...tiles.toSpliced(tiles.indexOf(tile), 1), joker].sort().join();
  const at = melds.findIndex((meld) => [...meld.tiles].sort().join() === had);
  melds[at] = { ...melds[at]!, tiles: [...tiles] };
}

/** The first who wins with a tile takes it. */
function layBeside(table: FollowedTable, { seat, by, tile }: Extract<Event, { type: 'win' }>): void {
  if (!table.playsOn || tile === '') return;
  if (by === 'draw') return giveUp(table, seat, [tile]);
  if (!table.exposed.won) take(table, tile);
  table.exposed.won = true;
}

/** The exposed tile leaves its seat: its place in the river stays, and a kong is a pung again. */
function take({ seats, exposed }: FollowedTable, tile: string): void {
  const { river, melds } = seats[exposed.seat]!;
  if (exposed.meld < 0) river.at(-1)!.taken = true;
  else
    melds[exposed.meld] = {
      ...melds[exposed.meld]!,
      group: 'pung',
      tiles: without(melds[exposed.meld]!.tiles, [tile]),
    };
}

/** The first without the second, each tile once. */
function without(tiles: readonly string[], fewer: readonly string[]): string[] {
  const rest = [...tiles];
  for (const tile of fewer) if (rest.includes(tile)) rest.splice(rest.indexOf(tile), 1);
  return rest;
}
