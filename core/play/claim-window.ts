/**
 * A window opens when a tile is exposed, and closes when all have answered.
 *
 *     exposer 0 ──5m──▶  1 pass   2 pung   3 win        all answers in: highest rank first,
 *                        nobody sees who has answered   among equals the nearest after the exposer
 *
 *     open ─▶ answers in any order ─▶ a win ends the deal, or is paid: passed, and the next seat draws
 *                                  └▶ passed: every other seat ─▶ stands: the exposer ─▶ the first claim, or play goes on
 */
import { bySeat } from '../things/per-seat-list.ts';
import { doNext, seatsLeave, winsBy } from './agenda.ts';
import { doRulesFor } from './do-steps-for-seats.ts';
import { applyClaim, meldEvent } from './claimed-tiles.ts';
import { end } from '../deal/deal-ending.ts';
import type { Event } from '../event.ts';
import { distanceAfter, nextSeat, turnOf, windowOf } from './table-facts.ts';
import { moveNamed } from './move-index.ts';
import { onceFor } from '../cache/weak-memo.ts';
import type { Context, Ending, Move, Ruleset } from '../ruleset.ts';
import type { Table, Window } from '../table.ts';
import { idOf, type Tile } from '../things/tile.ts';

/** An answer that asks for the tile. */
interface Claim {
  seat: number;
  move: Move;
  tiles: readonly Tile[];
}

/** A claim, the one that comes before it, and why that one does. */
interface LostClaim {
  claim: Claim;
  to: Claim;
  why: 'rank' | 'nearest';
}

/**
 * The claims that are carried out, and the ones they beat with the reason; or the ending that equal claims bring about. False claims to
 * win that lie nearer than one that stands show their hands too, and are found out.
 */
interface Outcome {
  winners: Claim[];
  lost: LostClaim[];
  ending?: Ending;
}

/** To be copied: who is asked, by who is not, and that nobody has answered. */
const openings = onceFor(({ seats: { count } }: Ruleset) => {
  const all = bySeat(count, (seat) => seat);
  return {
    others: bySeat(count, (seat) => all.filter((other) => other !== seat)),
    unanswered: bySeat(count, () => null),
  };
});

/** Every other seat that still plays is asked, whether or not it could use the tile, so that nothing leaks. */
export function openWindow(table: Table, seat: number, name: string, move: string): void {
  const turn = turnOf(table)!;
  const { tile, meld } = table.exposed;
  const { others, unanswered } = openings(table.rules);
  table.events.push({ type: 'window', name, seat, tile: idOf(table.rules.tiles, tile), move });
  table.stage = { at: 'window', turn, window: { name, tile, from: seat, move, meld, answers: unanswered.slice() } };
  table.toAct = !seatsLeave(table.rules) ? others[seat]!.slice() : stillPlaying(table, others[seat]!);
  // A seat that plays alone asks nobody.
  if (table.toAct.length === 0) closeWindow(table, windowOf(table)!);
}

function stillPlaying({ seats }: Table, some: readonly number[]): number[] {
  return some.filter((seat) => !seats[seat]!.out);
}

/**
 * All have answered. A win ends the deal; else what passing costs is noted, what stands is done, and then the claim
 * that comes first is carried out, or play goes on.
 */
export function closeWindow(table: Table, window: Window): void {
  table.toAct = [];
  if (isClaimed(window)) closeClaimed(table, window);
  else passedAndStands(table, window);
}

function closeClaimed(table: Table, window: Window): void {
  const { winners, lost, ending } = resolve(table, window);
  const first = winners[0];
  const wins = ending !== undefined || (first !== undefined && winsBy(first.move));
  // A tile that ends the deal by itself takes no claim: none has been lost to another, and who else wanted it stays unknown.
  const before = table.events.length;
  if (!wins && !passedAndStands(table, window)) return;
  table.events.splice(before, 0, ...lost.map((one) => lostEvent(table, one)));
  if (ending !== undefined) return end(table, ending, []);
  if (!first) return;
  if (wins) doNext(table, { do: 'win', seats: winners.map(({ seat }) => seat), move: first.move.id });
  else table.agenda = [{ do: 'claim', seat: first.seat, move: first.move.id, tiles: first.tiles }];
}

/** Whether anybody wants the tile. */
function isClaimed({ answers }: Window): boolean {
  for (const answer of answers) if (answer !== null && answer !== 'pass') return true;
  return false;
}

/** Who may have the tile, once everybody has answered. */
export function resolve(table: Table, window: Window): Outcome {
  const made = claimsOn(table, window);
  // Mostly there is one, and nothing to compare it with.
  if (made.length === 1 && !winsBy(made[0]!.move)) return { winners: made, lost: [] };
  const claims = made
    .map((claim) => ({
      claim,
      rank: claim.move.rank({ table, seat: claim.seat }),
      far: distanceAfter(table, window.from, claim.seat),
    }))
    .sort((a, b) => b.rank - a.rank || a.far - b.far);
  const first = claims[0];
  if (!first) return { winners: [], lost: [] };
  const equal = claims.filter(
    ({ rank, claim }) => rank === first.rank && winsBy(claim.move) === winsBy(first.claim.move),
  );
  // A claim that would turn out to be false is none.
  const standing = equal.filter(({ claim: { seat, move } }) => move.needs({ table, seat }));
  const at: Context = { table, seat: first.claim.seat, claimants: standing.length };
  const { abort, ties } = first.claim.move;
  if (abort?.when(at)) return { winners: [], lost: [], ending: abort.ending };
  // One tile can lie in one meld only.
  const most = winsBy(first.claim.move) ? Math.max(1, ties(at)) : 1;
  const winners = equal.slice(0, Math.max(most, lastOf(standing.slice(0, most), equal) + 1));
  const lost = claims
    .filter((entry) => !winners.includes(entry))
    .map(({ claim, rank }) => ({
      claim,
      to: first.claim,
      why: rank < first.rank ? ('rank' as const) : ('nearest' as const),
    }));
  return { winners: winners.map(({ claim }) => claim), lost };
}

/** The place of the last of some entries in a list that holds them; -1 where there are none. */
function lastOf<Entry>(some: readonly Entry[], list: readonly Entry[]): number {
  return some.length === 0 ? -1 : list.indexOf(some.at(-1)!);
}

function claimsOn({ rules }: Table, { answers }: Window): Claim[] {
  const claims: Claim[] = [];
  for (let seat = 0; seat < answers.length; seat++) {
    const answer = answers[seat];
    if (answer === undefined || answer === null || answer === 'pass') continue;
    claims.push({ seat, move: rules.moves[answer.move]!, tiles: answer.tiles });
  }
  return claims;
}

function lostEvent(table: Table, { claim, to, why }: LostClaim): Event {
  const tiles = claim.tiles.map((tile) => idOf(table.rules.tiles, tile));
  return { type: 'claim_lost', seat: claim.seat, move: claim.move.id, tiles, to: to.seat, winner: to.move.id, why };
}

/** What is done when nobody has won; false where that has ended the deal. */
function passedAndStands(table: Table, { from, name, move }: Window): boolean {
  const around = table.rules.windows[name];
  if (!doPassed(table, { from, name }, [])) return false;
  // A bonus tile that was drawn has been exposed by no move.
  for (const step of moveNamed(table.rules, move)?.steps ?? [])
    if (step.do === 'window' && step.name === name && !doRulesFor(table, step.stands, from)) return false;
  return around === undefined || doRulesFor(table, around.stands, from);
}

/** What passing costs is done for the other seats, but for those who won; false where that has ended the deal. */
export function doPassed(table: Table, { from, name }: Pick<Window, 'from' | 'name'>, won: readonly number[]): boolean {
  const around = table.rules.windows[name];
  if (around === undefined || around.passed.length === 0) return true;
  for (let far = 1; far < table.seats.length; far++) {
    const seat = nextSeat(table, from, far);
    if (table.seats[seat]!.out || won.includes(seat)) continue;
    if (!doRulesFor(table, around.passed, seat)) return false;
  }
  return true;
}

/** The tile is the claimer's, and so is the turn. */
export function carryOutClaim(table: Table, seat: number, id: string, tiles: readonly Tile[]): void {
  const move = table.rules.moves[id]!;
  const meld = applyClaim(table, { seat, move, tiles }, windowOf(table)!);
  if (meld !== undefined) table.events.push(meldEvent(table, seat, move, meld));
  if (!doRulesFor(table, table.rules.turnBegins, seat)) return;
  // Its tiles lie on the table already.
  table.agenda = [{ do: 'move', move: id, at: 0, seat, tiles, fromHand: false, shown: true }];
}
