/** Every built-in pack: how fast it scores and is compiled, and how long it takes to load from its files and from its module. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WinQuery } from 'tilewright/core';
import { load, packExamples, packs, type PackModule } from 'tilewright/rulesets';
import { sure } from './sure.ts';
import type { Work, Workload } from './workload.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const moduleOf = (id: string): URL => new URL(`../dist/packs/${id}.js`, import.meta.url);

export const packIds: readonly string[] = packs().map(({ id }) => id);

/** Asks of the hands of the examples, all of them a time. */
function scoring(id: string, ask: (query: WinQuery) => unknown): Work {
  const queries = packExamples(id).map(({ query }) => query);
  return () => {
    for (const query of queries) ask(query);
    return queries.length;
  };
}

export const packHands: Workload[] = packIds.map((id) => ({
  id: `hands-${id}`,
  title: `scoring the hands of the examples of ${id}`,
  unit: 'hands',
  note: 'Wins and others; compiled at load, and by the written module.',
  sides: {
    tilewright: () => scoring(id, sure(load(id)).worth),
    'its module': async () => scoring(id, ((await import(moduleOf(id).href)) as PackModule).worth),
  },
}));

export const compiling: Workload[] = packIds.map((id) => ({
  id: `compile-${id}`,
  title: `loading ${id} again and again, from its text to a matcher that answers`,
  unit: 'patterns',
  note: 'Reading, checking, compiling and the first hand; once warm.',
  sides: {
    tilewright: () => {
      const { query } = firstWin(id);
      return () => {
        const rules = sure(load(id));
        rules.judge(query);
        return rules.scoring.set.patterns.length;
      };
    },
  },
}));

function firstWin(id: string): ReturnType<typeof packExamples>[number] {
  return packExamples(id).find(({ has }) => has)!;
}

export const loadFrom = ['its files', 'its module'];

/** Milliseconds of the processor from nothing but Node to the first hand judged, the library or module imported too. */
export function loadTime(id: string, from: string): number {
  const rules =
    from === 'its module'
      ? `await import(${JSON.stringify(moduleOf(id).href)})`
      : `(await import('tilewright/rulesets')).load('${id}').value`;
  const script = `
    const began = process.cpuUsage();
    const rules = ${rules};
    rules.judge(${JSON.stringify(firstWin(id).query)});
    const { user, system } = process.cpuUsage(began);
    console.log((user + system) / 1000);
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${id} from ${from} did not load: ${stderr}`);
  return Number(stdout);
}
