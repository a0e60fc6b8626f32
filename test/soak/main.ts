/**
 * The long run: `npm run soak`, or `npm run soak -- games 200` for one part with fewer seeds.
 * Plays thousands of games, checks what must hold of each, prints what was reached.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Census, missing, printCensus } from '../kit/games/coverage-of-play.ts';
import { parts, type Part, type Report } from './soak-part-type.ts';

interface Result {
  figures: Census;
  failures: string[];
}

/** Every child takes each n-th seed; as many run at a time as there are processors. */
async function runPart(name: string, seeds: number): Promise<Result> {
  const jobs = Math.min(availableParallelism(), seeds);
  const children = Math.max(jobs, Math.ceil(seeds / (parts[name]!.perProcess ?? Infinity)));
  const result: Result = { figures: new Map(), failures: [] };
  let done = 0;
  const hear = (report: Report): void => {
    if ('failed' in report) result.failures.push(report.failed);
    else if ('figures' in report)
      for (const [what, times] of report.figures) result.figures.set(what, (result.figures.get(what) ?? 0) + times);
    else progress(name, done, (done += report.done), seeds);
  };
  let next = 1;
  const work = async (): Promise<void> => {
    while (next <= children) await ended(child([name, String(next++), String(children), String(seeds)], hear), result);
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return result;
}

function child(args: string[], hear: (report: Report) => void): ChildProcess {
  const limit = parts[args[0]!]!.heap;
  const process_ = fork(fileURLToPath(new URL('./soak-part-type.ts', import.meta.url)), args, {
    execArgv: [...process.execArgv, ...(limit === undefined ? [] : [`--max-old-space-size=${limit}`])],
  });
  process_.on('message', (report) => hear(report as Report));
  return process_;
}

function ended(one: ChildProcess, result: Result): Promise<void> {
  return new Promise((resolve) => {
    one.on('exit', (code) => {
      if (code !== 0) result.failures.push(`a child ended with ${code}`);
      resolve();
    });
  });
}

function progress(name: string, before: number, done: number, seeds: number): void {
  const step = Math.max(20, seeds / 10);
  const text = `${name}: ${Math.min(done, seeds)} of ${seeds}`;
  if (process.stderr.isTTY) process.stderr.write(`\r${text} `);
  else if (Math.floor(done / step) > Math.floor(before / step)) process.stderr.write(`${text}\n`);
}

async function soak(
  name: string,
  { title, seeds, quotas, print, lacking: more }: Part,
  wanted: number,
): Promise<boolean> {
  console.log(`\n${title}, ${wanted} times`);
  const before = performance.now();
  const { figures, failures } = await runPart(name, wanted);
  const seconds = Math.round((performance.now() - before) / 1000);
  console.log(`\n${print?.(figures).join('\n') ?? printCensus(figures)}\n${String(seconds).padStart(9)}  seconds`);
  const lacking = wanted < seeds ? [] : [...missing(figures, quotas), ...(more?.(figures) ?? [])];
  for (const text of [...failures.slice(0, 10), ...lacking.map((one) => `not reached often enough: ${one}`)])
    console.log(`FAILED ${text}`);
  return failures.length === 0 && lacking.length === 0;
}

const [only, seeds] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(parts, only)) {
  console.error(`There is no part "${only}"; the parts are ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 2;
} else {
  let fine = true;
  for (const [name, part] of Object.entries(parts)) {
    if (only === undefined || only === name)
      fine = (await soak(name, part, seeds === undefined ? part.seeds : Number(seeds))) && fine;
  }
  console.log(fine ? '\nAll of it holds.' : '\nSomething does not hold.');
  process.exitCode = fine ? 0 : 1;
}
