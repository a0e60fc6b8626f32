/** `replay` with logs of the field: recognised, followed, refused where they and the rules part, and written in other formats. */
import { beforeAll, describe, expect, it } from 'vitest';
import { playCommand } from '../../cli/commands/play.ts';
import { replayCommand } from '../../cli/commands/replay.ts';
import { FORMATS } from '../../records/index.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const disk: Record<string, string> = {};

beforeAll(async () => {
  const terminal = paperTerminal();
  await playCommand(terminal, 'riichi', { bots: true, seed: '3', deals: '2', log: 'own.log' });
  disk['own'] = terminal.disk['own.log']!;
  for (const { id } of FORMATS) {
    const paper = paperTerminal({ disk: { 'own.log': terminal.disk['own.log']! } });
    expect(await replayCommand(paper, 'riichi', 'own.log', { as: id })).toBe(0);
    disk[id] = `${paper.lines.join('\n')}\n`;
  }
});

describe.each(FORMATS.map(({ id }) => id))('%s', (id) => {
  it('is followed, whether or not the rules are named', async () => {
    const terminal = paperTerminal({ disk });
    expect(await replayCommand(terminal, 'riichi', id)).toBe(0);
    expect(terminal.lines.at(-1)).toMatch(/The log is right: \d+ deals, \d+ decisions/);
    expect(terminal.lines.at(-1)).toContain(id);
    expect(await replayCommand(terminal, undefined, id)).toBe(0);
  });

  it('is told in JSON', async () => {
    const terminal = paperTerminal({ disk });
    expect(await replayCommand(terminal, undefined, id, { json: true })).toBe(0);
    expect(JSON.parse(terminal.lines[0]!)).toMatchObject({ ok: true, format: id, rules: 'riichi', over: false });
  });

  it('becomes every other format', async () => {
    for (const other of FORMATS) {
      const terminal = paperTerminal({ disk });
      expect(await replayCommand(terminal, undefined, id, { as: other.id })).toBe(0);
      expect(other.recognises(terminal.lines.join('\n'))).toBe(true);
    }
  });
});

it('a log that stops in the middle of a deal says so', async () => {
  const lines = disk['mjai']!.trim().split('\n');
  const at = lines.findIndex((line) => line.includes('"dahai"'));
  const terminal = paperTerminal({ disk: { 'cut.mjai': `${lines.slice(0, at + 1).join('\n')}\n` } });
  expect(await replayCommand(terminal, 'riichi', 'cut.mjai')).toBe(0);
  expect(terminal.lines.at(-1)).toMatch(/1 decision, every one offered; it stops in deal 1, before its ending; mjai/);
});

describe('what goes wrong', () => {
  const cases: [string, string | undefined, (text: string) => string, RegExp][] = [
    [
      'other points',
      'riichi',
      (text) => text.replace(/"scores":\[\d+/, '"scores":[1'),
      /deal 1, the points\.\n {2}expected {2}1 /,
    ],
    ['a wrong pack', 'international', (text) => text, /what the pack has\.\n {2}expected {2}indicators/],
    ['other rules', 'ari-ari', (text) => text, /expected {2}25000/],
    ['no log', 'riichi', () => 'hello\n', /JSON/],
    ['a broken line', 'riichi', (text) => text.replace('"tsumo"', '"tsumi"'), /expected one of start_game/],
  ];
  it.each(cases)('%s', async (_, pack, change, says) => {
    const terminal = paperTerminal({ disk: { 'game.mjai': change(disk['mjai']!) } });
    expect(await replayCommand(terminal, pack, 'game.mjai')).toBe(1);
    expect(terminal.errors.join('\n')).toMatch(says);
    const told = paperTerminal({ disk: { 'game.mjai': change(disk['mjai']!) } });
    expect(await replayCommand(told, pack, 'game.mjai', { json: true })).toBe(1);
    expect(JSON.parse(told.lines[0]!)).toMatchObject({ ok: false });
  });

  it('a log of another pack', async () => {
    const terminal = paperTerminal();
    await playCommand(terminal, 'cantonese', { bots: true, seed: '3', deals: '1', log: 'other.log' });
    terminal.errors.length = 0;
    expect(await replayCommand(terminal, 'riichi', 'other.log')).toBe(1);
    const text = terminal.errors.join('\n');
    expect(text).toContain('played by another pack: `cantonese`, not `riichi`');
    expect(text).toContain('tilewright replay other.log');
    expect(text.match(/error/g)).toHaveLength(1);
  });

  it('a format nobody knows', async () => {
    const terminal = paperTerminal({ disk });
    expect(await replayCommand(terminal, undefined, 'mjai', { as: 'paper' })).toBe(2);
    expect(terminal.errors.join()).toContain('record, mjai, tenhou6');
  });

  it('options go before what the log says', async () => {
    const terminal = paperTerminal({ disk });
    expect(await replayCommand(terminal, 'riichi', 'mjai', { options: ['starting_points=30000'] })).toBe(1);
    expect(await replayCommand(terminal, 'riichi', 'mjai', { options: ['mood'] })).toBe(1);
  });
});

describe('a log of ours whose header was changed', () => {
  const header = (change: object): Record<string, string> => {
    const [first, ...events] = disk['own']!.split('\n');
    return { 'own.log': [JSON.stringify({ ...JSON.parse(first!), ...change }), ...events].join('\n') };
  };

  it.each([
    ['no name of its rules', { rules: undefined }, 'bad-log'],
    ['a name that is none', { rules: 7 }, 'bad-log'],
    ['the name of other rules', { rules: 'mcr' }, 'other-rules'],
    ['another hash', { hash: '0000' }, 'other-rules'],
    ['a pack that is none', { pack: [] }, 'wrong-type'],
    ['a list for options', { options: [] }, 'bad-log'],
    ['other options', { options: { starting_points: 30000 } }, 'other-rules'],
  ])('%s is refused', async (_, change, code) => {
    for (const pack of [undefined, 'riichi']) {
      const terminal = paperTerminal({ disk: header(change) });
      expect(await replayCommand(terminal, pack, 'own.log', { json: true })).toBe(1);
      const { ok, problems } = JSON.parse(terminal.lines.at(-1)!) as { ok: boolean; problems: { code: string }[] };
      expect(ok).toBe(false);
      expect(problems.map((one) => one.code)).toContain(code);
    }
  });

  it.each<[string, (patterns: Record<string, unknown>) => void]>([
    ['without one of its patterns', (patterns) => Reflect.deleteProperty(patterns, 'half_flush')],
    ['with a pattern of another value', (patterns) => Object.assign(patterns['half_flush']!, { value: { han: 9 } })],
    ['with a pattern that is none', (patterns) => (patterns['half_flush'] = { value: { han: 9 } })],
  ])('a pack %s is refused, whether or not the rules are named', async (_, change) => {
    const { pack } = JSON.parse(disk['own']!.split('\n')[0]!) as { pack: { patterns: Record<string, unknown> } };
    change(pack.patterns);
    for (const named of [undefined, 'riichi']) {
      const terminal = paperTerminal({ disk: header({ pack }) });
      expect(await replayCommand(terminal, named, 'own.log')).toBe(1);
      expect(terminal.lines).toEqual([]);
      expect(terminal.errors.join('\n')).toMatch(/other-rules|missing-key/);
      expect(terminal.errors.join('\n')).toContain('own.log:1:1');
    }
  });

  it('no pack is refused with its place, and verified by the pack that is named', async () => {
    const terminal = paperTerminal({ disk: header({ pack: undefined }) });
    expect(await replayCommand(terminal, undefined, 'own.log')).toBe(1);
    const text = terminal.errors.join('\n');
    expect(text).toMatch(/carries no pack.*own\.log:1:1/s);
    expect(text).toContain('tilewright replay PACK own.log');
    expect(await replayCommand(terminal, 'riichi', 'own.log')).toBe(0);
  });

  it('is right as it was written', async () => {
    const terminal = paperTerminal({ disk: header({}) });
    expect(await replayCommand(terminal, undefined, 'own.log', { json: true })).toBe(0);
  });
});
