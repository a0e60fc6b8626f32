/** Games in which other programs play seats, and go wrong in every way. */
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { playCommand, type PlayFlags } from '../../../cli/commands/play.ts';
import { replayCommand } from '../../../cli/commands/replay.ts';
import { parseSeating } from '../../../cli/seats/seat-players.ts';
import type { Fault } from '../../../cli/seats/remote-seat.ts';
import { freePort } from './free-port.ts';
import { paperTerminal, type PaperTerminal } from '../../kit/fake-terminal.ts';

const BAD = 'node test/cli/seats/bad-bot.mjs';
const LONG = 120_000;

interface Told {
  deals: number;
  faults: Fault[];
}

/** Plays deals with this bot in the second seat and random players in the others; every game replays. */
async function playWith(
  pack: string,
  bot: string,
  deals: number,
  flags: PlayFlags = {},
): Promise<Told & { terminal: PaperTerminal }> {
  const terminal = paperTerminal();
  const seat = ['1', 'random', '2', bot, '3', 'random', '4', 'random'];
  const all = { seat, seed: 'bots', deals: String(deals), json: true, log: 'game.log', botTime: '60', ...flags };
  expect(await playCommand(terminal, pack, all)).toBe(0);
  const told = JSON.parse(terminal.lines[0]!) as Told;
  expect(await replayCommand(terminal, undefined, 'game.log')).toBe(0);
  expect(terminal.errors.filter((line) => line.startsWith('Player 2 ('))).toHaveLength(told.faults.length);
  return { ...told, terminal };
}

describe('a bot of mjai', () => {
  it('that does its part is never at fault', { timeout: LONG }, async () => {
    const { deals, faults } = await playWith('riichi', `mjai:${BAD} mjai fine`, 3);
    expect(deals).toBe(3);
    expect(faults).toEqual([]);
  });

  it.each([
    ['lies', 3, 20, /is not possible here; possible: .*dahai/],
    ['garbage', 3, 20, /not JSON|is no message of mjai|is not possible here/],
    ['stalls', 2, 3, /^no answer within 0\.3 s, 3 times in a row; it is asked no more$/],
    ['late', 2, 3, /^no answer within 0\.3 s$/],
    ['floods', 2, 1, /far more than was asked for; it is asked no more/],
    ['dies', 3, 1, /^the program has ended with code 3 \(Traceback: out of luck\); it is asked no more$/],
    ['mixed', 5, 5, /./],
  ])('that %s harms nothing in %d deals', { timeout: LONG }, async (how, deals, least, what) => {
    const played = await playWith('riichi', `mjai:${BAD} mjai ${how}`, deals, {
      ...(['stalls', 'late', 'mixed'].includes(how) && { botTime: '0.3' }),
    });
    expect(played.deals).toBe(deals);
    expect(played.faults.length).toBeGreaterThanOrEqual(least);
    expect(played.faults.some((fault) => what.test(fault.what))).toBe(true);
    for (const { instead, player } of played.faults) expect([player, /^\w+( \w+)*$/.test(instead)]).toEqual([1, true]);
  });

  it('that cannot be started is told as ended, one that cannot be reached is refused', { timeout: LONG }, async () => {
    const { faults } = await playWith('riichi', 'mjai:no-such-program-at-all', 1);
    expect(faults).toHaveLength(1);
    expect(faults[0]!.what).toMatch(/has ended with code 127 \(.*not found.*\)/);
    const terminal = paperTerminal();
    expect(await playCommand(terminal, 'riichi', { seat: ['2', 'mjai:tcp://localhost:1'], bots: true })).toBe(2);
    expect(terminal.errors.join('\n')).toMatch(/No bot at tcp:\/\/localhost:1: .*ECONNREFUSED/);
  });

  it('plays no pack that mjai has no words for', { timeout: LONG }, async () => {
    const terminal = paperTerminal();
    expect(await playCommand(terminal, 'mcr', { seat: ['2', `mjai:${BAD} mjai fine`], bots: true })).toBe(2);
    expect(terminal.errors.join('\n')).toContain('cannot be told in logs of the field');
  });

  it('may listen at an address', { timeout: LONG }, async () => {
    const server = createServer((socket) => {
      let id = -1;
      let text = '';
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        const lines = (text + String(data)).split('\n');
        text = lines.pop()!;
        for (const message of lines.map(
          (line) => JSON.parse(line) as { type: string; id: number; actor: number; pai: string },
        )) {
          if (message.type === 'start_game') ({ id } = message);
          const own = message.type === 'tsumo' && message.actor === id;
          const answer = own ? { type: 'dahai', actor: id, pai: message.pai, tsumogiri: true } : { type: 'none' };
          socket.write(`${JSON.stringify(answer)}\n`);
        }
      });
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port));
    });
    const { faults } = await playWith('riichi', `mjai:tcp://localhost:${port}`, 1);
    expect(faults).toEqual([]);
    server.close();
  });
});

describe('our bot', () => {
  it('connects to a table that waits for it, and does its part', { timeout: LONG }, async () => {
    const port = await freePort();
    const address = `mjsonp://127.0.0.1:${port}/default`;
    let over = false;
    const bot = async (): Promise<number> => {
      let code = 1;
      while (code === 1 && !over) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        code = await playCommand(paperTerminal(), 'riichi', { asBot: 'mjai:random', connect: address });
      }
      return code;
    };
    const game = playWith('riichi', `mjai:mjsonp://127.0.0.1:${port}`, 2).finally(() => (over = true));
    const [{ faults, deals }, code] = await Promise.all([game, bot()]);
    expect([code, faults, deals]).toEqual([0, [], 2]);
  });

  it.each([
    [{ asBot: 'gtp' }, /--as-bot takes mjai, or mjai: and one of .*greedy.*; not gtp/],
    [{ asBot: 'mjai:clever' }, /--as-bot takes mjai/],
    [{ asBot: 'mjai', connect: 'localhost' }, /--connect takes mjsonp:\/\/HOST:PORT\/ROOM, not localhost/],
    [
      { connect: 'mjsonp://localhost:11600/default', bots: true },
      /--connect is the server of --as-bot: add --as-bot mjai/,
    ],
  ])('refuses %j', async (flags, message) => {
    const terminal = paperTerminal();
    expect(await playCommand(terminal, 'riichi', flags)).toBe(2);
    expect(terminal.errors.join('\n')).toMatch(message);
  });
});

describe('a bot that answers views', () => {
  it.each([
    ['mcr', 'python3 examples/bots/bot.py', 2],
    ['classical', 'npx tsx examples/bots/bot.ts', 2],
    ['american', 'npx tsx examples/bots/bot.ts', 1],
  ])('plays %s: %s', { timeout: LONG }, async (pack, command, deals) => {
    const { faults, deals: played } = await playWith(pack, `bot:${command}`, deals);
    expect([faults, played]).toEqual([[], deals]);
  });

  it.each([
    ['sichuan', 'lies', 5, /is not in `view.legal`/],
    ['international', 'garbage', 5, /not JSON|is no answer|is not in `view.legal`/],
    ['mcr', 'mixed', 5, /./],
    ['riichi', 'dies', 1, /ended with code 3/],
  ])('harms nothing in %s where it %s', { timeout: LONG }, async (pack, how, least, what) => {
    const time = how === 'mixed' ? { botTime: '0.3' } : {};
    const { faults, deals } = await playWith(pack, `bot:${BAD} lines ${how}`, 2, time);
    expect(deals).toBe(2);
    expect(faults.length).toBeGreaterThanOrEqual(least);
    expect(faults.some((fault) => what.test(fault.what))).toBe(true);
  });
});

describe('--seat', () => {
  it('names our players and others', () => {
    expect(parseSeating(['2', 'greedy', '4', 'mjai:node x.js --y'], 4)).toEqual({
      ok: true,
      value: [undefined, { player: 'greedy' }, undefined, { protocol: 'mjai', at: 'node x.js --y' }],
      problems: [],
    });
  });

  it.each([
    [['5', 'greedy'], /--seat takes a whole number from 1 to 4, not "5"/],
    [['2', 'clever'], /"clever" is no player/],
    [['2', 'bot:'], /"bot:" is no player/],
    [['2'], /--seat 2 does not say who plays/],
    [['2', 'greedy', 'riichi'], /not "riichi"/],
    [['2', 'greedy', '3', 'easy', '2', 'random'], /--seat 2 is there twice/],
  ])('refuses %j', (texts, message) => {
    const { problems } = parseSeating(texts, 4);
    expect(problems[0]!.message).toMatch(message);
    expect(problems[0]!.hint).toMatch(/Write the number of the seat/);
  });

  it('leaves nothing to take back', { timeout: LONG }, async () => {
    const terminal = paperTerminal({ answers: ['undo', 'quit'] });
    await playCommand(terminal, 'riichi', { seat: ['2', `mjai:${BAD} mjai fine`], seed: '3' });
    expect(terminal.lines.join('\n')).toContain('Nothing can be taken back where another program plays');
  });
});
