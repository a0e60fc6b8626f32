/**
 * A window opens when a tile is exposed, and closes when all have answered.
 *
 *     open ─▶ answers in any order ─▶ a win ends the deal
 *                                  └▶ passed: every other seat ─▶ stands: the exposer ─▶ the first claim, or play goes on
 */
import { rulesFor, stepsOf, winsBy } from './agenda.ts';
import { applyClaim, resolve } from './claim.ts';
import { end } from './ending.ts';
import { nextSeat, turnOf, windowOf } from './moment.ts';
import type { Move, Step } from './ruleset.ts';
import type { Table, Window } from './table.ts';
import { idOf, type Tile } from './tile.ts';

/** Every other seat is asked, whether or not it could use the tile, so that nothing leaks. */
export function openWindow(table: Table, seat: number, name: string, move: Move): void {
  const turn = turnOf(table)!;
  const { tile, meld } = table.exposed;
  const answers = table.seats.map(() => undefined);
  table.events.push({ type: 'window', name, seat, tile: idOf(table.rules.tiles, tile), move: move.id });
  table.stage = { at: 'window', turn, window: { name, tile, from: seat, move: move.id, meld, answers } };
  table.toAct = table.seats.map((_, at) => at).filter((at) => at !== seat);
}

/**
 * All have answered. A win ends the deal; else what passing costs is noted, what stands is done, and then the claim
 * that comes first is carried out, or play goes on.
 */
export function closeWindow(table: Table, window: Window): void {
  const { winners, lost, ending } = resolve(table, window);
  for (const { claim, to, why } of lost) {
    const tiles = claim.tiles.map((tile) => idOf(table.rules.tiles, tile));
    table.events.push({
      type: 'claim_lost',
      seat: claim.seat,
      move: claim.move.id,
      tiles,
      to: to.seat,
      winner: to.move.id,
      why,
    });
  }
  const first = winners[0];
  table.toAct = [];
  if (ending !== undefined) return end(table, ending, []);
  if (first && winsBy(first.move)) {
    table.agenda.unshift({ do: 'win', seats: winners.map(({ seat }) => seat), move: first.move.id });
    return;
  }
  const others = table.seats.map((_, at) => nextSeat(table, window.from, at)).slice(1);
  const around = table.rules.windows[window.name];
  const books = [
    ...rulesFor(around?.passed ?? [], others),
    ...rulesFor(standsOf(table.rules.moves[window.move]!, window.name), [window.from]),
    ...rulesFor(around?.stands ?? [], [window.from]),
  ];
  if (!first) {
    table.agenda.unshift(...books);
    return;
  }
  table.agenda = [...books, { do: 'claim', seat: first.seat, move: first.move.id, tiles: first.tiles }];
}

/** The tile is the claimer's, and so is the turn. */
export function carryOutClaim(table: Table, seat: number, id: string, tiles: Tile[]): void {
  const move = table.rules.moves[id]!;
  const rest = stepsOf(move, seat, tiles).filter((item) => item.do !== 'step' || item.step.do !== 'show');
  applyClaim(table, { seat, move, tiles }, windowOf(table)!);
  table.agenda = [...rulesFor(table.rules.turnBegins, [seat]), ...rest];
}

/** What the move that opened the window does once nobody has won. */
function standsOf({ steps }: Move, name: string): Step[] {
  return steps.flatMap((step) => (step.do === 'window' && step.name === name ? step.stands : []));
}
