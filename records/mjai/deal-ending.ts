/** How a deal ends in an mjai log. */
import type { RecordEnding, RecordPattern, RecordWin } from '../game-record.ts';
import {
  type JsonReader,
  isObject,
  type Json,
  type JsonObject,
  note,
  takeList,
  takeNumber,
  takePlayer,
  takeText,
} from '../json-reader.ts';
import type { MjaiReading } from './reader-state.ts';
import { PATTERNS, patternsOf, REASONS, reasonOf, takeMjaiTile, YAKUMAN } from './mjai-words.ts';
import { inOrder, UNKNOWN } from '../log-tiles.ts';
import { type Tracked, winningHand } from '../track-hands.ts';

export function readWin({ reader, deal, tracked }: MjaiReading, event: JsonObject): void {
  if (deal === undefined) return note(reader, 'Somebody wins outside of a deal.');
  const player = takePlayer(reader, event['actor'], 'actor');
  const from = takePlayer(reader, event['target'] ?? player, 'target');
  const held = winningHand(tracked, player, from);
  if (held === undefined) return note(reader, `Player ${player} wins and player ${from} has laid down no tile.`);
  const win: RecordWin = { player, from, ...held };
  readValue(reader, win, event);
  const bonus = deal.events.filter((other) => other.type === 'bonus' && other.player === player).length;
  if (bonus > 0) win.bonus = bonus;
  if (deal.ending?.type === 'draw') return note(reader, 'Somebody wins after the deal was drawn.');
  deal.ending = { type: 'win', wins: [...(deal.ending?.wins ?? []), win] };
  takeScores({ reader, deal }, event);
}

/** Everything about the worth of the hand may be missing. */
function readValue(reader: JsonReader, win: RecordWin, event: JsonObject): void {
  const { pai, uradora_markers: markers, ura_markers: under = markers, yakus, fan, fu, hora_points: points } = event;
  if (pai !== undefined) {
    const tile = takeMjaiTile(reader, pai, 'pai');
    if (win.tile === UNKNOWN) win.tile = tile;
    if (tile !== win.tile) note(reader, `\`pai\` is ${tile}; the tile to win with is ${win.tile}.`);
  }
  takeHandOf(reader, win, event['hora_tehais']);
  if (under !== undefined) win.under = takeList(reader, under, 'uradora_markers', takeMjaiTile);
  if (yakus !== undefined) {
    const patterns = namedPatterns(takeList(reader, yakus, 'yakus', takePattern), win);
    if (patterns.length > 0) win.patterns = patterns;
  }
  const yakuman = sumOf(win.patterns, 'yakuman');
  if (yakuman > 0) win.yakuman = yakuman;
  else {
    if (fan !== undefined) win.fan = takeNumber(reader, fan, 'fan', 0);
    else if (win.patterns) win.fan = sumOf(win.patterns, 'fan');
    if (fu !== undefined) win.minipoints = takeNumber(reader, fu, 'fu', 0);
  }
  if (points !== undefined) win.points = takeNumber(reader, points, 'hora_points', 0);
  if (event['deltas'] !== undefined)
    win.delta = takeList(reader, event['deltas'], 'deltas', takeNumber, reader.players);
}

/**
 * The hand of the winner follows from the log; where it is given too, with or without the last tile, it must be the same.
 * Where tiles of it were not shown before, they are now.
 */
function takeHandOf(reader: JsonReader, win: RecordWin, value: Json | undefined): void {
  const { hand, tile } = win;
  if (value === undefined || value === null) return;
  const given = takeList(reader, value, 'hora_tehais', takeMjaiTile);
  const whole = given.length % 3 === 1 ? [...given, tile] : given;
  if (whole.includes(UNKNOWN) || inOrder(whole).join() === hand.join()) return;
  if (hand.includes(UNKNOWN) && holds(whole, hand)) {
    win.hand = inOrder(whole);
    return;
  }
  note(reader, `\`hora_tehais\` is ${given.join(' ')}; the hand is ${hand.join(' ')} with the winning tile.`);
}

/** Whether the tiles can be those of a hand some of whose tiles are not shown. */
function holds(tiles: readonly string[], hand: readonly string[]): boolean {
  const left = [...tiles];
  for (const tile of hand.filter((one) => one !== UNKNOWN)) {
    const at = left.indexOf(tile);
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return tiles.length === hand.length;
}

function sumOf(patterns: readonly RecordPattern[] | undefined, what: 'fan' | 'yakuman'): number {
  return (patterns ?? []).reduce((sum, pattern) => sum + (pattern[what] ?? 0), 0);
}

/** `["reach", 1]`, or `{"name": "reach", "han": 1}`. */
function takePattern(reader: JsonReader, value: Json | undefined, path: string): { word: string; count: number } {
  const [word, count] = isObject(value)
    ? [value['name'], value['han'] ?? value['fan']]
    : Array.isArray(value)
      ? value
      : [];
  return {
    word: takeText(reader, word, `${path}, the name of a pattern,`),
    count: takeNumber(reader, count, `${path}, the fan of a pattern,`, 0),
  };
}

/** The dragons share one word: with a fan each, or all in one entry. */
function namedPatterns(entries: readonly { word: string; count: number }[], win: RecordWin): RecordPattern[] {
  const dragons = patternsOf(DRAGON, win);
  return entries.flatMap(({ word, count }) => {
    if (word === DRAGON) return dragons.splice(0, count).map((id) => ({ id, fan: 1 }));
    return [valued(patternsOf(word, win)[0]!, count)];
  });
}

const DRAGON = PATTERNS['yakuhai_haku']!;

/** A yakuman has a mark of its own; thirteen fan that are no bonus stand for one too. */
function valued(id: string, count: number): RecordPattern {
  if (count >= YAKUMAN) return { id, yakuman: Math.floor(count / YAKUMAN) };
  if (count >= 13 && !COUNTED.includes(id)) return { id, yakuman: Math.floor(count / 13) };
  return { id, fan: count };
}

const COUNTED = ['dora', 'ura_dora', 'aka_dora', 'kita'];

export function readDraw({ reader, deal, tracked }: MjaiReading, event: JsonObject): void {
  if (deal === undefined) return note(reader, 'A deal is drawn outside of a deal.');
  if (deal.ending) return note(reader, 'The deal has ended before.');
  const { reason = REASONS.exhausted, tehais, tenpais, deltas } = event;
  const meant = reasonOf(takeText(reader, reason, 'reason'));
  if (meant === undefined) {
    const known = Object.values(REASONS).join(', ');
    return note(reader, `\`reason\` is ${JSON.stringify(reason)}; expected one of ${known}.`);
  }
  const ending: RecordEnding = { type: 'draw', reason: meant };
  if (tehais !== undefined)
    ending.shown = checkShown(
      reader,
      shownHands(takeList(reader, tehais, 'tehais', takeHand, reader.players)),
      tracked,
    );
  else if (Array.isArray(tenpais))
    ending.shown = shownHands(tracked.hands.map((hand, player) => (tenpais[player] === true ? hand : [])));
  if (deltas !== undefined) ending.delta = takeList(reader, deltas, 'deltas', takeNumber, reader.players);
  deal.ending = ending;
  takeScores({ reader, deal }, event);
}

/** Hands laid open are those that follow from the log. */
function checkShown(reader: JsonReader, shown: Record<number, string[]>, { hands }: Tracked): Record<number, string[]> {
  for (const [player, hand] of Object.entries(shown)) {
    const held = inOrder(hands[Number(player)]!);
    if (!held.includes(UNKNOWN) && held.join() !== hand.join())
      note(reader, `\`tehais[${player}]\` is ${hand.join(' ')}; the hand is ${held.join(' ')}.`);
  }
  return shown;
}

function takeHand(reader: JsonReader, value: Json | undefined, path: string): string[] {
  return value === null ? [] : takeList(reader, value, path, takeMjaiTile);
}

function shownHands(hands: readonly string[][]): Record<number, string[]> {
  const shown = hands.map((hand, player) => [player, inOrder(hand)] as const);
  return Object.fromEntries(shown.filter(([, hand]) => hand.length > 0 && !hand.includes(UNKNOWN)));
}

function takeScores({ reader, deal }: Required<Pick<MjaiReading, 'reader' | 'deal'>>, event: JsonObject): void {
  if (event['scores'] !== undefined)
    deal.pointsAfter = takeList(reader, event['scores'], 'scores', takeNumber, reader.players);
}
