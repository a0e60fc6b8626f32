/**
 * Hands as one line of text.
 *
 *     (123m) (111+1s) <2222p> 78p 55z +9p 3f /44z
 *     |      |        |       |   |   |   |  tiles laid aside: all that follow
 *     |      |        |       |   |   |   bonus tile
 *     |      |        |       |   |   last tile
 *     |      |        |       concealed tiles
 *     |      |        concealed kong
 *     |      pung made a kong
 *     claimed chow, pung or kong
 *
 * Jokers lie in a meld as themselves: `(33m11j)` is four 3m, two of them jokers; `(33333m)` and `(3333m11j)` are five and six alike.
 */
import type { Meld } from './meld.ts';
import { needTiles } from '../problems/argument-checks.ts';
import { placeIn } from '../problems/place-in-text.ts';
import { readPlainHand, readPlainTiles } from './fast-notation-reader.ts';
import { problem, refused, type Place, type Problem, type Result } from '../problems/problem.ts';
import { scanTiles, type Sign, type Stretch, type TileSign } from './tile-scanner.ts';
import { meldSize } from './kind-counts.ts';
import { handOrder, idOf, isBonus, kindOf, liesAside, type Tile, type TileSet } from './tile.ts';
import { meldOf } from './meld-notation.ts';
import type { Hand } from './hand.ts';

/** A hand as its text is read, before anything is counted. */
interface Reader {
  text: string;
  tiles: TileSet;
  signs: Sign[];
  at: number;
  hand: Hand;
  /** Whether a stroke has come: what follows is laid aside. */
  isAside: boolean;
  problems: Problem[];
}

const CLOSING: Record<string, string> = { '(': ')', '<': '>', '[': ']' };

/** How many tiles a hand may have; any number where none are given. */
export interface HandSizes {
  /** A meld counting three, a kong too. */
  threes: readonly number[];
  /** Every tile of a meld counting. */
  all: readonly number[];
}

/** Reads a hand. `sizes`: how many tiles it may have, a meld counting three unless it says otherwise. */
export function parseHand(text: string, tiles: TileSet, sizes: readonly number[] | HandSizes = []): Result<Hand> {
  needTiles('parseHand', tiles);
  if (typeof text !== 'string') return refused([noText('A hand')]);
  const wanted = 'threes' in sizes ? sizes : { threes: sizes, all: [] };
  const plain = readPlainHand(text, tiles);
  if (plain !== undefined && hasSize(plain, wanted)) return { ok: true, value: plain, problems: [] };
  return readHand(text, tiles, wanted);
}

/** Takes its time, and tells what is wrong. */
function readHand(text: string, tiles: TileSet, wanted: HandSizes): Result<Hand> {
  const { signs, problems } = scanTiles(text, tiles);
  const hand: Hand = { concealed: [], melds: [], last: -1, bonus: [] };
  const reader: Reader = { text, tiles, signs, at: 0, hand, isAside: false, problems };
  while (reader.at < signs.length) readItem(reader);
  if (problems.length === 0) reportCopies(reader);
  if (problems.length === 0) reportSize(reader, wanted);
  return problems.some((found) => found.severity === 'error') ? refused(problems) : { ok: true, value: hand, problems };
}

/** Reads tiles that are neither melded nor marked as last. */
export function parseTiles(text: string, tiles: TileSet): Result<Tile[]> {
  needTiles('parseTiles', tiles);
  if (typeof text !== 'string') return refused([noText('A list of tiles')]);
  const plain = readPlainTiles(text, tiles);
  return plain === undefined ? readTiles(text, tiles) : { ok: true, value: plain, problems: [] };
}

function readTiles(text: string, tiles: TileSet): Result<Tile[]> {
  const { signs, problems } = scanTiles(text, tiles);
  const list: Tile[] = [];
  for (const sign of signs) {
    if (sign.is === 'tile') list.push(sign.tile);
    else if (sign.is === 'mark') {
      problems.push(problem('stray-bracket', `\`${sign.mark}\` has no place in a list of tiles.`, at(text, sign)));
    }
  }
  return problems.length > 0 ? refused(problems) : { ok: true, value: list, problems };
}

/** Programs without types may hand over anything. */
function noText(what: string): Problem {
  return problem('not-text', `${what} is a text.`, { hint: "Write it in notation: '123m 456p 789s'." });
}

/** Writes a hand: melds, concealed tiles by suit, the last tile, bonus tiles. */
export function printHand(hand: Hand, tiles: TileSet): string {
  needTiles('printHand', tiles);
  if (!Array.isArray(hand?.concealed))
    throw new TypeError('printHand takes a hand, as parseHand reads it, not its text');
  const held = [...hand.concealed];
  if (hand.last >= 0) held.splice(held.indexOf(hand.last), 1);
  const parts = hand.melds.map((meld) => printMeld(meld, tiles));
  if (held.length > 0) parts.push(printTiles(held, tiles));
  if (hand.last >= 0) parts.push(`+${printTiles([hand.last], tiles)}`);
  parts.push(...printAside(hand.bonus, tiles));
  return parts.join(' ');
}

/** Writes what lies beside a hand: bonus tiles, and behind a stroke others that were laid aside. */
export function printAside(list: readonly Tile[], tiles: TileSet): string[] {
  const bonus = list.filter((tile) => isBonus(tiles, kindOf(tiles, tile)));
  const others = list.filter((tile) => !bonus.includes(tile));
  return [
    ...(bonus.length > 0 ? [printTiles(bonus, tiles)] : []),
    ...(others.length > 0 ? [`/${printTiles(others, tiles)}`] : []),
  ];
}

/** Writes a meld in its brackets, without spaces. */
export function printMeld(meld: Meld, tiles: TileSet): string {
  if (meld.type === 'kong' && !meld.claimed) return `<${printJoined(meld.tiles, tiles, '')}>`;
  if (!meld.added) return `(${printJoined(meld.tiles, tiles, '')})`;
  const pung = printJoined(meld.tiles.slice(0, -1), tiles, '');
  return `(${pung.slice(0, -1)}+${printTiles(meld.tiles.slice(-1), tiles)})`;
}

/** Writes tiles in order, one group a suit: `123m 456p`. */
export function printTiles(list: readonly Tile[], tiles: TileSet): string {
  needTiles('printTiles', tiles);
  if (!Array.isArray(list))
    throw new TypeError('printTiles takes a list of tiles, as parseTiles reads it, not their text');
  return printJoined(list, tiles, ' ');
}

/** Tiles in order, with this between the groups of suits. */
function printJoined(list: readonly Tile[], tiles: TileSet, between: string): string {
  const sorted = inOrder(list, tiles);
  let text = '';
  for (let index = 0; index < sorted.length; index++) {
    const id = idOf(tiles, sorted[index]!);
    const next = index + 1 < sorted.length ? idOf(tiles, sorted[index + 1]!) : undefined;
    if (next?.at(-1) === id.at(-1)) text += id.slice(0, -1);
    else text += next === undefined ? id : id + between;
  }
  return text;
}

/** Most lists are in order as they come. */
function inOrder(list: readonly Tile[], tiles: TileSet): readonly Tile[] {
  const order = handOrder(tiles);
  for (let index = 1; index < list.length; index++)
    if (order(list[index - 1]!, list[index]!) > 0) return [...list].sort(order);
  return list;
}

function readItem(reader: Reader): void {
  const sign = reader.signs[reader.at]!;
  reader.at++;
  if (sign.is === 'tile') addTile(reader, sign);
  else if (sign.is === 'unknown') return;
  else if (sign.mark === '/') reader.isAside = true;
  else if (reader.isAside)
    complain(reader, 'aside-tile', 'Behind the stroke stand tiles laid aside, nothing else.', sign);
  else if (sign.mark === '+') readLast(reader, sign);
  else if (sign.mark in CLOSING) readMeld(reader, sign, sign.mark);
  // A sign that cannot be read may have been the bracket that opens.
  else if (reader.problems.length === 0)
    complain(reader, 'stray-bracket', `\`${sign.mark}\` closes a bracket that was not opened.`, sign);
}

function addTile(reader: Reader, sign: TileSign): void {
  const { hand, tiles, isAside } = reader;
  const kind = kindOf(tiles, sign.tile);
  if (isAside && !liesAside(tiles, kind))
    complain(reader, 'aside-tile', `No ${tiles.kinds[kind]!.id} is laid aside in this game.`, sign, {
      hint: 'Write it before the stroke.',
    });
  (isAside || isBonus(tiles, kind) ? hand.bonus : hand.concealed).push(sign.tile);
}

function readLast(reader: Reader, plus: Stretch): void {
  const { hand, tiles, signs } = reader;
  const sign = signs[reader.at];
  if (sign === undefined || sign.is === 'mark') {
    complain(reader, 'missing-last-tile', 'After `+` comes the last tile.', plus);
    return;
  }
  reader.at++;
  if (sign.is === 'unknown') return;
  addTile(reader, sign);
  if (hand.last >= 0) complain(reader, 'several-last-tiles', 'Only one tile can be the last.', sign);
  if (isBonus(tiles, kindOf(tiles, sign.tile))) {
    complain(reader, 'bonus-last-tile', 'A bonus tile stands aside and is never the last tile of a hand.', sign);
  }
  hand.last = sign.tile;
}

function readMeld(reader: Reader, open: Stretch, bracket: string): void {
  const inside: Sign[] = [];
  let closed = false;
  for (let sign = reader.signs[reader.at]; sign !== undefined; sign = reader.signs[reader.at]) {
    if (sign.is === 'mark' && sign.mark in CLOSING) break;
    reader.at++;
    closed = sign.is === 'mark' && sign.mark !== '+';
    if (closed && sign.is === 'mark' && sign.mark !== CLOSING[bracket]) {
      const hint = { hint: `Close with \`${CLOSING[bracket]}\`.`, replacement: CLOSING[bracket]! };
      complain(reader, 'wrong-bracket', `\`${bracket}\` is closed by \`${sign.mark}\`.`, sign, hint);
    }
    if (closed) break;
    inside.push(sign);
  }
  const end = inside.at(-1)?.end ?? open.end;
  if (!closed) {
    const hint = { hint: `Close it with \`${CLOSING[bracket]}\`.` };
    complain(reader, 'unclosed-bracket', `The bracket \`${bracket}\` is not closed.`, open, hint);
    return;
  }
  if (inside.some((sign) => sign.is === 'unknown')) return;
  const tiles = inside.flatMap((sign) => (sign.is === 'tile' ? [sign.tile] : []));
  const plus = inside.findIndex((sign) => sign.is === 'mark');
  const several = inside.length > tiles.length + (plus < 0 ? 0 : 1);
  const meld = several ? undefined : meldOf(tiles, plus, bracket === '(', reader.tiles);
  if (meld !== undefined) reader.hand.melds.push(meld);
  else complainOfMeld(reader, bracket, { start: open.end, end });
}

function complainOfMeld(reader: Reader, bracket: string, place: Stretch): void {
  const written = reader.text.slice(place.start, place.end);
  const concealed = bracket !== '(';
  const wanted = concealed ? 'a concealed kong' : 'a chow, pung or kong';
  const hint = { hint: concealed ? 'Write four alike: `<2222p>`.' : 'Write three in a row, or three or four alike.' };
  complain(
    reader,
    'no-group',
    `\`${written}\` is not ${wanted}.`,
    { ...place, end: Math.max(place.end, place.start + 1) },
    hint,
  );
}

function reportCopies(reader: Reader): void {
  const { tiles: set, signs } = reader;
  const ofKind = new Map<number, number>();
  const ofTile = new Map<number, number>();
  for (const sign of signs) {
    if (sign.is !== 'tile') continue;
    const { id, kind, marked, copies } = set.tiles[sign.tile]!;
    const all = set.kinds[kind]!.copies;
    const seen = (ofKind.get(kind) ?? 0) + 1;
    const same = (ofTile.get(sign.tile) ?? 0) + 1;
    ofKind.set(kind, seen);
    ofTile.set(sign.tile, same);
    const limit = marked && same === copies + 1 ? copies : seen === all + 1 ? all : undefined;
    if (limit === undefined) continue;
    const hint = { hint: 'Leave it out or write another tile.' };
    complain(reader, 'too-many-copies', `There ${limit === 1 ? 'is' : 'are'} only ${limit} of ${id}.`, sign, hint);
  }
}

function hasSize(hand: Hand, { threes, all }: HandSizes): boolean {
  return threes.includes(inThrees(hand)) || (all.length === 0 ? threes.length === 0 : all.includes(everyTile(hand)));
}

/** A meld counts three tiles. */
function inThrees({ concealed, melds }: Hand): number {
  return concealed.length + 3 * melds.length;
}

function everyTile({ concealed, melds }: Hand): number {
  return melds.reduce((sum, meld) => sum + meldSize(meld), concealed.length);
}

function reportSize(reader: Reader, sizes: HandSizes): void {
  if (hasSize(reader.hand, sizes)) return;
  const { threes, all } = sizes;
  const size = threes.length > 0 ? inThrees(reader.hand) : everyTile(reader.hand);
  const wanted = [...new Set([...threes, ...all])].sort((a, b) => a - b).join(' or ');
  const counting =
    threes.length > 0
      ? 'A meld counts three tiles, a kong too; bonus tiles do not count.'
      : 'Every tile of a meld counts; bonus tiles do not.';
  const hint = { hint: `${change(size, threes.length > 0 ? threes : all)} ${counting}` };
  complain(
    reader,
    'wrong-tile-count',
    `The hand has ${size} ${size === 1 ? 'tile' : 'tiles'} instead of ${wanted}.`,
    { start: 0, end: reader.text.length },
    hint,
  );
}

/** `Add 1 tile.`, `Take out 1 or 2 tiles.` */
function change(size: number, wanted: readonly number[]): string {
  const more = wanted.filter((one) => one > size);
  const apart = (more.length > 0 ? more : wanted).map((one) => Math.abs(one - size)).sort((a, b) => a - b);
  const tiles = `${apart.join(' or ')} ${apart.at(-1) === 1 ? 'tile' : 'tiles'}`;
  return more.length > 0 ? `Add ${tiles}.` : `Take out ${tiles}.`;
}

function complain(reader: Reader, code: string, message: string, where: Stretch, more: Partial<Problem> = {}): void {
  reader.problems.push(problem(code, message, { ...at(reader.text, where), ...more }));
}

function at(text: string, where: Stretch): { place: Place } {
  return { place: placeIn(text, where) };
}
