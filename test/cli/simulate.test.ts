import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { simulateCommand, type SimulateFlags } from '../../cli/commands/simulate.ts';
import { nodeFiles } from '../../cli/node/node-files.ts';
import type { SimulationSummary } from '../../sim/index.ts';
import { paperTerminal } from '../kit/fake-terminal.ts';

const CHIPS = readFileSync('examples/houses/chips.yaml', 'utf8');
const QUICK: SimulateFlags = { threads: '1', players: ['random'], deals: '8' };

async function simulate(flags: SimulateFlags, { pack = 'zung-jung', disk = {}, columns = 100 } = {}) {
  const terminal = paperTerminal({ disk, columns });
  const code = await simulateCommand(terminal, pack, { ...QUICK, ...flags });
  return { code, text: terminal.lines.join('\n'), lines: terminal.lines, errors: terminal.errors.join('\n'), terminal };
}

describe('simulate', () => {
  it('tells what came of the deals, each figure with its interval', async () => {
    const { code, lines, text } = await simulate({ players: ['greedy'], deals: '12' });
    expect(code).toBe(0);
    expect(lines[0]).toContain('Zung Jung Mahjong: 12 deals');
    expect(text).toMatch(/Discards in a deal +[\d.]+ +[\d.]+ to [\d.]+ +12\n/);
    expect(text).toMatch(/Paid to a winner +[\d,]+ +/);
    for (const heading of ['How deals go', 'Seats', 'Patterns', 'Which rules came into play'])
      expect(lines).toContain(heading);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    const { lines: narrow } = await simulate({}, { columns: 40 });
    expect(narrow.filter((line) => line.length > 40)).toEqual([]);
  }, 60_000);

  it('gives no intervals of a few walls, and none of a share beyond what is possible', async () => {
    const flags: SimulateFlags = { players: ['greedy'], deals: '3' };
    const compared = { ...flags, optionsB: ['minimum=1'] };
    const one = await simulate(flags, { pack: 'cantonese' });
    const two = await simulate(compared, { pack: 'cantonese' });
    for (const { text } of [one, two]) {
      expect(text).toMatch(/Nobody wins .* too few +3\n/);
      expect(text.replace(/The seeds .*/, '')).not.toMatch(/\d to -?\d/);
    }
    expect(one.text.replace(/\s+/g, ' ')).toContain('Where fewer than 10 walls have something to count');
    expect(two.text).toContain('3 walls cannot tell whether anything differs.');
    const data = JSON.parse(
      (await simulate({ ...compared, json: true }, { pack: 'cantonese' })).text,
    ) as SimulationSummary;
    const { low, high, walls } = data.differences!.drawn!;
    expect([low >= -1, high <= 1, low < high, walls]).toEqual([true, true, true, 3]);
  }, 60_000);

  it('prints the same as data', async () => {
    const { text } = await simulate({ json: true });
    const summary = JSON.parse(text) as SimulationSummary;
    expect(summary).toMatchObject({ type: 'simulation', walls: 8, settings: { seed: '1', unit: 'deals', count: 8 } });
    expect(summary.sides[0]!.figures.drawn!.of).toBe(8);
    expect((await simulate({ json: true, seed: '2' })).text).not.toBe(text);
  }, 60_000);

  it('compares on the same walls, and tells the deal that shows the difference', async () => {
    const { code, text } = await simulate(
      { optionsB: ['minimum=1'], players: ['greedy'], deals: '24' },
      { pack: 'cantonese' },
    );
    expect(code).toBe(0);
    expect(text).toContain('minimum=1 against minimum=3');
    expect(text).toContain('One rule differs. Each line says first how it is by minimum=3, then by minimum=1:');
    expect(text).toContain('- Minimum: 3 → 1. How many fan a hand needs to win.');
    expect(text.indexOf('Minimum: 3 → 1')).toBeLessThan(text.indexOf('What changes'));
    expect(text).toMatch(/How often nobody wins: \d+ % by minimum=3, \d+ % by minimum=1\./);
    expect(text).toMatch(/Nobody wins( \*)? +[\d.]+ % +[\d.]+ % +-[\d.]+ pp/);
    expect(text).toContain('A deal that shows the difference');
    expect(text).toContain('How tiles are written:');
    expect(text).toContain('Why the same walls');
  }, 120_000);

  it('says in the words of the rule book what a house rule changes', async () => {
    const house = 'id: house\nextends: cantonese\nname: { en: House }\n';
    const rules = 'sequence: { next_dealer: seat with won }\npatterns: { pure_one_suit: { value: { fan: 5 } } }\n';
    const flags = { against: 'house.yaml', deals: '2' };
    const { text } = await simulate(flags, { pack: 'cantonese', disk: { 'house.yaml': house + rules } });
    expect(text).toContain('2 rules differ.');
    expect(text).toContain('- Pure One Suit, value: 7 fan → 5 fan.');
    expect(text).toMatch(/- Rounds and the dealer, next dealer\. Before: no such rule\. Now: the first player/);
    const same = await simulate({ against: true, deals: '2' });
    expect(same.text).toContain('Both sides play by the same rules.');
    expect(same.text).toContain('Every figure is the same');
  }, 60_000);

  it('says what a new payment comes to, and that counters are not counted', async () => {
    const { text } = await simulate(
      { against: 'chips.yaml', deals: '2' },
      { pack: 'riichi', disk: { 'chips.yaml': CHIPS } },
    );
    const told = text.replace(/\s+/g, ' ');
    expect(told).toContain('- Red five is worth 1 prizes besides.');
    expect(told).toContain('- A win (prizes), amount. Before: no such rule. Now: the number of prizes when');
    expect(told).toContain('Payments in chips are not counted in this report.');
  }, 60_000);

  it('names the first of many changes, and the command that lists all', async () => {
    const flags = { against: 'hong-kong', deals: '2', optionsB: ['minimum=2'] };
    const { text, lines } = await simulate(flags, { pack: 'cantonese' });
    const changes = lines.slice(0, lines.indexOf('What changes')).filter((line) => line.startsWith('  - '));
    expect(changes).toHaveLength(8);
    expect(changes.join('\n')).toContain('Minimum: 3 → 2. How many fan');
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /And \d+ more rules: `tilewright diff cantonese hong-kong --options-b minimum=2` lists them all\./,
    );
  }, 60_000);

  it('draws the told deal with pictures of tiles on a page, which refers to nothing else', async () => {
    const flags = { optionsB: ['minimum=1'], players: ['greedy'], deals: '24', out: 'report.html' };
    const { terminal } = await simulate(flags, { pack: 'cantonese' });
    const html = terminal.disk['report.html']!;
    expect(html).not.toMatch(/<script|<link|<img|href="[^#]|src=|url\(/);
    const shown = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
    expect(shown.size).toBeGreaterThan(20);
    for (const id of shown) expect(html).toContain(`<symbol id="${id}"`);
    // No mark of the texts is left, and the notation stands nowhere.
    expect(html).not.toMatch(/[\u0001-\u0003]/);
    expect(html.slice(html.indexOf('The hands at the start')).replace(/<[^>]*>/g, '')).not.toMatch(/\b\d+[mpsz]\b/);
  }, 120_000);

  it('stops as soon as the question is answered', async () => {
    const { text } = await simulate(
      {
        ...{ optionsB: ['minimum=1'], players: ['greedy'], deals: '2000' },
        ...{ figure: 'drawn', atLeast: '0.2', json: true },
      },
      { pack: 'cantonese' },
    );
    const { question, walls } = JSON.parse(text) as SimulationSummary;
    expect(question!.verdict).toBe('less');
    expect(walls).toBeLessThan(500);
  }, 240_000);

  it('writes a page that needs nothing else, and Markdown with pictures beside it', async () => {
    const page = await simulate({ out: 'report.html', players: ['greedy'] });
    const html = page.terminal.disk['report.html']!;
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).not.toMatch(/<script|<link|<img|href=|src=|url\(/);
    expect(html.match(/<svg /g)!.length).toBeGreaterThan(2);
    expect(page.errors).toContain('Written: report.html');
    expect(page.lines.join('\n')).toMatch(/^\nHow deals go\n/);
    expect(page.text).not.toContain('Seats');
    const { terminal } = await simulate({ out: 'a/report.md', players: ['greedy'] });
    const text = terminal.disk['a/report.md']!;
    const pictures = [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, name]) => `a/${name}`);
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) expect(terminal.disk[picture]).toMatch(/^<svg /);
    expect((await simulate({ out: 'report.json' })).terminal.disk['report.json']).toMatch(/^\{"type":"simulation"/);
  }, 120_000);

  it('goes on from saved progress to the same bytes', async () => {
    const whole = await simulate({ deals: '16', json: true });
    // The deadline lets one shard pass.
    const begun = await simulate({ deals: '16', deadline: '0', keep: 'kept.json' });
    expect(begun.code).toBe(0);
    expect(begun.errors).toContain('Stopped after 8 deals when the time was up; --deals 8 gives the same again.');
    const flags = { deals: undefined, players: undefined, resume: 'kept.json', json: true };
    const rest = await simulate(flags as unknown as SimulateFlags, { disk: begun.terminal.disk });
    expect(rest.text).toBe(whole.text);
  }, 60_000);

  it.each([
    [{ deals: '0' }, 'bad-number', '--deals takes a whole number from 1'],
    [{ deals: 'many' }, 'bad-number', '--deals takes a whole number'],
    [{ games: '2' }, 'bad-choice', '--deals or --games, not both'],
    [{ players: ['nobody'] }, 'unknown-player', 'Players: silent, random, greedy'],
    [{ players: ['random,random,random,random,random'] }, 'bad-choice', 'has 4 seats; --players names 5'],
    [{ players: [','] }, 'bad-choice', '--players takes names'],
    [{ players: ['random,,greedy'] }, 'bad-choice', '"random,,greedy" has an empty one'],
    [{ options: ['no_such=1'] }, 'unknown-option', 'no_such'],
    [{ optionsB: ['no_such=1'] }, 'unknown-option', 'no_such'],
    [{ against: 'sanma' }, 'not-comparable', 'has 4 seats and'],
    [{ against: 'no-such-pack' }, 'unknown-pack', 'no-such-pack'],
    [{ threads: '0' }, 'bad-number', '--threads'],
    [{ seed: '' }, 'bad-seed', '--seed takes text'],
    [{ figure: 'drawn' }, 'bad-choice', 'belong together'],
    [{ figure: 'drawn', atLeast: '1' }, 'bad-choice', 'there is one'],
    [{ against: true, figure: 'drwn', atLeast: '1' }, 'unknown-figure', 'Did you mean drawn?'],
    [{ against: true, figure: 'drawn', atLeast: '-1' }, 'bad-number', '--at-least takes a number above 0'],
    [{ out: 'report.yaml' }, 'not-written', '--out report.html'],
    [{ keep: 'kept.txt' }, 'not-written', '--keep kept.json'],
    [{ resume: 'none.json' }, 'no-file', 'none.json'],
  ] as [SimulateFlags, string, string][])('refuses %o: %s', async (flags, code, said) => {
    const { code: exit, errors, text } = await simulate(flags);
    expect(exit).toBe(2);
    expect(text).toBe('');
    expect(errors).toContain(`[${code}]`);
    expect(errors).toContain(said);
  });

  it('keeps what Ctrl-C ends in a file of a free name', async () => {
    const disk = { 'simulation-zung-jung.json': 'something else', 'simulation-zung-jung-2.json': '' };
    const terminal = paperTerminal({ disk });
    const onInterrupt = (stop: () => void) => (stop(), () => undefined);
    expect(await simulateCommand({ ...terminal, onInterrupt }, 'zung-jung', QUICK)).toBe(130);
    expect(terminal.disk).toMatchObject(disk);
    expect(terminal.disk['simulation-zung-jung-3.json']).toContain('kept simulation');
    expect(terminal.errors.join('\n')).toContain('--resume simulation-zung-jung-3.json');
  });

  it('overwrites no file that keeps something else, and goes on with none', async () => {
    const disk = { 'kept.json': '{"type":"census"}' };
    expect((await simulate({ keep: 'kept.json' }, { disk })).errors).toContain('[file-exists]');
    const { errors } = await simulate({ deals: undefined, players: undefined, resume: 'kept.json' } as never, { disk });
    expect(errors).toContain('[no-simulation]');
    expect((await simulate({ resume: 'kept.json' }, { disk })).errors).toContain(
      '--resume takes no --deals, --players',
    );
  });
});

it('writes deals as Parquet, which others read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-rows-'));
  const args = ['simulate', 'zung-jung', '--players', 'greedy', '--deals', '8', '--threads', '1', '--rows', folder];
  expect(spawnSync(process.execPath, [resolve('dist/cli.js'), ...args]).status).toBe(0);
  const rows: Record<string, unknown>[] = [];
  for (const part of readdirSync(folder)) {
    const { buffer } = new Uint8Array(readFileSync(join(folder, part)));
    rows.push(...(await parquetReadObjects({ file: buffer })));
  }
  expect(rows.map(({ wall }) => wall).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const row of rows) {
    expect(row).toMatchObject({ side: 0, rotation: 0, round: 1 });
    expect(row['discards']).toBeGreaterThan(0);
    expect(row['winners'] === '').toBe(row['value'] === 0);
    expect([0, 1, 2, 3].reduce((sum, seat) => sum + (row[`points_${seat}`] as number), 0)).toBe(0);
  }
  rmSync(folder, { recursive: true });
}, 60_000);

it('ends where rows cannot be written, and keeps what is complete', async () => {
  const terminal = paperTerminal();
  const write = terminal.files.write;
  let parts = 0;
  terminal.files.write = (name, content) => {
    if (name.startsWith('rows/') && ++parts > 2) return 'no space left on device';
    return name.startsWith('rows/') ? undefined : write(name, content);
  };
  const flags = { ...QUICK, deals: '40', rows: 'rows', threads: '1', keep: 'kept.json' };
  expect(await simulateCommand(terminal, 'zung-jung', flags)).toBe(2);
  const errors = terminal.errors.join('\n');
  expect(errors).toContain('part-00002.parquet could not be written: no space left on device');
  expect(errors).toContain('--resume kept.json --rows rows');
});

it.each(['keep', 'out'] as const)('refuses a --%s that cannot be written before the first deal', async (flag) => {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-unwritable-'));
  mkdirSync(join(folder, 'folder.json'));
  writeFileSync(join(folder, 'file'), '');
  const terminal = { ...paperTerminal(), files: nodeFiles };
  for (const name of ['folder.json', 'file/below.json']) {
    const flags = { ...QUICK, [flag]: join(folder, name) };
    expect(await simulateCommand(terminal, 'zung-jung', flags)).toBe(2);
    expect(terminal.errors.splice(0).join('\n')).toContain('[not-written]');
  }
  expect(terminal.lines).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['file', 'folder.json']);
  rmSync(folder, { recursive: true });
});

it('writes rows of one simulation into a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-rows-'));
  const rows = join(folder, 'rows');
  const run = async (flags: SimulateFlags, pack = 'zung-jung') => {
    const terminal = paperTerminal();
    const code = await simulateCommand({ ...terminal, files: nodeFiles }, pack, { threads: '1', ...flags });
    return { code, errors: terminal.errors.join('\n') };
  };
  const begun = { players: ['random'], deals: '16', deadline: '0', rows };
  const keep = join(folder, 'kept.json');
  expect((await run({ ...begun, keep })).code).toBe(0);
  expect(await run(begun)).toMatchObject({ code: 2, errors: expect.stringContaining('[file-exists]') as string });
  const other = join(folder, 'other.json');
  expect((await run({ ...begun, rows: join(folder, 'others'), seed: '2', keep: other })).code).toBe(0);
  expect(await run({ resume: other, rows })).toMatchObject({ code: 2 });
  expect(readdirSync(rows)).toEqual(['part-00000.parquet']);
  expect((await run({ resume: keep, rows })).code).toBe(0);
  expect(readdirSync(rows)).toEqual(['part-00000.parquet', 'part-00001.parquet']);
  for (const wrong of [keep, join(keep, 'below')])
    expect(await run({ ...begun, rows: wrong })).toEqual({
      code: 2,
      errors: expect.stringContaining('is not a folder') as string,
    });
  rmSync(folder, { recursive: true });
}, 60_000);

it('several threads give the same bytes as one', async () => {
  const flags = ['--players', 'random,greedy', '--deals', '12', '--options-b', 'minimum=5', '--json'];
  const run = (threads: string) => {
    const args = [resolve('dist/cli.js'), 'simulate', 'zung-jung', ...flags, '--threads', threads];
    return spawnSync(process.execPath, args, { encoding: 'utf8' });
  };
  const [one, two] = [run('1'), run('2')];
  expect([one.status, two.status]).toEqual([0, 0]);
  expect(two.stdout).toBe(one.stdout);
}, 120_000);
