/**
 * The table as far as a seat knows it, for the questions rules ask of a table: whether a win would stand, which rule is
 * against it. What the seat cannot see (other hands, the wall) is missing.
 */
import {
  newGame,
  HIDDEN,
  type Meld,
  type MeldView,
  type Ruleset,
  type SeatState,
  type SeatView,
  type Stage,
  Table,
  type Tile,
  type Turn,
  type View,
  wallCount,
} from '../core/index.ts';

/** A table of each ruleset to begin with. */
const begun = new WeakMap<Ruleset, Table>();

/** The table as far as a view tells it; everything hidden is as if it were not there. */
export function knownTable(rules: Ruleset, view: View): Table {
  if (!begun.has(rules)) begun.set(rules, newGame(rules, { seed: 1 }));
  const blank = begun.get(rules)!;
  const seats = view.seats.map((seat, at) => ({ ...blank.seats[at]!, ...knownSeat(rules, view, seat, at) }));
  const melds = view.seats.flatMap((seat) => seat.melds);
  const players = view.seats.map(({ player }) => player);
  const table = new Table(rules, {
    ...blank,
    players,
    points: players.map((_, player) => view.seats.find((seat) => seat.player === player)!.points),
    counters: view.counters,
    pots: view.pots,
    lists: tilesByName(rules, view.lists),
    seats,
    period: view.period,
    round: view.round,
    deals: view.deal,
    starter: view.starter,
    dealer: view.dealer,
    dice: { ...view.dice, faces: [...view.dice.faces], forStarter: false },
    replayed: view.replayed,
    stage: stageOf(rules, view),
    settled: view.settled,
    agenda: [],
    exposed: { tile: view.window ? tileOf(rules, view.window.tile) : -1, meld: -1 },
    discards: view.discards,
    claims: melds.filter(({ claimed }) => claimed).length,
    over: view.over,
    toAct: [view.seat],
  });
  const reserve = rules.wall.reserve({ table, seat: view.dealer });
  const { wall } = blank;
  table.wall = { ...wall, head: wall.head + wallCount(wall) - view.wall.left - reserve };
  return table;
}

/** Who answers for what is not told. */
type Known = Omit<SeatState, 'liable' | 'received'>;

function knownSeat(rules: Ruleset, view: View, seat: SeatView, at: number): Known {
  const tile = (id: string): Tile => tileOf(rules, id);
  const hand = at === view.seat ? view.hand.map(tile) : [];
  return {
    hand,
    melds: seat.melds.filter(({ tiles }) => !tiles.includes(HIDDEN)).map((meld) => meldOf(rules, meld)),
    bonus: seat.bonus.map(tile),
    river: seat.river.map((one) => ({ ...one, tile: tile(one.tile) })),
    marks: seat.marks,
    counters: seat.counters,
    lists: tilesByName(rules, seat.lists),
    shown: seat.shown.map(tile),
    wins: seat.wins,
    won: seat.won.map(tile),
    out: seat.out,
    turns: seat.river.length + (view.turn?.seat === at && !hasDiscarded(rules, view) ? 1 : 0),
  };
}

/** Whether the seat in turn has discarded already and the others are asked about it. */
function hasDiscarded(rules: Ruleset, { window }: View): boolean {
  if (!window) return false;
  return Object.values(rules.moves).some(
    ({ steps }) =>
      steps.some((step) => step.do === 'discard') &&
      steps.some((step) => step.do === 'window' && step.name === window.name),
  );
}

function stageOf(rules: Ruleset, view: View): Stage {
  const phase = view.phase === null ? -1 : rules.phases.findIndex(({ id }) => id === view.phase!.id);
  if (phase >= 0) return { at: 'phase', phase, answers: view.seats.map(() => null) };
  if (!view.turn) return { at: view.settled === null || view.over ? 'over' : 'settled' };
  const drawn = view.drawn === '' ? -1 : tileOf(rules, view.drawn);
  const offers = [...new Set(view.legal.map(({ move }) => move))].filter((move) => rules.moves[move] !== undefined);
  const turn: Turn = { seat: view.turn.seat, begin: view.turn.begin as Turn['begin'], offers, tile: drawn };
  const window = view.window && {
    name: view.window.name,
    tile: tileOf(rules, view.window.tile),
    from: view.window.from,
    move: '',
    meld: -1,
    answers: view.seats.map(() => null),
  };
  const open = view.window?.tile === HIDDEN ? null : window;
  if (view.declared) {
    const nobody = { others: [], shown: [], failed: [] };
    return { at: 'declared', turn, ...nobody, ...view.declared, ...(open && { window: open }) };
  }
  return open ? { at: 'window', turn, window: open } : { at: 'turn', turn };
}

function tilesByName(rules: Ruleset, lists: Readonly<Record<string, readonly string[]>>): Record<string, Tile[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, ids]) => [name, ids.map((id) => tileOf(rules, id))]));
}

function tileOf(rules: Ruleset, id: string): Tile {
  return rules.tiles.byId[id] ?? -1;
}

/** A meld as the table keeps it. */
export function meldOf(rules: Ruleset, meld: MeldView): Meld {
  const own = meld.tiles.map((id) => tileOf(rules, id));
  return {
    type: meld.group,
    kind: Math.min(...own.map((tile) => rules.tiles.tiles[tile]!.kind)),
    tiles: own,
    claimed: meld.claimed,
    from: meld.from,
    taken: meld.taken === '' ? -1 : tileOf(rules, meld.taken),
    added: meld.added,
    seen: true,
  };
}
