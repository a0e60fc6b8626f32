/**
 * A window opens when a tile is exposed, and closes when all have answered.
 *
 *     open ─▶ answers in any order ─▶ a win ends the deal, or is paid: passed, and the next seat draws
 *                                  └▶ passed: every other seat ─▶ stands: the exposer ─▶ the first claim, or play goes on
 */
import { bySeat } from '../things/per-seat-list.ts';
import { doNext, winsBy } from './agenda.ts';
import { doRulesFor } from './do-steps-for-seats.ts';
import { applyClaim, isClaimed, type LostClaim, meldEvent, resolve } from './claim-resolution.ts';
import { end } from '../deal/deal-ending.ts';
import type { Event } from '../event.ts';
import { nextSeat, turnOf, windowOf } from './table-facts.ts';
import { moveNamed } from './move-index.ts';
import { onceFor } from '../cache/weak-memo.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Table, Window } from '../table.ts';
import { idOf, type Tile } from '../things/tile.ts';

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
  table.toAct = table.rules.playsOn === undefined ? others[seat]!.slice() : stillPlaying(table, others[seat]!);
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
