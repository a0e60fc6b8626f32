/** A deal of a log becomes a scenario that `test` plays. */
import { expect, test } from 'vitest';
import { newTerminal, type } from '../kit/guide-pages.ts';

const CHILD = 'version: 0.1.0\nexamples: replace\n';

test.each(['cantonese', 'riichi', 'sichuan', 'taiwanese', 'american'])('%s', { timeout: 120_000 }, async (pack) => {
  const terminal = newTerminal();
  await type(terminal, ['play', pack, '--bots', '--seed', '7', '--deals', '3', '--log', 'game.log']);
  const lines = await type(terminal, ['new', '--scenario', 'game.log', '--deal', '2']);
  expect(lines).toContain('scenarios:\n  deal-2:\n    title: Deal 2 of the game with seed 7\n');
  terminal.disk['own.yaml'] = `id: own\nextends: ${pack}\nname: { en: Own }\n${CHILD}${lines}`;
  expect(await type(terminal, ['test', 'own.yaml', '--own'])).toBe('own: 1 passed; 0 examples, 1 scenario\n');
  terminal.disk['own.yaml'] = terminal.disk['own.yaml'].replace(/how: \w+/, 'how: another');
  expect(await type(terminal, ['test', 'own.yaml', '--own'])).toContain('1 failed');
});

test.each(['taiwanese', 'sichuan-flowing', 'mcr', 'sanma'])(
  'every deal of a game: %s',
  { timeout: 120_000 },
  async (pack) => {
    const terminal = newTerminal();
    await type(terminal, ['play', pack, '--bots', '--seed', '3', '--deals', '3', '--log', 'game.log']);
    for (const deal of ['1', '2', '3'])
      await type(terminal, ['new', `deal-${deal}`, '--scenario', 'game.log', '--deal', deal, '--out', 'own/scenarios']);
    terminal.disk['own/pack.yaml'] = `id: own\nextends: ${pack}\nname: { en: Own }\n${CHILD}`;
    expect(await type(terminal, ['test', 'own', '--own'])).toBe('own: 3 passed; 0 examples, 3 scenarios\n');
  },
);

test('with a name it is written to a file of its own', { timeout: 60_000 }, async () => {
  const terminal = newTerminal();
  await type(terminal, ['play', 'international', '--bots', '--seed', '3', '--deals', '1', '--log', 'game.log']);
  const words = ['new', 'First Deal', '--scenario', 'game.log', '--out', 'own/scenarios'];
  expect(await type(terminal, words)).toContain('Created own/scenarios/first-deal.yaml.');
  terminal.disk['own/pack.yaml'] = `id: own\nextends: international\nname: { en: Own }\n${CHILD}`;
  expect(await type(terminal, ['test', 'own', '--own'])).toBe('own: 1 passed; 0 examples, 1 scenario\n');
  expect(await type(terminal, words)).toContain(
    'own/scenarios/first-deal.yaml already exists; nothing was written. [file-exists]',
  );
});

test('what cannot be cut out is refused', { timeout: 60_000 }, async () => {
  const terminal = newTerminal();
  await type(terminal, ['play', 'international', '--bots', '--seed', '3', '--deals', '1', '--log', 'game.log']);
  const cut = (...words: string[]): Promise<string> => type(terminal, ['new', '--scenario', ...words]);
  expect(await cut('game.log', '--deal', '9')).toContain('The log has no deal 9 that is over. [no-scenario]');
  expect(await cut('game.log', '--deal', 'x')).toContain('--deal takes a whole number from 1 to 100000, not "x"');
  expect(await cut('none.log')).toContain('There is no file none.log. [missing-file]');
  terminal.disk['mjai.log'] = '{"type":"start_game"}\n{"type":"start_kyoku"}\n';
  expect(await cut('mjai.log')).toContain('mjai.log is a log in the form of mjai;');
  const log = terminal.disk['game.log']!;
  terminal.disk['game.log'] = log.replace('"move":"discard"', '"move":"dicard"');
  expect(await cut('game.log')).toContain('error:');
});
