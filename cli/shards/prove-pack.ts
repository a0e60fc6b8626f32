/** Goes through every complete hand of a pack for `check --prove`. */
import { availableParallelism } from 'node:os';
import type { OptionValue } from '../../core/index.ts';
import {
  type BegunProof,
  beginProofInSteps,
  endProof,
  lookAtPart,
  type PartFindings,
  type Proof,
} from '../../authoring/check/index.ts';
import { filesOf } from '../pack-file-access.ts';
import { callAt } from './long-work.ts';
import { runShards } from './run-in-threads.ts';
import { proofTask } from './shard-task.ts';
import type { Terminal } from '../terminal.ts';

/** How long a proof may take, and on how many threads. */
export interface ProofSettings {
  threads: number | undefined;
  /** For each pack, in milliseconds. */
  time: number;
}

/** What can be proved of a pack in the time there is; undefined for a pack with errors, which is told by `check` itself. */
export async function provePack(
  terminal: Terminal,
  text: string,
  pack: string,
  options: Record<string, OptionValue>,
  { threads = availableParallelism(), time }: ProofSettings,
): Promise<Proof | undefined> {
  const deadline = performance.now() + time;
  const stop = new AbortController();
  const forget = terminal.onInterrupt(() => stop.abort());
  const begun = await beginIn(terminal, text, pack, options, stop.signal, {
    time: time * TRIALS,
    ways: time * (1 - TRIALS) * threads * WAYS,
  });
  terminal.note?.('');
  if (begun === undefined) {
    forget();
    return undefined;
  }
  const { plan } = begun;
  const forgetDeadline = callAt(deadline, () => stop.abort());
  const meter = await terminal.meter(plan.hands.size);
  const found: PartFindings['found'] = [];
  let [done, looked] = [0, 0];
  const take = (_part: number, more: PartFindings): boolean => {
    done++;
    looked += more.hands;
    found.push(...more.found.filter(({ combination }) => !found.some((other) => other.combination === combination)));
    meter.at(looked);
    return performance.now() < deadline;
  };
  const work = { task: proofTask(plan), here: (part: number) => lookAtPart(plan, part) };
  const parts = plan.searches.length === 0 ? [] : spread(plan.parts);
  if (parts.length > 0 && !stop.signal.aborted) await runShards(work, parts, { threads, take, stopped: stop.signal });
  forgetDeadline();
  meter.end();
  forget();
  return endProof(begun, { done, looked, found });
}

/** Of the time for a proof: how much may go to hands that are tried. */
const TRIALS = 0.4;
/** Ways to lay down and win hands that a thread looks at in a millisecond: a good half of what a slow machine does. */
const WAYS = 60;
/** Milliseconds between two times that an interrupt is heard, and progress shown. */
const BREATH = 100;

async function beginIn(
  terminal: Terminal,
  text: string,
  pack: string,
  options: Record<string, OptionValue>,
  interrupted: AbortSignal,
  { time, ways }: { time: number; ways: number },
): Promise<BegunProof | undefined> {
  const began = performance.now();
  const stopped = (): boolean => interrupted.aborted || performance.now() - began > time;
  const progress = (share: number): void => {
    const passed = performance.now() - began;
    const left = Math.min(passed * (1 / share - 1), time - passed);
    const leftText = share > 0.02 ? `, about ${Math.ceil(left / 60_000)} min left` : '';
    terminal.note?.(`  ${pack}: hands tried, ${Math.floor(share * 100)} %${leftText}`);
  };
  const steps = beginProofInSteps(text, { options, ...filesOf(terminal), progress, stopped, ways });
  let breath = began;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - breath < BREATH) continue;
    // Signals are heard between steps.
    await new Promise((next) => setImmediate(next));
    breath = performance.now();
  }
}

/** All parts, so that those next to each other are far apart: what is looked at early is then like the rest. */
function spread(parts: number): number[] {
  const step = Math.max(1, Math.round(Math.sqrt(parts)));
  return Array.from({ length: step }, (_, first) => first).flatMap((first) =>
    Array.from({ length: Math.ceil((parts - first) / step) }, (_, at) => first + at * step),
  );
}
