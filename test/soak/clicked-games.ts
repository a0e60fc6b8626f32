import { spawnSync } from 'node:child_process';
import { packs } from '../../loader/index.ts';
import type { Part } from './soak-part-type.ts';

const ids = packs().map(({ id }) => id);

/** The browser test of the studio plays the game; it needs `npm run build` and Chromium. */
export const clickedGames: Part = {
  title: 'Whole games of every pack by clicks in the studio: the log is the one of Node',
  seeds: ids.length,
  run(seed, figures): void {
    const id = ids[(seed - 1) % ids.length]!;
    const args = ['vitest', 'run', 'test/studio/play-every-pack.test.ts', '--testNamePattern', 'a whole game of'];
    const { status, stdout, stderr } = spawnSync('npx', args, {
      encoding: 'utf8',
      env: { ...process.env, CI: 'true', STUDIO_GAMES: id },
    });
    if (status !== 0) throw new Error(`${id}: ${stdout.slice(-4000)}${stderr.slice(-2000)}`);
    figures.set(id, (figures.get(id) ?? 0) + 1);
  },
  quotas: Object.fromEntries(ids.map((id) => [id, 1])),
};
