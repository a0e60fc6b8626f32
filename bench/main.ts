/**
 * Speed, side by side with other libraries where they do the same work. Every figure is a median over fresh processes, in
 * which the sides take turns, so that a busy machine slows all of them; only the ratios mean anything elsewhere.
 *
 *     npm run bench               npm run bench -- --quick          npm run bench -- --quick riichi packs
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bots, passive, random } from './deals.ts';
import { distance } from './distance.ts';
import { install, makeHands } from './folder.ts';
import { compiling, loadFrom, loadTime, packHands, packIds } from './packs.ts';
import { riichi } from './riichi.ts';
import { score } from './score.ts';
import { sides as startSides, startUp } from './start.ts';
import { measure, median, type Rates, type Workload } from './workload.ts';

const alone = [riichi, score, distance, passive, random, bots];
const workloads = [...alone, ...packHands, ...compiling];
const [command, ...rest] = process.argv.slice(2);

if (command === '--child') {
  const workload = workloads.find(({ id }) => id === rest[0])!;
  console.log(JSON.stringify(await measure(workload, Number(rest[1]))));
} else await main(process.argv.slice(2).filter((word) => word !== '--quick'));

/** Runs everything, or what is named. */
async function main(names: readonly string[]): Promise<void> {
  const wanted = (id: string): boolean => names.length === 0 || names.includes(id);
  const quick = process.argv.includes('--quick');
  const rounds = quick ? 3 : 5;
  const milliseconds = quick ? 1000 : 3000;
  console.log(`Medians of ${rounds} fresh processes, in which the sides take turns.\n`);
  if (wanted('riichi')) {
    install('riichi-core', '1.0.2');
    makeHands();
  }
  for (const workload of alone.filter(({ id }) => wanted(id))) await show(workload, rounds, milliseconds);
  if (wanted('packs')) showPacks(quick ? 1 : 3, milliseconds);
  if (wanted('start')) showStart(rounds);
}

async function show(workload: Workload, rounds: number, milliseconds: number): Promise<void> {
  const { title, unit, note, agreement } = workload;
  console.log(`${title}\n  ${note}`);
  showSides(
    ratesOf(workload, rounds, milliseconds),
    (rate) => `${grouped(rate)} ${unit} a second`,
    (ours, theirs) => ours / theirs,
  );
  for (const line of (await agreement?.()) ?? []) console.log(`  ${line}`);
  console.log();
}

/** A line a pack. */
function showPacks(rounds: number, milliseconds: number): void {
  const head = ['', 'hands a second:', 'its', 'patterns', 'first hand, ms:', 'its'];
  const second = ['', 'compiled at load', 'module', 'a second', 'from its files', 'module'];
  console.log(
    'the built-in packs\n  Hands of the examples, wins and others; patterns read, checked and compiled, once warm;',
  );
  console.log('  the first hand in a fresh process, with the library or the module still to be imported.');
  for (const row of [head, second]) console.log(rowOf(row));
  packIds.forEach((id, at) => {
    const hands = ratesOf(packHands[at]!, rounds, milliseconds);
    const patterns = ratesOf(compiling[at]!, rounds, milliseconds);
    const first = inTurn(loadFrom, rounds, (from) => loadTime(id, from));
    const figures = [
      hands['tilewright'],
      hands['its module'],
      patterns['tilewright'],
      ...loadFrom.map((from) => first[from]),
    ];
    console.log(rowOf([id, ...figures.map((figure) => grouped(Number(figure)))]));
  });
  console.log();
}

function rowOf([id, ...figures]: readonly string[]): string {
  return `  ${id!.padEnd(13)}${figures.map((figure) => figure.padStart(17)).join('')}`;
}

function showStart(rounds: number): void {
  console.log(
    'from start to end of `tilewright score`\n  The other side loads its library and scores a hand of its own game.',
  );
  showSides(
    inTurn(startSides, rounds, startUp),
    (time) => `${time.toFixed(0)} ms`,
    (ours, theirs) => theirs / ours,
  );
}

/** Medians over fresh processes. */
function ratesOf({ id, sides }: Workload, rounds: number, milliseconds: number): Rates {
  const taken = Array.from({ length: rounds }, () => inChild(id, milliseconds));
  return Object.fromEntries(
    Object.keys(sides).map((side) => {
      const rates = taken.map((each) => each[side]!);
      const missing = rates.find((rate) => typeof rate === 'string');
      return [side, missing ?? median(rates as number[])];
    }),
  );
}

function inChild(id: string, milliseconds: number): Rates {
  const file = fileURLToPath(import.meta.url);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, file, '--child', id, String(milliseconds)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${id} failed: ${stderr}`);
  return JSON.parse(stdout) as Rates;
}

function inTurn(sides: readonly string[], rounds: number, take: (side: string) => number): Rates {
  const taken = Array.from({ length: rounds }, () => sides.map(take));
  return Object.fromEntries(sides.map((side, at) => [side, median(taken.map((numbers) => numbers[at]!))]));
}

/** One line a side; behind the others how many times as fast tilewright is. */
function showSides(
  figures: Rates,
  say: (figure: number) => string,
  ratio: (ours: number, theirs: number) => number,
): void {
  const ours = figures['tilewright'];
  for (const [side, figure] of Object.entries(figures)) {
    if (typeof figure === 'string') {
      console.log(`  ${side.padEnd(14)}${figure}`);
      continue;
    }
    const isOther = side !== 'tilewright' && side !== 'node alone' && typeof ours === 'number';
    const times = isOther ? `   tilewright is ${ratio(ours, figure).toPrecision(2)} times as fast` : '';
    console.log(`  ${side.padEnd(14)}${say(figure).padStart(28)}${times}`);
  }
}

function grouped(rate: number): string {
  return Math.round(rate).toLocaleString('en');
}
