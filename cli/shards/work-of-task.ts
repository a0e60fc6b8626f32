/** What is done with the shards of a task: wherever it is carried to, the same rules and settings make the same work. */
import {
  addSimulationSums,
  addSums,
  type CensusSums,
  countPart,
  keptCensus,
  keptSimulation,
  noSums,
  planCensus,
  planSimulation,
  runShard,
  type Shard,
  type SimulationSums,
} from '../../sim/index.ts';
import { lookAtPart, planProof } from '../../authoring/check/index.ts';
import type { Result } from '../../core/index.ts';
import { type PackRuleset, rulesetFromPack } from '../../loader/index.ts';
import type { CarriedRules, ShardTask } from './shard-task.ts';

/** Adds up what shards gave, in order of their numbers from the first one on. */
export interface ShardTotal {
  add(shard: number, given: unknown): void;
  /** The file that `--resume` goes on with. */
  kept(): string;
}

/** The shards of a task. */
export interface TaskWork {
  work(shard: number): unknown;
  /** Of work that other machines may do. */
  total?(): ShardTotal;
}

/** Makes a task ready that was planned before; nothing can be wrong with it. */
export function workOfTask(task: ShardTask): TaskWork {
  if (task.is === 'proof') return proofWork(task);
  return task.is === 'census' ? censusWork(task) : simulationWork(task);
}

function proofWork({ rules, combinations, skipped }: ShardTask & { is: 'proof' }): TaskWork {
  const plan = planProof(rulesFrom(rules), combinations, skipped);
  return { work: (part) => lookAtPart(plan, part) };
}

function censusWork({ rules, settings }: ShardTask & { is: 'census' }): TaskWork {
  const plan = sure(planCensus(rulesFrom(rules), settings));
  return {
    work: (part) => countPart(plan, part),
    total() {
      const done: number[] = [];
      let sums = noSums();
      return {
        add(part, given) {
          done.push(part);
          sums = addSums(sums, given as CensusSums);
        },
        kept: () => keptCensus(plan, { done, sums }),
      };
    },
  };
}

function simulationWork({ rules, settings, rows }: ShardTask & { is: 'simulation' }): TaskWork {
  const plan = sure(planSimulation(rules.map(rulesFrom), settings));
  return {
    work: (shard) => runShard(plan, shard, rows),
    total() {
      let done = 0;
      let sums: SimulationSums | undefined;
      return {
        add(shard, given) {
          const more = (given as Shard).sums;
          done = shard + 1;
          sums = sums === undefined ? more : addSimulationSums(sums, more);
        },
        kept: () => keptSimulation(plan, { done, ...(sums && { sums }) }),
      };
    },
  };
}

function rulesFrom({ pack, options }: CarriedRules): PackRuleset {
  return sure(rulesetFromPack(pack, options));
}

function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
  return result.value;
}
