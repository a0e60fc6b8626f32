/** W8: where no code may be made from text, as on pages with a strict policy; beside where it may. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packExamples } from 'tilewright/loader';
import { median } from '../measure-time.ts';
import type { Figures, Pace, Row } from '../ratio-row.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FORBIDDEN = '--disallow-code-generation-from-strings';

const LOADED = "import { load } from 'tilewright/loader'; const rules = load('riichi').value;";
const COMPILED = "import rules from 'tilewright/packs/riichi';";

/** Four bots, a few deals; a unit is a deal. */
const GAME = `
  import { runGame } from 'tilewright/sim';
  let seed = 1;
  const work = () => runGame(rules, { seed: seed++, maxDeals: 4 }).deals;`;

/** The same with players that take any legal action. */
const RANDOM = `
  import { randomPlayer } from 'tilewright/players';
  import { runGame } from 'tilewright/sim';
  let seed = 1;
  const work = () => runGame(rules, { seed: seed++, maxDeals: 4, players: Array(4).fill(randomPlayer) }).deals;`;

/** A unit is a game, up to the first decision. */
const NEW_GAME = `
  import { newGame } from 'tilewright/core';
  let seed = 1;
  const work = () => (newGame(rules, { seed: seed++ }), 1);`;

/** So many hands of the pack's own examples, with the full report; a unit is a hand. */
const score = (most = Infinity): string => `
  import { score } from 'tilewright/loader';
  const hands = ${JSON.stringify([...new Set(packExamples('riichi').map(({ hand }) => hand))].slice(0, most))};
  const work = () => { for (const hand of hands) score(rules, hand); return hands.length; };`;

/** Microseconds of the processor for a unit, in a process of its own. */
function cost(rules: string, work: string, milliseconds: number, flags: readonly string[]): number {
  return answerOf(
    `${rules}${work}
    const run = (limit) => {
      const began = process.cpuUsage();
      let units = 0, taken = 0;
      do { units += work(); const { user, system } = process.cpuUsage(began); taken = user + system; } while (taken < limit);
      return taken / units;
    };
    run(${2000 * milliseconds});
    console.log(run(${1000 * milliseconds}));`,
    flags,
  );
}

/** Microseconds of the processor until the first unit is done, from when the rules are there. */
function firstCost(rules: string, work: string, flags: readonly string[]): number {
  return answerOf(
    `${rules}${work}
    const began = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(began);
    console.log(user + system);`,
    flags,
  );
}

function answerOf(text: string, flags: readonly string[]): number {
  const args = [...flags, '--input-type=module', '-e', text];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`a process failed: ${stderr}`);
  return Number(stdout);
}

/** The sides take turns. `once`: what is done first is what counts. */
function costs({ rounds, milliseconds }: Pace, work: string, once = false): Figures {
  const sides: Record<string, [string, string[]]> = {
    without: [LOADED, [FORBIDDEN]],
    with: [LOADED, []],
    'compiled pack without': [COMPILED, [FORBIDDEN]],
  };
  const taken = Array.from({ length: rounds }, () =>
    Object.values(sides).map(([rules, flags]) =>
      once ? firstCost(rules, work, flags) : cost(rules, work, milliseconds, flags),
    ),
  );
  return Object.fromEntries(Object.keys(sides).map((side, at) => [side, median(taken.map((round) => round[at]!))]));
}

const row = (id: string, work: string, unit: string, figures: Row['figures'], floor?: number): Row => ({
  id,
  work: `${work} without generated code, beside with`,
  unit,
  ...(figures && { figures }),
  marks: [
    { ours: 'without', beside: ['with'], is: 'cost', ...(floor !== undefined && { floor }) },
    { ours: 'compiled pack without', beside: ['with'], is: 'cost', floor: 3 },
  ],
});

export const withoutCode: Row[] = [
  row('w8-first', 'W8 first score', 'hand', (pace) => costs(pace, score(1), true), 3),
  row('w8-new', 'W8 new game', 'game', (pace) => costs(pace, NEW_GAME), 3),
  row('w8-random', 'W8 random game', 'deal', (pace) => costs(pace, RANDOM), 3),
  row('w8-game', 'W8 bot game', 'deal', (pace) => costs(pace, GAME), 3),
  row('w8-score', 'W8 score with the full report', 'hand', (pace) => costs(pace, score()), 3),
];
