/** A player of ours at a table that tells it nothing but mjai, message by message. */
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../players/index.ts';
import { mjaiBot, type MjaiBot, type MjaiMessage, riichiNames } from '../../records/index.ts';
import { rulesOf } from '../kit/load-rules.ts';

const rules = rulesOf('riichi');
const hidden = Array<string>(13).fill('?');
const hand = '1m 2m 3m 4p 5pr 6p 7s 8s 9s 3s 4s E E'.split(' ');
const start: MjaiMessage[] = [
  { type: 'start_game', id: 0, names: ['we', 'b', 'c', 'd'] },
  {
    type: 'start_kyoku',
    ...{ bakaze: 'E', kyoku: 2, honba: 1, kyotaku: 0, oya: 1 },
    ...{ scores: [31_000, 20_000, 24_000, 25_000], dora_marker: 'W', tehais: [hand, hidden, hidden, hidden] },
  },
];
const draws = (actor: number, pai = '?'): MjaiMessage => ({ type: 'tsumo', actor, pai });
const discards = (actor: number, pai: string, tsumogiri = true): MjaiMessage => ({
  type: 'dahai',
  actor,
  pai,
  tsumogiri,
});
const none = { answer: { type: 'none' } };

/** The bot after the others' first turns: it is about to draw. */
function begun(): MjaiBot {
  const bot = mjaiBot(rules, riichiNames, makeBot(rules));
  const before = [1, 2, 3].flatMap((actor) => [draws(actor), discards(actor, 'CFP'[actor - 1]!)]);
  for (const message of [...start, ...before]) expect(bot.react(message)).toEqual(none);
  return bot;
}

describe('a bot of mjai', () => {
  it('declares, discards, and wins at once by a tile of another', () => {
    const bot = begun();
    expect(bot.id).toBe(0);
    expect(bot.react(draws(0, '9p'))).toEqual({ answer: { type: 'reach', actor: 0 } });
    expect(bot.react({ type: 'reach', actor: 0 })).toEqual({ answer: discards(0, '9p') });
    expect(bot.react(discards(0, '9p'))).toEqual(none);
    expect(bot.react({ type: 'reach_accepted', actor: 0 })).toEqual(none);
    for (const message of [draws(1), discards(1, 'N'), draws(2), discards(2, 'S', false), draws(3)])
      expect(bot.react(message)).toEqual(none);
    const hora = { type: 'hora', actor: 0, target: 3, pai: '2s' };
    expect(bot.react(discards(3, '2s'))).toEqual({ answer: hora });
  });

  it('says what does not fit the rules, and plays on', () => {
    const bot = begun();
    const { answer, misfit } = bot.react(draws(0, '3x'));
    expect(answer).toEqual(discards(0, '3x'));
    expect(misfit).toMatch(/`pai` is "3x"; expected a tile/);
    const again = begun();
    again.react(draws(2));
    const other = again.react(discards(2, '1p'));
    expect(other.answer).toEqual({ type: 'none' });
    expect(other.misfit).toMatch(/^the draw: the table says player 2 draws 1p; by the rules: player 0 draws/);
  });

  it('knows nothing of the deal before once the next one begins', () => {
    const bot = begun();
    bot.react(draws(0, '9p'));
    for (const type of ['hora', 'end_kyoku']) expect(bot.react({ type, actor: 1 })).toEqual(none);
    expect(bot.react(start[1]!)).toEqual(none);
    expect(bot.react(draws(1))).toEqual(none);
  });
});
