/** The game record of a game as one line of JSON: `{"type":"game record","version":1,"players":4, ... }`. Nothing is lost. */
import { type OptionValue, type Result, refused } from '../core/index.ts';
import type {
  About,
  GameRecord,
  RecordDeal,
  RecordEnding,
  RecordEvent,
  RecordMeld,
  RecordPattern,
  RecordWin,
} from './game-record.ts';
import type { Format } from './log-format.ts';
import {
  type JsonReader,
  type Json,
  type JsonObject,
  jsonReader,
  note,
  readJson,
  takeChoice,
  takeFlag,
  takeList,
  takeNumber,
  takeObject,
  takePlayer,
  takeText,
  takeTile,
} from './json-reader.ts';
import { startTracking, track } from './track-hands.ts';

/** The version of the form that game records are written and read. */
export const RECORD_VERSION = 1;

/** Game records as they are, a line each. */
export const recordLine: Format = {
  id: 'record',
  says: 'the record of a game, one line of JSON',
  loses: [],
  recognises: (text) => /^\s*\{\s*"type"\s*:\s*"record"/.test(text),
  read: readRecord,
  write: (game) => `${JSON.stringify({ type: 'record', version: RECORD_VERSION, ...game })}\n`,
};

/** Reads the game record on the first line. Problems: `bad-log`, with the path in the JSON. */
export function readRecord(text: string, file = 'log'): Result<GameRecord> {
  const reader = jsonReader(file);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1) note(reader, `There are ${lines.length} lines; expected one game record.`);
  const parsed = readJson(reader, lines[0] ?? '');
  if (reader.problems.length > 0 || parsed === undefined) return refused(reader.problems);
  const game = takeRecord(reader, takeObject(reader, parsed, 'record'));
  return reader.problems.length > 0 ? refused(reader.problems) : { ok: true, value: game, problems: [] };
}

function takeRecord(reader: JsonReader, whole: JsonObject): GameRecord {
  if (whole['version'] !== RECORD_VERSION)
    note(
      reader,
      `\`version\` is ${JSON.stringify(whole['version']) ?? 'missing'}; this program reads ${RECORD_VERSION}.`,
    );
  reader.players = takeNumber(reader, whole['players'], 'players', 2, 4) || 4;
  const { final } = whole;
  return {
    about: takeAbout(reader, whole['about']),
    players: reader.players,
    rules: takeRules(reader, whole['rules']),
    complete: takeFlag(reader, whole['complete'], 'complete'),
    starter: takePlayer(reader, whole['starter'], 'starter'),
    deals: takeList(reader, whole['deals'], 'deals', takeDeal),
    ...(final !== undefined && { final: takeFinal(reader, takeObject(reader, final, 'final')) }),
  };
}

function takeAbout(reader: JsonReader, value: Json | undefined): About {
  const about = takeObject(reader, value, 'about');
  const one = (key: 'id' | 'source' | 'platform' | 'situation'): About =>
    about[key] === undefined ? {} : { [key]: takeText(reader, about[key], `about.${key}`) };
  const many = (key: 'title' | 'names'): About =>
    about[key] === undefined ? {} : { [key]: takeList(reader, about[key], `about.${key}`, takeText) };
  return {
    ...one('id'),
    ...one('source'),
    ...one('platform'),
    ...one('situation'),
    ...many('title'),
    ...many('names'),
  };
}

function takeRules(reader: JsonReader, value: Json | undefined): Record<string, OptionValue> {
  const rules = takeObject(reader, value, 'rules');
  for (const [id, option] of Object.entries(rules))
    if (!['boolean', 'number', 'string'].includes(typeof option))
      note(reader, `\`rules.${id}\` is ${JSON.stringify(option)}; expected the value of an option.`);
  return rules as Record<string, OptionValue>;
}

function takeFinal(reader: JsonReader, final: JsonObject): NonNullable<GameRecord['final']> {
  const amount = (_: JsonReader, value: Json | undefined, path: string): number => {
    if (typeof value !== 'number')
      note(reader, `\`${path}\` is ${JSON.stringify(value) ?? 'missing'}; expected a number.`);
    return Number(value);
  };
  return {
    points: takeList(reader, final['points'], 'final.points', amount, reader.players),
    ...(final['results'] !== undefined && {
      results: takeList(reader, final['results'], 'final.results', amount, reader.players),
    }),
  };
}

function takeDeal(reader: JsonReader, value: Json | undefined, path: string): RecordDeal {
  const deal = takeObject(reader, value, path);
  const whole = (key: string, least: number): number => takeNumber(reader, deal[key], `${path}.${key}`, least);
  const byPlayer = (key: string): number[] => takeList(reader, deal[key], `${path}.${key}`, takeNumber, reader.players);
  const hands = takeList(reader, deal['hands'], `${path}.hands`, takeTiles, reader.players);
  return {
    round: whole('round', 1),
    turn: whole('turn', 1),
    dealer: takePlayer(reader, deal['dealer'], `${path}.dealer`),
    repeats: whole('repeats', 0),
    stakes: whole('stakes', 0),
    points: byPlayer('points'),
    indicator: takeTile(reader, deal['indicator'], `${path}.indicator`),
    hands,
    events: takeEvents(reader, deal['events'], `${path}.events`, hands),
    ...(deal['ending'] !== undefined && { ending: takeEnding(reader, deal['ending'], `${path}.ending`) }),
    ...(deal['pointsAfter'] !== undefined && { pointsAfter: byPlayer('pointsAfter') }),
  };
}

function takeTiles(reader: JsonReader, value: Json | undefined, path: string): string[] {
  return takeList(reader, value, path, takeTile);
}

function takeEvents(reader: JsonReader, value: Json | undefined, path: string, hands: string[][]): RecordEvent[] {
  const events = takeList(reader, value, path, takeEvent);
  if (reader.problems.length > 0) return [];
  const tracked = startTracking({ hands });
  for (const [at, event] of events.entries()) {
    const no = track(tracked, event!);
    if (no !== undefined) {
      note(reader, `\`${path}[${at}]\`: ${no}`);
      break;
    }
  }
  return events as RecordEvent[];
}

const EVENTS: Readonly<Record<RecordEvent['type'], (part: Part) => Partial<RecordEvent>>> = {
  draw: ({ tile }) => ({ tile: tile('tile') }),
  discard: ({ tile, reader, event, path }) => ({
    tile: tile('tile'),
    drawn: takeFlag(reader, event['drawn'], `${path}.drawn`),
  }),
  riichi: () => ({}),
  stake: () => ({}),
  chow: claimed,
  pung: claimed,
  open_kong: claimed,
  concealed_kong: ({ reader, event, path }) => ({ tiles: takeTiles(reader, event['tiles'], `${path}.tiles`) }),
  added_kong: ({ tile }) => ({ tile: tile('tile') }),
  bonus: ({ tile }) => ({ tile: tile('tile') }),
  indicator: ({ tile }) => ({ tile: tile('tile') }),
};

interface Part {
  reader: JsonReader;
  event: JsonObject;
  path: string;
  tile: (key: string) => string;
}

function claimed({ reader, event, path, tile }: Part): Partial<RecordEvent> {
  const from = takePlayer(reader, event['from'], `${path}.from`);
  return { from, tile: tile('tile'), own: takeTiles(reader, event['own'], `${path}.own`) };
}

function takeEvent(reader: JsonReader, value: Json | undefined, path: string): RecordEvent | undefined {
  const event = takeObject(reader, value, path);
  const take = takeChoice(reader, event['type'], `${path}.type`, EVENTS);
  if (take === undefined) return undefined;
  const type = event['type'] as RecordEvent['type'];
  const tile = (key: string): string => takeTile(reader, event[key], `${path}.${key}`);
  const player = type === 'indicator' ? {} : { player: takePlayer(reader, event['player'], `${path}.player`) };
  return { type, ...player, ...take({ reader, event, path, tile }) } as RecordEvent;
}

const REASONS = Object.fromEntries(
  ['exhausted', 'nagashi', 'nine_kinds', 'four_winds', 'four_riichi', 'four_kongs', 'triple_win'].map((one) => [
    one,
    one,
  ]),
) as Record<string, Extract<RecordEnding, { type: 'draw' }>['reason']>;

function takeEnding(reader: JsonReader, value: Json | undefined, path: string): RecordEnding {
  const ending = takeObject(reader, value, path);
  if (takeChoice(reader, ending['type'], `${path}.type`, { win: true, draw: false }))
    return { type: 'win', wins: takeList(reader, ending['wins'], `${path}.wins`, takeWin) };
  const shown = ending['shown'] === undefined ? undefined : takeObject(reader, ending['shown'], `${path}.shown`);
  return {
    type: 'draw',
    reason: takeChoice(reader, ending['reason'], `${path}.reason`, REASONS) ?? 'exhausted',
    ...(shown && {
      shown: Object.fromEntries(
        Object.entries(shown).map(([player, hand]) => [player, takeTiles(reader, hand, `${path}.shown.${player}`)]),
      ),
    }),
    ...takeDelta(reader, ending, path),
  };
}

function takeDelta(reader: JsonReader, from: JsonObject, path: string): { delta?: number[] } {
  if (from['delta'] === undefined) return {};
  return { delta: takeList(reader, from['delta'], `${path}.delta`, takeNumber, reader.players) };
}

function takeWin(reader: JsonReader, value: Json | undefined, path: string): RecordWin {
  const win = takeObject(reader, value, path);
  const { under, patterns, responsible } = win;
  const amounts = ['fan', 'minipoints', 'yakuman', 'points', 'bonus'].flatMap((key) =>
    win[key] === undefined ? [] : [[key, takeNumber(reader, win[key], `${path}.${key}`, 0)] as const],
  );
  return {
    player: takePlayer(reader, win['player'], `${path}.player`),
    from: takePlayer(reader, win['from'], `${path}.from`),
    hand: takeTiles(reader, win['hand'], `${path}.hand`),
    melds: takeList(reader, win['melds'], `${path}.melds`, takeMeld),
    tile: takeTile(reader, win['tile'], `${path}.tile`),
    ...(under !== undefined && { under: takeTiles(reader, under, `${path}.under`) }),
    ...(patterns !== undefined && { patterns: takeList(reader, patterns, `${path}.patterns`, takePattern) }),
    ...Object.fromEntries(amounts),
    ...takeDelta(reader, win, path),
    ...(responsible !== undefined && { responsible: takePlayer(reader, responsible, `${path}.responsible`) }),
  };
}

const MELDS = Object.fromEntries(
  ['chow', 'pung', 'open_kong', 'concealed_kong', 'added_kong'].map((one) => [one, one]),
) as Record<string, RecordMeld['type']>;

function takeMeld(reader: JsonReader, value: Json | undefined, path: string): RecordMeld {
  const meld = takeObject(reader, value, path);
  const type = takeChoice(reader, meld['type'], `${path}.type`, MELDS) ?? 'pung';
  return { type, tiles: takeTiles(reader, meld['tiles'], `${path}.tiles`) };
}

function takePattern(reader: JsonReader, value: Json | undefined, path: string): RecordPattern {
  const pattern = takeObject(reader, value, path);
  const { id, fan, yakuman } = pattern;
  return {
    id: takeText(reader, id, `${path}.id`),
    ...(fan !== undefined && { fan: takeNumber(reader, fan, `${path}.fan`, 0) }),
    ...(yakuman !== undefined && { yakuman: takeNumber(reader, yakuman, `${path}.yakuman`, 0) }),
  };
}
