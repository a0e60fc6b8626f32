/** Actions with no tile or one, which tables offer again and again: made once for a ruleset, frozen and shared. */
import { type Action, PASS } from '../action.ts';
import type { Event } from '../event.ts';
import { onceFor } from '../cache/weak-memo.ts';
import type { Ruleset } from '../ruleset.ts';

/** By move, then by seat; those with a tile by seat and tile; lists by the list of moves. */
interface Known {
  plain: Map<string, Action[]>;
  together: Map<readonly string[], (readonly Action[])[]>;
  /** By seat. */
  passes: Event[];
  single: Map<string, (readonly Action[])[]>;
}

const knownIn = onceFor(
  (_: Ruleset): Known => ({ plain: new Map(), together: new Map(), passes: [], single: new Map() }),
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
