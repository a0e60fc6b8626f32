/** What passes `check` plays: the good pack with one slip after another. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededRandom } from '../../core/things/sampling-random.ts';
import { checkPack, type PackRuleset } from '../../loader/index.ts';
import { checkedGame } from '../kit/games/play-then-check.ts';
import { randomPlayer } from '../../players/index.ts';
import { spoil } from '../kit/mutants/spoil-pack-text.ts';

const SLIPS = 60;
const DEALS = 10;
/** So many of the slips must pass, or nothing is shown. */
const SHARE = 0.2;

const texts: Record<string, string> = Object.fromEntries(
  ['pack.yaml', 'patterns.yaml'].map((name) => [name, readFileSync(`rulesets/international/${name}`, 'utf8')]),
);

function spoilt(seed: number): Record<string, string> {
  const random = seededRandom(seed);
  const name = random.int(0, 2) === 0 ? 'patterns.yaml' : 'pack.yaml';
  return { ...texts, [name]: spoil(texts[name]!, random) };
}

function playDeals(rules: PackRuleset, seed: number): void {
  const players = Array.from({ length: rules.seats.count }, () => randomPlayer);
  checkedGame(rules, { seed, players, maxDeals: DEALS }, () => undefined);
}

test(`of ${SLIPS} slips, what passes check plays ${DEALS} deals, and what does not is told with a place and advice`, () => {
  let passed = 0;
  for (let seed = 1; seed <= SLIPS; seed++) {
    const mine = spoilt(seed);
    const { problems, ruleset } = checkPack('pack.yaml', { readFile: (path) => mine[path] });
    for (const problem of problems)
      expect(problem, problem.message).toMatchObject({ place: {}, hint: expect.any(String) });
    const loads = problems.every(({ code }) => code === 'example-fails');
    if (!loads) continue;
    passed++;
    expect(() => playDeals(ruleset!, seed), `slip ${seed}`).not.toThrow();
  }
  expect(passed / SLIPS).toBeGreaterThan(SHARE);
}, 60_000);
