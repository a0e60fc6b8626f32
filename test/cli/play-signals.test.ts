/** A terminal that is closed, or a process that is ended, loses no game. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = resolve('cli/main.ts');
const tsx = fileURLToPath(import.meta.resolve('tsx'));

it.each(['SIGHUP', 'SIGTERM', 'SIGINT'] as const)(
  '%s keeps the game',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'tilewright-'));
    try {
      const game = spawn(process.execPath, ['--import', tsx, main, 'play', 'international', '--seed', '5'], {
        cwd: folder,
      });
      let text = '';
      game.stdout.setEncoding('utf8').on('data', (part: string) => {
        if (!text.includes('your turn:') && (text + part).includes('your turn:')) game.kill(signal);
        text += part;
      });
      const code = await new Promise((ended) => game.on('close', ended));
      expect(text).toContain('tilewright play --resume international-5.log');
      expect(code).toBe(130);
      expect(readFileSync(join(folder, 'international-5.log'), 'utf8')).toMatch(/^\{"type":"log"/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  30_000,
);
