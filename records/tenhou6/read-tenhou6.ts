/**
 * tenhou.net/6 JSON. A deal is a list: `[round, repeats, stakes]`, points, indicators, the indicators beneath them, then for
 * each seat its dealt hand, what it took and what it laid down, and last how the deal ended. Seats count from the first dealer.
 *
 *     [[0,0,0],[25000,25000,25000,25000],[16],[],[11,12,...],[24,"c141315",...],[41,60,"r24",...], ... ,["和了",[...],[...]]]
 */
import { type Result, refused } from '../../core/index.ts';
import { type GameRecord, type RecordDeal, pointsAfter } from '../game-record.ts';
import type { Format } from '../log-format.ts';
import {
  type JsonReader,
  isObject,
  type Json,
  type JsonObject,
  jsonReader,
  note,
  readJson,
  takeList,
  takeNumber,
  takeObject,
  takeText,
} from '../json-reader.ts';
import { type Call, parseCall } from './call-notation.ts';
import { fromCode, takeCode } from './tenhou6-words.ts';
import { type Laid, orderEvents, type Taken } from './event-order.ts';
import { takeResult } from './deal-result.ts';
import { refusesTenhou6, writeTenhou6 } from './write-tenhou6.ts';
import { startTracking, track } from '../track-hands.ts';

/** tenhou.net/6 logs, in and out. */
export const tenhou6: Format = {
  id: 'tenhou6',
  says: 'tenhou.net/6 JSON, or an address that carries it',
  loses: [
    {
      id: 'about',
      says: 'It stores the title and the names of the players, but no other information about the origin of the game.',
    },
    { id: 'rules', says: 'It stores the length, open All Simples and red fives, but no other options.' },
    {
      id: 'turned',
      says: 'It does not store when indicators were turned up. Tilewright assumes the usual times: immediately after a concealed kong, and with the next discard or kong after other kongs.',
    },
    { id: 'numbers', says: 'It numbers the players from the first dealer.' },
    { id: 'minipoints', says: 'It does not store the fu of a hand with a limit or of a yakuman.' },
    {
      id: 'shown',
      says: 'It does not store which hands were shown. Tilewright infers this from the ending of the deal.',
    },
    {
      id: 'own_order',
      says: 'If a player discards the same tile twice in a row, the log may not show which of the two was claimed.',
    },
    { id: 'unended', says: 'It leaves out a deal without an ending.' },
  ],
  recognises: (text) => /^\s*\{[\s\S]*"log"\s*:\s*\[/.test(contentOf(text)),
  read: readTenhou6,
  write: writeTenhou6,
  refuses: refusesTenhou6,
};

/** Addresses carry the JSON behind their `#json=`. */
function contentOf(text: string): string {
  const found = /^\s*https?:\/\/\S*?#json=([\s\S]*?)(?:&ts=\d+)?\s*$/.exec(text);
  if (found === null) return text;
  try {
    return decodeURIComponent(found[1]!);
  } catch {
    return found[1]!;
  }
}

/** Reads a tenhou.net/6 log. Problems: `bad-log`, with the path in the JSON. */
export function readTenhou6(text: string, file = 'log'): Result<GameRecord> {
  const reader = jsonReader(file);
  const parsed = readJson(reader, contentOf(text));
  if (parsed === undefined) return refused(reader.problems);
  const whole = takeObject(reader, parsed, 'log');
  const log = takeList(reader, whole['log'], 'log', (_, deal) => deal);
  if (reader.problems.length === 0 && log.length === 0) note(reader, 'There is no deal in this log.');
  const game = startRecord(reader, whole, log);
  for (const [at, entry] of log.entries()) {
    if (reader.problems.length > 0) break;
    const deal = takeDeal(reader, entry, `log[${at}]`);
    if (deal) game.deals.push(deal);
  }
  return reader.problems.length > 0 ? refused(reader.problems) : { ok: true, value: game, problems: [] };
}

function startRecord(reader: JsonReader, whole: JsonObject, log: readonly (Json | undefined)[]): GameRecord {
  const { title, name, rule, sc } = whole;
  const first = log[0];
  const fourth = Array.isArray(first) ? first[13] : undefined;
  reader.players = Array.isArray(fourth) && fourth.length === 0 ? 3 : 4;
  const game: GameRecord = {
    about: {},
    players: reader.players,
    rules: isObject(rule) ? takeRules(rule) : {},
    complete: Array.isArray(sc) && sc.length > 0,
    starter: 0,
    deals: [],
  };
  const titles = title === undefined ? [] : takeList(reader, title, 'title', takeText);
  if (titles.some((line) => line !== '')) game.about.title = titles;
  const known = name === undefined ? [] : takeList(reader, name, 'name', takeText).slice(0, reader.players);
  if (known.some((one) => one !== '')) game.about.names = known;
  if (game.complete) game.final = takeFinal(reader, sc);
  return game;
}

/** `南喰赤`: a game to the end of the south round, open All Simples, red fives. */
function takeRules({ disp, aka, ...reds }: JsonObject): GameRecord['rules'] {
  const text = typeof disp === 'string' ? disp : '';
  const counts = [aka, reds['aka51'], reds['aka52'], reds['aka53']].filter((count) => typeof count === 'number');
  return {
    ...(/[東南]/.test(text) && { length: text.includes('南') ? 'south' : 'east' }),
    ...(/[東南喰赤]/.test(text) && { kuitan: text.includes('喰') }),
    ...(counts.length > 0
      ? { red_fives: counts.some((count) => count > 0) }
      : text.includes('赤') && { red_fives: true }),
  };
}

/** Points and results take turns. */
function takeFinal(reader: JsonReader, value: Json | undefined): NonNullable<GameRecord['final']> {
  const numbers = takeList(reader, value, 'sc', (_, entry, path) => {
    if (typeof entry !== 'number') note(reader, `\`${path}\` is ${JSON.stringify(entry)}; expected a number.`);
    return Number(entry);
  }).slice(0, 2 * reader.players);
  return { points: numbers.filter((_, at) => at % 2 === 0), results: numbers.filter((_, at) => at % 2 === 1) };
}

function takeDeal(reader: JsonReader, value: Json | undefined, path: string): RecordDeal | undefined {
  const parts = takeList(reader, value, path, (_, part) => part, 17);
  if (reader.problems.length > 0) return undefined;
  const [number, repeats, stakes] = takeList(reader, parts[0], `${path}[0]`, takeCount, 3);
  const points = takeList(reader, parts[1], `${path}[1]`, takeNumber, 4).slice(0, reader.players);
  const [indicator, ...more] = takeList(reader, parts[2], `${path}[2]`, takeCode);
  const under = takeList(reader, parts[3], `${path}[3]`, takeCode);
  const seats = points.map((_, player) => takeSeat(reader, parts, path, player));
  if (reader.problems.length === 0 && indicator === undefined)
    note(reader, `\`${path}[2]\` is empty; expected the indicators.`);
  if (reader.problems.length > 0) return undefined;
  const dealer = number! % 4;
  if (dealer >= reader.players) return void note(reader, `\`${path}[0][0]\` is ${number}; nobody sits there.`);
  const deal: RecordDeal = {
    round: Math.floor(number! / 4) + 1,
    turn: dealer + 1,
    dealer,
    repeats: repeats!,
    stakes: stakes!,
    points,
    indicator: indicator!,
    hands: seats.map(({ hand }) => hand),
    events: [],
  };
  const rows = {
    dealer,
    taken: seats.map(({ taken }) => taken),
    laid: seats.map(({ laid }) => laid),
    indicators: more,
  };
  const ordered = orderEvents(rows);
  if ('why' in ordered)
    return void note(reader, `\`${path}\`: the rows of the seats do not fit together. ${ordered.why}`);
  deal.events = ordered.events;
  return endDeal(reader, deal, parts[16], path, under);
}

function takeCount(reader: JsonReader, value: Json | undefined, path: string): number {
  return takeNumber(reader, value, path, 0, 1000);
}

function endDeal(
  reader: JsonReader,
  deal: RecordDeal,
  result: Json | undefined,
  path: string,
  under: string[],
): RecordDeal | undefined {
  const tracked = startTracking(deal);
  for (const event of deal.events) {
    const no = track(tracked, event);
    if (no !== undefined) return void note(reader, `\`${path}\`: ${no}`);
  }
  const ending = takeResult(reader, result, `${path}[16]`, { deal, tracked, under });
  if (ending === undefined) return undefined;
  deal.ending = ending;
  settleLastStake(deal);
  const after = pointsAfter(deal);
  if (after) deal.pointsAfter = after;
  return deal;
}

/** The last declaration is paid for unless its discard was won with. */
function settleLastStake({ events, ending }: RecordDeal): void {
  const last = events.findLast((event) => event.type === 'discard' || event.type === 'draw');
  const declared = events.findLast(
    (event) => event.type === 'riichi' || event.type === 'draw' || event.type === 'stake',
  );
  if (last?.type !== 'discard' || declared?.type !== 'riichi') return;
  const lost = ending!.type === 'win' || ending!.reason === 'triple_win';
  if (!lost) events.push({ type: 'stake', player: declared.player });
}

interface Seat {
  hand: string[];
  taken: Taken[];
  laid: Laid[];
}

function takeSeat(reader: JsonReader, parts: readonly (Json | undefined)[], path: string, player: number): Seat {
  const at = 4 + 3 * player;
  return {
    hand: takeList(reader, parts[at], `${path}[${at}]`, takeCode, 13),
    taken: takeList(reader, parts[at + 1], `${path}[${at + 1}]`, takeTaken),
    laid: takeList(reader, parts[at + 2], `${path}[${at + 2}]`, takeLaid),
  };
}

function takeTaken(reader: JsonReader, value: Json | undefined, path: string): Taken {
  if (typeof value !== 'string') return { tile: takeCode(reader, value, path) };
  return { call: takeCall(reader, value, path, 'cpm', 'c171618, 47p4747 or m39393939') };
}

const DRAWN = 60;

function takeLaid(reader: JsonReader, value: Json | undefined, path: string): Laid {
  if (value === 0) return 'nothing';
  const riichi = typeof value === 'string' && value.startsWith('r');
  const code = riichi ? Number((value as string).slice(1)) : value;
  if (code === DRAWN) return { tile: 'drawn', riichi };
  if (typeof code === 'string') return { call: takeCall(reader, code, path, 'kaf', 'r24, 31k313131 or 121212a12') };
  if (riichi && fromCode(code as number) === undefined)
    note(reader, `\`${path}\` is "${String(value)}"; expected "r" and a tile.`);
  return { tile: takeCode(reader, code, path), riichi };
}

function takeCall(reader: JsonReader, text: string, path: string, letters: string, such: string): Call {
  const call = parseCall(text);
  if (call && letters.includes(call.letter)) return call;
  note(reader, `\`${path}\` is ${JSON.stringify(text)}; expected a tile or a call such as ${such}.`);
  return { letter: 'f', tile: '4z', others: [], turns: undefined };
}
