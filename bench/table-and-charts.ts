/** The table of ratios and its pictures, for a terminal and for the page. */
import { arch, cpus, platform, totalmem } from 'node:os';
import { PEERS } from './install-peers.ts';
import type { Growth } from './cost-growth.ts';
import { keepsFloor, type Pace, reaches, type Verdict } from './ratio-row.ts';

const HEAD = ['work', 'ours', 'beside', '', 'ratio', 'floor', 'goal', 'met', 'agreement'];

/** The cells of a line. */
export function cellsOf(verdict: Verdict): string[] {
  const { row, mark, ours, peer, theirs, ratio, agreement = '' } = verdict;
  const alone = mark.beside.length === 0;
  const said =
    mark.is === 'speed'
      ? times(ratio)
      : mark.is === 'more'
        ? `+${ratio.toFixed(1)} ${row.unit}`
        : alone
          ? ''
          : times(ratio);
  const wanted = (number: number | undefined): string => {
    if (number === undefined) return '';
    if (mark.is === 'speed') return `${number}x`;
    return alone || mark.is === 'more' ? `<= ${number} ${row.unit}` : `<= ${number}x`;
  };
  return [
    row.work,
    costText(ours, row.unit),
    theirs === undefined ? '' : costText(theirs, row.unit),
    peer ?? '',
    said,
    wanted(mark.floor),
    wanted(mark.goal),
    metText(verdict),
    agreement,
  ];
}

function metText(verdict: Verdict): string {
  const { floor, goal } = verdict.mark;
  if (reaches(verdict, goal) === true) return 'goal';
  if (floor === undefined) return goal === undefined ? '' : 'not yet';
  if (keepsFloor(verdict) === false) return 'missed';
  return goal === undefined ? 'yes' : 'floor';
}

function times(ratio: number): string {
  return `${ratio >= 100 ? ratio.toFixed(0) : ratio.toPrecision(2)}x`;
}

const UNITS = ['ms', 'MB', 's'];

/** Microseconds for a unit, or a figure with its own unit. */
function costText(figure: number, unit: string): string {
  if (UNITS.includes(unit)) return `${figure.toPrecision(3)} ${unit}`;
  return figure >= 1000 ? `${(figure / 1000).toPrecision(3)} ms` : `${figure.toPrecision(3)} us`;
}

const RIGHT = [1, 2, 4, 5, 6];

/** The table for a terminal. */
export function tableLines(verdicts: readonly Verdict[]): string[] {
  const cells = [HEAD, ...verdicts.map(cellsOf)];
  const widths = HEAD.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  return cells.map((row) =>
    row
      .map((cell, at) => (RIGHT.includes(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
      .join('  ')
      .trimEnd(),
  );
}

const SQUARES = 48;
/** A picture of speeds goes from as fast to so many times as fast. */
const FASTEST = 1000;

const place = (ratio: number): number =>
  Math.max(0, Math.min(SQUARES, Math.round((SQUARES * Math.log(ratio)) / Math.log(FASTEST))));

/** Bars of speeds: how many times as fast, each ten times as long as the one before is as much more. */
export function speedPicture(verdicts: readonly Verdict[]): string[] {
  const speeds = verdicts.filter(({ mark }) => mark.is === 'speed');
  const names = speeds.map(({ row, peer }) => `${row.id} / ${peer}`);
  const width = Math.max(0, ...names.map((name) => name.length));
  const ruler = [1, 10, 100, FASTEST].map((ratio) => `${ratio}x`.padEnd(SQUARES / 3)).join('');
  const lines = speeds.map(({ mark, ratio }, at) => {
    const bar = [...'█'.repeat(place(ratio)).padEnd(SQUARES + 1)];
    if (mark.floor !== undefined) bar[place(mark.floor)] = '┆';
    if (mark.goal !== undefined) bar[place(mark.goal)] = '◎';
    return `${names[at]!.padEnd(width)}  ${bar.join('').trimEnd()}`;
  });
  return [`${' '.repeat(width + 2)}${ruler.trimEnd()}`, ...lines, '', '┆ floor   ◎ goal'];
}

/** Bars of costs: how much of what is allowed is used. */
export function costPicture(verdicts: readonly Verdict[]): string[] {
  const costs = verdicts.filter(({ mark }) => mark.is !== 'speed' && mark.floor !== undefined);
  const width = Math.max(0, ...costs.map(({ row }) => row.id.length));
  return costs.map(({ row, mark, ratio }) => {
    const share = Math.max(0, ratio / mark.floor!);
    const squares = Math.min(2 * SQUARES, Math.round((share * SQUARES) / 2));
    const bar = [...'█'.repeat(squares).padEnd(SQUARES / 2 + 1)];
    if (mark.goal !== undefined) bar[Math.round(((mark.goal / mark.floor!) * SQUARES) / 2)] = '◎';
    bar[SQUARES / 2] = '┆';
    return `${row.id.padEnd(width)}  ${bar.join('')}  ${Math.round(100 * share)} % of the floor`;
  });
}

/** What grows, with the cost of each size beside the first. */
export function growthLines({ title, unit }: Growth, costs: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(costs);
  const [, first] = entries[0]!;
  const most = Math.max(...entries.map(([, cost]) => cost));
  const width = Math.max(...entries.map(([name]) => name.length));
  const bars = entries.map(([name, cost]) => {
    const squares = Math.max(1, Math.round((32 * cost) / most));
    return `  ${name.padStart(width)}  ${'█'.repeat(squares).padEnd(32)}  ${costText(cost, unit)}, ${times(cost / first)}`;
  });
  return [`${title}: cost of a ${unit}`, ...bars];
}

/** Machine, versions and day. */
export function conditions(): string[] {
  const [cpu] = cpus();
  const peers = Object.entries(PEERS).map(([name, version]) => `${name} ${version}`);
  return [
    `- ${new Date().toISOString().slice(0, 10)}, ${platform()} ${arch()}, ${cpus().length} cores (${cpu?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    `- Node ${process.version.slice(1)}; beside ${peers.join(', ')}`,
  ];
}

/** What the figures mean for users, in orders of magnitude: they hold from one measurement to the next. */
const EXPECTATIONS = [
  '## What to expect',
  '',
  'You can expect these times on an ordinary computer without tuning:',
  '',
  '- **Scoring a hand takes a few microseconds.** The value alone takes about one microsecond. The full report with patterns and payments takes about four microseconds from the text of the hand.',
  '- **The distance to a win and the useful tiles take less than half a microsecond**, so hints and bots can calculate them for every discard.',
  '- **A deal takes less than a millisecond** with random players, and about ten milliseconds with four bots.',
  '- **The first hand after the start takes about 50 milliseconds** with a compiled pack and 0.3 seconds with YAML. Load the rules only once. In a browser, load YAML in a worker.',
  '- **Compiled packs do not become slower under a strict content security policy.** The loader takes up to three times as long for a full report if it may not generate code.',
  '- **A large pack is about as fast as a small one.** A pack with ten times as many patterns scores a hand in about the same time.',
  '- **An editor responds within 0.4 seconds**, and a rule book takes one to ten seconds.',
  '- **A compiled pack adds about 4 MB of memory** to Node. A saved table takes a few kilobytes.',
  '',
  'The rest of this page compares Tilewright with other libraries and helps you to change it.',
  '',
  '## How it is measured',
];

/** The whole page. */
export function page(
  verdicts: readonly Verdict[],
  missing: readonly string[],
  growth: readonly string[],
  { rounds, milliseconds }: Pace,
): string {
  const table = [HEAD, HEAD.map(() => '---'), ...verdicts.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`);
  const fence = (lines: readonly string[]): string[] => ['```', ...lines, '```'];
  return [
    '# Performance',
    '',
    ...EXPECTATIONS,
    '',
    `\`npm run bench -- --write\` wrote this part from one run. All libraries took turns, and the times are medians of ${rounds} processes.`,
    `Each library ran for at least ${milliseconds} milliseconds of processor time. Times differ between machines, and other work on a`,
    'machine changes them, so compare only ratios.',
    '',
    ...conditions(),
    '',
    'The floor is the ratio that we promise, and the goal is the ratio that we aim for. A floor is missed if the median is more than 5 % beyond it. `ours` and `beside` are the times for one unit of work, such as a hand or a deal.',
    '',
    '## Against other libraries',
    '',
    ...table,
    ...missing.map((line) => `\nNot measured: ${line}`),
    '',
    '## How many times as fast',
    '',
    ...fence(speedPicture(verdicts)),
    '',
    '## How much of what is allowed',
    '',
    ...fence(costPicture(verdicts)),
    '',
    '## How cost grows',
    '',
    ...fence(growth),
    '',
  ].join('\n');
}
