/** The shipped server in Neovim, with the client that Neovim itself brings. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = fileURLToPath(new URL('neovim.lua', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'tilewright-nvim-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const isThere = spawnSync('nvim', ['--version']).status === 0;
const needed = process.env.CI === 'true';
if (!isThere && !needed) console.log('No nvim on the path: the server is not tried in Neovim.');

const PACK = `id: sunday
extends: international
name: { en: Sunday }
patterns:
  dragon_pairs:
    name: { en: Dragon Pairs }
    group: honours
    value: { fan: 2 }
    when: has pair 5z, pair 6z and conceald
  dragon_pair:
    name: { en: Dragon Pair }
    group: honours
    value: { fan: 1 }
    when: pair is dragon
  both:
    name: { en: Both }
    group: honours
    value: { fan: 3 }
    absorbs: [dragon_pairs]
    when: has pair 5z, pair 6z, pair 7z
`;

interface Answers {
  before: string[];
  after: string[];
  keys: string[];
  text: string;
}

test.runIf(isThere || needed)('Neovim shows what is wrong, corrects it, renames a pattern and completes a key', () => {
  expect(isThere, 'install neovim').toBe(true);
  const [pack, answers] = [join(scratch, 'pack.yaml'), join(scratch, 'answers.json')];
  writeFileSync(pack, PACK);
  const env = {
    ...process.env,
    ...{ PACK: pack, ANSWERS: answers, NODE: process.execPath, CLI: join(root, 'dist/cli.js') },
    ...{ XDG_STATE_HOME: scratch, XDG_DATA_HOME: scratch, XDG_CACHE_HOME: scratch },
  };
  execFileSync('nvim', ['--headless', '--clean', '-n', '-c', `luafile ${script}`, '-c', 'qall!'], {
    env,
    cwd: scratch,
  });
  const { before, after, keys, text } = JSON.parse(readFileSync(answers, 'utf8')) as Answers;
  expect(before).toEqual(['unknown-word']);
  expect(after).not.toContain('unknown-word');
  const corrected = PACK.replace('conceald', 'concealed').replaceAll('dragon_pairs', 'pairs_of_dragons');
  expect(text).toBe(`${corrected}    abs`);
  expect(keys).toContain('absorbs_on_its_sets');
});
