/** Moves of a ruleset by name, by window, and as a turn offers them: found once, since tables look them up all the time. */
import { onceFor } from './once-for.ts';
import type { Move, Ruleset } from './ruleset.ts';
import type { Table } from './table.ts';

interface Moves {
  byId: ReadonlyMap<string, Move>;
  onWindow: Map<string, readonly Move[]>;
  /** By the list of their names, as turns have them. */
  offered: WeakMap<readonly string[], readonly Move[]>;
}

const movesOf = onceFor(
  ({ moves }: Ruleset): Moves => ({
    byId: new Map(Object.entries(moves)),
    onWindow: new Map(),
    offered: new WeakMap(),
  }),
);

/** The move of that name; undefined where there is none. */
export function moveNamed(rules: Ruleset, id: string): Move | undefined {
  return movesOf(rules).byId.get(id);
}

const NONE: readonly Move[] = [];

/** Moves that are offered now, before any rule is asked. */
export function offeredMoves({ stage, rules }: Table): readonly Move[] {
  if (stage.at === 'window') return movesOn(rules, stage.window.name);
  return stage.at === 'turn' ? movesNamed(rules, stage.turn.offers) : NONE;
}

/** Moves that answer a window. */
function movesOn(rules: Ruleset, name: string): readonly Move[] {
  const { onWindow } = movesOf(rules);
  const there = onWindow.get(name);
  if (there !== undefined) return there;
  const moves = Object.values(rules.moves).filter((move) => move.on.includes(name));
  onWindow.set(name, moves);
  return moves;
}

function movesNamed(rules: Ruleset, ids: readonly string[]): readonly Move[] {
  const { offered } = movesOf(rules);
  const there = offered.get(ids);
  if (there !== undefined) return there;
  const moves = ids.map((id) => rules.moves[id]!);
  offered.set(ids, moves);
  return moves;
}
