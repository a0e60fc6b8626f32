/**
 * What a seat may do in the Japanese games, listed slowly from their sheets (Ari Ari; the online rules of the Tenhou logs).
 * Written apart from the engine, which it referees: of packs it asks one thing, whether a finished hand has a yaku.
 */
import { type Event, type Table, type Window, wouldScore } from '../../../core/index.ts';
import {
  areAlike,
  choices,
  different,
  heldBy,
  meldsOf,
  pairsOf,
  plainAction,
  plainOf,
  type Referee,
  riverOf,
  tilesOut,
} from './table-as-tile-ids.ts';
import {
  isComplete,
  isOrphans,
  isTerminalOrHonour,
  mayBecomeKong,
  type WaitingHand,
  waitsOf,
} from './japanese-waits.ts';
import { isRunning, step, without } from './international-wins.ts';

/** Where the games differ. */
export interface JapaneseRules {
  /** Any tile may be discarded after a claim. */
  swapCalling: boolean;
  /** Who let a winning tile pass waits for his next tile, or only until anybody claims. */
  missedUntil: 'claim' | 'own tile';
  /** At the end waiting hands may be shown or hidden; free play knows dead hands. */
  table: 'players' | 'server';
  free: boolean;
  /** Three play: no chows, and norths are laid aside. */
  three?: boolean;
}

/** What was heard in this deal, by seat. */
interface Heard {
  riichi: boolean[];
  missed: boolean[];
  missedAfterRiichi: boolean[];
  dead: boolean[];
  /** Has declared a concealed kong that riichi forbids. */
  invalidKong: boolean[];
  /** Whether anybody has laid a north aside. */
  north: boolean;
  /** The tile just drawn, until something is discarded. */
  drawn: (string | undefined)[];
  /** Whose hand the exposed tile completes, while they are asked. */
  completes: boolean[] | undefined;
}

const SEATS = [0, 1, 2, 3];
/** 136 tiles, or 108 where three play; fourteen of them dead. */
const live = (table: Table): number => (table.seats.length === 3 ? 94 : 122);
const STAKE = 1000;

export function japaneseReferee(rules: JapaneseRules, heard = nothingHeard()): Referee {
  return {
    hear: (table) => hear(rules, heard, table),
    allows: (table, seat) => new Set(allowed(rules, heard, table, seat)),
    minds: (table) => ({
      heard: table.seats
        .map((_, seat) => [heard.missed, heard.missedAfterRiichi, heard.invalidKong].map((of) => of[seat]))
        .join(),
      kept: table.seats
        .map(({ marks }) => ['missed', 'missed_after_riichi', 'invalid_kong'].map((mark) => marks.includes(mark)))
        .join(),
    }),
    copy: () => japaneseReferee(rules, structuredClone(heard)),
  };
}

function nothingHeard(): Heard {
  const no = (): boolean[] => SEATS.map(() => false);
  return {
    ...{ riichi: no(), missed: no(), missedAfterRiichi: no(), dead: no(), invalidKong: no() },
    ...{ north: false, drawn: SEATS.map(() => undefined), completes: undefined },
  };
}

function hear(rules: JapaneseRules, heard: Heard, table: Table): void {
  const { stage } = table;
  if (stage.at === 'turn' && heard.completes) letPass(heard, heard.completes);
  for (const event of table.events) {
    if (isInvalidKong(heard, table, event)) heard.invalidKong[event.seat] = true;
    hearOne(rules, heard, event);
  }
  if (stage.at === 'window')
    heard.completes ??= table.seats.map(
      (_, seat) => seat !== stage.window.from && isMissed(heard, table, seat, stage.window),
    );
}

/** 5, 10: a concealed kong after riichi that is not of the tile just drawn, or changes waits or readings. */
function isInvalidKong(heard: Heard, table: Table, event: Event): event is Extract<Event, { type: 'action' }> {
  if (event.type !== 'action' || event.move !== 'concealed_kong' || !heard.riichi[event.seat]) return false;
  const { concealed, melds } = handOf(table, event.seat);
  const tiles = event.tiles.map(plainOf);
  return !isOfDrawn(heard, event.seat, { concealed: [...concealed, ...tiles], melds: melds.slice(0, -1) }, tiles[0]!);
}

/** Whether riichi lets the hand make a kong of this tile. */
function isOfDrawn(heard: Heard, seat: number, hand: WaitingHand, tile: string): boolean {
  const drawn = heard.drawn[seat];
  return drawn !== undefined && plainOf(drawn) === tile && mayBecomeKong(hand, tile);
}

/** Furiten: also where the tile would have brought no yaku. Only a hand that could rob a concealed kong misses its tile. */
function isMissed(heard: Heard, table: Table, seat: number, { tile, name }: Window): boolean {
  const hand = withTile(table, seat, tile);
  return name === 'concealed_kong' ? isOrphans(hand) && !isFuriten(heard, table, seat) : isComplete(hand);
}

function letPass(heard: Heard, completes: readonly boolean[]): void {
  for (const seat of SEATS.filter((at) => completes[at])) {
    heard.missed[seat] = true;
    if (heard.riichi[seat]) heard.missedAfterRiichi[seat] = true;
  }
  heard.completes = undefined;
}

function hearOne({ missedUntil }: JapaneseRules, heard: Heard, event: Event): void {
  if (event.type === 'deal_begin') Object.assign(heard, nothingHeard());
  if (event.type === 'draw') {
    heard.missed[event.seat] = false;
    heard.drawn[event.seat] = event.tile;
  }
  if (event.type === 'bonus') heard.north = true;
  if (event.type === 'discard') heard.drawn[event.seat] = undefined;
  if (event.type === 'meld' && ['chow', 'pung', 'kong'].includes(event.move))
    for (const seat of missedUntil === 'claim' ? SEATS : [event.seat]) heard.missed[seat] = false;
  if (event.type !== 'action') return;
  if (event.move === 'riichi') heard.riichi[event.seat] = true;
  if (event.move === 'dead_hand') heard.dead[event.seat] = true;
}

function handOf(table: Table, seat: number): WaitingHand {
  return {
    concealed: heldBy(table, seat).map(plainOf),
    melds: meldsOf(table, seat).map(({ tiles }) => tiles.map(plainOf)),
  };
}

function withTile(table: Table, seat: number, tile: number): WaitingHand {
  const hand = handOf(table, seat);
  return { ...hand, concealed: [...hand.concealed, plainOf(table.rules.tiles.tiles[tile]!.id)] };
}

/** 7: one of the tiles it waits for lies among the own discards, or one was let pass. */
function isFuriten(heard: Heard, table: Table, seat: number): boolean {
  const discarded = riverOf(table, seat).map(plainOf);
  const waits = waitsOf(handOf(table, seat));
  return heard.missed[seat]! || heard.missedAfterRiichi[seat]! || waits.some((tile) => discarded.includes(tile));
}

function left(table: Table): number {
  return live(table) - tilesOut(table);
}

function allMelds(table: Table): string[][] {
  return table.seats.flatMap((_, seat) => meldsOf(table, seat).map(({ tiles }) => tiles));
}

function mayKong(table: Table): boolean {
  return left(table) > 0 && allMelds(table).filter((tiles) => tiles.length === 4).length < 4;
}

function allowed(rules: JapaneseRules, heard: Heard, table: Table, seat: number): string[] {
  const { stage } = table;
  if (stage.at === 'over') return [];
  if (stage.at === 'settled') return table.toAct.includes(seat) ? ['next_deal'] : [];
  if (stage.at === 'declared') return stage.seat === seat ? ['show'] : [];
  if (stage.at === 'window') return answers(rules, heard, table, seat, stage.window);
  if (stage.at === 'phase' || stage.turn.seat !== seat) return [];
  if (stage.turn.begin === 'asked') return atTheEnd(rules, heard, table, seat);
  if (stage.turn.begin === 'claimed') return afterClaim(rules, table, seat);
  return ownTurn(rules, heard, table, seat, stage.turn.begin === 'replaced');
}

/** 8: who waits may show it or not; after riichi there is no choice. */
function atTheEnd({ table: at }: JapaneseRules, heard: Heard, table: Table, seat: number): string[] {
  const waits = waitsOf(handOf(table, seat)).length > 0;
  return at === 'players' && waits && !heard.riichi[seat] && !heard.dead[seat] ? ['pass', 'show_ready'] : ['pass'];
}

function ownTurn(rules: JapaneseRules, heard: Heard, table: Table, seat: number, replaced: boolean): string[] {
  const held = heldBy(table, seat);
  const drawn = heard.drawn[seat];
  const mayGo = heard.riichi[seat] ? [drawn!] : different(held);
  const discards = mayGo.map((tile) => `discard ${tile}`);
  if (heard.dead[seat]) return discards;
  const win = rules.free || (isComplete(handOf(table, seat)) && wouldScore(table, seat)) ? ['win'] : [];
  const dead = rules.free && rules.table === 'players' ? ['dead_hand'] : [];
  const nine = !replaced && !heard.north && laysDownNine(table, seat) ? ['nine_terminals'] : [];
  return [
    ...win,
    ...riichis(rules, heard, table, seat),
    ...kongs(rules, heard, table, seat),
    ...norths(rules, heard, table, seat),
    ...nine,
    ...dead,
    ...discards,
  ];
}

/** 8: nine different terminals and honours in the own first turn, which nothing has interrupted. */
function laysDownNine(table: Table, seat: number): boolean {
  const first = allMelds(table).length === 0 && table.seats[seat]!.river.length === 0;
  return first && different(heldBy(table, seat).filter(isTerminalOrHonour)).length >= 9;
}

/** 6. In free play nobody looks whether the hand waits. */
function riichis({ free }: JapaneseRules, heard: Heard, table: Table, seat: number): string[] {
  const concealed = meldsOf(table, seat).every(({ taken }) => taken === undefined);
  const points = table.points[table.players[seat]!]!;
  if (heard.riichi[seat] || !concealed || left(table) < 4 || points < STAKE) return [];
  const held = heldBy(table, seat);
  const { melds } = handOf(table, seat);
  const waits = (tile: string): boolean =>
    waitsOf({ concealed: without(held, [tile])!.map(plainOf), melds }).length > 0;
  return different(held)
    .filter((tile) => free || waits(tile))
    .map((tile) => `riichi ${tile}`);
}

/** 5. In free play riichi keeps nobody from a concealed kong. */
function kongs({ free }: JapaneseRules, heard: Heard, table: Table, seat: number): string[] {
  if (!mayKong(table)) return [];
  const held = heldBy(table, seat);
  const hand = handOf(table, seat);
  const pungs = hand.melds.filter((tiles) => tiles.length === 3 && areAlike(tiles)).map(([tile]) => tile!);
  const extended = different(held).filter((tile) => pungs.includes(plainOf(tile)));
  const four = different(hand.concealed).filter((tile) => without(hand.concealed, [tile, tile, tile, tile]));
  const isFree = (tile: string): boolean => free || !heard.riichi[seat] || isOfDrawn(heard, seat, hand, tile);
  return [
    ...extended.map((tile) => `extended_kong ${tile}`),
    ...four.filter(isFree).map((tile) => {
      const tiles = held.filter((one) => plainOf(one) === tile);
      return plainAction({ move: 'concealed_kong', tiles });
    }),
  ];
}

/** Sanma: a north goes aside while something is left to replace it; after riichi only the one just drawn. */
function norths({ three }: JapaneseRules, heard: Heard, table: Table, seat: number): string[] {
  const has = heard.riichi[seat] ? heard.drawn[seat] === '4z' : heldBy(table, seat).includes('4z');
  return three && has && left(table) > 0 ? ['north 4z'] : [];
}

/** 4: nothing but a discard. */
function afterClaim(rules: JapaneseRules, table: Table, seat: number): string[] {
  const { tiles, taken } = meldsOf(table, seat).at(-1)!;
  const own = without(tiles, [taken!])!;
  return different(mayDiscard(rules, heldBy(table, seat), own, taken!)).map((tile) => `discard ${tile}`);
}

/** Swap-calling: neither a tile like the claimed one, nor one that joins the two own tiles of a chow just as well. */
function mayDiscard({ swapCalling }: JapaneseRules, hand: string[], own: string[], taken: string): string[] {
  if (swapCalling) return hand;
  const [a, b] = own.map(plainOf).sort() as [string, string];
  const ends = isRunning(a) && step(a, 1) === b ? [step(a, -1), step(b, 1)] : [];
  return hand.filter((tile) => ![plainOf(taken), ...ends].includes(plainOf(tile)));
}

function answers(rules: JapaneseRules, heard: Heard, table: Table, seat: number, window: Window): string[] {
  if (seat === window.from || window.answers[seat] !== null) return [];
  const whole = withTile(table, seat, window.tile);
  const win = !heard.dead[seat] && mayWin(rules, heard, table, seat, whole, window) ? ['win'] : [];
  return ['pass', ...win, ...(window.name === 'discard' ? claims(rules, heard, table, seat, window) : [])];
}

function mayWin(
  { free }: JapaneseRules,
  heard: Heard,
  table: Table,
  seat: number,
  whole: WaitingHand,
  { name }: Window,
): boolean {
  // A concealed kong is robbed by Thirteen Orphans alone.
  if (name === 'concealed_kong' && !isOrphans(whole)) return false;
  return free || (isComplete(whole) && !isFuriten(heard, table, seat) && wouldScore(table, seat) !== undefined);
}

function claims(rules: JapaneseRules, heard: Heard, table: Table, seat: number, window: Window): string[] {
  if (left(table) === 0 || heard.riichi[seat] || heard.dead[seat]) return [];
  const held = heldBy(table, seat);
  const tile = table.rules.tiles.tiles[window.tile]!.id;
  const alike = held.filter((one) => plainOf(one) === plainOf(tile));
  const goesOn = (own: string[]): boolean => mayDiscard(rules, without(held, own)!, own, tile).length > 0;
  const chows =
    !rules.three && seat === (window.from + 1) % 4 ? runs(plainOf(tile)).flatMap((two) => pairsOf(held, two)) : [];
  return [
    ...(mayKong(table) ? choices(alike, 3).map((tiles) => plainAction({ move: 'kong', tiles })) : []),
    ...choices(alike, 2)
      .filter(goesOn)
      .map((tiles) => plainAction({ move: 'pung', tiles })),
    ...chows.filter(goesOn).map((tiles) => plainAction({ move: 'chow', tiles })),
  ];
}

/** The pairs of tiles that make a chow with this one; some do not exist. */
export function runs(tile: string): [string, string][] {
  if (!isRunning(tile)) return [];
  return [
    [step(tile, -2), step(tile, -1)],
    [step(tile, -1), step(tile, 1)],
    [step(tile, 1), step(tile, 2)],
  ];
}
