/**
 * What a seat may do in classical mahjong, listed slowly from its sheet: any hand of four sets and a pair wins, kongs follow a draw alone,
 * and a hand that was called at its first discard is locked.
 */
import type { Event, Table, Window } from '../../../core/index.ts';
import {
  areAlike,
  different,
  heldBy,
  idsOf,
  meldsOf,
  plainAction,
  type Referee,
  tilesOut,
} from './table-as-tile-ids.ts';
import { isSetsAndEyes, isThirteenUnios, without } from './international-wins.ts';
import { runs } from './japanese-legal-actions.ts';

interface Heard {
  /** By seat: turns begun, and whether it has called. */
  turns: number[];
  called: boolean[];
  /** Tiles drawn from the dead wall. */
  loose: number;
}

const TILES = 144;
const DEAD_WALL = 14;
const SUITS = ['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${suit}`));
const KINDS = [...SUITS, ...[1, 2, 3, 4, 5, 6, 7].map((rank) => `${rank}z`)];

const nothing = (): Heard => ({ turns: [0, 0, 0, 0], called: [false, false, false, false], loose: 0 });

export function classicalReferee(heard: Heard = nothing()): Referee {
  return {
    hear: (table) => table.events.forEach((event) => hearOne(heard, event)),
    allows: (table, seat) => new Set(allowed(heard, table, seat)),
    minds: ({ seats }) => ({
      heard: heard.called.join(),
      kept: seats.map(({ marks }) => marks.includes('called')).join(),
    }),
    copy: () => classicalReferee(structuredClone(heard)),
  };
}

function hearOne(heard: Heard, event: Event): void {
  if (event.type === 'deal_begin') Object.assign(heard, nothing());
  if (event.type === 'draw' && event.from === 'tail') heard.loose++;
  if (event.type === 'turn' && event.begin !== 'replaced') heard.turns[event.seat]!++;
  if (event.type === 'action' && event.move === 'call') heard.called[event.seat] = true;
}

/** Tiles that can still be drawn: two more move over to the dead wall when two of it are gone. */
function left({ loose }: Heard, table: Table): number {
  return Math.max(0, TILES - tilesOut(table) - DEAD_WALL + (loose % 2));
}

function isFinished(table: Table, seat: number, concealed: readonly string[]): boolean {
  const hand = { concealed: [...concealed], shown: table.seats[seat]!.melds.length };
  return isSetsAndEyes(hand) || isThirteenUnios(hand);
}

function isWaiting(table: Table, seat: number, concealed: readonly string[]): boolean {
  return KINDS.some((kind) => isFinished(table, seat, [...concealed, kind]));
}

function allowed(heard: Heard, table: Table, seat: number): string[] {
  const { stage } = table;
  if (stage.at === 'settled') return table.toAct.includes(seat) ? ['next_deal'] : [];
  if (stage.at === 'window') return answers(heard, table, seat, stage.window);
  if (stage.at !== 'turn' || stage.turn.seat !== seat) return [];
  const { begin, tile } = stage.turn;
  const hand = heldBy(table, seat);
  const hasCalled = heard.called[seat]!;
  const discards = (hasCalled ? idsOf(table, [tile]) : different(hand)).map((one) => `discard ${one}`);
  if (begin === 'claimed') return discards;
  const mayKong = left(heard, table) > 0 && !hasCalled;
  const four = different(hand).map((one) => [one, one, one, one]);
  const kongs = mayKong ? four.filter((way) => without(hand, way)) : [];
  const pungs = meldsOf(table, seat).filter(({ tiles }) => tiles.length === 3 && areAlike(tiles));
  const added = mayKong && begin !== 'dealt' ? pungs.filter(({ tiles: [one] }) => hand.includes(one!)) : [];
  const mayCall = heard.turns[seat] === 1 && !hasCalled;
  const calls = mayCall ? different(hand).filter((one) => isWaiting(table, seat, without(hand, [one])!)) : [];
  return [
    ...(isFinished(table, seat, hand) ? ['win'] : []),
    ...kongs.map((tiles) => plainAction({ move: 'concealed_kong', tiles })),
    ...added.map(({ tiles: [one] }) => `added_kong ${one}`),
    ...calls.map((one) => `call ${one}`),
    ...discards,
  ];
}

function answers(heard: Heard, table: Table, seat: number, window: Window): string[] {
  if (seat === window.from || window.answers[seat] !== null) return [];
  const [tile] = idsOf(table, [window.tile]);
  const hand = heldBy(table, seat);
  const mayWin = window.name !== 'concealed_kong' && isFinished(table, seat, [...hand, tile!]);
  const isOpen = window.name === 'discard' && left(heard, table) > 0 && !heard.called[seat];
  const holds = (tiles: readonly string[]): boolean => isOpen && without(hand, tiles) !== undefined;
  const chows = seat === (window.from + 1) % 4 ? runs(tile!).filter(holds) : [];
  return [
    'pass',
    ...(mayWin ? ['win'] : []),
    ...(holds([tile!, tile!]) ? [`pung ${tile} ${tile}`] : []),
    ...(holds([tile!, tile!, tile!]) ? [`kong ${tile} ${tile} ${tile}`] : []),
    ...chows.map((tiles) => plainAction({ move: 'chow', tiles })),
  ];
}
