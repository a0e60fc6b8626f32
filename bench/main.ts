/**
 * Speed, side by side with @kobalab/majiang-core where both do the same work. Every figure is the median of fresh processes,
 * taken in turn by the sides, so that a busy machine slows all of them; only the ratios mean anything elsewhere.
 *
 *     npm run bench               npm run bench -- --quick
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bots, passive, random } from './deals.ts';
import { distance, distances } from './distance.ts';
import { compiling, importModules, loadFrom, loadTime, packHands, packIds } from './packs.ts';
import { score } from './score.ts';
import { sides as startSides, startUp } from './start.ts';
import { measure, median, type Workload } from './workload.ts';

const workloads: Workload[] = [score, ...packHands, ...compiling, distance, passive, random, bots];
/** Many small ones, measured for a shorter time. */
const small: readonly Workload[] = [...packHands, ...compiling];
const [command, ...rest] = process.argv.slice(2);

if (command === '--child') await child(rest[0]!, rest[1]!, Number(rest[2]));
else main(command === '--quick');

/** One side of one workload: prints units in a second. */
async function child(id: string, side: string, milliseconds: number): Promise<void> {
  if (side === 'its module') await importModules();
  const workload = workloads.find((each) => each.id === id)!;
  console.log(measure(workload.sides[side]!(), milliseconds));
}

function main(quick: boolean): void {
  const rounds = quick ? 3 : 5;
  const milliseconds = quick ? 400 : 1000;
  console.log(`Medians of ${rounds} fresh processes a side, in turn.\n`);
  for (const workload of workloads) {
    const { title, unit, note } = workload;
    const time = small.includes(workload) ? milliseconds / 2 : milliseconds;
    const rates = inTurn(Object.keys(workload.sides), rounds, (side) => inChild(workload.id, side, time));
    console.log(`${title}\n  ${note}`);
    show(
      rates,
      (rate) => `${grouped(rate)} ${unit} a second`,
      (ours, theirs) => ours / theirs,
    );
    if (workload === distance) console.log(`  ${agreement()}`);
    console.log();
  }
  showLoading(quick ? 3 : 5);
  console.log(
    'from start to end of `tilewright score`\n  The other side loads its library and scores a hand of its own game.',
  );
  const times = inTurn(startSides, quick ? 3 : 11, startUp);
  show(
    times,
    (time) => `${time.toFixed(0)} ms`,
    (ours, theirs) => theirs / ours,
  );
}

/** From its files and from its module, a line each. */
function showLoading(rounds: number): void {
  console.log('from nothing to the first hand judged, in a fresh process, the library or module imported too');
  for (const id of packIds) {
    const times = inTurn(loadFrom, rounds, (from) => loadTime(id, from));
    console.log(`  ${id.padEnd(14)}${loadFrom.map((from) => `${from} ${times.get(from)!.toFixed(0)} ms`).join(', ')}`);
  }
  console.log();
}

function inTurn(sides: readonly string[], rounds: number, take: (side: string) => number): Map<string, number> {
  const taken = new Map(sides.map((side) => [side, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) taken.get(side)!.push(take(side));
  }
  return new Map([...taken].map(([side, numbers]) => [side, median(numbers)]));
}

function inChild(id: string, side: string, milliseconds: number): number {
  const file = fileURLToPath(import.meta.url);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, file, '--child', id, side, String(milliseconds)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${id} by ${side} failed: ${stderr}`);
  return Number(stdout);
}

/** One line a side; behind the others how many times as fast tilewright is. */
function show(
  figures: Map<string, number>,
  say: (figure: number) => string,
  ratio: (ours: number, theirs: number) => number,
): void {
  const ours = figures.get('tilewright')!;
  for (const [side, figure] of figures) {
    const times = side === 'majiang-core' ? `   tilewright is ${ratio(ours, figure).toPrecision(2)} times as fast` : '';
    console.log(`  ${side.padEnd(14)}${say(figure).padStart(28)}${times}`);
  }
}

function grouped(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}

function agreement(): string {
  const { tilewright, 'majiang-core': peer } = distances();
  const same = tilewright!.filter((answer, at) => answer === peer![at]).length;
  return `Both give the same answer for ${same} of ${tilewright!.length} hands.`;
}
