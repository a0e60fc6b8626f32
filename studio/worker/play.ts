/** A game of one person against bots, a step at a time: the page says what the person does and how fast the others are. */
import {
  type Action,
  type Event,
  eventsForPlayer,
  isForced,
  isLegal,
  legal,
  type Log,
  logHeader,
  makeLog,
  newGame,
  parseLog,
  PASS,
  play,
  type PlayerNumber,
  type Seat,
  type Standing,
  standings,
  type Table,
  resumeLog,
  view,
  type View,
} from 'tilewright/core';
import { load, type PackRuleset, rulesetFromPack } from 'tilewright/loader';
import { hint as hintOf, type Player } from 'tilewright/players';
import { act, seatPlayers } from 'tilewright/sim';
import type { Project } from '../page/project.ts';
import { printed, settingsOf } from './project-files.ts';
import { need } from './built-in-packs.ts';
import { endOfDeal, type EndOfDeal } from './end-of-deal.ts';
import { type TableFacts, tableFacts } from './table-facts.ts';

/** Which rules: those of the project, or a built-in pack. */
export type Rules = { project: Project } | { pack: string };

/** The table as the person sees it now. */
export interface Moment {
  view: View;
  /** Whether the person is to decide. Otherwise the next step is somebody else's. */
  isAsked: boolean;
  /** What the person saw happen since the last moment. */
  events: readonly Event[];
  /** The player at each seat: `players[seat]`. */
  players: readonly PlayerNumber[];
  person: PlayerNumber;
  /** How the deal ended, while all look at that. */
  end?: EndOfDeal;
  /** Best first, once the game is over. */
  standings?: readonly Standing[];
  canUndo: boolean;
  /** Why the last action was not taken. */
  refused?: string;
}

export type Started = { ok: true; facts: TableFacts; moment: Moment } | { ok: false; said: string };

/** What would be best to do, best first. */
export interface Hint {
  action: Action;
  /** Tiles from being ready; 0: ready. Nothing where only the action is told. */
  distance?: number;
  /** Ids of tiles that bring the hand nearer. */
  tiles: readonly string[];
  /** How many of them are unseen. */
  count: number;
  /** What the discard costs on average, and the chance that somebody wins on it. */
  risk?: { cost: number; chance: number };
}

interface Session {
  rules: PackRuleset;
  language: string;
  table: Table;
  players: readonly Player[];
  person: PlayerNumber;
  log: Log;
  /** Where the seat of the person was when events were last told. */
  heardAt: Seat;
  decisions: { table: Table; at: number }[];
  /** Events of the deal that is on, for its end. */
  deal: Event[];
}

let session: Session | undefined;

/** Begins a game with a seed. The person is player 0. */
export async function startGame(from: Rules, seed: string, language: string): Promise<Started> {
  const loaded = await rulesOf(from);
  if (!loaded.ok) return loaded;
  const { rules } = loaded;
  const table = newGame(rules, { seed });
  const log: Log = { header: logHeader(rules, seed), events: [...table.events] };
  return begin(rules, { language, table, log });
}

/** Goes on with a game that was kept. */
export async function resumeGame(text: string, language: string): Promise<Started> {
  const log = parseLog(text, 'game.log');
  if (!log.ok) return { ok: false, said: printed(log.problems, {}) };
  const { pack, options } = log.value.header;
  const rules = rulesetFromPack(pack, options);
  if (!rules.ok) return { ok: false, said: printed(rules.problems, {}) };
  const resumed = resumeLog(rules.value, log.value, 'game.log');
  if (!resumed.ok) return { ok: false, said: printed(resumed.problems, {}) };
  return begin(rules.value, { language, ...resumed.value });
}

function begin(rules: PackRuleset, { language, table, log }: { language: string; table: Table; log: Log }): Started {
  const players = seatPlayers(rules, String(log.header.seed));
  session = { rules, language, table, players, person: 0, log, heardAt: 0, decisions: [], deal: [] };
  const events = heard(session, log.events);
  return { ok: true, facts: tableFacts(rules, language), moment: momentOf(session, events) };
}

async function rulesOf(from: Rules): Promise<{ ok: true; rules: PackRuleset } | { ok: false; said: string }> {
  if ('pack' in from) await need(from.pack);
  const loaded = 'pack' in from ? load(from.pack) : load(from.project.entry, await settingsOf(from.project));
  return loaded.ok ? { ok: true, rules: loaded.value } : { ok: false, said: printed(loaded.problems, loaded.texts) };
}

/** Takes the action of the person; nothing else happens yet. */
export function takeAction(action: Action): Moment {
  const now = current();
  const { table, log } = now;
  // A tile of the hand that is like the one just drawn is another choice; where no such choice is, it is said of no tile.
  const { fromHand: _, ...plain } = action;
  const next = play(table, isLegal(table, action) ? action : plain);
  if (next.refused) return { ...momentOf(now, []), refused: next.refused.message };
  now.decisions.push({ table, at: log.events.length });
  return after(now, next);
}

/** One step of the others, up to what the person sees or is asked. */
export function takeStep(): Moment {
  const now = current();
  const events: Event[] = [];
  while (events.length === 0 && !now.table.over && !isAsked(now)) {
    const { table } = now;
    const seat = table.toAct[0]!;
    const own = table.players[seat] === now.person && table.stage.at !== 'settled';
    if (own) now.table = play(table, legal(table, seat)[0]!);
    else act(table, now.players);
    events.push(...told(now));
  }
  return momentOf(now, events);
}

/** Goes on to the next deal: every seat is asked whether it has looked at how this one ended. */
export function nextDeal(): Moment {
  const now = current();
  const events: Event[] = [];
  while (now.table.stage.at === 'settled' && !now.table.over) {
    act(now.table, now.players);
    events.push(...told(now));
  }
  return momentOf(now, events);
}

/** Takes the last decision of the person back. */
export function undo(): Moment {
  const now = current();
  const last = now.decisions.pop();
  if (last === undefined) return momentOf(now, []);
  now.table = last.table;
  now.log.events.length = last.at;
  now.deal = [];
  now.heardAt = 0;
  heard(now, now.log.events);
  return momentOf(now, []);
}

/** The game so far as a log. */
export function gameLog(): string {
  return makeLog(current().log);
}

/** The three best moves on an own turn, or the one answer, as the strongest player sees them. */
export function hint(): Hint[] {
  const { rules, table, person } = current();
  const { action: best, ways } = hintOf(rules, view(table, table.players.indexOf(person)));
  if (ways.length === 0) return [{ action: best, tiles: [], count: 0 }];
  return ways.map(({ action, outlook, away, danger, wonOn }) => ({
    action,
    distance: outlook?.distance ?? away,
    tiles: outlook?.kinds.map((kind) => rules.tiles.kinds[kind]!.id) ?? [],
    count: outlook?.helping ?? 0,
    ...(Math.round(danger) > 0 && { risk: { cost: Math.round(danger), chance: wonOn } }),
  }));
}

function current(): Session {
  if (session === undefined) throw new Error('No game has begun.');
  return session;
}

function after(now: Session, table: Table): Moment {
  now.table = table;
  return momentOf(now, told(now));
}

/** Keeps what has just happened; gives what the person sees of it. */
function told(now: Session): Event[] {
  now.log.events.push(...now.table.events);
  return heard(now, now.table.events);
}

function heard(now: Session, events: readonly Event[]): Event[] {
  const { events: seen, seat } = eventsForPlayer(now.table, events, now.person, now.heardAt);
  now.heardAt = seat;
  for (const event of seen) {
    if (event.type === 'deal_begin') now.deal = [];
    now.deal.push(event);
  }
  return seen;
}

/** Whoever can only pass, or has one thing to do, is not asked; a settled table waits for the person. */
function isAsked({ table, person }: Session): boolean {
  if (table.over || table.stage.at === 'settled') return true;
  const seat = table.players.indexOf(person);
  if (!table.toAct.includes(seat) || table.toAct[0] !== seat) return false;
  const ways = legal(table, seat);
  if (table.stage.at === 'window' || table.stage.at === 'phase') return ways.length > 1;
  return !isForced(table) || ways[0]?.move !== PASS;
}

function momentOf(now: Session, events: readonly Event[]): Moment {
  const { table, rules, person, decisions, language } = now;
  const isOver = table.stage.at === 'settled' || table.over;
  return {
    view: view(table, table.players.indexOf(person)),
    isAsked: isAsked(now),
    events,
    players: [...table.players],
    person,
    ...(isOver && { end: endOfDeal(rules, now.deal, language) }),
    ...(table.over && { standings: standings(table) }),
    canUndo: decisions.length > 0,
  };
}
