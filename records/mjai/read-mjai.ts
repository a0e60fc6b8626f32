/**
 * mjai event logs: one JSON object a line, tiles as `5m`, `5mr` (red), `E S W N P F C`.
 *
 *     {"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"scores":[...],"dora_marker":"5p","tehais":[...]}
 *     {"type":"tsumo","actor":0,"pai":"9m"}
 *     {"type":"dahai","actor":0,"pai":"9m","tsumogiri":true}
 */
import { type Result, refused } from '../../core/index.ts';
import { type GameRecord, type RecordDeal, type RecordEvent, pointsAfter, STAKE } from '../game-record.ts';
import type { Format } from '../log-format.ts';
import {
  isObject,
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
} from '../json-reader.ts';
import { readDraw, readWin } from './deal-ending.ts';
import { takeMjaiTile, WINDS } from './mjai-words.ts';
import { streamMjai, writeMjai } from './write-mjai.ts';
import { inOrder } from '../log-tiles.ts';
import { startTracking, track } from '../track-hands.ts';
import type { MjaiReading } from './reader-state.ts';

const KINDS: Readonly<Record<string, (reading: MjaiReading, event: JsonObject) => void>> = {
  start_game: readGame,
  start_kyoku: readDeal,
  end_kyoku: endDeal,
  end_game: endGame,
  tsumo: (reading, event) => happen(reading, { type: 'draw', ...actorOf(reading, event), tile: pai(reading, event) }),
  dahai: (reading, event) =>
    happen(reading, {
      type: 'discard',
      ...actorOf(reading, event),
      tile: pai(reading, event),
      drawn: takeFlag(reading.reader, event['tsumogiri'], 'tsumogiri'),
    }),
  chi: (reading, event) => happen(reading, { type: 'chow', ...claimOf(reading, event, 2) }),
  pon: (reading, event) => happen(reading, { type: 'pung', ...claimOf(reading, event, 2) }),
  daiminkan: (reading, event) => happen(reading, { type: 'open_kong', ...claimOf(reading, event, 3) }),
  ankan: (reading, event) =>
    happen(reading, { type: 'concealed_kong', ...actorOf(reading, event), tiles: consumed(reading, event, 4) }),
  kakan: readAdded,
  kita: readBonus,
  nukidora: readBonus,
  dora: (reading, event) =>
    happen(reading, { type: 'indicator', tile: takeMjaiTile(reading.reader, event['dora_marker'], 'dora_marker') }),
  reach: (reading, event) => happen(reading, { type: 'riichi', ...actorOf(reading, event) }),
  reach_accepted: readStake,
  hora: readWin,
  ryukyoku: readDraw,
  none: () => undefined,
};

/** mjai logs, in and out. */
export const mjai: Format = {
  id: 'mjai',
  says: 'mjai event log, one JSON object a line',
  loses: [
    { id: 'about', says: 'It stores the names of the players, but no other information about the origin of the game.' },
    { id: 'rules', says: 'It stores the length of the game and the red fives, but no other options.' },
    { id: 'results', says: 'It stores the final points, but not the results with placement.' },
    { id: 'responsible', says: 'It stores who pays, but not who is liable for a hand.' },
  ],
  recognises: (text) => {
    const first = text.split('\n', 20).find((line) => line.trim() !== '');
    return first !== undefined && /^\s*\{.*"type"\s*:/.test(first) && kindOf(first) !== undefined;
  },
  read: readMjai,
  write: writeMjai,
  stream: streamMjai,
};

function kindOf(line: string): string | undefined {
  try {
    const value = JSON.parse(line) as Json;
    const type = isObject(value) ? value['type'] : undefined;
    return typeof type === 'string' && Object.hasOwn(KINDS, type) ? type : undefined;
  } catch {
    return /^\s*\{\s*"type"\s*:\s*"start_(game|kyoku)"/.test(line) ? 'start_game' : undefined;
  }
}

/** Reads an mjai log. Problems: `bad-log`, with the line. */
export function readMjai(text: string, file = 'log'): Result<GameRecord> {
  const game: GameRecord = { about: {}, players: 4, rules: {}, complete: false, starter: 0, deals: [] };
  const reading: MjaiReading = { reader: jsonReader(file), game, tracked: startTracking({ hands: [] }) };
  for (const [at, line] of text.split('\n').entries()) {
    reading.reader.line = at + 1;
    if (line.trim() !== '') readLine(reading, line);
    if (reading.reader.problems.length > 0) return refused(reading.reader.problems);
  }
  if (game.deals.length === 0)
    note(reading.reader, 'There is no deal in this log.', 'A deal begins with `start_kyoku`.');
  return reading.reader.problems.length > 0
    ? refused(reading.reader.problems)
    : { ok: true, value: game, problems: [] };
}

function readLine(reading: MjaiReading, line: string): void {
  const { reader } = reading;
  const parsed = readJson(reader, line);
  if (parsed === undefined) return;
  const event = takeObject(reader, parsed, 'event');
  if (reader.problems.length === 0) takeChoice(reader, event['type'], 'type', KINDS)?.(reading, event);
}

function readGame({ reader, game }: MjaiReading, event: JsonObject): void {
  const { names, kyoku_first: first, aka_flag: red } = event;
  if (names !== undefined) game.about.names = takeList(reader, names, 'names', takeText);
  if (first === 0 || first === 4) game.rules['length'] = first === 0 ? 'south' : 'east';
  if (typeof red === 'boolean') game.rules['red_fives'] = red;
}

function readDeal(reading: MjaiReading, event: JsonObject): void {
  const { reader, game } = reading;
  if (reading.deal && !reading.deal.ending) note(reader, 'A deal begins before the last one has ended.', ENDS);
  const hands = takeList(reader, event['tehais'], 'tehais', (_, hand, path) =>
    takeList(reader, hand, path, takeMjaiTile, 13),
  );
  if (hands.length !== 3 && hands.length !== 4) note(reader, `\`tehais\` has ${hands.length} hands; expected 3 or 4.`);
  if (game.deals.length > 0 && hands.length !== game.players)
    note(reader, `\`tehais\` has ${hands.length} hands; before it were ${game.players}.`);
  reader.players = hands.length === 3 ? 3 : 4;
  const deal: RecordDeal = {
    round: 1 + (takeChoice(reader, event['bakaze'], 'bakaze', ROUNDS) ?? 0),
    turn: takeNumber(reader, event['kyoku'], 'kyoku', 1, reader.players),
    dealer: takePlayer(reader, event['oya'], 'oya'),
    repeats: takeNumber(reader, event['honba'], 'honba', 0),
    stakes: takeNumber(reader, event['kyotaku'], 'kyotaku', 0),
    points: takeList(reader, event['scores'], 'scores', takeNumber, reader.players),
    indicator: takeMjaiTile(reader, event['dora_marker'], 'dora_marker'),
    hands,
    events: [],
  };
  if (game.deals.length === 0) game.starter = (deal.dealer - deal.turn + 1 + reader.players) % reader.players;
  game.players = reader.players;
  game.deals.push(deal);
  reading.deal = deal;
  reading.tracked = startTracking(deal);
}

const ENDS = 'A deal ends with `hora` or `ryukyoku`.';
const ROUNDS = Object.fromEntries(
  WINDS.flatMap((wind, at) => [
    [wind, at],
    [`${at + 1}z`, at],
  ]),
) as Record<string, number>;

function endDeal(reading: MjaiReading): void {
  const { deal } = reading;
  if (deal?.ending === undefined) return note(reading.reader, 'The deal ends and nothing says how.', ENDS);
  const after = deal.pointsAfter ?? pointsAfter(deal);
  if (after) deal.pointsAfter = after;
  delete reading.deal;
}

function endGame(reading: MjaiReading, event: JsonObject): void {
  if (reading.deal) endDeal(reading);
  const { reader, game } = reading;
  game.complete = true;
  if (event['scores'] !== undefined)
    game.final = { points: takeList(reader, event['scores'], 'scores', takeNumber, reader.players) };
}

/** Adds an event to the deal, if it can happen. */
function happen({ reader, deal, tracked }: MjaiReading, event: RecordEvent): void {
  if (deal === undefined) return note(reader, 'This happens outside of a deal.', 'A deal begins with `start_kyoku`.');
  if (deal.ending) return note(reader, 'This happens after the deal has ended.');
  if (reader.problems.length > 0) return;
  const no = track(tracked, event);
  if (no !== undefined) note(reader, no);
  deal.events.push(event);
}

function actorOf({ reader }: MjaiReading, event: JsonObject): { player: number } {
  return { player: takePlayer(reader, event['actor'], 'actor') };
}

function claimOf(
  reading: MjaiReading,
  event: JsonObject,
  own: number,
): { player: number; from: number; tile: string; own: string[] } {
  return {
    ...actorOf(reading, event),
    from: takePlayer(reading.reader, event['target'], 'target'),
    tile: pai(reading, event),
    own: consumed(reading, event, own),
  };
}

/** The pung may be given too, and must be the one that lies there. */
function readAdded(reading: MjaiReading, event: JsonObject): void {
  const { reader, tracked } = reading;
  const { player } = actorOf(reading, event);
  const tile = pai(reading, event);
  const pungs = tracked.melds[player]?.filter(({ type }) => type === 'pung') ?? [];
  const given = event['consumed'] === undefined ? undefined : consumed(reading, event, 3);
  if (given && reader.problems.length === 0 && !pungs.some(({ tiles }) => tiles.join() === given.join()))
    return note(reader, `Player ${player} adds ${tile} to ${given.join(' ')}, and no such pung lies there.`);
  happen(reading, { type: 'added_kong', player, tile });
}

function readStake(reading: MjaiReading, event: JsonObject): void {
  const { reader } = reading;
  const { player } = actorOf(reading, event);
  if (event['deltas'] !== undefined) {
    const paid = takeList(reader, event['deltas'], 'deltas', takeNumber, reader.players);
    if (paid.some((points, other) => points !== (other === player ? -STAKE : 0)))
      note(reader, `\`deltas\` is ${paid.join(' ')}; player ${player} pays a stake of ${STAKE}.`);
  }
  happen(reading, { type: 'stake', player });
}

function readBonus(reading: MjaiReading, event: JsonObject): void {
  const tile = event['pai'] === undefined ? '4z' : pai(reading, event);
  happen(reading, { type: 'bonus', ...actorOf(reading, event), tile });
}

function pai({ reader }: MjaiReading, event: JsonObject): string {
  return takeMjaiTile(reader, event['pai'], 'pai');
}

function consumed({ reader }: MjaiReading, event: JsonObject, length: number): string[] {
  return inOrder(takeList(reader, event['consumed'], 'consumed', takeMjaiTile, length));
}
