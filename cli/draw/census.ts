/** How often patterns count, as tables with bars. */
import { numberOfSeat } from '../../core/index.ts';
import type { Census, CensusPlan, Frequency, PatternCount } from '../../sim/index.ts';
import { columns, heading, stringWidth, wrap } from './text-columns.ts';
import { amount, form, plural } from './number-text.ts';
import { counted, patternName, type Scene, tallyName } from './drawing-context.ts';

const BAR = 24;
/** Squares of a bar that are gone where something is ten times as rare. */
const TENTH = 3;
/** What counts in so large a share of the hands tells nothing as company of others. */
const NEARLY_ALL = 0.99;

/** The whole: each pattern with its share of the hands, what always comes together, what never counts. */
export function censusLines(scene: Scene, plan: CensusPlan, census: Census, rareFirst: boolean): string[] {
  const { paint } = scene;
  const { settings } = plan;
  const there = census.patterns.filter(({ hands }) => hands > 0);
  const everywhere = there.filter(({ hands }) => hands >= NEARLY_ALL * census.wins.hands);
  const listed = there.filter((pattern) => !everywhere.includes(pattern)).sort((a, b) => b.ways - a.ways);
  if (rareFirst) listed.reverse();
  const rows = listed.map((pattern) => [
    patternName(scene, pattern.id),
    valueText(scene, pattern),
    shareText(pattern.hands, census.wins.hands),
    shareText(pattern.ways, census.wins.ways),
    logBar(pattern.ways / census.wins.ways),
  ]);
  const head = ['', '', 'of the hands', 'as dealt', ''];
  const [first, ...others] = columns([head, ...rows], { right: [1, 2, 3] });
  const legend = 'Of the hands: each counts once. As dealt: each counts as often as the wall can deal it.';
  const bars = `A full bar is every hand; ${TENTH} squares shorter is ten times as rare.`;
  return [
    ...headLines(scene, plan, census),
    '',
    paint.dim(first!),
    ...others,
    '',
    ...dimmed(scene, [legend, bars]),
    ...listOf(scene, 'Counts in (nearly) every hand', everywhere),
    ...companyLines(scene, listed, everywhere),
    ...listOf(
      scene,
      settings.sample === undefined ? 'Never counts so' : 'Counts in none of these',
      census.patterns.filter(({ hands }) => hands === 0),
    ),
  ];
}

/** What was counted, and what was taken for granted. */
function headLines(scene: Scene, plan: CensusPlan, census: Census): string[] {
  const { rules, settings, asked } = plan;
  const title = `${rules.name[scene.language] ?? rules.name.en}: ${plural(plan.hands.size, 'complete hand')}`;
  const short = census.hands - census.wins.hands;
  const said = [
    `Each is concealed, without bonus tiles, won by ${asked.by} by seat ${numberOfSeat(asked.seat)} in round ${asked.round}.`,
    ...(census.withoutJokers
      ? ['Hands where jokers or wild tiles stand for others are left out: what counts only there seems never to count.']
      : []),
    settings.last === 'each'
      ? 'Each tile of a hand is the last one in turn, so a hand is counted as often as it has tiles.'
      : 'Nobody says which tile came last, so nothing that asks for it counts (--last each).',
    ...(settings.sample === undefined
      ? []
      : [`Only ${plural(settings.sample, 'hand')} picked by chance (seed ${settings.seed}): an estimate.`]),
    ...(settings.limit === undefined ? [] : [`Only the first ${plural(plan.size, 'hand')}: no fair share of all.`]),
    ...(short === 0
      ? []
      : [`${amount(short)} of them ${form(short, 'is', 'are')} worth too little for a win and left out.`]),
    ...(census.plain.hands === 0 ? [] : [`In ${plural(census.plain.hands, 'winning hand')} nothing counts.`]),
  ];
  return [heading(title, scene.columns), ...dimmed(scene, said)];
}

/** Patterns with what always counts beside them. */
function companyLines(scene: Scene, listed: readonly PatternCount[], everywhere: readonly PatternCount[]): string[] {
  const usual = new Set(everywhere.map(({ id }) => id));
  const rows = listed.flatMap((pattern) => {
    const others = pattern.alwaysWith.filter((id) => !usual.has(id)).map((id) => patternName(scene, id));
    return others.length === 0 ? [] : [`${patternName(scene, pattern.id)}: ${others.join(', ')}`];
  });
  if (rows.length === 0) return [];
  return ['', scene.paint.bold('Always comes with'), ...rows.flatMap((row) => hanging(row, scene.columns))];
}

function listOf(scene: Scene, title: string, patterns: readonly PatternCount[]): string[] {
  if (patterns.length === 0) return [];
  const names = patterns.map(({ id }) => patternName(scene, id)).join(', ');
  return ['', scene.paint.bold(title), ...hanging(names, scene.columns)];
}

/** One pattern: what counts beside it, in how many of its hands. */
export function besideLines(scene: Scene, plan: CensusPlan, census: Census, id: string): string[] {
  const pattern = census.patterns.find((one) => one.id === id);
  if (pattern === undefined) return [`There is no pattern ${id}.`];
  if (pattern.hands === 0) return [...headLines(scene, plan, census), '', `${patternName(scene, id)} never counts so.`];
  const beside = Object.entries(pattern.beside).sort(([, a], [, b]) => b.ways - a.ways);
  const rows = beside.map(([other, frequency]) => [
    patternName(scene, other),
    shareText(frequency.hands, pattern.hands),
    shareText(frequency.ways, pattern.ways),
    plainBar(frequency.ways / pattern.ways),
  ]);
  const own = `${patternName(scene, id)} counts in ${shareText(pattern.hands, census.wins.hands)} of the hands`;
  const alone =
    pattern.alone.hands === 0 ? 'never alone' : `alone in ${shareText(pattern.alone.hands, pattern.hands)} of them`;
  const [first, ...others] = columns([['', 'of its hands', 'as dealt', ''], ...rows], { right: [1, 2] });
  return [
    ...headLines(scene, plan, census),
    '',
    `${own}, ${alone}. Beside it count:`,
    '',
    scene.paint.dim(first!),
    ...others,
  ];
}

const SHADES: readonly [number, string][] = [
  [1, '█'],
  [0.5, '▓'],
  [0.1, '▒'],
  [0, '░'],
];

/** Each pattern with each other, as shades. */
export function matrixLines(scene: Scene, census: Census): string[] {
  const there = census.patterns.filter(({ hands }) => hands > 0);
  const names = there.map(({ id }) => patternName(scene, id));
  const width = Math.max(...names.map((name) => stringWidth(name)));
  const rows = there.map((pattern, at) => {
    const cells = there.map((other) => (other === pattern ? '╲' : shade(pattern.beside[other.id], pattern)));
    return `  ${String(at + 1).padStart(3)} ${names[at]}${' '.repeat(width - stringWidth(names[at]!))}  ${cells.join('')}`;
  });
  const tens = there.map((_, at) => ((at + 1) % 10 === 0 ? String(((at + 1) / 10) % 10) : '.')).join('');
  return [
    `Of the hands with the pattern of the row, how many have that of the column (every tenth is numbered).`,
    '█ all   ▓ half or more   ▒ a tenth or more   ░ fewer   · none',
    '',
    `${' '.repeat(width + 8)}${tens}`,
    ...rows,
  ];
}

function shade(beside: Frequency | undefined, { hands }: PatternCount): string {
  const share = (beside?.hands ?? 0) / hands;
  return share === 0 ? '·' : SHADES.find(([least]) => share >= least)![1];
}

/** `84.8 %`, or `1 in 54,000` where that says more. */
function shareText(part: number, whole: number): string {
  const share = part / whole;
  if (part === whole) return '100 %';
  if (share >= 0.001) return `${(100 * share).toPrecision(share < 0.01 ? 2 : 3)} %`;
  return `1 in ${Number((1 / share).toPrecision(2)).toLocaleString('en')}`;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of so many squares. */
function bar(squares: number): string {
  const eighths = Math.max(1, Math.round(squares * 8));
  return '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7]!;
}

function logBar(share: number): string {
  return bar(BAR + TENTH * Math.log10(share));
}

function plainBar(share: number): string {
  return bar(BAR * share);
}

/** What a pattern is worth, where the pack says a number. */
function valueText(scene: Scene, { value }: PatternCount): string {
  return Object.entries(value)
    .filter(([, amount]) => typeof amount === 'number')
    .map(([tally, amount]) => counted(scene, Number(amount), String(amount), tallyName(scene, tally)))
    .join(' ');
}

function dimmed({ paint, columns: width }: Scene, texts: readonly string[]): string[] {
  return texts.flatMap((text) => wrap(text, width - 2).map((line) => `  ${paint.dim(line)}`));
}

function hanging(text: string, width: number): string[] {
  return wrap(text, width - 6).map((line, at) => (at === 0 ? `  ${line}` : `      ${line}`));
}
