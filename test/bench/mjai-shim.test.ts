/** Players of @kobalab/majiang-core at our table, through mjai: their engine lets each seat do what ours does, at every question. */
import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import type { ClientPlayer } from '../../bench/peers/majiang-core.ts';
import { makeRandomPlayer } from '../../bench/peers/majiang-players.ts';
import { type Mjai, MjaiShim, offerLines } from '../../bench/peers/mjai-shim.ts';
import {
  type Action,
  advance,
  eventsFor,
  newGame,
  NEXT_DEAL,
  seededRandom,
  type Table,
  view,
} from '../../core/index.ts';
import { defaultAction } from '../../players/index.ts';
import { type MjaiSeat, mjaiOffers, mjaiSeat, riichiNames } from '../../records/index.ts';
import { dealsPlayed } from '../../sim/index.ts';
import { rulesOf } from '../kit/load-rules.ts';

interface MajiangCore {
  Player: new () => ClientPlayer;
  rule(): unknown;
}

const core = createRequire(import.meta.url)('@kobalab/majiang-core') as MajiangCore;

interface Theirs {
  seat: MjaiSeat;
  shim: MjaiShim;
  offers: Mjai[];
}

afterEach(() => {
  vi.restoreAllMocks();
});

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

function answerOf(one: Theirs, table: Table, at: number, differences: string[]): { action: Action; type: string } {
  const seen = view(table, at);
  const turn = one.seat.decide(seen, defaultAction(table.rules, seen));
  let step = turn.next();
  let type = 'none';
  let first = true;
  while (!step.done) {
    const { messages, ask } = step.value;
    const answers = messages.map((message) => one.shim.react(message as Mjai));
    ({ type } = answers[ask]!);
    if (first) {
      const ours = mjaiOffers(riichiNames, seen).map(({ message, declares }) => ({ ...message, reach: declares }));
      const [our, their] = [offerLines(ours as Mjai[]), offerLines(one.offers)];
      const apart = [
        ...our.filter((line) => !their.includes(line)).map((line) => `ours alone: ${line}`),
        ...their.filter((line) => !our.includes(line)).map((line) => `theirs alone: ${line}`),
      ];
      differences.push(...apart.map((line) => `${line} (${seen.hand.join(' ')}, ${JSON.stringify(seen.window)})`));
    }
    first = false;
    step = turn.next({ value: answers[ask] as never });
  }
  expect(step.value.fault).toBeUndefined();
  return { action: step.value.action, type };
}

it('twelve deals of random players', { timeout: 240_000 }, () => {
  const random = seededRandom(7);
  vi.spyOn(Math, 'random').mockImplementation(() => random.int(0, 999_999) / 1_000_000);
  const table = newGame(rulesOf('riichi'), { seed: 'shim' });
  const seats = table.players.map((_, at) => theirs(table, at));
  const types = new Map<string, number>();
  const differences: string[] = [];
  const tell = (): void => {
    for (const [at, { seat }] of seats.entries()) expect(seat.hear(eventsFor(table, table.events, at))).toBeUndefined();
  };
  tell();
  while (!table.over && dealsPlayed(table) < 12) {
    const at = table.toAct[0]!;
    const settled = table.stage.at === 'settled';
    const { action, type } = settled
      ? { action: { seat: at, move: NEXT_DEAL, tiles: [] }, type: '' }
      : answerOf(seats[at]!, table, at, differences);
    types.set(type, (types.get(type) ?? 0) + 1);
    expect(advance(table, action)).toBeUndefined();
    tell();
  }
  expect(differences).toEqual([]);
  for (const type of ['dahai', 'chi', 'pon']) expect([type, types.get(type) ?? 0]).not.toEqual([type, 0]);
});
