/**
 * Every action open to a seat. Looked up, not tried: only where the hand has tiles for an offered move, the refusals are asked, those of the move once
 * and those of its tiles for each choice.
 */
import { type Action, isAnswer, NEXT_DEAL, PASS, REVOKE, SHOW } from '../action.ts';
import { pairAction, plainAction, plainActions, singleActions } from './interned-actions.ts';
import { knownNow } from '../cache/table-cache.ts';
import { needSeat } from '../problems/argument-checks.ts';
import { windowOf } from './table-facts.ts';
import { moveNamed, movesInReach, offeredMoves } from './move-index.ts';
import type { Context, Move } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { idOf, type Tile } from '../things/tile.ts';
import { tilesFor } from './usable-tiles.ts';
import { takesPart } from './phase.ts';
import { isOpen, isOutOfTurn, limitOf, mayBeMade, mayUse } from './move-refusals.ts';

/**
 * All actions open to this seat now; empty if it owes no answer. A discard stands here once for each tile of the hand, without `fromHand`: where a tile
 * alike to the one just drawn may be discarded, the same action with `fromHand: true` is legal too. `isLegal` says of any action whether `play` takes it.
 */
export function legal(table: Table, seat: number): Action[] {
  needSeat('legal', table, seat);
  const open = legalNow(table, seat);
  // Lists of one are mostly frozen, and copying those takes many times as long; of those that a view has frozen `slice` takes longest (row W6).
  return open.length === 1 ? [open[0]!] : [...open];
}

const NOTHING: readonly Action[] = Object.freeze([]);

/** The same, remembered: while others answer, what a seat could do stays. Who hands it out copies it. */
function legalNow(table: Table, seat: number): readonly Action[] {
  if (!table.toAct.includes(seat)) return NOTHING;
  return (knownNow(table, seat).open ??= openTo(table, seat));
}

/** The same, frozen, as long as nothing happens. Lists of answers alone, that begin with one, have been frozen once for all. */
export function legalSeen(table: Table, seat: number): readonly Action[] {
  const open = legalNow(table, seat);
  const first = open[0];
  return first === undefined || isAnswer(first.move) ? open : Object.freeze(open);
}

/** Whether the action is one of those that were offered to a seat that still owes an answer: no copy, the very same. */
export function wasOffered(table: Table, action: Action): boolean {
  return table.toAct.includes(action?.seat) && knownNow(table, action.seat).open?.includes(action) === true;
}

/** Whether the seat could make this move now, whether or not it is still asked. */
export function couldMake(table: Table, seat: number, id: string): boolean {
  const move = moveNamed(table.rules, id);
  return move !== undefined && offeredMoves(table).includes(move) && isOpen({ table, seat }, move);
}

function openTo(table: Table, seat: number): readonly Action[] {
  const actions = movesOpenTo(table, seat);
  const answers = answersBeside(table, actions);
  if (answers.length === 0) return actions;
  const plain = plainActions(table.rules, seat, answers);
  if (actions.length === 0) return plain;
  actions.push(...plain);
  return actions;
}

function movesOpenTo(table: Table, seat: number): Action[] {
  const { stage } = table;
  if (stage.at === 'phase' && !takesPart(table, stage, seat)) return [];
  const moves = movesInReach(table, seat);
  const actions: Action[] = [];
  if (moves.length === 0) return actions;
  const at: Context = { table, seat };
  for (const move of moves) {
    if (move.uses === 'any tile') addSingles(actions, at, move);
    else addWays(actions, at, move);
  }
  return actions;
}

function addWays(actions: Action[], at: Context, move: Move): void {
  // Of three seats two may claim no run; none is looked for.
  if (isOutOfTurn(at, move)) return;
  const ways = tilesFor(at.table, at.seat, move);
  if (ways.length === 0 || !mayBeMade(at, move)) return;
  for (const tiles of ways) if (mayUse(at, move, tiles)) actions.push(actionOf(at, move.id, tiles));
}

/** Where it does not matter which tile of the hand it is, they are not looked at one by one. */
function addSingles(actions: Action[], at: Context, move: Move): void {
  const { table, seat } = at;
  if (!mayBeMade(at, move)) return;
  if (move.allowsSome?.(at) === false && !move.lastResort) return;
  const every = move.allows === undefined || move.allowsEvery?.(at);
  const isSure = every === true && limitOf(table, move) === undefined && windowOf(table) === undefined;
  const byTile = singleActions(table.rules, seat, move.id);
  const { hand } = table.seats[seat]!;
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const tile = hand[i]!;
    if (tile === last) continue;
    last = tile;
    if (isSure || mayUse(at, move, [tile])) actions.push(byTile[tile]!);
  }
}

function actionOf({ table, seat }: Context, move: string, tiles: readonly Tile[]): Action {
  const set = table.rules.tiles;
  if (tiles.length === 0) return plainAction(table.rules, seat, move);
  if (tiles.length === 2) return pairAction(table.rules, seat, move, tiles[0]!, tiles[1]!);
  const ids = Object.freeze(tiles.map((tile) => idOf(set, tile))) as string[];
  return Object.freeze({ seat, move, tiles: ids });
}

const NONE: readonly string[] = [];
const JUST_PASS = [PASS];
const JUST_SHOW = [SHOW];
const JUST_NEXT_DEAL = [NEXT_DEAL];
const SHOW_OR_REVOKE = [SHOW, REVOKE];

/** Answers that are open to a seat beside moves. */
export function answersOf(table: Table, seat: number): readonly string[] {
  return answersBeside(table, table.stage.at === 'phase' ? legalNow(table, seat) : NOTHING);
}

/** In a phase who can make none of its moves can only pass. */
function answersBeside({ stage, rules }: Table, open: readonly Action[]): readonly string[] {
  switch (stage.at) {
    case 'phase':
      return open.every(({ move }) => move === PASS) || rules.phases[stage.phase]!.default === PASS ? JUST_PASS : NONE;
    case 'turn':
      return stage.turn.begin === 'bonus' || stage.turn.begin === 'asked' ? JUST_PASS : NONE;
    case 'window':
      return JUST_PASS;
    case 'declared':
      return rules.moves[stage.move]!.revocable ? SHOW_OR_REVOKE : JUST_SHOW;
    case 'settled':
      return JUST_NEXT_DEAL;
    case 'over':
      return NONE;
  }
}
