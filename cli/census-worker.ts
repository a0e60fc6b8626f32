/** Runs in a thread of its own: counts the parts of a census that it is given. */
import { workerData } from 'piscina';
import { type CensusPlan, type CensusSettings, type CensusSums, countPart, planCensus } from '../sim/index.ts';
import type { OptionValue, Result } from '../core/index.ts';
import { rulesetFromPack } from '../loader/index.ts';

/** What every worker is given at its start: the flattened pack with the options chosen. */
export interface CensusTask {
  pack: unknown;
  options: Readonly<Record<string, OptionValue>>;
  settings: CensusSettings;
}

let plan: CensusPlan | undefined;

/** Counts one part. */
export default function countOne(part: number): CensusSums {
  plan ??= planned(workerData as CensusTask);
  return countPart(plan, part);
}

function planned({ pack, options, settings }: CensusTask): CensusPlan {
  return sure(planCensus(sure(rulesetFromPack(pack, options)), settings));
}

/** The first thread has done the same, so that nothing can be wrong with it. */
function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.value;
}
