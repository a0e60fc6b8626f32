import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type CountFlags, countCommand } from '../../cli/commands/count.ts';
import { countPart, keptCensus, planCensus } from '../../sim/index.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

async function count(flags: CountFlags, { pack = 'international', disk = {} } = {}) {
  const terminal = paperTerminal({ disk });
  const code = await countCommand(terminal, pack, { threads: '1', ...flags });
  return { code, text: terminal.lines.join('\n'), lines: terminal.lines, errors: terminal.errors.join('\n'), terminal };
}

describe('count', () => {
  it('says what was counted and what was taken for granted', async () => {
    const { code, lines } = await count({ shape: ['unios'] });
    expect(code).toBe(0);
    expect(lines.slice(0, 3)).toEqual([
      '── International Mahjong: 13 complete hands ────────────────────────────────────────────────────────',
      '  Each is concealed, without bonus tiles, won by draw by seat 2 in round 1.',
      '  Nobody says which tile came last, so nothing that asks for it counts (--last each).',
    ]);
    expect(lines).toContain('Counts in (nearly) every hand');
    expect(lines).toContain('  Thirteen Unios');
  });

  it('says that hands with jokers are left out, and only where there are jokers', async () => {
    const { text } = await count({ shape: ['qs2'] }, { pack: 'american' });
    expect(text).toContain('Hands where jokers or wild tiles stand for others are left out');
    const { text: json } = await count({ shape: ['qs2'], json: true }, { pack: 'american' });
    expect(JSON.parse(json)).toMatchObject({ withoutJokers: true });
    expect((await count({ shape: ['unios'] })).text).not.toContain('jokers');
  });

  it('says how much is left when the deadline has passed, and goes on from there', async () => {
    const { code, errors, terminal } = await count({ shape: ['unios'], deadline: '0' });
    expect(code).toBe(130);
    expect(errors).toContain('Counted 0 % so far, kept in count-international.json. To go on:');
    const later = await count({ resume: 'count-international.json' }, { disk: terminal.disk });
    expect(later.code).toBe(0);
    expect(later.lines[0]).toContain('13 complete hands');
  });

  it('draws a bar for each pattern, most frequent first or rarest', async () => {
    const rows = (lines: string[]) => lines.filter((line) => /█|▏/.test(line));
    const often = rows((await count({ sample: '3000' })).lines);
    const rare = rows((await count({ sample: '3000', sort: 'rare' })).lines);
    expect(often.length).toBeGreaterThan(5);
    expect(rare).toEqual([...often].reverse());
    const lengths = often.map((line) => (line.match(/█/g) ?? []).length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  });

  it('tells what counts beside a pattern', async () => {
    const { text } = await count({ sample: '3000', pattern: 'dragon_pung' });
    expect(text).toMatch(/Dragon Pung counts in [\d.]+ % of the hands, .* Beside it count:/);
    expect(text).toMatch(/Selfmake +100 % +100 % {2}█{24}/);
  });

  it('draws every pattern with every other', async () => {
    const { lines } = await count({ sample: '3000', matrix: true });
    const rows = lines.filter((line) => line.includes('╲'));
    const cells = rows.map((line) => line.slice(line.search(/[╲·░▒▓█]+$/)));
    expect(cells.every((row) => row.length === rows.length)).toBe(true);
    expect(cells.every((row, at) => row[at] === '╲')).toBe(true);
  });

  it('answers as JSON', async () => {
    const { text } = await count({ shape: ['unios'], json: true });
    expect(JSON.parse(text)).toMatchObject({ settings: { shapes: ['unios'] }, hands: 13, wins: { hands: 13 } });
  });

  it.each(['2', 'south'])('answers as JSON, where seat %s is 1', async (seat) => {
    const { text } = await count({ shape: ['unios'], seat, json: true });
    expect(JSON.parse(text)).toMatchObject({ settings: { circumstances: { seat: 1 } } });
  });

  it('leaves out what is worth too little for a win, and says so', async () => {
    const { text } = await count({ sample: '2000', options: ['minimum=3'] });
    expect(text).toMatch(/[\d,]+ of them are worth too little for a win and left out\./);
  });

  it.each([
    [{ last: 'first' }, 'bad-choice'],
    [{ sort: 'up' }, 'bad-choice'],
    [{ sample: 'many' }, 'bad-number'],
    [{ threads: '0' }, 'bad-number'],
    [{ shape: ['pears'] }, 'unknown-shape'],
    [{ resume: 'nowhere.json' }, 'no-file'],
    [{ by: 'luck' }, 'bad-by'],
  ])('refuses %j', async (flags, problem) => {
    const { code, errors } = await count(flags as CountFlags);
    expect(code).toBe(2);
    expect(errors).toContain(`[${problem}]`);
  });
});

describe('a census that is kept', () => {
  const flags = { shape: ['pairs'], limit: '70000' };

  it('is only shown when nothing is left to do', async () => {
    const first = await count({ ...flags, keep: 'kept.json' });
    const again = await count({ resume: 'kept.json' }, { disk: first.terminal.disk });
    expect(again.lines).toEqual(first.lines);
  });

  it.each([
    ['k2.yaml', 'id: mine', '--keep k2.json'],
    ['package.json', '{"name": "mine"}', 'keeps no census'],
  ])('is not written over %s', async (keep, content, says) => {
    const { code, errors, terminal } = await count({ ...flags, keep }, { disk: { [keep]: content } });
    expect(code).toBe(2);
    expect(errors).toContain(says);
    expect(terminal.disk[keep]).toBe(content);
  });

  it('takes the place of another', async () => {
    const first = await count({ shape: ['unios'], keep: 'kept.json' });
    const { code, terminal } = await count({ ...flags, keep: 'kept.json' }, { disk: first.terminal.disk });
    expect(code).toBe(0);
    expect(terminal.disk['kept.json']).not.toBe(first.terminal.disk['kept.json']);
  });

  it('goes on with what is left', async () => {
    const whole = await count({ ...flags, keep: 'kept.json' });
    const plan = planCensus(rulesOf('international'), { shapes: ['pairs'], limit: 70_000 });
    if (!plan.ok) throw new Error(plan.problems[0]!.message);
    const part = keptCensus(plan.value, { done: [1], sums: countPart(plan.value, 1) });
    const again = await count({ resume: 'kept.json' }, { disk: { 'kept.json': part } });
    expect(again.lines).toEqual(whole.lines);
    const { code, errors } = await count(
      { resume: 'kept.json' },
      { disk: { 'kept.json': part.replace('[1]', '[0]') } },
    );
    expect(code).toBe(2);
    expect(errors).toContain('kept.json is damaged, or was changed by hand');
  });
});

it('several threads count the same as one', async () => {
  const flags = ['--shape', 'pairs', '--limit', '70000', '--json'];
  const args = [resolve('dist/cli.js'), 'count', 'international', ...flags, '--threads', '2'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(0);
  const { text } = await count({ shape: ['pairs'], limit: '70000', json: true });
  expect(JSON.parse(stdout)).toEqual(JSON.parse(text));
}, 60_000);

it('ended early it says how to go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-'));
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const args = ['count', 'international', '--threads', '1', '--keep', 'kept.json', '--sample', '9000000'];
  try {
    const running = spawn(process.execPath, ['--import', tsx, resolve('cli/main.ts'), ...args], { cwd: folder });
    let errors = '';
    running.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
    const timer = setInterval(() => {
      if (!existsSync(join(folder, 'kept.json'))) return;
      clearInterval(timer);
      running.kill('SIGINT');
    }, 100);
    const code = await new Promise((ended) => running.on('close', ended));
    expect(code).toBe(130);
    expect(errors).toContain('  tilewright count international --resume kept.json');
    const { type, done } = JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8')) as {
      type: string;
      done: number[];
    };
    expect(type).toBe('census');
    expect(done.length).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
