/** Runs in a thread of its own: works on the shards of a census or a simulation that it is given. */
import { workerData } from 'piscina';
import type { ShardTask } from './shard-task.ts';
import { type TaskWork, workOfTask } from './work-of-task.ts';

let ready: TaskWork | undefined;

/** Works on one shard. */
export default function workOnOne(shard: number): unknown {
  ready ??= workOfTask(workerData as ShardTask);
  return ready.work(shard);
}
