import { describe, expect, it } from 'vitest';
import { waitsCommand } from '../../cli/commands/waits.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

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
    const worth = { meets: true, tallies: { fan: 3 }, value: 8 };
    expect(answer!.waits).toMatchObject([
      { tile: '2s', left: 4, discard: worth, draw: { meets: true, value: 16 } },
      { tile: '5s', left: 4, discard: worth, draw: { meets: true, value: 16 } },
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
  expect(terminal.lines.join('\n')).toContain('1m  4 left  3 fan: 4/8  drawn: 4 fan: 16 each');
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
  expect(await waitsCommand(terminal, 'international', undefined, { jsonl: true })).toBe(1);
  const [one, other] = terminal.lines.map((line) => JSON.parse(line) as object);
  expect(one).toMatchObject({ id: 'a', error: { code: 'unknown-tile' } });
  expect(other).toMatchObject({ id: 'b', distance: 0, tiles: ['2s', '5s'] });
});

it('reads lines from a file, as `score` does', async () => {
  const disk = { 'hands.jsonl': '{"id": 7, "hand": "123m 456p 789s 34s 11z"}\n' };
  const terminal = paperTerminal({ disk });
  expect(await waitsCommand(terminal, 'international', 'hands.jsonl', { jsonl: true })).toBe(0);
  expect(JSON.parse(terminal.lines[0]!)).toMatchObject({ id: 7, tiles: ['2s', '5s'] });
  expect(await waitsCommand(terminal, 'international', 'other.jsonl', { jsonl: true })).toBe(2);
  expect(terminal.errors.join('\n')).toContain('no file other.jsonl');
  expect(await waitsCommand(terminal, '-', undefined, { jsonl: true })).toBe(2);
});

it('answers each line under its own options', async () => {
  const line = (id: string, options: object) => JSON.stringify({ id, hand: '123m 456p 789s 34s 11z', options });
  const input = [line('a', {}), line('b', { minimum: 9 }), line('c', { minimum: 99 })].join('\n');
  const terminal = paperTerminal({ input });
  expect(await waitsCommand(terminal, 'international', undefined, { jsonl: true })).toBe(1);
  const [a, b, c] = terminal.lines.map((text) => JSON.parse(text) as object);
  expect(a).toMatchObject({ id: 'a', waits: [{ draw: { meets: true } }, {}] });
  expect(b).toMatchObject({ id: 'b', waits: [{ draw: { meets: false } }, {}] });
  expect(c).toMatchObject({ id: 'c', error: {} });
});

it('tells of a hand that would be complete and worth too little', async () => {
  const { answer } = await ask('123m 456p 789s 34s 11z', { options: ['minimum=3'] });
  const [first] = answer!.waits as { discard: { meets: boolean; value: number } }[];
  expect(first).toMatchObject({ tile: '2s', discard: { meets: false, tallies: { fan: 3 } }, draw: { meets: true } });
  const terminal = paperTerminal();
  await waitsCommand(terminal, 'international', '123m 456p 789s 34s 11z', { options: ['minimum=9'] });
  expect(terminal.lines.join('\n')).toMatch(/2s {2}4 left {2}4 fan {2}too little: 3 of the 9 fan needed/);
});

it.each([
  ['a full hand', '(777m) 89m 234p 567p 11z 3z', /discard 3z +ready +1 completes it/],
  ['a hand that waits', '(777m) 89m 234p 567p 1z 3z', /^ {2}1 tile from being ready\.$/m],
])('speaks of one tile as one: %s', async (_, hand, told) => {
  const terminal = paperTerminal();
  await waitsCommand(terminal, 'mcr', hand);
  expect(terminal.lines.join('\n')).toMatch(told);
});

it('says what a hand without any pattern lacks', async () => {
  const terminal = paperTerminal();
  await waitsCommand(terminal, 'riichi', '(234m) 567p 678s 33s 89p');
  expect(terminal.lines.join('\n')).toMatch(/7p {2}3 left {2}0 han 30 fu {2}too little: 0 of the 1 han needed/);
  await waitsCommand(terminal, 'riichi', '(234m) 567p 678s 33s 89p 9m');
  expect(terminal.lines.join('\n')).toMatch(/discard 9m +ready +7 complete it +too little: 0 of the 1 han needed/);
  const data = paperTerminal();
  await waitsCommand(data, 'riichi', '(234m) 567p 678s 33s 89p', { json: true });
  const [first] = (JSON.parse(data.lines[0]!) as { waits: { draw: object }[] }).waits;
  expect(first!.draw).toMatchObject({
    meets: false,
    lacks: [
      { text: 'han - han of dora', has: 0, needs: 1, more: false, tallies: ['han'] },
      { text: 'yakuman', has: 0, needs: 0, more: true },
    ],
  });
});

it('says of a discard what the hand would then wait for, and how much that may bring', async () => {
  const { answer } = await ask('123m 456p 789s 34s 11z 9p');
  expect((answer!.discards as object[])[0]).toMatchObject({
    tile: '9p',
    left: 8,
    waits: [
      { tile: '2s', left: 4, discard: { value: 8 } },
      { tile: '5s', left: 4 },
    ],
  });
});

it('takes facts that hold and bonus tiles into account', async () => {
  const [plain, more] = await Promise.all(
    [{}, { with: ['last_of_wall'], bonus: '1f' }].map((flags) => ask('123m 456p 789s 34s 11z', flags)),
  );
  const worth = ({ answer }: typeof plain) => (answer!.waits as { draw: { patterns: string[] } }[])[0]!.draw.patterns;
  expect(worth(more!).filter((id) => !worth(plain!).includes(id)).length).toBeGreaterThan(0);
});
