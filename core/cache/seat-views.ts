/**
 * What seats look like from another seat, and from their own. Between two looks hardly anything changes, so what is the same is not made
 * again: a view shares it with the views before.
 */
import { copySeat } from './table-copy.ts';
import { HIDDEN } from '../event.ts';
import { seenThings } from './table-cache.ts';
import type { Meld } from '../things/meld.ts';
import { seatFromDealer, tilesLeft, turnOf } from '../play/table-facts.ts';
import type { Ruleset } from '../ruleset.ts';
import type { PlayerNumber, Seat } from '../things/seat.ts';
import type { RiverTile, SeatState, Stage, Table } from '../table.ts';
import { idOf, type Tile, type TileSet } from '../things/tile.ts';
import type { DiceView, MeldView, TileView, View } from '../view/view-types.ts';

/** What one seat sees of a seat, its own or another. */
export interface SeatView {
  /** Who sits there. */
  player: PlayerNumber;
  points: number;
  /** Its place in this deal, which wind and name go by: counted from the dealer, who is 0. */
  fromDealer: Seat;
  /** How many concealed tiles. */
  tiles: number;
  melds: readonly Readonly<MeldView>[];
  bonus: readonly string[];
  river: readonly Readonly<TileView>[];
  marks: readonly string[];
  counters: Readonly<Record<string, number>>;
  /** Tiles the seat keeps in mind, by list; those only it may see are empty for the others. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** The hand as it was last laid open for all to see in this deal; empty if it was not. */
  shown: readonly string[];
  /** How often the seat has won in this deal, the tiles it won with, and whether it has left the deal. */
  wins: number;
  won: readonly string[];
  out: boolean;
}

/** A seat as it was when somebody last looked, and how it looked to its owner and to the others: mostly alike. */
export interface SeenSeat {
  state: SeatState;
  hand: readonly string[];
  own: SeatView;
  others: SeatView;
}

/** What was seen of a table. While a stage lasts, seats only answer, and that changes nothing others see. */
export interface SeenThings {
  /** The stage in which it was looked at. */
  stage: Stage | undefined;
  scene: Scene | undefined;
  seats: (SeenSeat | undefined)[];
  /** By viewer: all seats. */
  all: (readonly SeatView[] | undefined)[];
  /** By viewer: the last view. */
  views: (SeenView | undefined)[];
  middle?: Middle;
}

/** A view, in which stage it was made, and whether its seat owed an answer then. */
interface SeenView {
  stage: Stage;
  owes: boolean;
  view: View;
}

/** What is alike for all who look in a stage. */
export type Scene = Pick<View, 'turn' | 'declared' | 'wall' | 'dice' | 'counters' | 'pots' | 'lists'>;

interface Middle {
  of: Pick<Table, 'lists' | 'dice'>;
  dice: Readonly<DiceView>;
  lists: Readonly<Record<string, readonly string[]>>;
  counters: Table['counters'];
  pots: Table['pots'];
}

/** What a seat sees in this stage: what is alike for all, its own hand in notation, and all seats as it sees them. */
export function lookFrom(
  table: Table,
  viewer: number,
): { scene: Scene; hand: readonly string[]; seats: readonly SeatView[] } {
  const { scene, seats, all } = lookedAt(table);
  all[viewer] ??= seats.map((seat, at) => (at === viewer ? seat!.own : seat!.others));
  return { scene: scene!, hand: seats[viewer]!.hand, seats: all[viewer] };
}

/** Looks at all seats and at the middle once in a stage. */
function lookedAt(table: Table): SeenThings {
  const things = seenThings(table);
  if (things.stage === table.stage) return things;
  let changed = false;
  for (let at = 0; at < table.seats.length; at++) changed = sawChange(table, at, things.seats) || changed;
  if (changed) things.all = [];
  things.scene = setScene(table, middleSeen(table, things));
  things.stage = table.stage;
  return things;
}

function setScene(table: Table, { dice, counters, pots, lists }: Middle): Scene {
  const { stage, wall } = table;
  const turn = turnOf(table);
  return {
    dice,
    counters,
    pots,
    lists,
    wall: frozen({ left: tilesLeft(table), startWall: wall.startWall, startColumn: wall.startColumn }),
    turn: turn === undefined ? null : frozen({ seat: turn.seat, begin: turn.begin }),
    declared: stage.at === 'declared' ? frozen({ seat: stage.seat, move: stage.move }) : null,
  };
}

/** What lies in the middle: tiles turned up and what is in the pots, and what is counted for the whole table. */
function middleSeen(table: Table, things: SeenThings): Middle {
  const { lists, counters, pots, dice } = table;
  const { middle } = things;
  if (middle !== undefined && middle.of.lists === lists && middle.of.dice === dice)
    if (middle.counters === counters && middle.pots === pots) return middle;
  const cast = frozen({ total: dice.total, faces: frozen([...dice.faces]), caster: dice.caster });
  const seen = frozen(listsOf(lists, table.rules.tiles, () => true));
  const of = { lists, dice };
  return (things.middle = { of, dice: cast, lists: seen, counters: frozen(counters), pots: frozen(pots) });
}

/** Whether a seat looks otherwise than before; then what is seen of it is made anew. */
function sawChange(table: Table, at: number, all: SeenThings['seats']): boolean {
  const state = table.seats[at]!;
  const before = all[at];
  const player = table.players[at]!;
  const points = table.points[player]!;
  const fromDealer = seatFromDealer(table, at);
  if (before !== undefined && isSame(before, state)) {
    const { own } = before;
    if (own.points === points && own.player === player && own.fromDealer === fromDealer) return false;
  }
  const { rules } = table;
  const who = { player, points, fromDealer };
  const river = riverView(state.river, before, rules.tiles);
  const own = look(rules, state, who, river, before?.state, before?.own, true);
  const others = hidesNothing(rules, state)
    ? own
    : look(rules, state, who, river, before?.state, before?.others, false);
  const hand = before?.state.hand === state.hand ? before.hand : idsOf(state.hand, rules.tiles);
  all[at] = { state: copySeat(state), hand, own, others };
  return true;
}

/** Whether a seat looks to the others as it does to its owner, who alone sees the tiles of the hand. */
function hidesNothing(rules: Ruleset, { marks, melds, lists }: SeatState): boolean {
  const { privateMarks, privateCounters, listRules } = rules;
  if (privateCounters.length > 0) return false;
  for (const mark of marks) if (privateMarks.includes(mark)) return false;
  for (const meld of melds) if (!meld.seen) return false;
  for (const name in lists) if (listRules[name]!.seen !== 'everyone') return false;
  return true;
}

type Who = Pick<SeatView, 'player' | 'points' | 'fromDealer'>;

/** Whatever lies at a seat is replaced, never changed. */
function isSame({ state }: SeenSeat, now: SeatState): boolean {
  return (
    state.hand === now.hand &&
    state.river === now.river &&
    state.melds === now.melds &&
    state.marks === now.marks &&
    state.bonus === now.bonus &&
    state.counters === now.counters &&
    state.lists === now.lists &&
    state.shown === now.shown &&
    state.wins === now.wins &&
    state.out === now.out
  );
}

/** One seat, as its owner or another sees it; parts that are as in the state before are taken from the view of it. */
function look(
  rules: Ruleset,
  now: SeatState,
  { player, points, fromDealer }: Who,
  river: SeatView['river'],
  state: SeatState | undefined,
  view: SeatView | undefined,
  own: boolean,
): SeatView {
  const { tiles } = rules;
  return Object.freeze({
    player,
    points,
    fromDealer,
    tiles: now.hand.length,
    melds: state?.melds === now.melds ? view!.melds : frozen(now.melds.map((meld) => meldView(meld, own, tiles))),
    bonus: state?.bonus === now.bonus ? view!.bonus : idsOf(now.bonus, tiles),
    river,
    marks: state?.marks === now.marks ? view!.marks : frozen(marksSeen(rules, now, own)),
    counters: state?.counters === now.counters ? view!.counters : frozen(countersSeen(rules, now, own)),
    lists: state?.lists === now.lists ? view!.lists : frozen(listsSeen(rules, now, own)),
    shown: state?.shown === now.shown ? view!.shown : idsOf(now.shown, tiles),
    wins: now.wins,
    won: state?.won === now.won ? view!.won : idsOf(now.won, tiles),
    out: now.out,
  });
}

function marksSeen({ privateMarks }: Ruleset, { marks }: SeatState, own: boolean): SeatView['marks'] {
  return marks.filter((mark) => own || !privateMarks.includes(mark));
}

function countersSeen({ privateCounters }: Ruleset, { counters }: SeatState, own: boolean): SeatView['counters'] {
  return Object.fromEntries(Object.entries(counters).filter(([name]) => own || !privateCounters.includes(name)));
}

function listsSeen({ tiles, listRules }: Ruleset, { lists }: SeatState, own: boolean): SeatView['lists'] {
  return listsOf(lists, tiles, (name) => own || listRules[name]!.seen === 'everyone');
}

function frozen<Part>(part: Part): Part {
  Object.freeze(part);
  return part;
}

/** Rivers grow at their end; a tile that was there before looks as it did. */
function riverView(river: readonly RiverTile[], before: SeenSeat | undefined, tiles: TileSet): SeatView['river'] {
  if (before?.state.river === river) return before.own.river;
  const was = before?.state.river;
  const views: Readonly<TileView>[] = [];
  for (let at = 0; at < river.length; at++) {
    const one = river[at]!;
    const same = was !== undefined && one === was[at];
    views.push(same ? before!.own.river[at]! : tileView(one, tiles));
  }
  return frozen(views);
}

function tileView({ tile, at, taken, drawn }: RiverTile, tiles: TileSet): Readonly<TileView> {
  return Object.freeze({ tile: idOf(tiles, tile), at, taken, drawn });
}

function idsOf(list: readonly Tile[], tiles: TileSet): readonly string[] {
  const ids: string[] = [];
  for (const tile of list) ids.push(idOf(tiles, tile));
  return frozen(ids);
}

function listsOf(
  lists: Readonly<Record<string, readonly Tile[]>>,
  tiles: TileSet,
  seen: (name: string) => boolean,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, seen(name) ? idsOf(list, tiles) : []]));
}

function meldView(meld: Meld, own: boolean, tiles: TileSet): Readonly<MeldView> {
  const seen = own || meld.seen;
  return Object.freeze({
    group: meld.type,
    tiles: Object.freeze(meld.tiles.map((tile) => (seen ? idOf(tiles, tile) : HIDDEN))),
    claimed: meld.claimed,
    from: meld.from,
    taken: meld.taken < 0 ? '' : idOf(tiles, meld.taken),
    added: meld.added,
  });
}
