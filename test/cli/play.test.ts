import { describe, expect, it } from 'vitest';
import { makeScene } from '../../cli/draw/drawing-context.ts';
import { hintLines } from '../../cli/play/hint.ts';
import { newGame, nextSeat, seededRandom, view } from '../../core/index.ts';
import { arrange } from '../kit/deals/arranged-deal.ts';
import { stringWidth } from '../../cli/draw/text-columns.ts';
import { playCommand } from '../../cli/commands/play.ts';
import { replayCommand } from '../../cli/commands/replay.ts';
import { runGame } from '../../sim/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

/** Answers that always do something: the first choice, Enter where that is a pass or the next deal. */
const eager = (times: number): string[] => Array.from({ length: times }, (_, i) => (i % 2 === 0 ? '1' : ''));

describe('bots alone', () => {
  it('the tour: greeting, a deal with its hand explained, what next', async () => {
    const terminal = paperTerminal();
    expect(await playCommand(terminal, 'international', { bots: true, tour: true, seed: '2012', deals: '12' })).toBe(0);
    const text = terminal.lines.join('\n');
    for (const part of [
      /^ International Mahjong: a game between 4 bots, seed 2012/,
      /★ \w+ wins/,
      /│ 万 │|│ 筒 │|│ 索 │/,
      /^ {2}\d+ fan: \d/m,
      /Beside each pattern stands its condition/,
      /Try next/,
    ]) {
      expect(text).toMatch(part);
    }
    expect(text.match(/npx tilewright /g)).toHaveLength(5);
    for (const other of ['cantonese', 'ari-ari']) expect(text).toContain(`play ${other} --tour`);
    for (const line of terminal.lines) expect(stringWidth(line)).toBeLessThanOrEqual(100);
  });

  it('are the same again with the same seed, and told in JSON', async () => {
    const [one, other] = [paperTerminal(), paperTerminal()];
    for (const terminal of [one, other])
      await playCommand(terminal, 'international', { bots: true, seed: '3', deals: '2', json: true });
    expect(one.lines).toEqual(other.lines);
    const told = JSON.parse(one.lines[0]!) as { seed: string; stories: { points: number[] }[] };
    expect(told.seed).toBe('3');
    expect(told.stories).toHaveLength(2);
    for (const { points } of told.stories) expect(points.reduce((a, b) => a + b)).toBe(80_000);
  });

  it('keep a log that replays, and is refused when tampered with', async () => {
    const terminal = paperTerminal();
    await playCommand(terminal, 'international', { bots: true, seed: '5', deals: '2', log: 'game.log' });
    expect(await replayCommand(terminal, undefined, 'game.log')).toBe(0);
    expect(terminal.lines.at(-1)).toContain('The log is right');
    expect(await replayCommand(terminal, 'international', 'game.log', { json: true })).toBe(0);
    terminal.disk['game.log'] = terminal.disk['game.log']!.replace(
      '"type":"discard","seat":1',
      '"type":"discard","seat":2',
    );
    expect(await replayCommand(terminal, undefined, 'game.log')).toBe(1);
    expect(terminal.errors.join('\n')).toMatch(/game\.log:\d+/);
    expect(await replayCommand(terminal, undefined, 'nothing.log')).toBe(2);
    terminal.disk['strange.log'] = 'hello\n';
    expect(await replayCommand(terminal, undefined, 'strange.log')).toBe(1);
  });

  it('play one deal, not 1 deals', async () => {
    const terminal = paperTerminal();
    await playCommand(terminal, 'international', { bots: true, seed: '5', deals: '1' });
    expect(terminal.lines.join('\n')).toMatch(/After 1 deal\b(?!s)/);
  });

  it.each([
    ['a game', '{"type":"log"}', /a game in kept\.log[\s\S]*--resume kept\.log[\s\S]*another file/],
    ['anything else', 'my notes\n', /a file kept\.log[\s\S]*Name another file/],
  ])('write over nothing: %s', async (_, content, told) => {
    const terminal = paperTerminal({ disk: { 'kept.log': content } });
    for (const flags of [{ bots: true }, { tour: true }, {}])
      expect(await playCommand(terminal, 'international', { ...flags, deals: '1', log: 'kept.log' })).toBe(2);
    expect(terminal.disk).toEqual({ 'kept.log': content });
    expect(terminal.lines).toEqual([]);
    expect(terminal.errors.join('\n')).toMatch(told);
  });

  it('write into an empty file', async () => {
    const terminal = paperTerminal({ disk: { 'game.log': '' } });
    expect(await playCommand(terminal, 'international', { bots: true, seed: '5', deals: '1', log: 'game.log' })).toBe(
      0,
    );
    expect(await replayCommand(terminal, undefined, 'game.log')).toBe(0);
  });
});

describe('a person', () => {
  it('is asked, told, and sees the ending explained', async () => {
    const terminal = paperTerminal({ answers: eager(200) });
    expect(await playCommand(terminal, 'international', { seed: '1024', deals: '1' })).toBe(0);
    const text = terminal.lines.join('\n');
    expect(text).toContain('you are jonga');
    expect(text).toMatch(/8\d pai left/);
    expect(text).toMatch(/ 0 {2}Pass \(or Enter\)/);
    expect(text).toMatch(/★ \w+ wins? (on|with)|Nobody wins/);
    for (const line of terminal.lines) expect(stringWidth(line)).toBeLessThanOrEqual(100);
  });

  it.each([
    ['?', /Hint {2}Discard \w\w: \d pai from being ready; \d+ pai help/],
    ['help', /Type the number beside/],
    ['table', /you are jonga[\s\S]*you are jonga/],
    ['99', /"99" is nothing to do here\. Type a number \(1 to 1\d\) or a tile/],
    ['', /Say what to do/],
    ['pong', /Did you mean|nothing to do/],
    ['5z', /Discard cannot use 5z of this hand\.$/m],
    ['pung', /Pung is not open at this moment/],
  ])('who types %j is answered and asked again', async (line, answer) => {
    const terminal = paperTerminal({ answers: [line] });
    expect(await playCommand(terminal, 'international', { seed: '1024' })).toBe(0);
    expect(terminal.lines.join('\n')).toMatch(answer);
    expect(terminal.asked).toHaveLength(2);
  });

  it('is told of the plain discard where the tile is not in the hand', async () => {
    const terminal = paperTerminal({ answers: ['4z', '5z', '6z', '7z'] });
    await playCommand(terminal, 'riichi', { seed: '3' });
    expect(terminal.lines.join('\n')).toMatch(/Discard cannot use \dz of this hand/);
    expect(terminal.lines.join('\n')).not.toMatch(/Riichi cannot use/);
  });

  it('is helped within the width of the paper', async () => {
    const terminal = paperTerminal({ answers: ['help'], columns: 80 });
    await playCommand(terminal, 'riichi', { seed: '3' });
    const at = terminal.lines.findIndex((line) => line.includes('Type the number beside'));
    expect(at).toBeGreaterThan(0);
    for (const line of terminal.lines.slice(at, at + 7)) expect(stringWidth(line)).toBeLessThanOrEqual(80);
  });

  it('stops after so many deals, and may go on', async () => {
    const terminal = paperTerminal({ answers: ['win', 'show'] });
    const flags = { seed: '3', options: ['play=free'], deals: '1' };
    expect(await playCommand(terminal, 'international', flags)).toBe(0);
    const text = terminal.lines.join('\n');
    expect(text).toContain('Stopped after 1 deal ');
    expect(text).not.toMatch(/The game is over|Deal 2/);
    expect(terminal.asked).toHaveLength(2);
    expect(terminal.lines.at(-1)).toBe('    tilewright play --resume international-3.log');
    const back = paperTerminal({ answers: ['quit'], disk: terminal.disk });
    expect(await playCommand(back, undefined, { resume: 'international-3.log' })).toBe(0);
    expect(back.lines[0]).toContain('deal 1');
  });

  it.each([
    ['another pack', 'riichi', {}, /uses the rules saved in it \(international\), not riichi/],
    ['a pack that is none', 'nothing', {}, /saved in it \(international\), not nothing/],
    ['a seed', undefined, { seed: '1024' }, /--resume takes no --seed:/],
    ['options and bots', 'international', { options: ['play=free'], bots: true }, /takes no --options, --bots:/],
  ])('does not go on with %s', async (_, pack, flags, says) => {
    const first = paperTerminal({ answers: ['2m'] });
    await playCommand(first, 'international', { seed: '1024', log: 'mine.log' });
    const back = paperTerminal({ disk: first.disk });
    expect(await playCommand(back, pack, { resume: 'mine.log', ...flags })).toBe(2);
    expect(back.errors.join('\n')).toMatch(says);
    expect(back.errors.at(-1)).toContain('tilewright play --resume mine.log');
    expect(back.disk).toEqual(first.disk);
  });

  it('goes on where the pack of the log is named', async () => {
    const first = paperTerminal({ answers: ['2m'] });
    await playCommand(first, 'international', { seed: '1024', log: 'mine.log' });
    const back = paperTerminal({ disk: first.disk });
    expect(await playCommand(back, 'international', { resume: 'mine.log', deals: '3' })).toBe(0);
  });

  it('is told of one tile as of one', () => {
    const rules = rulesOf('international');
    const hands = { 1: '123m 456p 789s 567s 1z 5z' };
    const table = newGame(rules, { seed: 1, arrange: [arrange(rules, { hands }, seededRandom(1))] });
    const seen = view(table, table.dealer);
    const other = nextSeat(table, table.dealer);
    const hintsWith = (out: readonly string[]): string => {
      const river = out.map((tile, at) => ({ tile, at, taken: false, drawn: true }));
      const seats = seen.seats.with(other, { ...seen.seats[other]!, river });
      return hintLines(makeScene(rules, paperTerminal().paint, { columns: 100 }), { ...seen, seats }).join('\n');
    };
    expect(hintsWith(['1z', '1z', '5z', '5z'])).toContain('Discard 5z: ready to win; 1 pai completes it: 1z');
    expect(hintsWith(['1z', '1z'])).toContain('Discard 1z: ready to win; 3 pai complete it: 5z');
  });

  it('leaves, comes back and finds the same table', async () => {
    const terminal = paperTerminal({ answers: ['2m', '', '3m', '', 'quit'] });
    expect(await playCommand(terminal, 'international', { seed: '1024', log: 'mine.log' })).toBe(0);
    expect(terminal.lines.join('\n')).toContain('--resume mine.log');
    const back = paperTerminal({ answers: ['table', 'quit'], disk: terminal.disk });
    expect(await playCommand(back, undefined, { resume: 'mine.log' })).toBe(0);
    expect(back.lines.join('\n')).toMatch(/You +jonga +20,000 mados +2m 3m/);
    expect(await replayCommand(back, undefined, 'mine.log')).toBe(0);
  });

  it('may leave between two deals', async () => {
    const terminal = paperTerminal({ answers: ['win', 'show', 'quit', ''] });
    const options = { seed: '3', options: ['play=free'], log: 'mine.log' };
    expect(await playCommand(terminal, 'international', options)).toBe(0);
    expect(terminal.asked).toHaveLength(3);
    expect(terminal.asked.at(-1)).toContain('next deal');
    expect(terminal.lines.join('\n')).toContain('--resume mine.log');
  });

  it('does not lose a kept game to a new one', async () => {
    const first = paperTerminal({ answers: ['2m', 'quit'] });
    await playCommand(first, 'international', { seed: '1024', log: 'mine.log' });
    const again = paperTerminal({ answers: ['quit'], disk: first.disk });
    expect(await playCommand(again, 'international', { seed: '6', log: 'mine.log' })).toBe(2);
    expect(again.errors.join('\n')).toContain('tilewright play --resume mine.log');
    expect(again.disk).toEqual(first.disk);
  });

  it('goes on in a copy, but not over another game', async () => {
    const first = paperTerminal({ answers: ['2m', 'quit'] });
    await playCommand(first, 'international', { seed: '1024', log: 'mine.log' });
    const disk = { ...first.disk, 'other.log': first.disk['mine.log']! };
    const back = paperTerminal({ answers: ['quit'], disk });
    expect(await playCommand(back, undefined, { resume: 'mine.log', log: 'other.log' })).toBe(2);
    expect(back.errors.join('\n')).toContain('a game in other.log');
    expect(back.disk).toEqual(disk);
    expect(await playCommand(back, undefined, { resume: 'mine.log', log: 'copy.log' })).toBe(0);
    expect(back.disk['copy.log']).toContain('"type":"log"');
  });

  it('sees the table when back in the middle of a window', async () => {
    const first = paperTerminal({ answers: ['1', 'quit'] });
    await playCommand(first, 'international', { seed: '2', log: 'mine.log' });
    expect(first.asked.at(-1)).toContain('you may');
    const back = paperTerminal({ answers: ['quit'], disk: first.disk });
    await playCommand(back, undefined, { resume: 'mine.log' });
    expect(back.lines.join('\n')).toMatch(/You +lefta +20,000 mados/);
  });

  it('learns why a claim was lost', async () => {
    const lost = paperTerminal({ answers: Array.from({ length: 200 }, () => '1') });
    await playCommand(lost, 'international', { seed: '1', deals: '12' });
    expect(lost.lines.join('\n')).toMatch(/Not yours: \w[\w ]*, but \w+'s \w+ goes first\.|Not yours: .*sat nearer/);
  });
});

describe('undo', () => {
  const settings = { seed: '1024', log: 'mine.log' };
  const played = async (answers: string[], more: object = {}): Promise<ReturnType<typeof paperTerminal>> => {
    const terminal = paperTerminal({ answers });
    expect(await playCommand(terminal, 'international', { ...settings, ...more })).toBe(0);
    return terminal;
  };

  it('takes decisions back one by one, and the log with them', async () => {
    const [straight, round] = [await played(['3m', 'quit']), await played(['2m', '', 'undo', 'undo', '3m', 'quit'])];
    expect(round.lines.filter((line) => line.includes('Taken back.'))).toHaveLength(2);
    expect(round.disk).toEqual(straight.disk);
    expect(round.lines.slice(-8)).toEqual(straight.lines.slice(-8));
  });

  it('has an end', async () => {
    const terminal = await played(['undo', '2m', 'u', 'U', 'quit']);
    expect(terminal.lines.filter((line) => line.includes('There is nothing to take back.'))).toHaveLength(2);
    expect(terminal.lines.filter((line) => line.includes('Taken back.'))).toHaveLength(1);
  });

  it('goes back into the deal that has just ended', async () => {
    const terminal = await played(['win', 'show', 'undo', 'revoke', 'quit'], { seed: '3', options: ['play=free'] });
    expect(terminal.asked[2]).toContain('next deal');
    expect(terminal.asked).toHaveLength(5);
    expect(terminal.disk['mine.log']).toMatch(/"type":"revoked"/);
    expect(terminal.disk['mine.log']).not.toMatch(/"type":"settle"/);
  });

  it('reaches behind the time one came back', async () => {
    const before = await played(['2m', '', '3m', 'quit']);
    const back = paperTerminal({ answers: ['undo', 'undo', 'undo', 'undo', '2m', 'quit'], disk: before.disk });
    expect(await playCommand(back, undefined, { resume: 'mine.log' })).toBe(0);
    expect(back.lines.filter((line) => line.includes('Taken back.'))).toHaveLength(3);
    expect(back.lines.join('\n')).toContain('There is nothing to take back.');
    expect(back.disk).toEqual((await played(['2m', 'quit'])).disk);
    expect(await replayCommand(back, undefined, 'mine.log')).toBe(0);
  });
});

describe('who leaves', () => {
  it('loses nothing, also without having asked for a log', async () => {
    const terminal = paperTerminal({ answers: ['2m', '', '3m'] });
    expect(await playCommand(terminal, 'international', { seed: '1024' })).toBe(0);
    expect(terminal.lines.at(-1)).toBe('    tilewright play --resume international-1024.log');
    const back = paperTerminal({ answers: ['table', 'quit'], disk: terminal.disk });
    expect(await playCommand(back, undefined, { resume: 'international-1024.log' })).toBe(0);
    expect(back.lines.join('\n')).toMatch(/You +jonga +20,000 mados +2m 3m/);
    expect(Object.keys(back.disk)).toEqual(['international-1024.log']);
  });

  it('writes over no other game', async () => {
    const first = paperTerminal({ answers: ['2m'] });
    await playCommand(first, 'international', { seed: '1024' });
    const second = paperTerminal({ answers: ['3m'], disk: first.disk });
    await playCommand(second, 'international', { seed: '1024' });
    expect(Object.keys(second.disk)).toEqual(['international-1024.log', 'international-1024-2.log']);
    const third = paperTerminal({ disk: second.disk });
    const flags = { resume: 'international-1024.log', log: 'international-1024-2.log' };
    expect(await playCommand(third, undefined, flags)).toBe(2);
    expect(third.disk).toEqual(second.disk);
  });
});

it.each([
  ['a seed that is none', { seed: '' }],
  ['no deals', { deals: '0' }],
  ['a log that is not there', { resume: 'no.log' }],
])('wrong use: %s', async (_, flags) => {
  const terminal = paperTerminal();
  expect(await playCommand(terminal, 'international', flags)).toBe(2);
  expect(terminal.errors).not.toHaveLength(0);
});

describe('seeds', () => {
  it('are any text, and a number is its digits', async () => {
    const [one, other] = [paperTerminal(), paperTerminal()];
    await playCommand(one, 'american', { bots: true, seed: 'a rainy day', deals: '1', log: 'game.log' });
    expect(one.lines.join('\n')).toContain('seed "a rainy day"');
    expect(await replayCommand(one, undefined, 'game.log')).toBe(0);
    await playCommand(other, 'american', { bots: true, seed: '7', deals: '1', json: true });
    const { entries } = runGame(rulesOf('american'), { seed: 7, maxDeals: 1, log: true }).log!.events.find(
      (event) => event.type === 'settle',
    )!;
    expect(JSON.parse(other.lines[0]!)).toMatchObject({ seed: '7', stories: [{ entries }] });
  });

  it('are drawn where none is given, and no part of the name of a file unless they are a plain word', async () => {
    const terminal = paperTerminal({ answers: ['quit'] });
    await playCommand(terminal, 'american', {});
    expect(terminal.lines[0]).toMatch(/^ {2}Seed [0-9a-f]{32}\./);
    const [file] = Object.keys(terminal.disk);
    expect(file).toMatch(/^american-[0-9a-f]{32}\.log$/);
    const odd = paperTerminal({ answers: ['quit'] });
    await playCommand(odd, 'american', { seed: '../../\u001b[31m' });
    expect(Object.keys(odd.disk)).toEqual(['american.log']);
    expect(odd.lines[0]).toContain('Seed "../../\\u001b[31m"');
  });
});
