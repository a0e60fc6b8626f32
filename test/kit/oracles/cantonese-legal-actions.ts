/**
 * What a seat may do in the Cantonese Game, listed slowly from its sheet. Written apart from the engine, which it referees:
 * of packs it asks one thing, whether a finished hand reaches the minimum.
 */
import { type Event, type Table, type Window, wouldScore } from '../../../core/index.ts';
import { areAlike, different, heldBy, meldsOf, plainAction, type Referee, tilesOut } from './table-as-tile-ids.ts';
import { isSetsAndEyes, isThirteenUnios, type PlainHand, without } from './international-wins.ts';
import { runs } from './japanese-legal-actions.ts';

export interface CantoneseRules {
  flowers: boolean;
  free: boolean;
}

interface Heard {
  /** Tiles each seat let pass that it could have won on, or punged, since it drew last. */
  wins: string[][];
  pungs: string[][];
  /** Who must discard now, having made a gong without a replacement. */
  hasty: number | undefined;
  /** Who could win or pung the discard, while they are asked; and who said so. */
  open: { tile: string; win: boolean[]; pung: boolean[] } | undefined;
  said: string[];
  /** Who has begun a turn in this deal. */
  begun: boolean[];
}

const SEATS = [0, 1, 2, 3];
const UNTOUCHABLE = 14;

export function cantoneseReferee(rules: CantoneseRules, heard = nothingHeard()): Referee {
  return {
    hear: (table) => hear(rules, heard, table),
    allows: (table, seat) => new Set(allowed(rules, heard, table, seat)),
    minds: (table) => minds(heard, table),
    copy: () => cantoneseReferee(rules, structuredClone(heard)),
  };
}

/** While a seat takes Flowers the table has not yet emptied the list of a turn that begins with them. */
function minds(heard: Heard, table: Table): { heard: string; kept: string } {
  const list = (tiles: readonly string[]): string => different(tiles).sort().join(' ');
  const kept = (name: string, seat: number): string =>
    list((table.seats[seat]!.lists[name] ?? []).map((tile) => table.rules.tiles.tiles[tile]!.id));
  const asked = SEATS.filter((seat) => table.stage.at !== 'turn' || table.stage.turn.seat !== seat);
  return {
    heard: asked.map((seat) => `${list(heard.wins[seat]!)}; ${list(heard.pungs[seat]!)}`).join(', '),
    kept: asked.map((seat) => `${kept('missed_wins', seat)}; ${kept('missed_pungs', seat)}`).join(', '),
  };
}

function nothingHeard(): Heard {
  const empty = (): string[][] => SEATS.map(() => []);
  return {
    ...{ wins: empty(), pungs: empty(), hasty: undefined, open: undefined, said: [] },
    begun: SEATS.map(() => false),
  };
}

function hear(rules: CantoneseRules, heard: Heard, table: Table): void {
  const { stage } = table;
  for (const event of table.events) if (event.type === 'action' && heard.open) heard.said[event.seat] = event.move;
  if (stage.at === 'turn' && heard.open) letPass(heard, heard.open);
  for (const event of table.events) hearOne(heard, event);
  if (stage.at !== 'window' || stage.window.name !== 'discard' || heard.open) return;
  const tile = table.rules.tiles.tiles[stage.window.tile]!.id;
  const others = (holds: (seat: number) => boolean): boolean[] =>
    SEATS.map((seat) => seat !== stage.window.from && holds(seat));
  heard.said = [];
  heard.open = {
    tile,
    win: others((seat) => couldWin(heard, table, seat, tile)),
    pung: others((seat) => claims(rules, heard, table, seat, stage.window).some((way) => way.startsWith('pung'))),
  };
}

function letPass(heard: Heard, { tile, win, pung }: NonNullable<Heard['open']>): void {
  for (const seat of SEATS) {
    if (win[seat]) heard.wins[seat]!.push(tile);
    if (pung[seat] && heard.said[seat] !== 'pung') heard.pungs[seat]!.push(tile);
  }
  heard.open = undefined;
}

function hearOne(heard: Heard, event: Event): void {
  if (event.type === 'deal_begin') Object.assign(heard, nothingHeard());
  if (event.type === 'draw') {
    heard.wins[event.seat] = [];
    heard.pungs[event.seat] = [];
  }
  if (event.type === 'turn') heard.begun[event.seat] = true;
  if (event.type === 'discard') heard.hasty = undefined;
  if (event.type === 'action' && event.move === 'hasty_gong') heard.hasty = event.seat;
}

function handOf(table: Table, seat: number): PlainHand {
  return { concealed: heldBy(table, seat), shown: table.seats[seat]!.melds.length };
}

function withTile(table: Table, seat: number, tile: string): PlainHand {
  const { concealed, shown } = handOf(table, seat);
  return { concealed: [...concealed, tile], shown };
}

/** Four sets and eyes, or the thirteen terminals; a hand with too many or too few tiles is neither. */
function isFinished(hand: PlainHand): boolean {
  return isSetsAndEyes(hand) || isThirteenUnios(hand);
}

/** How many tiles the hand has beyond thirteen, a set on the table counted as three. */
function surplus({ concealed, shown }: PlainHand): number {
  return concealed.length + 3 * shown - 13;
}

function left(table: Table, flowers: boolean): number {
  return Math.max(0, (flowers ? 144 : 136) - UNTOUCHABLE - tilesOut(table));
}

function allowed(rules: CantoneseRules, heard: Heard, table: Table, seat: number): string[] {
  const { stage } = table;
  if (stage.at === 'over') return [];
  if (stage.at === 'settled') return table.toAct.includes(seat) ? ['next_deal'] : [];
  if (stage.at === 'declared') return stage.seat === seat ? ['show'] : [];
  if (stage.at === 'window') return answers(rules, heard, table, seat, stage.window);
  if (stage.at === 'phase' || stage.turn.seat !== seat) return [];
  if (stage.turn.begin === 'bonus') return withFlowers(heard, table, seat);
  const discards = different(heldBy(table, seat)).map((tile) => `discard ${tile}`);
  if (stage.turn.begin === 'claimed' || heard.hasty === seat) return discards;
  return [...ownTurn(rules, table, seat, stage.turn.begin === 'drawn'), ...discards];
}

/** Seven or eight Flowers win when the last of them is shown; not by a hand that is long or short. */
function withFlowers(heard: Heard, table: Table, seat: number): string[] {
  const inOrder = surplus(handOf(table, seat)) === 0 || !heard.begun[seat];
  return inOrder && table.seats[seat]!.bonus.length >= 7 ? ['pass', 'win'] : ['pass'];
}

function ownTurn({ flowers, free }: CantoneseRules, table: Table, seat: number, drawn: boolean): string[] {
  const hand = handOf(table, seat);
  const win = free || (isFinished(hand) && wouldScore(table, seat)) ? ['win'] : [];
  const tiles = left(table, flowers);
  const four = different(hand.concealed).map((tile) => [tile, tile, tile, tile]);
  const gongs = four.filter((way) => without(hand.concealed, way));
  const pungs = meldsOf(table, seat).filter(({ tiles: set }) => set.length === 3 && areAlike(set));
  const added = pungs.map(({ tiles: [tile] }) => tile!).filter((tile) => hand.concealed.includes(tile));
  const inOrder = tiles > 0 && surplus(hand) <= 1;
  // Mistakes that free play leaves to be made.
  const even = free && drawn && surplus(hand) === 1;
  return [
    ...win,
    ...(inOrder ? added.map((tile) => `added_gong ${tile}`) : []),
    ...(inOrder ? gongs.map((way) => plainAction({ move: 'concealed_gong', tiles: way })) : []),
    ...(even ? gongs.map((way) => plainAction({ move: 'hasty_gong', tiles: way })) : []),
    ...(even && tiles > 0 ? ['draw_twice'] : []),
  ];
}

function answers(rules: CantoneseRules, heard: Heard, table: Table, seat: number, window: Window): string[] {
  if (seat === window.from || window.answers[seat] !== null) return [];
  const tile = table.rules.tiles.tiles[window.tile]!.id;
  // A concealed gong is robbed by the thirteen terminals alone.
  const barred = window.name === 'concealed_gong' && !isThirteenUnios(withTile(table, seat, tile));
  const win = !barred && (rules.free || couldWin(heard, table, seat, tile)) ? ['win'] : [];
  return ['pass', ...win, ...(window.name === 'discard' ? claims(rules, heard, table, seat, window) : [])];
}

function couldWin(heard: Heard, table: Table, seat: number, tile: string): boolean {
  const may = isFinished(withTile(table, seat, tile)) && wouldScore(table, seat) !== undefined;
  return may && !heard.wins[seat]!.includes(tile);
}

function claims({ flowers }: CantoneseRules, heard: Heard, table: Table, seat: number, window: Window): string[] {
  const hand = handOf(table, seat);
  const tile = table.rules.tiles.tiles[window.tile]!.id;
  if (left(table, flowers) === 0 || surplus(hand) > 0) return [];
  const holds = (tiles: string[]): boolean => without(hand.concealed, tiles) !== undefined;
  const chows = seat === (window.from + 1) % 4 ? runs(tile).filter(holds) : [];
  return [
    ...(holds([tile, tile, tile]) ? [`gong ${tile} ${tile} ${tile}`] : []),
    ...(holds([tile, tile]) && !heard.pungs[seat]!.includes(tile) ? [`pung ${tile} ${tile}`] : []),
    ...chows.map((tiles) => plainAction({ move: 'sheung', tiles })),
  ];
}
