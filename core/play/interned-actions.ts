/** Actions with no tile, one or two, which tables offer again and again: made once for a ruleset, frozen and shared. */
import { type Action, PASS } from '../action.ts';
import type { Event } from '../event.ts';
import { onceFor } from '../cache/weak-memo.ts';
import type { Ruleset } from '../ruleset.ts';
import { idOf, type Tile } from '../things/tile.ts';

/** By move, then by seat; those with a tile or two by seat and tiles; lists by the list of moves. */
interface Known {
  plain: Map<string, Action[]>;
  together: Map<readonly string[], (readonly Action[])[]>;
  /** By seat. */
  passes: Event[];
  single: Map<string, (readonly Action[])[]>;
  pairs: Map<string, Map<number, Action>[]>;
}

const knownIn = onceFor(
  (_: Ruleset): Known => ({ plain: new Map(), together: new Map(), passes: [], single: new Map(), pairs: new Map() }),
);

function frozen(seat: number, move: string, tiles: string[]): Action {
  Object.freeze(tiles);
  return Object.freeze({ seat, move, tiles });
}

/** An action that uses no tile. */
export function plainAction(rules: Ruleset, seat: number, move: string): Action {
  const { plain } = knownIn(rules);
  let seats = plain.get(move);
  if (seats === undefined) plain.set(move, (seats = []));
  return (seats[seat] ??= frozen(seat, move, []));
}

/** The same of several moves that are open together. */
export function plainActions(rules: Ruleset, seat: number, moves: readonly string[]): readonly Action[] {
  const { together } = knownIn(rules);
  let seats = together.get(moves);
  if (seats === undefined) together.set(moves, (seats = []));
  return (seats[seat] ??= makePlain(rules, seat, moves));
}

/** Apart from where it is looked for: engines make room for what functions inside take along, even where none is made. */
function makePlain(rules: Ruleset, seat: number, moves: readonly string[]): readonly Action[] {
  return Object.freeze(moves.map((move) => plainAction(rules, seat, move)));
}

/** What the log tells when a seat passes; made once as well, since of a game every third event is that. */
export function passEvent(rules: Ruleset, seat: number): Event {
  const { passes } = knownIn(rules);
  return (passes[seat] ??= Object.freeze({ type: 'action', ...plainAction(rules, seat, PASS) }));
}

/** What a seat can do with one tile by this move, by tile. */
export function singleActions(rules: Ruleset, seat: number, move: string): readonly Action[] {
  const { single } = knownIn(rules);
  let seats = single.get(move);
  if (seats === undefined) single.set(move, (seats = []));
  return (seats[seat] ??= makeSingles(rules, seat, move));
}

function makeSingles({ tiles }: Ruleset, seat: number, move: string): readonly Action[] {
  return tiles.tiles.map(({ id }) => frozen(seat, move, [id]));
}

/** What a seat can do with two tiles by this move: to freeze a new one takes longer than to look it up (row W6). */
export function pairAction(rules: Ruleset, seat: number, move: string, one: Tile, other: Tile): Action {
  const { pairs } = knownIn(rules);
  const { tiles } = rules;
  let seats = pairs.get(move);
  if (seats === undefined) pairs.set(move, (seats = []));
  const made = (seats[seat] ??= new Map<number, Action>());
  const place = one * tiles.tiles.length + other;
  let action = made.get(place);
  if (action === undefined) made.set(place, (action = frozen(seat, move, [idOf(tiles, one), idOf(tiles, other)])));
  return action;
}
