/** Runs in a thread of its own: works on the shards of a census or a simulation that it is given. */
import { workerData } from 'piscina';
import { countPart, planCensus, planSimulation, runShard } from '../../sim/index.ts';
import type { Result } from '../../core/index.ts';
import { type PackRuleset, rulesetFromPack } from '../../loader/index.ts';
import type { CarriedRules, ShardTask } from './shard-task.ts';

let work: ((shard: number) => unknown) | undefined;

/** Works on one shard. */
export default function workOnOne(shard: number): unknown {
  work ??= workFor(workerData as ShardTask);
  return work(shard);
}

/** What is done with each shard of a task. */
function workFor(task: ShardTask): (shard: number) => unknown {
  if (task.is === 'census') {
    const plan = sure(planCensus(rulesFrom(task.rules), task.settings));
    return (part) => countPart(plan, part);
  }
  const plan = sure(planSimulation(task.rules.map(rulesFrom), task.settings));
  return (shard) => runShard(plan, shard, task.rows);
}

function rulesFrom({ pack, options }: CarriedRules): PackRuleset {
  return sure(rulesetFromPack(pack, options));
}

/** The first thread has done the same, so that nothing can be wrong with it. */
function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.value;
}
