/** Every built-in pack: how long it takes to load, from its files and from its module, and how fast it scores. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Judgement, WinQuery } from 'tilewright/core';
import { load, packExamples, packs } from 'tilewright/rulesets';
import { sure } from './sure.ts';
import type { Workload } from './workload.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const moduleOf = (id: string): URL => new URL(`../dist/packs/${id}.js`, import.meta.url);

const ids = packs().map(({ id }) => id);

const known = new Map<string, ReturnType<typeof packExamples>>();

/** Reading them means checking the pack, so once is enough. */
function examplesOf(id: string): ReturnType<typeof packExamples> {
  const examples = known.get(id) ?? packExamples(id);
  known.set(id, examples);
  return examples;
}

type Judge = (query: WinQuery) => Judgement | undefined;

/** Judges the hands of the examples, all of them a time. */
function judging(id: string, judge: Judge): () => number {
  const queries = examplesOf(id).map(({ query }) => query);
  return () => {
    for (const query of queries) judge(query);
    return queries.length;
  };
}

const modules = new Map<string, Judge>();

/** Modules are imported before anything is measured. */
export async function importModules(): Promise<void> {
  for (const id of ids) modules.set(id, ((await import(moduleOf(id).href)) as { judge: Judge }).judge);
}

export const packHands: Workload[] = ids.map((id) => ({
  id: `hands-${id}`,
  title: `scoring the hands of the examples of ${id}`,
  unit: 'hands',
  note: 'Wins and others; compiled at load, and by the written module.',
  sides: {
    tilewright: () => judging(id, sure(load(id)).judge),
    'its module': () => judging(id, modules.get(id)!),
  },
}));

export const compiling: Workload[] = ids.map((id) => ({
  id: `compile-${id}`,
  title: `loading ${id} again and again, from its text to a matcher that answers`,
  unit: 'patterns',
  note: 'Reading, checking, compiling and the first hand; once warm.',
  sides: {
    tilewright: () => {
      const [first] = examplesOf(id);
      return () => {
        const rules = sure(load(id));
        rules.judge(first!.query);
        return rules.scoring.set.patterns.length;
      };
    },
  },
}));

/** Milliseconds a fresh process needs from nothing but Node to the first hand judged. */
export function loadTime(id: string, from: string): number {
  const hand = JSON.stringify(examplesOf(id).find(({ has }) => has)!.query);
  const rules =
    from === 'its module'
      ? `await import(${JSON.stringify(moduleOf(id).href)})`
      : `(await import('tilewright/rulesets')).load('${id}').value`;
  const script = `
    const began = performance.now();
    const rules = ${rules};
    rules.judge(${hand});
    console.log(performance.now() - began);
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${id} from ${from} did not load: ${stderr}`);
  return Number(stdout);
}

export const packIds: readonly string[] = ids;
export const loadFrom = ['its files', 'its module'];
