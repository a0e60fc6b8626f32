import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type Action,
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
  type View,
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
  const game = begin(rules, settings);
  const players = seatPlayers(rules, game.seed, settings.players);
  while (isOn(game)) {
    act(game.table, players);
    tell(game);
  }
  return resultOf(game);
}

/** Somebody who answers later, such as another program. */
export interface RemotePlayer {
  /** What has happened at the table since the last call; the player may be told what it can see of it. */
  hear(events: readonly Event[], table: Table): void;
  /** A legal action for this view, whatever becomes of the other side. */
  answer(view: View): Promise<Action>;
}

/** Plays a whole game in which these players answer later, by player; the others are those of the settings. */
export async function runRemoteGame(
  rules: Ruleset,
  settings: GameSettings,
  remote: readonly (RemotePlayer | undefined)[],
): Promise<GameResult> {
  const onEvents: GameSettings['onEvents'] = (events, table) => {
    for (const player of remote) player?.hear(events, table);
    settings.onEvents?.(events, table);
  };
  const game = begin(rules, { ...settings, onEvents });
  const players = seatPlayers(rules, game.seed, settings.players);
  while (isOn(game)) {
    await actRemote(game.table, players, remote);
    tell(game);
  }
  return resultOf(game);
}

/** A game that is being played. */
interface Running {
  rules: Ruleset;
  settings: GameSettings;
  seed: string;
  maxDeals: number;
  table: Table;
  log: Log | undefined;
}

function begin(rules: Ruleset, settings: GameSettings): Running {
  if (typeof settings !== 'object' || settings === null)
    throw new TypeError('runGame takes settings: runGame(rules, { seed: 1 })');
  needMakers(settings.players);
  const { maxDeals = ENOUGH_DEALS } = settings;
  const seed = seedText(settings.seed ?? randomSeed());
  const log = settings.log ? { header: logHeader(rules, seed), events: [] } : undefined;
  const game = { rules, settings, seed, maxDeals, table: newGame(rules, { seed }), log };
  tell(game);
  return game;
}

function tell({ table, log, settings }: Running): void {
  log?.events.push(...table.events);
  settings.onEvents?.(table.events, table);
}

function isOn({ table, maxDeals }: Running): boolean {
  return !table.over && dealsPlayed(table) < maxDeals;
}

function resultOf({ rules, table, seed, log, maxDeals }: Running): GameResult {
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

/** The same where some players answer later. */
export async function actRemote(
  table: Table,
  players: readonly Player[],
  remote: readonly (RemotePlayer | undefined)[],
): Promise<void> {
  const seat = table.toAct[0]!;
  const other = remote[table.players[seat]!];
  if (other === undefined || table.stage.at === 'settled') return act(table, players);
  const no = advance(table, await other.answer(view(table, seat)));
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
