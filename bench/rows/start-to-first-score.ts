/** W7: from the start of a process to the first hand scored. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packExamples } from 'tilewright/loader';
import { folder } from '../install-peers.ts';
import { median } from '../measure-time.ts';
import type { Figures, Pace, Row } from '../ratio-row.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A pack of somebody's own: other values, other defaults, one condition of its own. */
const OWN_PACK = `
id: our-table
version: 0.1.0
extends: riichi
name:
  en: Our table
options:
  starting_points: 30000
patterns:
  pinfu:
    value: { han: 2 }
  all_simples:
    when: every tile is simple and concealed
`;

/** What each side imports and asks; the first does nothing and is what Node itself costs. */
function scripts(): Record<string, string> {
  const { query } = packExamples('riichi').find(({ has }) => has)!;
  const hand = JSON.stringify(query);
  const module = new URL('../../dist/packs/riichi.js', import.meta.url).href;
  return {
    'bare Node': '',
    'compiled module': `const { default: rules } = await import('${module}'); if (!rules.worth(${hand})) throw new Error('no win');`,
    'from YAML': `const { load } = await import('tilewright/loader'); if (!load('riichi').value.worth(${hand})) throw new Error('no win');`,
    "from YAML of one's own": `const { load } = await import('tilewright/loader'); if (!load(${JSON.stringify(OWN_PACK)}).value.worth(${hand})) throw new Error('no win');`,
    'majiang-core': `
      const { createRequire } = await import('node:module');
      const { Shoupai, Util, rule } = createRequire('${folder}x.js')('@kobalab/majiang-core');
      const param = Util.hule_param({ rule: rule(), zhuangfeng: 0, menfeng: 1, baopai: ['z1'] });
      if (!Util.hule(Shoupai.fromString('m123p456s789345z1'), 'z1-', param)) throw new Error('no win');`,
  };
}

/** Milliseconds of the processor and megabytes at the end. */
function startOnce(script: string): { milliseconds: number; megabytes: number } {
  const told = `const { user, system } = process.cpuUsage(began);
    console.log(JSON.stringify({ milliseconds: (user + system) / 1000, megabytes: process.memoryUsage.rss() / 2 ** 20 }));`;
  const text = `const began = process.cpuUsage();\n${script}\n${told}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`a start failed: ${stderr}`);
  return JSON.parse(stdout) as { milliseconds: number; megabytes: number };
}

/** Every side in turn, so that a busy machine slows all of them. */
function started(pace: Pace, sides: readonly string[], what: 'milliseconds' | 'megabytes'): Figures {
  const all = scripts();
  const taken = Array.from({ length: pace.quick ? 3 : 15 }, () => sides.map((side) => startOnce(all[side]!)[what]));
  return Object.fromEntries(sides.map((side, at) => [side, median(taken.map((numbers) => numbers[at]!))]));
}

const time = (id: string, work: string, ours: string, floor: number, goal: number): Row => ({
  id,
  work,
  unit: 'ms',
  figures: (pace) => started(pace, [ours, 'majiang-core'], 'milliseconds'),
  marks: [{ ours, beside: ['majiang-core'], is: 'cost', floor, goal }],
});

export const starts: Row[] = [
  time('w7-module', 'W7 load and score a first hand, compiled pack', 'compiled module', 1.4, 0.7),
  time('w7-yaml', 'W7 load and score a first hand, from YAML', 'from YAML', 10, 4),
  time('w7-own', "W7 load and score a first hand, from YAML of one's own", "from YAML of one's own", 11, 4),
  {
    id: 'w7-memory',
    work: 'W7 memory of a compiled pack',
    unit: 'MB',
    figures: (pace) => started(pace, ['compiled module', 'bare Node'], 'megabytes'),
    marks: [{ ours: 'compiled module', beside: ['bare Node'], is: 'more', floor: 15 }],
  },
];
