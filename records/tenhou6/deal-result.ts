/** The last entry of a deal in tenhou.net/6: how it ended. */
import type { RecordDeal, RecordEnding, RecordPattern, RecordWin } from '../game-record.ts';
import { type JsonReader, type Json, note, takeList, takeNumber, takePlayer, takeText } from '../json-reader.ts';
import * as names from './tenhou6-words.ts';
import { inOrder } from '../log-tiles.ts';
import { type Tracked, winningHand } from '../track-hands.ts';

/** Reads how a deal ended. `under`: the indicators beneath the others. */
export function takeResult(
  reader: JsonReader,
  value: Json | undefined,
  path: string,
  { deal, tracked, under }: { deal: RecordDeal; tracked: Tracked; under: string[] },
): RecordEnding | undefined {
  const result = takeList(reader, value, path, (_, entry) => entry);
  if (reader.problems.length > 0) return undefined;
  const word = takeText(reader, result[0], `${path}[0]`);
  if (word === names.WON) return takeWins(reader, result, path, { deal, tracked, under });
  const reason = names.reasonOf(word);
  if (reason === undefined) {
    const known = [names.WON, names.DRAWN, ...Object.values(names.REASONS)].join(', ');
    return void note(reader, `\`${path}[0]\` is ${JSON.stringify(word)}; expected one of ${known}.`);
  }
  const delta = result[1] === undefined ? deal.points.map(() => 0) : takeDelta(reader, result[1], `${path}[1]`);
  const shown = shownHands(word, delta, tracked, deal);
  return { type: 'draw', reason, ...(shown && { shown }), delta };
}

/** Four entries stand for three players too; then the last is empty. */
function takeDelta(reader: JsonReader, value: Json | undefined, path: string): number[] {
  return takeList(reader, value, path, takeNumber, 4).slice(0, reader.players);
}

/** Which hands lie open follows from how the deal ended; undefined where it does not. */
function shownHands(
  word: string,
  delta: readonly number[],
  { hands }: Tracked,
  { events }: RecordDeal,
): Record<number, string[]> | undefined {
  const of = (shows: (player: number) => boolean): Record<number, string[]> =>
    Object.fromEntries(hands.flatMap((hand, player) => (shows(player) ? [[player, inOrder(hand)]] : [])));
  if (word === names.DRAWN && delta.some((gain) => gain !== 0)) return of((player) => delta[player]! > 0);
  if (word === names.ALL_WAIT || word === names.REASONS.four_riichi) return of(() => true);
  if (word === names.REASONS.nine_kinds) return of((player) => hands[player]!.length % 3 === 2);
  const nobody = [names.NONE_WAITS, names.REASONS.four_winds, names.REASONS.four_kongs];
  return events.length > 0 && names.reasonOf(word) !== 'nagashi' && nobody.includes(normal(word)) ? {} : undefined;
}

function normal(word: string): string {
  const reason = names.reasonOf(word);
  return reason === 'four_kongs' ? names.REASONS.four_kongs : word;
}

function takeWins(
  reader: JsonReader,
  result: readonly (Json | undefined)[],
  path: string,
  at: { deal: RecordDeal; tracked: Tracked; under: string[] },
): RecordEnding | undefined {
  if (result.length < 3 || result.length % 2 === 0) {
    return void note(
      reader,
      `\`${path}\` has ${result.length} entries; expected "${names.WON}" and two for each winner.`,
    );
  }
  const wins: RecordWin[] = [];
  for (let i = 1; i < result.length; i += 2) {
    const delta = takeDelta(reader, result[i], `${path}[${i}]`);
    const win = takeWin(reader, result[i + 1], `${path}[${i + 1}]`, at);
    if (win) wins.push({ ...win, delta });
  }
  return { type: 'win', wins };
}

function takeWin(
  reader: JsonReader,
  value: Json | undefined,
  path: string,
  { deal, tracked, under }: { deal: RecordDeal; tracked: Tracked; under: string[] },
): RecordWin | undefined {
  const [who, giver, third, worth, ...texts] = takeList(reader, value, path, (_, entry) => entry);
  const player = takePlayer(reader, who, `${path}[0]`);
  const from = takePlayer(reader, giver, `${path}[1]`);
  const responsible = third === undefined ? player : takePlayer(reader, third, `${path}[2]`);
  if (reader.problems.length > 0) return undefined;
  const held = winningHand(tracked, player, from);
  if (held === undefined)
    return void note(reader, `\`${path}\`: player ${player} wins and player ${from} has laid down no tile.`);
  const declared = deal.events.some((event) => event.type === 'riichi' && event.player === player);
  const bonus = deal.events.filter((event) => event.type === 'bonus' && event.player === player).length;
  return {
    player,
    from,
    ...held,
    under: declared ? under : [],
    ...(worth !== undefined && takeWorth(reader, takeText(reader, worth, `${path}[3]`), `${path}[3]`)),
    ...takePatterns(texts.map((text, at) => takeText(reader, text, `${path}[${at + 4}]`))),
    ...(bonus > 0 && { bonus }),
    ...(responsible !== player && { responsible }),
  };
}

/** `30符4飜7700点`, `満貫2000-4000点`, `役満16000点∀`. */
function takeWorth(reader: JsonReader, text: string, path: string): Partial<RecordWin> {
  const found = /^(?:(\d+)符(\d+)飜)?([^\d]*?)(\d+)(?:-(\d+))?点(∀)?$/.exec(text);
  if (found === null) {
    note(reader, `\`${path}\` is ${JSON.stringify(text)}; expected the worth of a hand, such as 30符4飜7700点.`);
    return {};
  }
  const [, minipoints, , , first, second, all] = found;
  const payers = reader.players - 1;
  const one = Number(first);
  const points = second !== undefined ? one * (payers - 1) + Number(second) : all !== undefined ? one * payers : one;
  return { ...(minipoints !== undefined && { minipoints: Number(minipoints) }), points };
}

/** `立直(1飜)`, `四暗刻(役満)`. */
function takePatterns(texts: readonly string[]): Pick<RecordWin, 'patterns' | 'fan' | 'yakuman'> {
  const patterns = texts.map(takePattern);
  if (patterns.length === 0) return {};
  const yakuman = patterns.reduce((sum, pattern) => sum + (pattern.yakuman ?? 0), 0);
  const fan = patterns.reduce((sum, pattern) => sum + (pattern.fan ?? 0), 0);
  return { patterns, ...(yakuman > 0 ? { yakuman } : { fan }) };
}

function takePattern(text: string): RecordPattern {
  const [, name = text, fan, yakuman] = /^(.*?)\((?:(\d+)飜|(.*)役満)\)$/.exec(text) ?? [];
  const id = names.patternOf(name);
  if (yakuman !== undefined) return { id, yakuman: yakuman === '' ? 1 : 2 };
  return { id, ...(fan !== undefined && { fan: Number(fan) }) };
}

/** How a deal ended, as tenhou.net/6 has it. */
export function writeResult(deal: RecordDeal, players: number): Json[] {
  const { ending } = deal;
  const padded = (delta: number[] | undefined): number[] => fourOf(delta ?? deal.points.map(() => 0), 0);
  if (ending === undefined) return [];
  if (ending.type === 'win')
    return [names.WON, ...ending.wins.flatMap((win) => [padded(win.delta), writeWin(win, deal, players)])];
  if (ending.reason === 'nagashi') return [names.REASONS.nagashi, padded(ending.delta)];
  if (ending.reason !== 'exhausted') return [names.REASONS[ending.reason]];
  if (ending.delta?.some((gain) => gain !== 0) || ending.shown === undefined)
    return [names.DRAWN, padded(ending.delta)];
  return [Object.keys(ending.shown).length > 0 ? names.ALL_WAIT : names.NONE_WAITS];
}

/** Rows have four entries even where three play. */
export function fourOf<T>(list: readonly T[], empty: T): T[] {
  return Array.from({ length: 4 }, (_, player) => list[player] ?? empty);
}

function writeWin(win: RecordWin, deal: RecordDeal, players: number): Json[] {
  const { player, from, responsible = player, patterns = [] } = win;
  const wind = names.WINDS[(player - deal.dealer + players) % players]!;
  const texts = patterns.map(({ id, fan, yakuman }) => {
    const name = names.PATTERNS[id] ?? id;
    const value = yakuman === undefined ? `${fan ?? 0}飜` : (yakuman > 1 ? 'ダブル' : '') + names.YAKUMAN;
    return `${name.replace('$', id === 'yakuhai_round' ? names.WINDS[deal.round - 1]! : wind)}(${value})`;
  });
  const worth = win.points === undefined ? [] : [worthOf(win, deal, players)];
  return [player, from, responsible, ...worth, ...(worth.length > 0 ? texts : [])];
}

function worthOf(win: RecordWin, deal: RecordDeal, players: number): string {
  return `${rankOf(win, fullShares(win, deal, players))}${sharesOf(win, deal, players)}`;
}

/** How many times the base all payers pay together. */
function fullShares({ player, from }: RecordWin, { dealer }: RecordDeal, players: number): number {
  const each = player === dealer ? 2 : 1;
  return player === from ? each * (players - 2) + 2 : each * 2 + 2;
}

function rankOf({ fan = 0, minipoints, yakuman, points = 0 }: RecordWin, shares: number): string {
  if (yakuman !== undefined) return names.YAKUMAN;
  const limit = limitBase(fan, minipoints ?? (points >= 2000 * shares ? 70 : 0));
  if (limit !== undefined) return names.LIMITS[limit]!;
  if (minipoints === undefined) return '';
  return points === 2000 * shares ? names.ROUNDED_UP : `${minipoints}符${fan}飜`;
}

/** The base from which on a hand has a limit; undefined below. */
function limitBase(fan: number, minipoints: number): number | undefined {
  if (fan >= 13) return 8000;
  if (fan >= 11) return 6000;
  if (fan >= 8) return 4000;
  if (fan >= 6) return 3000;
  return fan >= 5 || minipoints * 2 ** (fan + 2) >= 2000 ? 2000 : undefined;
}

/** `7700点`, drawn by the dealer `4000点∀`, by others `2000-4000点`. */
function sharesOf({ player, from, points = 0 }: RecordWin, { dealer }: RecordDeal, players: number): string {
  if (player !== from) return `${points}点`;
  if (player === dealer) return `${points / (players - 1)}点∀`;
  const [other, whole] = splitDrawn(points, players);
  return `${other}-${whole}点`;
}

/** What the others and the dealer pay: the dealer twice as much, each share rounded up to hundreds. */
function splitDrawn(points: number, players: number): [number, number] {
  for (let other = 100; other * (players - 2) <= points; other += 100) {
    const dealer = points - other * (players - 2);
    if (dealer === 2 * other || dealer === 2 * other - 100) return [other, dealer];
  }
  return [0, points];
}
