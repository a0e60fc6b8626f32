/**
 * tenhou.net/6 keeps for each seat what it took and what it laid down, but not how the seats interleave. The order is found
 * again by playing: after a discard a call of that tile comes first, else the next seat draws. Where a seat discards the
 * same tile twice a call may fit both; then the first way to use everything up stands.
 */
import type { RecordEvent } from '../game-record.ts';
import type { Call } from './call-notation.ts';
import { inOrder } from '../log-tiles.ts';

/** What comes to a seat: a tile, or one it calls. */
export type Taken = { tile: string } | { call: Call };
/** What it answers with; nothing after it called a kong. */
export type Laid = { tile: string | 'drawn'; riichi: boolean } | { call: Call } | 'nothing';

export interface Rows {
  dealer: number;
  taken: Taken[][];
  laid: Laid[][];
  /** The first indicator apart. */
  indicators: string[];
}

interface Search extends Rows {
  players: number;
  /** How far each row is used up. */
  takenAt: number[];
  laidAt: number[];
  indicatorAt: number;
  /** Kongs whose indicator waits for the next discard or kong. */
  waiting: number;
  events: RecordEvent[];
  /** Where the search came furthest. */
  furthest: { events: number; why: string };
}

/** The events of a deal in order, or why there are none. */
export function orderEvents(rows: Rows): { events: RecordEvent[] } | { why: string } {
  const zeros = rows.taken.map(() => 0);
  const search: Search = {
    ...rows,
    players: rows.taken.length,
    takenAt: zeros,
    laidAt: [...zeros],
    indicatorAt: 0,
    waiting: 0,
    events: [],
    furthest: { events: -1, why: '' },
  };
  const empty = isUsedUp(search);
  if (!empty && !takeTurn(search, rows.dealer)) return { why: search.furthest.why };
  for (const tile of rows.indicators.slice(search.indicatorAt)) search.events.push({ type: 'indicator', tile });
  return { events: search.events };
}

function isUsedUp({ taken, laid, takenAt, laidAt }: Search): boolean {
  return taken.every((row, player) => takenAt[player] === row.length && laidAt[player] === laid[player]!.length);
}

/** Tries one way on; takes everything back where it leads nowhere. */
function attempt(search: Search, go: () => boolean): boolean {
  const { takenAt, laidAt, indicatorAt, waiting, events } = search;
  const before = { takenAt: [...takenAt], laidAt: [...laidAt], indicatorAt, waiting };
  const length = events.length;
  if (go()) return true;
  Object.assign(search, before);
  events.length = length;
  return false;
}

function stuck(search: Search, why: string): false {
  if (search.events.length > search.furthest.events) search.furthest = { events: search.events.length, why };
  return false;
}

/** The player takes what comes next in its row. */
function takeTurn(search: Search, player: number): boolean {
  const taken = search.taken[player]![search.takenAt[player]!];
  if (taken === undefined) return stuck(search, `Player ${player} should take a tile and has none left to take.`);
  search.takenAt[player]! += 1;
  if ('tile' in taken) {
    search.events.push({ type: 'draw', player, tile: taken.tile });
    return layDown(search, player, taken.tile);
  }
  const { letter, tile, others, turns } = taken.call;
  const from = (player + turns!) % 4;
  if (letter !== 'm') {
    search.events.push({ type: letter === 'c' ? 'chow' : 'pung', player, from, tile, own: inOrder(others) });
    return layDown(search, player);
  }
  search.events.push({ type: 'open_kong', player, from, tile, own: inOrder(others) });
  if (search.laid[player]![search.laidAt[player]!] === 'nothing') search.laidAt[player]! += 1;
  turnUp(search);
  search.waiting = 1;
  return replace(search, player);
}

/** After a kong the same player takes another tile, unless the deal ends with it. */
function replace(search: Search, player: number): boolean {
  return isUsedUp(search) || takeTurn(search, player);
}

/** Indicators of earlier kongs are turned up, as far as the log has them. */
function turnUp(search: Search): void {
  for (; search.waiting > 0; search.waiting--) turnOne(search);
}

function turnOne(search: Search): void {
  const tile = search.indicators[search.indicatorAt];
  if (tile === undefined) return;
  search.indicatorAt += 1;
  search.events.push({ type: 'indicator', tile });
}

function layDown(search: Search, player: number, drawn?: string): boolean {
  const laid = search.laid[player]![search.laidAt[player]!];
  if (laid === undefined)
    return isUsedUp(search) || stuck(search, `Player ${player} has nothing left to lay down, and others still have.`);
  search.laidAt[player]! += 1;
  if (laid === 'nothing') return stuck(search, `Player ${player} lays down nothing (0) and has not called a kong.`);
  if ('call' in laid) return layCall(search, player, laid.call);
  if (laid.tile === 'drawn' && drawn === undefined)
    return stuck(search, `Player ${player} discards the tile just drawn (60) and has drawn none.`);
  const tile = laid.tile === 'drawn' ? drawn! : laid.tile;
  if (laid.riichi) search.events.push({ type: 'riichi', player });
  search.events.push({ type: 'discard', player, tile, drawn: laid.tile === 'drawn' });
  turnUp(search);
  return passOn(search, player, tile, laid.riichi);
}

function layCall(search: Search, player: number, { letter, tile, others }: Call): boolean {
  if (letter === 'f') {
    search.events.push({ type: 'bonus', player, tile });
    return replace(search, player);
  }
  if (letter === 'a') search.events.push({ type: 'concealed_kong', player, tiles: inOrder([...others, tile]) });
  else search.events.push({ type: 'added_kong', player, tile });
  turnUp(search);
  if (letter === 'a') turnOne(search);
  else search.waiting = 1;
  return replace(search, player);
}

/** Who is next: a call of the tile, a pung or kong before a chow; else the seat after this one. */
function passOn(search: Search, player: number, tile: string, riichi: boolean): boolean {
  if (isUsedUp(search)) return true;
  const claimers = claimersOf(search, player, tile);
  const next = (player + 1) % search.players;
  const offer = search.taken[next]![search.takenAt[next]!];
  const order = [...claimers, ...(offer !== undefined && 'tile' in offer ? [next] : [])];
  for (const other of order) {
    const go = (): boolean => {
      if (riichi) search.events.push({ type: 'stake', player });
      return takeTurn(search, other);
    };
    if (attempt(search, go)) return true;
  }
  return order.length > 0
    ? false
    : stuck(search, `After player ${player} discards ${tile} nobody calls it, and player ${next} has no tile to draw.`);
}

function claimersOf({ taken, takenAt, players }: Search, player: number, tile: string): number[] {
  const found: { other: number; chow: boolean }[] = [];
  for (let turn = 1; turn < players; turn++) {
    const other = (player + turn) % players;
    const offer = taken[other]![takenAt[other]!];
    if (offer === undefined || !('call' in offer)) continue;
    const { letter, turns, tile: called } = offer.call;
    if ((other + turns!) % 4 === player && called === tile) found.push({ other, chow: letter === 'c' });
  }
  return found.sort((a, b) => Number(a.chow) - Number(b.chow)).map(({ other }) => other);
}
