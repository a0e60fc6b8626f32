/**
 * Why the rules forbid a move: one ordered list. `legal` and `isLegal` ask whether anything in it forbids an action, the message of a refused action
 * gives the first that does.
 *
 *     pung of 5m by seat 2:   offered? ─ has 55m? ─ its turn? ─ `when`? ─ `allows`? ─ `needs`? ─ something left to discard? ─▶ legal
 */
import { discardsBy, winsBy } from './agenda.ts';
import { askAside, knownNow } from '../cache/table-cache.ts';
import { copySeat } from '../cache/table-copy.ts';
import { canUse, sameOf, tilesFor } from './usable-tiles.ts';
import { applyClaim } from './claimed-tiles.ts';
import { drawnTile, nextPlaying, turnOf, windowOf } from './table-facts.ts';
import { moveNamed, offeredMoves } from './move-index.ts';
import { takesPart } from './phase.ts';
import type { Context, Move, Query } from '../ruleset.ts';
import { Table } from '../table.ts';
import { kindOf, type Tile } from '../things/tile.ts';

/** Whether it forbids the move with these tiles of the hand. */
type Test = (at: Context, move: Move, tiles: readonly Tile[]) => boolean;

/** What players are told, by the name of the move and the ids of its tiles. */
type Sentence = (name: string, tiles: readonly string[]) => string;

/**
 * What a refusal looks at: `offer`, what `legal` need not ask, since it looks up moves and tiles; `move`, the move whatever its tiles; `tiles`, one
 * choice of them.
 */
type Concern = 'offer' | 'move' | 'tiles';

/** A reason to forbid an action, and how it is told. */
export type Refusal = readonly [code: string, of: Concern, forbids: Test, sentence: Sentence];

const isNotOpen: Sentence = (name) => `${name} is not open at this moment.`;

/** In the order in which players are told. */
const REFUSALS: readonly Refusal[] = [
  ['not-offered', 'offer', isNotOffered, isNotOpen],
  ['wrong-tiles', 'offer', lacksTiles, whichTiles],
  ['wrong-tiles', 'offer', isFromHandWithoutDiscard, (name) => `${name} takes no \`fromHand\`: it discards nothing.`],
  ['wrong-tiles', 'offer', isOnlyTile, whyNotFromHand],
  // A declared win waits to be shown.
  ['not-offered', 'offer', ({ table }) => table.stage.at === 'declared', isNotOpen],
  ['by', 'move', isOutOfTurn, (name) => `${name} is for the next seat only.`],
  ['no-meld', 'move', joinsNoMeld, (name) => `There is no meld that ${name} could join.`],
  ['when', 'move', (at, move) => !move.when(at), (name) => `The rules do not allow ${name} now.`],
  ['tile', 'tiles', isTileForbidden, (name, tiles) => `${name} cannot use ${listed(tiles)} now.`],
  ['discard-limit', 'tiles', isUnderLimit, whyLimited],
  ['needs', 'move', lacksNeeds, (name) => `The hand does not fulfil what ${name} needs.`],
  ['nothing-left', 'tiles', leavesNothing, (name) => `After ${name} this seat could neither win nor discard.`],
];

const testsOf = (concern: Concern): Test[] => REFUSALS.filter(([, of]) => of === concern).map(([, , test]) => test);
/** `needs` is asked first, since mostly the hand is known not to win: in the order of the list random play (W6) takes 4 % longer. */
const OF_MOVE = testsOf('move').sort((a, b) => Number(b === lacksNeeds) - Number(a === lacksNeeds));
const OF_TILES = testsOf('tiles');

/** The first refusal of an action; undefined if it is legal. */
export function refusalOf(at: Context, move: Move, tiles: readonly Tile[]): Refusal | undefined {
  for (let i = 0; i < REFUSALS.length; i++) {
    const refusal = REFUSALS[i]!;
    if (refusal[2](at, move, tiles)) return refusal;
  }
  return undefined;
}

const NO_TILES: readonly Tile[] = [];

/** Whether nothing forbids an offered move, whichever tiles it uses. */
export function mayBeMade(at: Context, move: Move): boolean {
  for (let i = 0; i < OF_MOVE.length; i++) if (OF_MOVE[i]!(at, move, NO_TILES)) return false;
  return true;
}

/** Whether nothing forbids these tiles of the hand. */
export function mayUse(at: Context, move: Move, tiles: readonly Tile[]): boolean {
  for (let i = 0; i < OF_TILES.length; i++) if (OF_TILES[i]!(at, move, tiles)) return false;
  return true;
}

/** Whether there are tiles with which nothing forbids an offered move. */
export function isOpen(at: Context, move: Move): boolean {
  const { table, seat } = at;
  if (move.uses === 'any tile')
    return mayBeMade(at, move) && table.seats[seat]!.hand.some((tile) => mayUse(at, move, [tile]));
  const ways = tilesFor(table, seat, move);
  if (ways.length === 0 || !mayBeMade(at, move)) return false;
  for (const tiles of ways) if (mayUse(at, move, tiles)) return true;
  return false;
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

function isNotOffered({ table, seat }: Context, { id, on }: Move): boolean {
  const { stage, rules } = table;
  if (stage.at === 'phase') return !rules.phases[stage.phase]!.asks.includes(id) || !takesPart(table, stage, seat);
  const window = windowOf(table);
  return window ? !on.includes(window.name) : turnOf(table)?.offers.includes(id) !== true;
}

function lacksTiles({ table, seat }: Context, move: Move, tiles: readonly Tile[]): boolean {
  return !canUse(table, seat, move, tiles);
}

function isFromHandWithoutDiscard({ fromHand }: Context, move: Move): boolean {
  return fromHand === true && !discardsBy(move);
}

/** `fromHand` discards a tile that the hand has beside the one just drawn. */
function isOnlyTile({ table, seat, fromHand }: Context, _: Move, [tile]: readonly Tile[]): boolean {
  if (!fromHand) return false;
  if (tile === undefined || drawnTile(table, seat) !== tile) return true;
  return table.seats[seat]!.hand.filter((mine) => mine === tile).length < 2;
}

/** Some claims are for the next seat only. */
export function isOutOfTurn({ table, seat }: Context, { by }: Move): boolean {
  if (by !== 'next seat') return false;
  const window = windowOf(table);
  return window !== undefined && nextPlaying(table, window.from) !== seat;
}

/** A move of one's own turn that adds tiles to what was just claimed. */
function joinsNoMeld({ table }: Context, { uses }: Move): boolean {
  return (uses === 'run' || sameOf(uses) > 0) && windowOf(table) === undefined && !hasClaimedPung(table);
}

function hasClaimedPung(table: Table): boolean {
  const turn = turnOf(table);
  return turn?.claim !== undefined && table.seats[turn.seat]!.melds[turn.claim.meld]?.type === 'pung';
}

/** Where `allows` leaves no tile of the hand, the last resort takes any. */
function isTileForbidden({ table, seat, fromHand }: Context, move: Move, tiles: readonly Tile[]): boolean {
  const { allows, lastResort } = move;
  if (allows === undefined || allows(usedTiles(table, seat, tiles, fromHand))) return false;
  return !lastResort || allowsSome(table, seat, move, allows);
}

/** Asked once: of a hand with tiles of a kind that must go first, each other tile asks (row W6). */
function allowsSome(table: Table, seat: number, move: Move, allows: Query<boolean>): boolean {
  const now = knownNow(table, seat);
  if (now.allows?.move !== move) now.allows = { move, some: holdsForAny(table, seat, allows) };
  return now.allows.some;
}

/** Whether a limit lets any tile of the hand go. */
function holdsForAny(table: Table, seat: number, limit: Query<boolean>): boolean {
  return table.seats[seat]!.hand.some((tile) => limit({ table, seat, tile }));
}

function usedTiles(table: Table, seat: number, tiles: readonly Tile[], fromHand: boolean | undefined): Context {
  const tile = tiles[0];
  if (tile === undefined) return { table, seat };
  if (tiles.length > 1) return { table, seat, tile, tiles };
  return fromHand ? { table, seat, tile, fromHand } : { table, seat, tile };
}

/** Limits on what may be discarded belong to the claim that began the turn. */
export function limitOf(table: Table, move: Move): Query<boolean> | undefined {
  const claim = turnOf(table)?.claim;
  return claim !== undefined && discardsBy(move) ? moveNamed(table.rules, claim.move)?.discardLimit : undefined;
}

function isUnderLimit({ table, seat }: Context, move: Move, tiles: readonly Tile[]): boolean {
  const limit = limitOf(table, move);
  if (limit === undefined || limit({ table, seat, tile: tiles[0]! })) return false;
  const { claim, offers } = turnOf(table)!;
  const { then } = moveNamed(table.rules, claim!.move)!;
  // Another move may have come between claim and discard; where that leaves no tile allowed, play goes on without the limit.
  return offers.join() === then.join() || holdsForAny(table, seat, limit);
}

/** Free play examines some needs when the hand is shown; but after a bonus tile only wins that stand are offered. */
function lacksNeeds(at: Context, move: Move): boolean {
  const examinedLater = at.table.rules.play === 'free' && move.examinedLater && !isBonusTurn(at.table);
  return !examinedLater && !move.needs(at);
}

function isBonusTurn({ stage }: Table): boolean {
  return stage.at === 'turn' && stage.turn.begin === 'bonus';
}

/** A claim that would leave its seat neither a win nor anything else to do is no claim. */
function leavesNothing({ table, seat }: Context, move: Move, tiles: readonly Tile[]): boolean {
  const window = windowOf(table);
  if (window === undefined || move.then.length === 0 || !onlyShows(move)) return false;
  if (surelyLeaves({ table, seat }, move, tiles)) return false;
  const after = new Table(table.rules, table);
  after.seats = table.seats.slice();
  after.seats[seat] = copySeat(table.seats[seat]!);
  after.seats[window.from] = copySeat(table.seats[window.from]!);
  applyClaim(after, { seat, move, tiles }, window);
  return !askAside(after, table, (aside) => canAct(aside, seat));
}

/** Mostly there are tiles of more kinds than the claim keeps back; then nothing is laid out (row W6). */
function surelyLeaves(at: Context, { then, discardLimit, limitedKinds }: Move, { length }: readonly Tile[]): boolean {
  const limited = discardLimit === undefined ? 0 : limitedKinds;
  if (limited === undefined || kindsHeld(at) - length <= limited) return false;
  for (const id of then) if (takesEveryTile(at, moveNamed(at.table.rules, id)!)) return true;
  return false;
}

/** Whether a discard takes any tile of the hand, and will after a claim. */
function takesEveryTile(at: Context, { then, lastResort, allows, allowsEvery, allowsEveryByMarks }: Move): boolean {
  if (!lastResort || then.length > 0) return false;
  return allows === undefined || (allowsEveryByMarks && allowsEvery?.(at) === true);
}

/** Tiles of how many kinds are in a hand, which is in order. */
function kindsHeld({ table, seat }: Context): number {
  const { tiles } = table.rules;
  let kinds = 0;
  let last = -1;
  for (const tile of table.seats[seat]!.hand) {
    const kind = kindOf(tiles, tile);
    if (kind !== last) kinds++;
    last = kind;
  }
  return kinds;
}

function onlyShows({ steps }: Move): boolean {
  for (const step of steps) if (step.do !== 'show') return false;
  return true;
}

function whichTiles(name: string, tiles: readonly string[]): string {
  return tiles.length > 0 ? `${name} cannot use ${listed(tiles)} of this hand.` : `The hand has no tiles for ${name}.`;
}

function whyNotFromHand(name: string, [tile]: readonly string[]): string {
  return `${name} takes no \`fromHand\`: the hand has no ${tile} beside a ${tile} that was just drawn.`;
}

function whyLimited(name: string, tiles: readonly string[]): string {
  return `${name}: ${listed(tiles)} may not be discarded after this claim.`;
}

function listed(tiles: readonly string[]): string {
  const text = tiles.join(' ');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
