/**
 * Every action open to a seat. Looked up, not tried: which tiles a move could use lies in the hand, and only where there are such
 * tiles the rules are asked, first what does not depend on them.
 */
import { type Action, isAnswer, NEXT_DEAL, PASS, REVOKE, SHOW } from '../action.ts';
import { discardsBy, winsBy } from './agenda.ts';
import { applyClaim } from './claim.ts';
import { copySeat } from '../cache/copy.ts';
import { plainAction, plainActions, singleActions } from './known-actions.ts';
import { askAside, knownNow } from '../cache/memo.ts';
import { needSeat } from '../problems/argument-checks.ts';
import { drawnTile, nextSeat, turnOf, windowOf } from './context.ts';
import { moveNamed, movesInReach, offeredMoves } from './moves.ts';
import type { Query, Context, Move } from '../ruleset.ts';
import { Table, type Window } from '../table.ts';
import { idOf, type Tile } from '../things/tile.ts';
import { canUse, tilesFor } from './choices.ts';

/**
 * All actions open to this seat now; empty if it owes no answer. A discard stands here once for each tile of the hand, without `kept`: where a tile
 * alike to the one just drawn may be discarded, the same action with `kept: true` is legal too. `isLegal` says of any action whether `play` takes it.
 */
export function legal(table: Table, seat: number): Action[] {
  needSeat('legal', table, seat);
  // `slice` takes thirty times as long with a list that a view has frozen.
  return [...legalNow(table, seat)];
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

/**
 * Whether this very action of a seat that owes an answer is among them, or is one of them with an alike tile of the hand; its tiles lowest
 * first. `move`: the one it names, if it names one.
 */
export function isOpenTo(table: Table, action: Action, move: Move | undefined, tiles: readonly Tile[]): boolean {
  const { seat } = action;
  if (action.kept && !mayKeep(table, action, move)) return false;
  if (move === undefined) return tiles.length === 0 && answersOf(table).includes(action.move);
  if (!offeredMoves(table).includes(move)) return false;
  return canUse(table, seat, move, tiles) && refusalOf(momentOf(table, action), move, tiles) === undefined;
}

function tilesOf({ rules }: Table, { tiles }: Action): Tile[] {
  return tiles.map((tile) => rules.tiles.byId[tile]!);
}

function momentOf(table: Table, { seat, kept }: Action): Context {
  return kept ? { table, seat, kept } : { table, seat };
}

/** Whether the move discards a tile that the hand has beside the one just drawn. */
export function mayKeep(table: Table, { seat, tiles }: Action, move: Move | undefined): boolean {
  if (move === undefined || !discardsBy(move)) return false;
  const tile = table.rules.tiles.byId[tiles[0] ?? ''];
  if (tile === undefined || drawnTile(table, seat) !== tile) return false;
  return table.seats[seat]!.hand.filter((mine) => mine === tile).length > 1;
}

/** Whether the seat could do anything that stands: in free play a win may be declared at any time, but that is no way out. */
export function canAct(table: Table, seat: number): boolean {
  const at: Context = { table, seat };
  const moves = offeredMoves(table);
  // Whether a hand wins takes longest to find out.
  for (const move of moves) if (!winsBy(move) && leadsOn(at, move)) return true;
  for (const move of moves) if (winsBy(move) && leadsOn(at, move)) return true;
  return false;
}

/** A move after which the same turn goes on is no way out either. */
function leadsOn(at: Context, move: Move): boolean {
  return move.then.length === 0 && move.needs(at) && isOpen(at, move);
}

function openTo(table: Table, seat: number): readonly Action[] {
  const actions: Action[] = [];
  const at: Context = { table, seat };
  for (const move of movesInReach(table, seat)) {
    if (move.uses === 'any tile') addSingles(actions, at, move);
    else addWays(actions, at, move);
  }
  const answers = answersOf(table);
  if (answers.length === 0) return actions;
  const plain = plainActions(table.rules, seat, answers);
  if (actions.length === 0) return plain;
  actions.push(...plain);
  return actions;
}

function addWays(actions: Action[], at: Context, move: Move): void {
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
  const ids = Object.freeze(tiles.map((tile) => idOf(set, tile))) as string[];
  return Object.freeze({ seat, move, tiles: ids });
}

const NONE: readonly string[] = [];
const JUST_PASS = [PASS];
const JUST_SHOW = [SHOW];
const JUST_NEXT_DEAL = [NEXT_DEAL];
const SHOW_OR_REVOKE = [SHOW, REVOKE];

/** Answers that are open beside moves. */
function answersOf({ stage, rules }: Table): readonly string[] {
  switch (stage.at) {
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

/** Whether there are tiles with which the move is open. */
function isOpen(at: Context, move: Move): boolean {
  if (move.uses === 'any tile') return mayBeMade(at, move) && handOf(at).some((tile) => mayUse(at, move, [tile]));
  const ways = tilesFor(at.table, at.seat, move);
  if (ways.length === 0 || !mayBeMade(at, move)) return false;
  for (const tiles of ways) if (mayUse(at, move, tiles)) return true;
  return false;
}

function handOf({ table, seat }: Context): readonly Tile[] {
  return table.seats[seat]!.hand;
}

/** Of a hand it is mostly known that it does not win; then nothing else is asked. */
function mayBeMade(at: Context, move: Move): boolean {
  return !lacksNeeds(at, move) && notAtAll(at, move) === undefined;
}

function mayUse(at: Context, move: Move, tiles: readonly Tile[]): boolean {
  return notWith(at, move, tiles) === undefined && !leavesNothing(at, move, tiles);
}

/** Why a rule forbids an action whose tiles fit; undefined if none does. */
export type Refusal = 'not-offered' | 'by' | 'when' | 'needs' | 'tile' | 'discard-limit' | 'no-meld' | 'nothing-left';

export function refusal(table: Table, action: Action): Refusal | undefined {
  const { stage } = table;
  if (stage.at === 'declared') return undefined;
  const move = moveNamed(table.rules, action.move);
  if (!move || stage.at === 'over' || stage.at === 'settled') return 'not-offered';
  return refusalOf(momentOf(table, action), move, tilesOf(table, action));
}

function refusalOf(at: Context, move: Move, tiles: readonly Tile[]): Refusal | undefined {
  const why = notAtAll(at, move) ?? notWith(at, move, tiles);
  if (why !== undefined) return why;
  if (lacksNeeds(at, move)) return 'needs';
  return leavesNothing(at, move, tiles) ? 'nothing-left' : undefined;
}

/** What forbids the move, whichever tiles it uses. */
function notAtAll(at: Context, move: Move): 'by' | 'no-meld' | 'when' | undefined {
  const { table } = at;
  if (isOutOfTurn(at, move)) return 'by';
  if (joinsClaim(move) && windowOf(table) === undefined && claimedMeld(table) === undefined) return 'no-meld';
  return move.when(at) ? undefined : 'when';
}

/** Some claims are for the next seat only. */
function isOutOfTurn({ table, seat }: Context, move: Move): boolean {
  if (move.by !== 'next seat') return false;
  const window = windowOf(table);
  return window !== undefined && nextSeat(table, window.from) !== seat;
}

/** What forbids the tiles. */
function notWith(at: Context, move: Move, tiles: readonly Tile[]): 'tile' | 'discard-limit' | undefined {
  if (!allowed(at, move, tiles[0])) return 'tile';
  return forbidden(at, move, tiles[0]) ? 'discard-limit' : undefined;
}

/** After a bonus tile only wins that stand are offered, also in free play. */
function lacksNeeds(at: Context, move: Move): boolean {
  const examinedLater = at.table.rules.play === 'free' && move.examinedLater && !isBonusTurn(at.table);
  return !examinedLater && !move.needs(at);
}

function allowed({ table, seat, kept }: Context, { allows, lastResort }: Move, tile: Tile | undefined): boolean {
  if (allows === undefined) return true;
  return allows(usedTile(table, seat, tile, kept)) || (lastResort && !holdsForAny(table, seat, allows));
}

/** Whether a limit lets any tile of the hand go. */
function holdsForAny(table: Table, seat: number, limit: Query<boolean>): boolean {
  return table.seats[seat]!.hand.some((tile) => limit({ table, seat, tile }));
}

function usedTile(table: Table, seat: number, tile: Tile | undefined, kept: boolean | undefined): Context {
  if (tile === undefined) return { table, seat };
  return kept ? { table, seat, tile, kept } : { table, seat, tile };
}

function isBonusTurn(table: Table): boolean {
  return table.stage.at === 'turn' && table.stage.turn.begin === 'bonus';
}

/** A move of one's own turn that joins tiles to what was just claimed. */
function joinsClaim({ uses }: Move): boolean {
  switch (uses) {
    case '1 same':
    case '2 same':
    case '3 same':
    case '4 same':
    case 'run':
      return true;
    default:
      return false;
  }
}

function claimedMeld(table: Table): number | undefined {
  const claim = turnOf(table)?.claim;
  return claim && table.seats[turnOf(table)!.seat]!.melds[claim.meld]?.type === 'pung' ? claim.meld : undefined;
}

/** Limits on what may be discarded belong to the claim that began the turn. */
function limitOf(table: Table, move: Move): Query<boolean> | undefined {
  const claim = turnOf(table)?.claim;
  return claim !== undefined && discardsBy(move) ? moveNamed(table.rules, claim.move)?.discardLimit : undefined;
}

function forbidden({ table, seat }: Context, move: Move, tile: Tile | undefined): boolean {
  const discardLimit = limitOf(table, move);
  if (discardLimit === undefined || discardLimit({ table, seat, tile: tile! })) return false;
  const { claim, offers } = turnOf(table)!;
  const { then } = moveNamed(table.rules, claim!.move)!;
  // Another move may have come between claim and discard; where that leaves no tile allowed, play goes on without the limit.
  if (offers.join() === then.join()) return true;
  return holdsForAny(table, seat, discardLimit);
}

/** A claim that would leave its seat neither a win nor anything else to do is no claim. */
function leavesNothing({ table, seat }: Context, move: Move, tiles: readonly Tile[]): boolean {
  const window: Window | undefined = windowOf(table);
  if (window === undefined) return false;
  if (move.then.length === 0 || !onlyShows(move)) return false;
  const after = new Table(table.rules, table);
  after.seats = table.seats.slice();
  after.seats[seat] = copySeat(table.seats[seat]!);
  after.seats[window.from] = copySeat(table.seats[window.from]!);
  applyClaim(after, { seat, move, tiles }, window);
  return !askAside(after, table, (aside) => canAct(aside, seat));
}

function onlyShows({ steps }: Move): boolean {
  for (const step of steps) if (step.do !== 'show') return false;
  return true;
}
