/** Games with @kobalab/majiang-core through mjai: its players at our table, and ours at its table. */
import { createRequire } from 'node:module';
import type { ClientPlayer, PeerPlayer } from '../../../bench/peers/majiang-core.ts';
import { makeRandomPlayer } from '../../../bench/peers/majiang-players.ts';
import { type Mjai, MjaiShim, offerLines } from '../../../bench/peers/mjai-shim.ts';
import {
  type Action,
  advance,
  eventsFor,
  newGame,
  NEXT_DEAL,
  type Ruleset,
  seededRandom,
  type Table,
  view,
} from '../../../core/index.ts';
import { defaultAction, playerLevels } from '../../../players/index.ts';
import { mjaiBot, type MjaiMessage, mjaiOffers, type MjaiSeat, mjaiSeat, riichiNames } from '../../../records/index.ts';
import { dealsPlayed } from '../../../sim/index.ts';
import { type MjaiPlayer, type Refereed, RefereedSeat } from './majiang-referee.ts';

interface MajiangCore {
  Player: new () => ClientPlayer;
  rule(changes?: Record<string, unknown>): unknown;
  Game: new (
    players: PeerPlayer[],
    over: (record: { log: unknown[] }) => void,
    rule: unknown,
  ) => { do_sync(): unknown };
}

const core = createRequire(import.meta.url)('@kobalab/majiang-core') as MajiangCore;

/** Their walls and players draw from `Math.random`: the same seed makes the same game. */
function seeded<Result>(seed: number, run: () => Result): Result {
  const before = Math.random;
  const random = seededRandom(seed);
  Math.random = () => random.int(0, 999_999) / 1_000_000;
  try {
    return run();
  } finally {
    Math.random = before;
  }
}

/** What came of a game of their players at our table. */
export interface Shimmed {
  /** Answers by type. */
  answers: Map<string, number>;
  /** Where the two engines do not let a seat do the same. */
  differences: string[];
  faults: string[];
}

interface Theirs {
  seat: MjaiSeat;
  shim: MjaiShim;
  offers: Mjai[];
}

function theirs(table: Table, at: number): Theirs {
  const made = mjaiSeat(table.rules, riichiNames, { seat: at, players: table.players.map(String) });
  if (!made.ok) throw new Error(made.problems[0]!.message);
  const Random = makeRandomPlayer(core.Player);
  const one: Theirs = {
    seat: made.value,
    shim: new MjaiShim(new Random(), core.rule(), (offers) => (one.offers = offers)),
    offers: [],
  };
  return one;
}

/** Four of their players, who take any action as likely as another, at our table. */
export function shimmedGame(rules: Ruleset, seed: number, deals: number): Shimmed {
  return seeded(seed, () => {
    const table = newGame(rules, { seed });
    const seats = table.players.map((_, at) => theirs(table, at));
    const found: Shimmed = { answers: new Map(), differences: [], faults: [] };
    const tell = (): void => {
      for (const [at, { seat }] of seats.entries()) {
        const no = seat.hear(eventsFor(table, table.events, at));
        if (no) found.faults.push(no);
      }
    };
    tell();
    while (!table.over && dealsPlayed(table) < deals) {
      const at = table.toAct[0]!;
      const isSettled = table.stage.at === 'settled';
      const action = isSettled ? { seat: at, move: NEXT_DEAL, tiles: [] } : answerOf(seats[at]!, table, at, found);
      const no = advance(table, action);
      if (no) throw new Error(no.message);
      tell();
    }
    return found;
  });
}

function answerOf(one: Theirs, table: Table, at: number, found: Shimmed): Action {
  const seen = view(table, at);
  const turn = one.seat.decide(seen, defaultAction(table.rules, seen));
  let step = turn.next();
  let isFirst = true;
  while (!step.done) {
    const { messages, ask } = step.value;
    const answer = messages.map((message) => one.shim.react(message as Mjai))[ask]!;
    found.answers.set(answer.type, (found.answers.get(answer.type) ?? 0) + 1);
    if (isFirst) {
      const ours = mjaiOffers(riichiNames, seen).map(({ message, declares }) => ({ ...message, reach: declares }));
      const [our, their] = [offerLines(ours as Mjai[]), offerLines(one.offers)];
      const where = `${seen.hand.join(' ')} ${JSON.stringify(seen.window)}`;
      for (const line of our) if (!their.includes(line)) found.differences.push(`ours alone: ${line}: ${where}`);
      for (const line of their) if (!our.includes(line)) found.differences.push(`theirs alone: ${line}: ${where}`);
    }
    isFirst = false;
    step = turn.next({ value: answer as never });
  }
  if (step.value.fault !== undefined) found.faults.push(step.value.fault);
  return step.value.action;
}

/** One of our players behind the protocol; what does not fit the rules is noted. */
function ours(rules: Ruleset, name: string, seat: number, misfits: string[]): MjaiPlayer {
  const bot = mjaiBot(rules, riichiNames, playerLevels[name]!(rules, seededRandom(seat + 1)));
  return (message) => {
    const { answer, misfit } = bot.react(message as MjaiMessage);
    if (misfit !== undefined) misfits.push(`${misfit} ${JSON.stringify(message)}`);
    return answer as Mjai;
  };
}

/** Four of our players at their table; `rounds`: 0 is one deal, 1 an East game, 2 East and South. */
export function refereedGame(
  rules: Ruleset,
  name: string,
  seed: number,
  rounds: number,
): Refereed & { deals: number; misfits: string[] } {
  return seeded(seed, () => {
    const found: Refereed = { answers: new Map(), refused: [] };
    const misfits: string[] = [];
    let deals = 0;
    const seats = [0, 1, 2, 3].map((seat) => new RefereedSeat(ours(rules, name, seat, misfits), found));
    new core.Game(seats, ({ log }) => (deals += log.length), core.rule({ 場数: rounds })).do_sync();
    return { ...found, deals, misfits };
  });
}
