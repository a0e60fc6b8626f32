/** The page about effects says why something is there that hardly any pack uses, and only of that. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Schema } from '../../docs/pack-format-page.ts';
import { checkReasons, effectsPage } from '../../docs/used-features-page.ts';

const offer = (name: string, ...usedBy: string[]) => ({ name, says: '', usedBy });
const offers = {
  steps: [offer('common', 'a', 'b'), offer('rare', 'a'), offer('unused')],
  words: [],
  keys: [],
};

test.each<[string[], string | undefined]>([
  [['rare', 'unused'], undefined],
  [['rare'], 'steps: `unused` needs a reason'],
  [['unused'], 'steps: `rare` needs a reason'],
  [['rare', 'unused', 'common'], 'steps: `common` needs no reason'],
  [['rare', 'unused', 'gone'], 'steps: `gone` needs no reason'],
])('reasons for %j', (names, told) => {
  const steps = Object.fromEntries(names.map((name) => [name, 'because']));
  const check = (): void => checkReasons(offers, { steps, words: {}, keys: {} });
  if (told === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(told);
});

test('the page is what the packs make it', () => {
  const schema = JSON.parse(readFileSync('schemas/pack.schema.json', 'utf8')) as Schema;
  const page = effectsPage(schema);
  expect(readFileSync('docs/effects.md', 'utf8').replaceAll('\r\n', '\n')).toContain(page);
  expect(page).toMatch(/\| `deposit` \| [^|]* \| ari-ari, japanese-modern, riichi, sanma \|/);
  expect(page).toMatch(/\| `tiles left` \| [^|]* \| .*cantonese.*international/);
});
