/**
 * What a seat may do in International Mahjong, listed slowly from the articles. Written apart from the engine, which it
 * referees: it reads hands, melds, rivers and whose turn it is, and asks nothing of packs, moves or expressions.
 */
import type { Meld, Table, Turn, Window } from '../../../core/index.ts';
import { different, heldBy, idsOf, plainAction, type Referee, tilesOut } from './table-as-tile-ids.ts';
import { byTile, isFinished, isRunning, isThirteenUnios, type PlainHand, step, without } from './international-wins.ts';

const PAIS = 144;

/** Actions as `move tile tile`; nothing where the seat owes no answer. */
export function plainLegal(table: Table, seat: number): Set<string> {
  const { stage } = table;
  if (stage.at === 'over') return new Set();
  if (stage.at === 'settled') return new Set(table.toAct.includes(seat) ? ['next_deal'] : []);
  if (stage.at === 'declared') return new Set(stage.seat === seat ? ['show', 'revoke'] : []);
  if (stage.at === 'window') return new Set(answers(table, seat, stage.window));
  return new Set(stage.at !== 'phase' && stage.turn.seat === seat ? ownTurn(table, seat, stage.turn) : []);
}

/** Nothing needs to be kept in mind: what matters lies on the table. */
export const internationalReferee: Referee = {
  hear: () => undefined,
  allows: plainLegal,
  copy: () => internationalReferee,
};

function handOf(table: Table, seat: number): PlainHand {
  return { concealed: heldBy(table, seat), shown: table.seats[seat]!.melds.length };
}

function left(table: Table): number {
  return PAIS - tilesOut(table);
}

/** Free play lets anybody declare; checked play only those whose hand is finished (21.1, 19). */
function mayWin(table: Table, hand: PlainHand): boolean {
  return table.rules.play === 'free' || isFinished(hand);
}

function ownTurn(table: Table, seat: number, turn: Turn): string[] {
  const hand = handOf(table, seat);
  // 18, 25.2: eight Flowers win when the eighth is disclosed.
  if (turn.begin === 'bonus') return table.seats[seat]!.bonus.length === 8 ? ['win', 'pass'] : ['pass'];
  const win = mayWin(table, hand) ? ['win'] : [];
  if (turn.begin === 'claimed') return [...win, ...afterClaim(table, seat, hand)];
  // 20: the dealt hand wins or discards. 22: kongs come after a drawn pai; on the last pai nothing is left to replace them.
  const kongs = turn.begin === 'dealt' || left(table) === 0 ? [] : ownKongs(table, seat, hand);
  return [...win, ...kongs, ...different(hand.concealed).map((tile) => `discard ${tile}`)];
}

/** 22.1, 22.2. */
function ownKongs(table: Table, seat: number, { concealed }: PlainHand): string[] {
  const pungs = table.seats[seat]!.melds.filter((meld) => meld.tiles.length === 3 && isTriplet(table, meld));
  const melded = pungs.map((meld) => idsOf(table, meld.tiles)[0]!).filter((tile) => concealed.includes(tile));
  const four = different(concealed).filter((tile) => without(concealed, [tile, tile, tile, tile]) !== undefined);
  return [
    ...melded.map((tile) => `melded_kong ${tile}`),
    ...four.map((tile) => `unfolded_kong ${tile} ${tile} ${tile} ${tile}`),
  ];
}

function isTriplet(table: Table, meld: Meld): boolean {
  return new Set(idsOf(table, meld.tiles)).size === 1;
}

/** 21.2, 21.4: a kong on the same pai, or a discard other than those that would undo the claim. */
function afterClaim(table: Table, seat: number, { concealed }: PlainHand): string[] {
  const meld = table.seats[seat]!.melds.at(-1)!;
  const taken = idsOf(table, [meld.taken])[0]!;
  const own = without(idsOf(table, meld.tiles), [taken])!;
  const kong = isTriplet(table, meld) && concealed.includes(taken) ? [`raise_kong ${taken}`] : [];
  return [...kong, ...mayDiscard(concealed, own).map((tile) => `discard ${tile}`)];
}

/** Own: the two pais shown for the claim. */
function mayDiscard(concealed: string[], own: string[]): string[] {
  const banned = own[0] === own[1] ? [own[0]!] : completing(own);
  return different(concealed).filter((tile) => !banned.includes(tile));
}

/** Pais that make a chow with these two. */
function completing(two: string[]): string[] {
  const [low, high] = [...two].sort(byTile) as [string, string];
  return step(low, 1) === high ? [step(low, -1), step(high, 1)] : [step(low, 1)];
}

/** 21, 23.6, 23.7: everybody but the exposer answers once. */
function answers(table: Table, seat: number, window: Window): string[] {
  if (seat === window.from || window.answers[seat] !== null) return [];
  const tile = idsOf(table, [window.tile])[0]!;
  const hand = handOf(table, seat);
  const whole = { ...hand, concealed: [...hand.concealed, tile] };
  const list = ['pass'];
  // 23.7: an unfolded kong is robbed by Thirteen Unios alone.
  if (window.name === 'unfolded_kong' ? isThirteenUnios(whole) : mayWin(table, whole)) list.push('win');
  if (window.name === 'discard' && left(table) > 0) list.push(...claims(table, seat, window, tile));
  return list;
}

function claims(table: Table, seat: number, window: Window, tile: string): string[] {
  const { concealed, shown } = handOf(table, seat);
  const list: string[] = [];
  if (without(concealed, [tile, tile, tile])) list.push(`kong ${tile} ${tile} ${tile}`);
  const melds = [[tile, tile], ...((window.from + 1) % 4 === seat ? chows(tile) : [])];
  for (const own of melds) {
    const rest = without(concealed, own);
    if (!rest) continue;
    // 21.4: what leaves neither a win nor a discard is not offered; a false win is no way out.
    const goesOn = mayDiscard(rest, own).length > 0 || isFinished({ concealed: rest, shown: shown + 1 });
    if (goesOn) list.push(plainAction({ move: own[0] === own[1] ? 'pung' : 'chow', tiles: own }));
  }
  return list;
}

/** The two pais that join this one, three ways; some do not exist. */
function chows(tile: string): string[][] {
  if (!isRunning(tile)) return [];
  return [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ].map((steps) => steps.map((ranks) => step(tile, ranks)));
}
