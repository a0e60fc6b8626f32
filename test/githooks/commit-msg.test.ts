import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const hook = fileURLToPath(new URL('../../.githooks/commit-msg', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'message-'));

function answer(message: string): string {
  const file = join(folder, 'message');
  writeFileSync(file, message);
  const { status, stderr } = spawnSync('sh', [hook, file], { encoding: 'utf8' });
  return status === 0 ? 'taken' : stderr.split('\n')[0]!.replace('commit message: ', '');
}

const NO_AREA = 'the first line does not name an area and what changed.';
const NO_WHY = 'it does not say why.';
const rows: [message: string, answer: string][] = [
  ['core: a lost claim is told\n\nBots waited for it.\n', 'taken'],
  ['core, dsl: one name for both\n\nThey had parted.\n', 'taken'],
  ['.ci: the browser is installed\n\nTests need it.\n', 'taken'],
  ['merge: the branch of the engine\n', 'taken'],
  ['Merge branch one\n', 'taken'],
  ['fixup! core: a lost claim is told\n', 'taken'],
  ['Some change\n\nBecause.\n', NO_AREA],
  ['core : spaced\n\nBecause.\n', NO_AREA],
  ['core:\n\nBecause.\n', NO_AREA],
  ['core: what\nBecause.\n', 'the second line is not empty.'],
  ['core: what\n', NO_WHY],
  ['core: what\n\n# a comment of git\n', NO_WHY],
];

describe('the form of commit messages', () => {
  it.each(rows)('%j', (message, expected) => {
    expect(answer(message)).toBe(expected);
  });
});
