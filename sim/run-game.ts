import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  advance,
  newGame,
  type Event,
  type Log,
  logHeader,
  NEXT_DEAL,
  type Problem,
  problem,
  type Random,
  type Ruleset,
  type Seed,
  seededRandom,
  seedText,
  type Standing,
  standings,
  type Table,
  view,
} from '../core/index.ts';
import { makeBot, type Player, type PlayerMaker } from '../players/index.ts';
import { randomSeed } from './random-seed.ts';

/** A game to be played; the same settings and players play the same game. */
export interface GameSettings {
  /** One that nobody guesses where none is given. */
  seed?: Seed;
  /** By player; bots where none is given. */
  players?: readonly PlayerMaker[];
  /** The game stops when so many deals have been played, however they ended. */
  maxDeals?: number;
  /** Told what happened, after the start and after every action. */
  onEvents?: (events: readonly Event[], table: Table) => void;
  /** Whether to keep a log. */
  log?: boolean;
}

/** What came of a game. */
export interface GameResult {
  /** The table as the game left it. */
  table: Table;
  /** The seed it was played from, as text. */
  seed: string;
  standings: Standing[];
  /** Deals played to their end, aborted ones included. */
  deals: number;
  /** Why the game did not come to its end. */
  stopped?: Problem;
  log?: Log;
}

/** Games whose deals nobody wins may never end. */
const ENOUGH_DEALS = 1000;

/** Plays a whole game. The same rules, seed and players give the same game. */
export function runGame(rules: Ruleset, settings: GameSettings = {}): GameResult {
  if (typeof settings !== 'object' || settings === null)
    throw new TypeError('runGame takes settings: runGame(rules, { seed: 1 })');
  needMakers(settings.players);
  const { maxDeals = ENOUGH_DEALS } = settings;
  const seed = seedText(settings.seed ?? randomSeed());
  const table = newGame(rules, { seed });
  const players = seatPlayers(rules, seed, settings.players);
  const log: Log | undefined = settings.log ? { header: logHeader(rules, seed), events: [] } : undefined;
  const tell = (): void => {
    log?.events.push(...table.events);
    settings.onEvents?.(table.events, table);
  };
  tell();
  while (!table.over && dealsPlayed(table) < maxDeals) {
    act(table, players);
    tell();
  }
  const result = {
    table,
    seed,
    standings: standings(table),
    deals: dealsPlayed(table),
    ...(log && { log }),
  };
  return table.over ? result : { ...result, stopped: stopped(rules, maxDeals) };
}

/** Players are made for each game anew, so that none remembers another. */
function needMakers(players: GameSettings['players'] = []): void {
  if (Array.isArray(players) && players.every((make) => make === undefined || typeof make === 'function')) return;
  throw new TypeError('runGame takes makers of players: runGame(rules, { players: [makeBot, randomPlayer] })');
}

/** Deals of a game that have come to their end, aborted ones included. */
export function dealsPlayed(table: Table): number {
  if (!Number.isInteger(table?.deals))
    throw new TypeError('dealsPlayed takes a table: const { table } = runGame(rules); dealsPlayed(table)');
  const { deals, settled } = table;
  return settled === null ? deals - 1 : deals;
}

/** The first seat that owes an answer gives it. Nobody needs to be asked before the next deal: there is one answer. */
export function act(table: Table, players: readonly Player[]): void {
  const seat = table.toAct[0]!;
  if (table.stage.at === 'settled') return void advance(table, { seat, move: NEXT_DEAL, tiles: [] });
  const action = players[table.players[seat]!]!(view(table, seat));
  const no = advance(table, action);
  if (no) throw new Error(`player ${table.players[seat]! + 1} did what the rules forbid: ${no.message}`);
}

/** Players for a game; each has a stream of chance of its own, so that none disturbs another. */
export function seatPlayers(rules: Ruleset, seed: Seed, makers: readonly PlayerMaker[] = []): Player[] {
  return Array.from({ length: rules.seats.count }, (_, player) =>
    (makers[player] ?? makeBot)(rules, streamOf(seed, player)),
  );
}

/** 32 bits of a hash: what a player does by chance tells nothing of the walls, nor of another player. */
function streamOf(seed: Seed, player: number): Random {
  const { buffer, byteOffset } = sha256(utf8ToBytes(`tilewright player ${player} ${seedText(seed)}`));
  return seededRandom(new DataView(buffer, byteOffset).getUint32(0));
}

function stopped(rules: Ruleset, deals: number): Problem {
  const message = `${rules.name.en} did not come to its end: stopped after ${deals} ${deals === 1 ? 'deal' : 'deals'}.`;
  return problem('game-stopped', message, {
    severity: 'warning',
    hint: 'Deals that nobody wins may be played again and again; allow more deals.',
  });
}
