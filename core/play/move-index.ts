/** Moves of a ruleset by name, by window, and as a turn offers them: found once, since tables look them up all the time. */
import { onceFor } from '../cache/weak-memo.ts';
import type { Move, Ruleset, Step } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { kindOf } from '../things/tile.ts';
import { winsBy } from './agenda.ts';
import { reaches, reachOf } from './usable-tiles.ts';
import { couldWin } from './win-check.ts';

interface OnWindow {
  name: string;
  all: readonly Move[];
  /** Those of them a hand has tiles for, by its reach. */
  within: (readonly Move[])[];
  /** The same for a hand that does not win; undefined where that does not matter. */
  withoutWin: (readonly Move[])[] | undefined;
}

interface Moves {
  byId: ReadonlyMap<string, Move>;
  onWindow: Map<string, OnWindow>;
  /** Mostly the same window opens again. */
  latest: OnWindow;
  /** By the list of their names, as turns have them. */
  offered: WeakMap<readonly string[], readonly Move[]>;
}

const movesOf = onceFor(
  ({ moves }: Ruleset): Moves => ({
    byId: new Map(Object.entries(moves)),
    onWindow: new Map(),
    latest: { name: '', all: [], within: [], withoutWin: undefined },
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
  if (stage.at === 'window') return movesOn(rules, stage.window.name).all;
  if (stage.at === 'phase') return movesNamed(rules, rules.phases[stage.phase]!.asks);
  return stage.at === 'turn' ? movesNamed(rules, stage.turn.offers) : NONE;
}

/** Those of them for which the hand of a seat has tiles that go with the tile exposed; of a turn, all. */
export function movesInReach(table: Table, seat: number): readonly Move[] {
  const { stage, rules } = table;
  if (stage.at !== 'window') return offeredMoves(table);
  const { name, tile } = stage.window;
  const reach = reachOf(rules.tiles, table.seats[seat]!.hand, kindOf(rules.tiles, tile));
  const { all, within, withoutWin } = movesOn(rules, name);
  // Mostly the hand is known not to win; then winning is not even looked at (row W6). In free play a win is examined when the hand is shown.
  if (withoutWin === undefined || couldWin(table, seat)) return (within[reach] ??= movesWithin(all, reach));
  return (withoutWin[reach] ??= movesWithin(
    all.filter((move) => !winsBy(move)),
    reach,
  ));
}

function movesWithin(moves: readonly Move[], reach: number): readonly Move[] {
  return moves.filter(({ uses }) => reaches(reach, uses));
}

/** Moves that answer a window. */
function movesOn(rules: Ruleset, name: string): OnWindow {
  const moves = movesOf(rules);
  if (moves.latest.name === name) return moves.latest;
  let there = moves.onWindow.get(name);
  if (there === undefined) moves.onWindow.set(name, (there = makeOnWindow(rules, name)));
  return (moves.latest = there);
}

function makeOnWindow({ moves, play }: Ruleset, name: string): OnWindow {
  const all = Object.values(moves).filter((move) => move.on.includes(name));
  return { name, all, within: [], withoutWin: play === 'checked' && all.some(winsBy) ? [] : undefined };
}

function movesNamed(rules: Ruleset, ids: readonly string[]): readonly Move[] {
  const { offered } = movesOf(rules);
  const there = offered.get(ids);
  if (there !== undefined) return there;
  const moves = allNamed(rules, ids);
  offered.set(ids, moves);
  return moves;
}

function allNamed({ moves }: Ruleset, ids: readonly string[]): readonly Move[] {
  return ids.map((id) => moves[id]!);
}

/**
 * Ids of moves whose names other seats are not told: they change what only their owner sees, or look like such a move from outside, so that
 * hiding the name of the one alone would give it away. A move that no other looks like tells no more by its name than by its look.
 */
export const secretMoves = onceFor((rules: Ruleset): ReadonlySet<string> => {
  const moves = Object.values(rules.moves);
  const withLook = (look: string): Move[] => moves.filter((move) => looksOf(move).includes(look));
  const looks = moves.filter(({ steps }) => steps.some((step) => isSecret(rules, step))).flatMap(looksOf);
  const alike = looks.map(withLook).filter((those) => those.length > 1);
  return new Set(alike.flat().map(({ id }) => id));
});

/** Whether the step changes what only its owner sees, or opens a window after which that may happen. */
function isSecret(rules: Ruleset, step: Step): boolean {
  if (step.do === 'window') return step.stands.some((then) => isSecret(rules, then));
  const { name = '', list = '' }: { do: string; name?: string; list?: string } = step;
  const names = [...rules.privateMarks, ...rules.privateCounters];
  return names.includes(name) || rules.listRules[list]?.seen === 'owner';
}

/**
 * The events that name the move: of the window it opens, of the meld it makes, of the win it declares. A meld shows whether its tiles
 * joined one, lay in the hand, or took a tile that was exposed.
 */
function looksOf({ makes, on, steps, uses }: Move): string[] {
  const looks = steps.flatMap((step) =>
    step.do === 'window' ? [`window ${step.name}`] : step.do === 'win' ? ['win'] : [],
  );
  if (makes === undefined) return looks;
  const own = uses === '4 alike' ? 'held' : 'joined';
  return [...looks, ...new Set(on.map((name) => `meld ${makes} ${name === 'turn' ? own : 'claimed'}`))];
}
