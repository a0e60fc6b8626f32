import { expect, it } from 'vitest';
import { newGame, play, type Table, view } from '../../../core/index.ts';
import { afterAction, defaultAction, playerModel } from '../../../players/index.ts';
import { mayHelp } from '../../../players/forced-action.ts';
import { shanten } from '../../../players/hand-and-unseen-tiles.ts';
import { hiddenHandsWith } from '../../../players/hidden-hands.ts';
import {
  atExhaustion,
  endOf,
  paidAtOnce,
  paidForFourth,
  stakeOf,
} from '../../../players/payments/payments-beside-wins.ts';
import { winningBeside } from '../../../players/winning-hands.ts';
import { rulesOf } from '../../kit/load-rules.ts';

it.each([
  ['riichi', { ready: [3000, 1500, 1000, 0], unready: [0, -1000, -1500, -3000] }],
  ['ari-ari', { ready: [3000, 1500, 1000, 0], unready: [0, -1000, -1500, -3000] }],
  ['sanma', { ready: [2000, 1000, 0], unready: [0, -1000, -2000] }],
  ['mcr', { ready: [0, 0, 0, 0], unready: [0, 0, 0, 0] }],
])('%s pays ready hands when the tiles are used up', (pack, paid) => {
  expect(atExhaustion(rulesOf(pack))).toEqual(paid);
});

it('asks how many others are ready on average', () => {
  expect(endOf(rulesOf('riichi'), 0)).toEqual({ ready: 3000, unready: 0 });
  expect(endOf(rulesOf('riichi'), 1)).toEqual({ ready: 0, unready: -3000 });
  expect(endOf(rulesOf('riichi'), 0.5).ready).toBeCloseTo((3000 + 3 * 1500 + 3 * 1000) / 8);
});

it.each([
  ['riichi', 1000],
  ['sanma', 1000],
  ['japanese-modern', 1000],
  ['taiwanese', 0],
  ['mcr', 0],
  ['american', 0],
])('%s asks %d for a declaration, and the winner gets it back', (pack, stake) => {
  const { paid, back } = stakeOf(rulesOf(pack));
  expect([paid + 0, back]).toEqual([stake, stake]);
});

/** The first turn of a game, every choice before it left to the rules. */
function firstTurn(pack: string): Table {
  const rules = rulesOf(pack);
  let table = newGame(rules, { seed: 1 });
  while (table.stage.at === 'phase') table = play(table, defaultAction(rules, view(table, table.toAct[0]!)));
  return table;
}

it('counts what a move pays at once', () => {
  const table = firstTurn('sichuan');
  const { rules } = table;
  const seat = table.toAct[0]!;
  const seen = view(table, seat);
  const four = ['5p', '5p', '5p', '5p'];
  const hand = [...four, ...['1s', '2s', '3s', '4s', '6s', '7s', '8s', '9s', '9s', '2p']];
  const kong = { seat, move: 'concealed_kong', tiles: four };
  const turn = { ...seen.turn!, begin: 'drawn' as const };
  const model = playerModel(rules, { ...seen, turn, hand, drawn: '2p', legal: [kong] });
  expect(paidAtOnce(model, kong)).toBe(6);
  expect(paidAtOnce(model, { seat, move: 'discard', tiles: ['2p'] })).toBe(0);
});

it('counts what a move pays once the others have let it pass', () => {
  const table = firstTurn('sichuan');
  const seat = table.toAct[0]!;
  const seen = view(table, seat);
  const three = ['5p', '5p', '5p'];
  const group = {
    group: 'pung' as const,
    tiles: three,
    claimed: true,
    from: (seat + 1) % 4,
    taken: '5p',
    added: false,
  };
  const hand = ['5p', '1s', '2s', '3s', '4s', '6s', '7s', '8s', '9s', '9s', '2p'];
  const kong = { seat, move: 'added_kong', tiles: ['5p'] };
  const seats = seen.seats.map((one, at) => (at === seat ? { ...one, melds: [group] } : one));
  const turn = { ...seen.turn!, begin: 'drawn' as const };
  const model = playerModel(table.rules, { ...seen, turn, seats, hand, drawn: '5p', legal: [kong] });
  expect(paidAtOnce(model, kong)).toBe(3);
});

it.each([
  ['sichuan', 'comes', '1s', 3],
  ['sichuan', 'was held before', '5p', 0],
  ['international', 'comes', '1s', 0],
])('counts what a claimed pung pays in %s if its fourth tile %s', (pack, _, third, paid) => {
  const table = firstTurn(pack);
  const { rules } = table;
  const seat = (table.toAct[0]! + 1) % 4;
  const seen = view(table, seat);
  const window = { name: 'discard', from: table.toAct[0]!, tile: '5p', answer: null };
  const hand = ['5p', '5p', third, '2s', '3s', '4s', '6s', '7s', '8s', '9s', '9s', '2p', '3p'];
  const model = playerModel(rules, { ...seen, hand, window, turn: null });
  const after = afterAction(model, { seat, move: 'pung', tiles: ['5p', '5p'] });
  expect(after.melds.at(-1)).toMatchObject({ type: 'pung', claimed: true });
  expect(paidForFourth(after)).toBe(paid);
});

it.each([
  ['sichuan', true],
  ['international', false],
])('a pung that leaves the hand as near is weighed where its fourth tile is paid for: %s %s', (pack, isWeighed) => {
  const table = firstTurn(pack);
  const seat = (table.toAct[0]! + 1) % 4;
  const window = { name: 'discard', from: table.toAct[0]!, tile: '5p', answer: null };
  const hand = ['5p', '5p', '1s', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', '1p', '2p'];
  const model = playerModel(table.rules, { ...view(table, seat), hand, window, turn: null });
  const pung = { seat, move: 'pung', tiles: ['5p', '5p'] };
  expect([shanten(model), shanten(afterAction(model, pung))]).toEqual([0, 0]);
  expect(mayHelp(model, pung, 0)).toBe(isWeighed);
});

it('takes every complete hand to win where hands are not made of groups', () => {
  const rules = rulesOf('american');
  expect(hiddenHandsWith(rules, []).winning).toBe(1);
  expect(winningBeside(rules, 1, [])).toBe(1);
});

it('finds the kinds that a choice before play bars from a hand', () => {
  const rules = rulesOf('sichuan');
  expect(hiddenHandsWith(rules, []).usable).toBeUndefined();
  const { usable, winning } = hiddenHandsWith(rules, ['void_p']);
  expect(usable).toEqual(rules.tiles.kinds.map(({ suit }) => rules.tiles.suits[suit]!.letter !== 'p'));
  expect(winning).toBe(1);
});
