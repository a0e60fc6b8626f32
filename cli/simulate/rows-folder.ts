/** The folder that rows go to: those of one simulation, so that nobody adds up two. */
import { createHash } from 'node:crypto';
import { problem, type Problem } from '../../core/index.ts';
import type { SimulationPlan } from '../../sim/index.ts';
import { cannotWrite } from '../refuse-wrong-ending.ts';
import type { Terminal } from '../terminal.ts';

/** The file for the rows of a shard. */
export function partFile(folder: string, shard: number): string {
  return `${folder}/part-${String(shard).padStart(5, '0')}.parquet`;
}

/** What identifies a simulation in the files of its rows: equal plans make equal rows. */
export function simulationId({ rules, settings, shardSize }: SimulationPlan): string {
  const hashes = rules.map(({ hash }) => hash);
  return createHash('sha256').update(JSON.stringify({ hashes, settings, shardSize })).digest('hex');
}

/** Refuses a folder that cannot be written to, and one that has rows already, unless they are of the simulation that is `resumed`. */
export function rowsProblems(terminal: Terminal, folder: string, resumed: string | undefined): Problem[] {
  const no = cannotWrite(terminal, '--rows', partFile(folder, 0), folder);
  if (no !== undefined) return [no];
  const parts = (terminal.files.list?.(folder) ?? []).filter((name) => /^part-.*\.parquet$/.test(name));
  const isOther = (name: string): boolean =>
    resumed === undefined || !Buffer.from(terminal.files.read(`${folder}/${name}`) ?? []).includes(resumed);
  const other = parts.find(isOther);
  if (other === undefined) return [];
  return [
    problem('file-exists', `${folder} already has rows of another run, such as ${other}.`, {
      hint: `Name another folder with --rows, or delete the files part-*.parquet in ${folder} first.`,
    }),
  ];
}
