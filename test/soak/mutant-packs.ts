import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { faultsOf, mutant } from '../kit/mutants/mutant-packs.ts';
import type { Part } from './soak-part-type.ts';

/** Mutants that are done, a line each: an interrupted run goes on behind them. Remove the file to begin again. */
const DONE = '.cache/mutants.log';
let done: ReadonlySet<string> | undefined;

function isDone(seed: number): boolean {
  done ??= new Set(existsSync(DONE) ? readFileSync(DONE, 'utf8').split('\n') : []);
  return done.has(String(seed));
}

export const mutants: Part = {
  title: 'Packs spoilt at random through load, fmt and compile: no exception, 500 MB, five processor seconds',
  seeds: 20_000,
  heap: 300,
  run(seed, figures): void {
    const add = (what: string): void => void figures.set(what, (figures.get(what) ?? 0) + 1);
    add('mutants');
    if (isDone(seed)) return add('done before');
    const faults = faultsOf(mutant(seed));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    mkdirSync('.cache', { recursive: true });
    appendFileSync(DONE, `${seed}\n`);
  },
  quotas: { mutants: 20_000 },
};
