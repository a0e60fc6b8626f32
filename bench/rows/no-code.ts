/** W8: where no code may be made from text, as on pages with a strict policy; beside where it may. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packExamples } from 'tilewright/loader';
import { median } from '../measure.ts';
import type { Figures, Pace, Row } from '../row.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FORBIDDEN = '--disallow-code-generation-from-strings';

const LOADED = "import { load } from 'tilewright/loader'; const rules = load('riichi').value;";
const COMPILED = "import rules from 'tilewright/packs/riichi';";

/** Four bots, a few deals; a unit is a deal. */
const GAME = `
  import { runGame } from 'tilewright/sim';
  let seed = 1;
  const work = () => runGame(rules, { seed: seed++, maxDeals: 4 }).deals;`;

/** Every hand of the pack's own examples, with the full report; a unit is a hand. */
const score = (): string => `
  import { score } from 'tilewright/loader';
  const hands = ${JSON.stringify([...new Set(packExamples('riichi').map(({ hand }) => hand))])};
  const work = () => { for (const hand of hands) score(rules, hand); return hands.length; };`;

/** Microseconds of the processor for a unit, in a process of its own. */
function cost(rules: string, work: string, milliseconds: number, flags: readonly string[]): number {
  const text = `${rules}${work}
    const run = (limit) => {
      const began = process.cpuUsage();
      let units = 0, taken = 0;
      do { units += work(); const { user, system } = process.cpuUsage(began); taken = user + system; } while (taken < limit);
      return taken / units;
    };
    run(${2000 * milliseconds});
    console.log(run(${1000 * milliseconds}));`;
  const args = [...flags, '--input-type=module', '-e', text];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`a process failed: ${stderr}`);
  return Number(stdout);
}

/** The sides take turns. */
function costs({ rounds, milliseconds }: Pace, work: string): Figures {
  const sides: Record<string, [string, string[]]> = {
    without: [LOADED, [FORBIDDEN]],
    with: [LOADED, []],
    'compiled pack without': [COMPILED, [FORBIDDEN]],
  };
  const taken = Array.from({ length: rounds }, () =>
    Object.values(sides).map(([rules, flags]) => cost(rules, work, milliseconds, flags)),
  );
  return Object.fromEntries(Object.keys(sides).map((side, at) => [side, median(taken.map((round) => round[at]!))]));
}

export const withoutCode: Row[] = [
  {
    id: 'w8-game',
    work: 'W8 bot game without generated code, beside with',
    unit: 'deal',
    figures: (pace) => costs(pace, GAME),
    marks: [
      { ours: 'without', beside: ['with'], is: 'cost', floor: 3 },
      { ours: 'compiled pack without', beside: ['with'], is: 'cost', floor: 3 },
    ],
  },
  {
    id: 'w8-score',
    work: 'W8 score with the full report without generated code, beside with',
    unit: 'hand',
    figures: (pace) => costs(pace, score()),
    marks: [
      { ours: 'without', beside: ['with'], is: 'cost' },
      { ours: 'compiled pack without', beside: ['with'], is: 'cost', floor: 3 },
    ],
  },
];
