/** What steps write down: marks, counters, lists, pots, who answers for a hand. They move no tile of a hand. */
import { firstDue, isDue } from './applicable.ts';
import { end } from '../deal/ending.ts';
import { stageChanged } from '../cache/memo.ts';
import { exposerOf, nextSeat, tilesLeft } from './context.ts';
import { payAtOnce, refund } from './transfers.ts';
import type { Context, Step, Steps } from '../ruleset.ts';
import type { Table } from '../table.ts';
import { idOf, type Tile } from '../things/tile.ts';
import { turnedAt } from '../things/wall.ts';

/** Does steps for seats, seat by seat; false where that has ended the deal, so that nothing that was to follow is done. */
export function doRules(table: Table, steps: Steps, seats: readonly number[]): boolean {
  for (const seat of seats) if (!doRulesFor(table, steps, seat)) return false;
  return true;
}

/** Does steps for one seat. */
export function doRulesFor(table: Table, steps: Steps, seat: number): boolean {
  if (steps.length === 0) return true;
  const at: Context = { table, seat };
  for (let next = firstDue(at, steps, 0); next < steps.length; next = firstDue(at, steps, next + 1))
    if (!doStep(at, steps[next]!)) return false;
  return true;
}

/** Does one step for a seat where it is due; false where that has ended the deal. */
function keepBooks(at: Context, step: Step): boolean {
  return !isDue(at, step) || doStep(at, step);
}

/** Does one step for a seat when the deal has ended. All who are found to have won falsely answer for it together. */
export function doAtTheEnd(at: Context, step: Step): void {
  if (step.do !== 'end' || step.ending !== 'false_win') return void keepBooks(at, step);
  const { table } = at;
  const seats = table.seats.map((_, far) => nextSeat(table, table.dealer, far));
  const found = seats.filter((seat) => isDue({ table, seat }, step));
  if (found.length > 0) end(table, 'false_win', found);
}

/** Does one step for a seat; false where that has ended the deal. */
export function doStep(at: Context, step: Step): boolean {
  const { table, seat } = at;
  if (step.do === 'end') {
    // Who did something the rules punish answers for a false win.
    end(table, step.ending, step.ending === 'false_win' ? [seat] : []);
    return false;
  }
  const told = table.events.length;
  writeDown(at, step);
  // Whatever changes is told.
  if (table.events.length > told) stageChanged(table);
  return true;
}

function writeDown(at: Context, step: Step): void {
  const { table, seat } = at;
  const mine = table.seats[seat]!;
  switch (step.do) {
    case 'mark':
    case 'unmark':
      return setMarks(table, seat, step.of, step.name, step.do === 'mark');
    case 'count':
      return countTo(table, seat, step.name, step.to(at));
    case 'reveal':
      return reveal(table, step.list, step.asManyAs);
    case 'deposit':
      return deposit(table, seat, step.pot, step.amount(at));
    case 'pay':
      return payAtOnce(table, seat, step.from, step.amount(at), step.reason);
    case 'refund':
      return refund(table, seat, step.reason);
    case 'note': {
      const { tile } = table.exposed;
      mine.lists = { ...mine.lists, [step.list]: [...mine.lists[step.list]!, tile] };
      table.events.push({ type: 'note', seat, list: step.list, tile: idOf(table.rules.tiles, tile) });
      return;
    }
    case 'forget':
      if (mine.lists[step.list]!.length === 0) return;
      mine.lists = { ...mine.lists, [step.list]: [] };
      table.events.push({ type: 'forget', seat, list: step.list });
      return;
    case 'liable': {
      const by = exposerOf(table);
      if (by < 0) return;
      mine.liable = [...step.patterns.map((pattern) => ({ pattern, seat: by })), ...mine.liable];
      table.events.push({ type: 'liable', seat, by, patterns: step.patterns });
      return;
    }
    case 'open':
      return openHand(table, seat);
    default:
      throw new Error(`the step \`${step.do}\` belongs to a move`);
  }
}

/** The hand is laid open for all to see. */
export function openHand(table: Table, seat: number): void {
  table.events.push({ type: 'opened', seat, hand: shownHand(table, seat) });
}

/** The hand as all have seen it from now on, in notation. */
export function shownHand(table: Table, seat: number): string[] {
  const mine = table.seats[seat]!;
  mine.shown = mine.hand;
  return mine.hand.map((tile) => idOf(table.rules.tiles, tile));
}

function setMarks(table: Table, seat: number, of: 'seat' | 'everyone' | 'others', mark: string, on: boolean): void {
  if (of === 'seat') return setMark(table, seat, mark, on);
  for (let at = 0; at < table.seats.length; at++) if (of === 'everyone' || at !== seat) setMark(table, at, mark, on);
}

/** A mark that already is as it should be tells nothing. */
function setMark(table: Table, seat: number, mark: string, on: boolean): void {
  const mine = table.seats[seat]!;
  if (mine.marks.includes(mark) === on) return;
  mine.marks = on ? [...mine.marks, mark] : mine.marks.filter((name) => name !== mark);
  table.events.push({ type: 'mark', seat, mark, on });
}

/** A counter is the seat's own, for this deal or its player's for good, or one for the table. */
function countTo(table: Table, seat: number, name: string, value: number): void {
  const ofTable = table.counters[name] !== undefined;
  const owner = ofTable ? table : table.seats[seat]!;
  if (owner.counters[name] === value) return;
  owner.counters = { ...owner.counters, [name]: value };
  const byPlayer = table.playerCounters[name];
  if (byPlayer) table.playerCounters = { ...table.playerCounters, [name]: byPlayer.with(table.players[seat]!, value) };
  table.events.push({ type: 'count', seat: ofTable ? -1 : seat, counter: name, value });
}

function deposit(table: Table, seat: number, pot: string, amount: number): void {
  if (amount <= 0) return;
  table.points[table.players[seat]!]! -= amount;
  table.pots = { ...table.pots, [pot]: table.pots[pot]! + amount };
  table.events.push({ type: 'deposit', seat, pot, amount });
}

/** Turns up the next tile of a list where it lies in the wall, or as many as another list has; never one that could be drawn. */
export function reveal(table: Table, list: string, asManyAs?: string): void {
  const there = table.lists[list]!.length;
  const wanted = asManyAs === undefined ? there + 1 : table.lists[asManyAs]!.length;
  if (wanted <= there) return;
  const { turned } = table.rules.listRules[list]!;
  const tiles: Tile[] = [];
  for (let i = there; i < wanted; i++) {
    const at = turnedAt(table.wall, table.rules.wall.height, turned!, i);
    if (at < table.wall.head + tilesLeft(table)) break;
    tiles.push(table.wall.order[at]!);
  }
  if (tiles.length === 0) return;
  table.lists = { ...table.lists, [list]: [...table.lists[list]!, ...tiles] };
  table.events.push({ type: 'reveal', list, tiles: tiles.map((tile) => idOf(table.rules.tiles, tile)) });
}
