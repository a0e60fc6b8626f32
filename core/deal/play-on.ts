/**
 * A win after which play may go on: it is paid at once, and its tile lies beside the hand.
 *
 *     judged ─▶ paid ─▶ tile laid aside, winner out ─▶ does play go on?  yes: win, settle
 *                                                                        no: win, deal_over, settle
 */
import { stageChanged } from '../cache/table-cache.ts';
import { takeOutOfHand } from '../cache/hand-cache.ts';
import { lastTile, turnOf, windowOf } from '../play/table-facts.ts';
import { takeExposed } from '../play/claimed-tiles.ts';
import { wouldScore } from '../play/win-check.ts';
import { firstOf, settle } from './settlement.ts';
import { finishDeal, handShown, pay, tellPaid } from './start-and-close-deals.ts';
import type { Transfer } from '../event.ts';
import type { PlaysOn } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { idOf, type Tile } from '../things/tile.ts';

/** Pays those who win together, the nearest to the exposer first; false where that has ended the deal. */
export function payWin(table: Table, rule: PlaysOn, winners: number[]): boolean {
  const judgements = winners.map((seat) => wouldScore(table, seat));
  const transfers: Transfer[] = [];
  const entries = settle(table, 'win', winners, judgements, undefined, [], transfers);
  const shownBefore = winners.map((seat) => table.seats[seat]!.shown);
  const told = winners.map((seat, i) => handShown(table, 'win', seat, judgements[i]));
  const aside = layAside(table, rule, winners);
  pay(table, entries);
  for (const seat of winners) {
    const mine = table.seats[seat]!;
    mine.wins++;
    mine.out = rule.winners === 'leave';
  }
  stageChanged(table);
  const goesOn = table.seats.some(({ out }) => !out) && rule.when({ table, seat: winners.at(-1)! });
  told.forEach((event, i) => {
    if (event.type !== 'win') return;
    if (event.tile === '' && aside >= 0) event.tile = idOf(table.rules.tiles, aside);
    if (goesOn && rule.hand === 'hidden') {
      event.hand = [];
      table.seats[winners[i]!]!.shown = shownBefore[i]!;
    }
    table.events.push(event);
  });
  if (goesOn) tellPaid(table, entries, transfers);
  else finishDeal(table, 'win', winners, entries, transfers);
  return goesOn;
}

/** The tile lies beside the hand of the winner who comes first; of a hand that won without one, what it would have to discard. -1: none does. */
function layAside(table: Table, rule: PlaysOn, winners: readonly number[]): Tile {
  const first = firstOf(table, winners)!;
  const window = windowOf(table);
  const mine = table.seats[first]!;
  const tile = lastTile(table, first) ?? spareTile(table, rule, first);
  if (tile < 0) return tile;
  if (window === undefined || window.from === first) takeOutOfHand(table, first, tile);
  else takeExposed(table, window);
  mine.won = [...mine.won, tile];
  return tile;
}

/** A hand that plays on with one tile too many parts with its last; what wins when a bonus tile is shown has none. */
function spareTile(table: Table, { winners }: PlaysOn, seat: number): Tile {
  if (winners === 'leave' || turnOf(table)?.begin === 'bonus') return -1;
  return table.seats[seat]!.hand.at(-1) ?? -1;
}
