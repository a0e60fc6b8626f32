/** Our players at a table of @kobalab/majiang-core, driven by nothing but mjai: their engine carries out everything they answer. */
import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import type { PeerPlayer } from '../../bench/peers/majiang-core.ts';
import type { Mjai } from '../../bench/peers/mjai-shim.ts';
import { type Ruleset, sameAction, seededRandom } from '../../core/index.ts';
import { PLAYERS } from '../../players/index.ts';
import { mjaiListener, type MjaiMessage, riichiNames } from '../../records/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { type MjaiPlayer, type Refereed, RefereedSeat } from '../kit/games/majiang-referee.ts';

interface MajiangCore {
  rule(changes: Record<string, unknown>): unknown;
  Game: new (
    players: PeerPlayer[],
    over: (record: { log: unknown[] }) => void,
    rule: unknown,
  ) => { do_sync(): unknown };
}

const core = createRequire(import.meta.url)('@kobalab/majiang-core') as MajiangCore;

afterEach(() => {
  vi.restoreAllMocks();
});

/** One of our players behind the protocol; what does not fit the rules is noted. */
function ours(rules: Ruleset, name: string, seat: number, misfits: string[]): MjaiPlayer {
  const listener = mjaiListener(rules, riichiNames);
  const player = PLAYERS[name]!(rules, seededRandom(seat + 1));
  let joined: Mjai | undefined;
  return (message) => {
    if (message.type === 'reach' && message.actor === listener.id && joined) return joined;
    const turn = listener.hear(message as MjaiMessage);
    if (turn === undefined) return { type: 'none' };
    if (typeof turn === 'string') {
      misfits.push(`${turn} ${JSON.stringify(message)}`);
      return { type: 'none' };
    }
    const action = player(turn.view);
    const offer = turn.offers.find((one) => sameAction(one.action, action))!;
    const [first, next] = listener.answer(turn, offer) as Mjai[];
    joined = next;
    return first!;
  };
}

it.each([
  ['random', 1],
  ['greedy', 1],
])('%s players', { timeout: 400_000 }, (name, games) => {
  const random = seededRandom(11);
  vi.spyOn(Math, 'random').mockImplementation(() => random.int(0, 999_999) / 1_000_000);
  const rules = rulesOf('riichi');
  const found: Refereed = { answers: new Map(), refused: [] };
  const misfits: string[] = [];
  let deals = 0;
  for (let game = 0; game < games; game++) {
    const seats = [0, 1, 2, 3].map((seat) => new RefereedSeat(ours(rules, name, seat, misfits), found));
    const rule = core.rule({ 場数: name === 'random' ? 1 : 0 });
    new core.Game(seats, ({ log }) => (deals += log.length), rule).do_sync();
  }
  console.log(name, deals, Object.fromEntries(found.answers), misfits.length);
  expect(found.refused).toEqual([]);
  expect(misfits).toEqual([]);
  expect(deals).toBeGreaterThanOrEqual(games);
  expect(found.answers.get('dahai')).toBeGreaterThan(10);
});
