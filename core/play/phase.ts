/**
 * What all seats do together before the first turn, phase by phase.
 *
 *     phase ─▶ answers in any order ─▶ moves from the dealer on ─▶ what was given arrives ─▶ asked again, or done ─▶ the next phase
 */
import { doNext } from './agenda.ts';
import { stageChanged } from '../cache/table-cache.ts';
import { playingFrom } from './table-facts.ts';
import { doRules } from './do-steps-for-seats.ts';
import type { PhaseRule } from '../phase.ts';
import type { AgendaItem, Gift, Table, Together } from '../table.ts';
import { idOf, sortTiles, type Tile } from '../things/tile.ts';

/** The phase with this place comes, or has been answered; after the last one the dealer begins. */
export function goToPhase(table: Table, at: number, asked: boolean): void {
  const phase = table.rules.phases[at];
  if (phase === undefined) return doNext(table, { do: 'first', seat: table.dealer });
  if (asked || phase.when({ table, seat: table.dealer })) {
    if (phase.shows !== undefined && !asked) {
      doNext(table, { do: 'phase', at, asked: true });
      return doNext(table, { do: 'bonus', seat: table.dealer });
    }
    if (isToAsk(table, phase, asked)) return askAll(table, phase, at);
    if (!doRules(table, phase.done, playingFrom(table, table.dealer))) return;
  }
  doNext(table, { do: 'phase', at: at + 1, asked: false });
}

function isToAsk(table: Table, { asks, again }: PhaseRule, asked: boolean): boolean {
  if (asks.length === 0) return false;
  return again === undefined ? !asked : table.seats.some((_, seat) => again({ table, seat }));
}

/** Every seat that still plays is asked, whether or not it could do anything, so that nothing leaks. */
function askAll(table: Table, phase: PhaseRule, at: number): void {
  doNext(table, { do: 'phase', at, asked: true });
  table.events.push({ type: 'phase', phase: phase.id });
  table.stage = { at: 'phase', phase: at, answers: table.seats.map(() => null) };
  table.toAct = playingFrom(table, 0);
}

/** Whether a seat may do more than pass in the phase that is asked. */
export function takesPart(table: Table, { phase }: Together, seat: number): boolean {
  return table.rules.phases[phase]!.again?.({ table, seat }) !== false;
}

/** All have answered: their moves are made from the dealer on, and then what they give each other arrives. */
export function closePhase(table: Table, { answers }: Together): void {
  const moves = playingFrom(table, table.dealer).flatMap((seat): AgendaItem[] => {
    const answer = answers[seat];
    if (!answer || answer === 'pass') return [];
    return [{ do: 'move', ...answer, at: 0, seat, fromHand: false, shown: false }];
  });
  table.agenda = [...moves, { do: 'arrive', gifts: [] }, ...table.agenda];
}

/** A tile that a seat hands over, and whether the other keeps it. */
interface Handed {
  tile: Tile;
  stays: boolean;
}

/**
 * Everything arrives at once. Who gives less than `fill` passes on, unseen, the first tiles that come.
 *
 *     fill 3    0 gives a b c ─▶ 1 gives d, passes on a b ─▶ 2 gives e f g         1 keeps c, 2 keeps d a b
 */
export function arrive(table: Table, gifts: readonly Gift[]): void {
  if (gifts.length === 0) return;
  const handed = table.seats.map((): Handed[] => []);
  const kept = table.seats.map((): Tile[] => []);
  for (const gift of gifts)
    gift.tiles.forEach((tile, place) => kept[handOver(gift, place, tile, gifts, handed)]!.push(tile));
  for (const gift of gifts) tell(table, gift, handed[gift.seat]!);
  for (let seat = 0; seat < kept.length; seat++) {
    const mine = table.seats[seat]!;
    if (kept[seat]!.length > 0) mine.hand = sortTiles(table.rules.tiles, [...mine.hand, ...kept[seat]!]);
  }
  stageChanged(table);
}

/** One tile from hand to hand, until a seat keeps it. A seat that passes it on puts it behind its own. */
function handOver(from: Gift, at: number, tile: Tile, gifts: readonly Gift[], handed: readonly Handed[][]): number {
  let [giver, place] = [from, at];
  // Seats that give nothing of their own may hand it round for ever, where not all give in the same direction.
  for (let hops = handed.length * (from.fill + 1); ; hops--) {
    const next = gifts.find(({ seat }) => seat === giver.to);
    const stays = next === undefined || place >= next.fill - next.tiles.length || hops <= 0;
    handed[giver.seat]!.push({ tile, stays });
    if (stays) return giver.to;
    place += next.tiles.length;
    giver = next;
  }
}

function tell(table: Table, { seat, to, tiles }: Gift, handed: readonly Handed[]): void {
  if (handed.length === 0) return;
  const set = table.rules.tiles;
  const ids = (some: readonly Tile[]): string[] => sortTiles(set, [...some]).map((tile) => idOf(set, tile));
  const kept = handed.filter(({ stays }) => stays);
  const isBlind = handed.length > tiles.length || kept.length < handed.length;
  table.events.push({
    type: 'given',
    seat,
    to,
    tiles: ids(handed.map(({ tile }) => tile)),
    ...(isBlind && { own: ids(tiles), kept: ids(kept.map(({ tile }) => tile)) }),
  });
}
