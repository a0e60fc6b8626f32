import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each([
  ['score-a-hand', ['together 11.5 fan, 2000 mados', 'seat 1 pays seat 2 2000 (selfmake)', 'no tile is honour: no']],
  ['play-a-seeded-game', ['plays to the same end.']],
  [
    'one-bot-every-pack',
    ['International Mahjong: after 3 deals player', 'Riichi, as played online: after 3 deals player'],
  ],
  ['server', ['International Mahjong at ws://localhost:', 'The game is over after', 'player 4: ']],
  ['client', ['npx tsx examples/client.ts ws://']],
  ['print-a-book', ['Sunday Table, chapters: ', '# Sunday Table']],
  ['house-pack', ['Sunday Table: 5.5 fan, 32 mados', 'Sunday Table: no win', 'leads with']],
])('%s', (name, told) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', `examples/${name}.ts`], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  for (const text of told) expect(stdout).toContain(text);
  expect(status).toBe(0);
});

it('a house pack is short', () => {
  expect(readFileSync('examples/house-pack.yaml', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(15);
});
