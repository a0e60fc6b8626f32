import { describe, expect, it } from 'vitest';
import { waitsCommand } from '../../cli/commands/waits.ts';
import { paperTerminal } from '../kit/terminal.ts';

async function ask(hand: string, flags = {}) {
  const terminal = paperTerminal();
  const code = await waitsCommand(terminal, 'international', hand, { json: true, ...flags });
  return {
    code,
    answer: code === 0 ? (JSON.parse(terminal.lines[0]!) as Record<string, unknown>) : undefined,
    errors: terminal.errors,
  };
}

describe('a hand that waits', () => {
  it.each([
    ['23m 456p 789s 345s 11z', 0, ['1m', '4m']],
    ['1112345678999m', 0, ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m']],
    ['19m 19p 19s 1234567z', 0, ['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z', '3z', '4z', '5z', '6z', '7z']],
    ['1122m 3344p 5566s 7z', 0, ['7z']],
    ['(123m) (555p) 78s 234s 22p', 0, ['6s', '9s']],
    ['123m 456p 789s 3s 117z 9m', 1, ['1s', '2s', '3s', '4s', '5s', '9m', '1z', '7z']],
  ])('%s', async (hand, distance, tiles) => {
    const { answer } = await ask(hand);
    expect(answer).toMatchObject({ distance });
    if (distance === 0) expect(answer!.tiles).toEqual(tiles);
  });

  it('tells what each tile would bring', async () => {
    const { answer } = await ask('123m 456p 789s 34s 11z');
    expect(answer!.waits).toEqual([
      { tile: '2s', left: 4, discard: 8, draw: 16 },
      { tile: '5s', left: 4, discard: 8, draw: 16 },
    ]);
  });
});

it('says what a full hand may part with, best first', async () => {
  const { answer } = await ask('123m 456p 789s 34s 11z 9p');
  expect((answer!.discards as { tile: string; distance: number }[])[0]).toMatchObject({
    tile: '9p',
    distance: 0,
    tiles: ['2s', '5s'],
  });
});

it('reads well', async () => {
  const terminal = paperTerminal();
  expect(await waitsCommand(terminal, 'international', '23m 456p 789s 345s 11z')).toBe(0);
  expect(terminal.lines.join('\n')).toContain('1m  4 left  3 fans  8 mados  (drawn: 16)');
});

it.each(['(234m) 55m 67m 345p 78s', '1m 2p'])('refuses a hand of another size: %s', async (hand) => {
  const { code, errors } = await ask(hand);
  expect(code).toBe(2);
  expect(errors.join('\n')).toContain('instead of 13 or 14');
});

it('refuses what is no hand', async () => {
  const { code, errors } = await ask('123m 45q');
  expect(code).toBe(2);
  expect(errors.join('\n')).toContain('^');
});

it('answers by the line', async () => {
  const input =
    '{"id": "a", "hand": "44678m678p3057s6z"}\n{"id": "b", "hand": "55m 456p 789s 34s", "melds": [{"type": "pung", "tiles": "111z"}]}\n';
  const terminal = paperTerminal({ input });
  expect(await waitsCommand(terminal, 'international', undefined, { jsonl: true })).toBe(0);
  const [one, other] = terminal.lines.map((line) => JSON.parse(line) as object);
  expect(one).toMatchObject({ id: 'a', error: { code: 'unknown-tile' } });
  expect(other).toMatchObject({ id: 'b', distance: 0, tiles: ['2s', '5s'] });
});
