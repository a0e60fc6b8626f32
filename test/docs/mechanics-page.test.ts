/** What the page about mechanics says a pack can say, packs can say: every pack of it is loaded and played. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Mechanic, mechanics, type Way } from '../../docs/mechanics-page.ts';
import { type DealScript, playScenario } from '../../authoring/test/index.ts';
import { load, type PackRuleset, printProblem } from '../../loader/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { eager } from '../kit/games/random-choosers.ts';

/** Ids that whole games need. */
const WANTED =
  'T1 T2 T3 T4 T6 T7 T8 T9 T10 T11 T12 T13 P1 P2 P3 P4 P5 P6 A1 A2 A3 A5 A6 A7 A8 A9 A10 A11 C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 W17 F1 F2 F3 F4 F5 F6 F7 F8 F9 F11 M1 M2 M3 M4 M5 M6 M7';

const rows = mechanics().flatMap(({ id, ways }: Mechanic) => ways.map((way) => [id, way.says, way] as const));

function rulesOf({ pack, setup = '' }: Way, play: 'checked' | 'free'): PackRuleset {
  const head = /^extends:/m.test(pack) ? '' : 'extends: test/packs/plain.yaml\n';
  const loaded = load(`id: shown\nname: { en: Shown }\n${head}${pack}${setup}`, {
    options: { play },
    readFile: (path) => readFileSync(path),
  });
  expect(loaded.problems.map((problem) => printProblem(problem, loaded.texts))).toEqual([]);
  if (!loaded.ok) throw new Error('not loaded');
  return loaded.value;
}

test('every mechanic that whole games need has its row', () => {
  expect(mechanics().map(({ id }) => id)).toEqual(WANTED.split(' '));
});

describe('a pack can say', () => {
  test.each(rows)('%s: %s', (_, says, way) => {
    const { hands, wall, tail, players, play = [], deals, mode = 'checked' } = way;
    const script = {
      play,
      ...(hands && { hands }),
      ...(wall && { wall }),
      ...(tail && { tail }),
      ...(players && { players }),
    };
    const scripts = (deals ?? [script]) as DealScript[];
    const rules = rulesOf(way, mode);
    expect(playScenario(rules, { id: 'shown', title: says, source: '', deals: scripts })).toEqual([]);
    const { table } = travel(rules, { seed: 1, choose: eager, deals: 2, ledger: true });
    expect(table.deals).toBeGreaterThan(0);
  });
});
