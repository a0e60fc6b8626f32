/** What the tests of a pack came to, on paper. */
import { hasErrors } from '../../core/index.ts';
import {
  type Cause,
  causesOf,
  type Coverage,
  type Item,
  type Mutant,
  type Mutation,
  type Outcome,
  type Report,
  type Suite,
} from '../../authoring/test/index.ts';
import { problemLines } from '../print-problems.ts';
import type { Terminal } from '../terminal.ts';
import { columns, padEnd, wrap } from './text-columns.ts';
import { plural } from './number-text.ts';
import { makeScene } from './drawing-context.ts';
import { drawHand } from './scored-hand.ts';

/** How a report is shown: `all` lists every case that this pack changed, not only their causes. */
export interface ReportStyle {
  language?: string;
  all?: boolean;
}

/** Cases that failed with what came out, those this pack changed by cause, and how many there are. */
export function drawReport(terminal: Terminal, suite: Suite, report: Report, style: ReportStyle = {}): string[] {
  const { outcomes, problems, unreadable } = report;
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed');
  const changed = outcomes.filter(({ verdict }) => verdict === 'changed');
  return [
    ...problemLines(terminal, problems, suite.texts).flatMap((line) => [line, '']),
    ...drawChanges(terminal, causesOf(suite, changed, unreadable), style.all === true),
    ...failed.flatMap((outcome) => [...drawFailure(terminal, suite, outcome, style.language), '']),
    `${suite.rules.id}: ${countsOf(terminal, report)}`,
  ];
}

function countsOf({ paint }: Terminal, { outcomes, problems, unreadable, ok, before }: Report): string {
  const count = (verdict: Outcome['verdict']): number => outcomes.filter((each) => each.verdict === verdict).length;
  const kinds = (['example', 'scenario'] as const).map((kind) =>
    plural(outcomes.filter(({ case: one }) => one.is === kind).length, kind),
  );
  const wrong = hasErrors(problems) ? [paint.bad(`${problems.length} cannot be read`)] : [];
  const failed = count('failed') > 0 ? [paint.bad(`${count('failed')} failed`)] : [];
  const passed = `${count('passed')} passed`;
  const here = count('changed') + unreadable.length;
  const changed = here > 0 ? [`${here} changed by this pack`] : [];
  const earlier = count('changed before') > 0 ? [`${count('changed before')} changed by ${before}`] : [];
  return `${[...wrong, ...failed, ok ? paint.good(passed) : passed, ...changed, ...earlier].join(', ')}; ${kinds.join(', ')}`;
}

const MOST_CAUSES = 8;
const MOST_NAMED = 3;

/** Cases of other packs that come out otherwise here: a line a cause, or all of them below it. */
function drawChanges(terminal: Terminal, causes: readonly Cause[], all: boolean): string[] {
  if (causes.length === 0) return [];
  const shown = all ? causes : causes.slice(0, MOST_CAUSES);
  const hidden = causes.slice(shown.length).flatMap(({ cases }) => cases);
  const width = Math.max(40, terminal.columns) - 4;
  const rest = hidden.length === 0 ? [] : [`  and ${plural(hidden.length, 'more case')} for other reasons`];
  return [
    'Inherited cases with another result in this pack (fine if intended):',
    ...(all
      ? shown.flatMap((cause) => drawCause(terminal, cause))
      : shown.flatMap(({ why, cases }) => [
          ...wrap(`${plural(cases.length, 'case')}: ${why}`, width).map((line, i) =>
            i === 0 ? `  ${line}` : `    ${line}`,
          ),
          ...wrap(someOf(cases), width).map((line) => `    ${terminal.paint.dim(line)}`),
        ])),
    ...rest,
    ...(all ? [] : ['  `--all` lists all of them.']),
    '',
  ];
}

function someOf(cases: Cause['cases']): string {
  const named = cases.slice(0, MOST_NAMED).map(({ id }) => id);
  return named.join(', ') + (cases.length > named.length ? ', …' : '');
}

function drawCause({ paint }: Terminal, { why, cases }: Cause): string[] {
  const rows = cases.map(({ id, problem }) => {
    const at = problem?.place;
    return [id, at === undefined ? '' : paint.dim(`${at.file}:${at.line}`), problem?.message ?? ''];
  });
  return [`  ${plural(cases.length, 'case')}: ${why}`, ...columns(rows, { indent: 4 })];
}

/** A case that failed: what it is, its tiles, and what came out. */
function drawFailure(terminal: Terminal, suite: Suite, { case: one, problems }: Outcome, language?: string): string[] {
  const { paint } = terminal;
  const scene = makeScene(suite.rules, paint, { ...(language && { language }), columns: terminal.columns });
  const where = one.place ? paint.dim(`  ${one.place.file}:${one.place.line}`) : '';
  const title = one.is === 'example' ? '' : `  ${one.title}`;
  const drawn = one.is === 'example' ? drawHand(scene, { judgement: { reading: one.example.hand }, bonus: [] }) : [];
  return [
    `${paint.bad('✗')} ${paint.bold(one.id)}${title}${where}`,
    ...drawn,
    ...problemLines(terminal, problems, suite.texts),
  ];
}

const BAR = 24;

/** Percent by chapter as bars, and what nothing exercises. */
export function drawCoverage({ paint }: Terminal, { items, chapters, percent }: Coverage, least: number): string[] {
  const bar = (part: number): string => {
    const full = Math.floor(BAR * part);
    return (part === 1 ? paint.good : paint.bold)('█'.repeat(full)) + paint.dim('░'.repeat(BAR - full));
  };
  const wide = Math.max(...chapters.map(({ chapter }) => chapter.length), 0);
  const rows = chapters.map(
    ({ chapter, covered, all }) =>
      `  ${padEnd(chapter, wide)}  ${bar(covered / all)}  ${percentText((100 * covered) / all).padStart(6)}  ${covered} of ${all}`,
  );
  const missing = items.filter(({ covered }) => !covered);
  const short = percent < least ? paint.bad(`, less than ${least}%`) : '';
  return [
    '',
    `Exercised: ${paint.bold(percentText(percent))}${short}`,
    ...rows,
    ...(missing.length === 0 ? [] : ['', 'Nothing exercises:', ...columns(missing.map((item) => missingRow(item)))]),
  ];
}

function missingRow({ place, what }: Item): string[] {
  return [`${place.file}:${place.line}`, what];
}

/** Never rounded up to what is not reached. */
function percentText(percent: number): string {
  return `${Math.floor(percent * 10) / 10}%`;
}

/** Changes nobody noticed, each with its line before and after, and the score. */
export function drawMutation({ paint }: Terminal, { tried, refused, survivors, score }: Mutation): string[] {
  const noticed = tried - survivors.length;
  const besides = refused > 0 ? `; ${refused} more would not load` : '';
  return [
    '',
    ...(survivors.length === 0 ? [] : ['Nothing notices:']),
    ...survivors.flatMap((mutant) => drawMutant(mutant, paint)),
    `Noticed: ${paint.bold(percentText(score))}, ${noticed} of ${plural(tried, 'change')}${besides}`,
  ];
}

function drawMutant({ place, path, before, after }: Mutant, paint: Terminal['paint']): string[] {
  const [was, is] = around(before, after);
  return [
    `  ${paint.dim(`${place.file}:${place.line}:${place.column}`)}  ${path.join('.')}`,
    `    ${paint.bad('-')} ${was}`,
    `    ${paint.good('+')} ${after === '' ? paint.dim('(taken out)') : is}`,
  ];
}

const LONG = 90;
const BESIDE = 36;

/** Of long texts, what differs with a little beside it. */
function around(before: string, after: string): [string, string] {
  if (Math.max(before.length, after.length) <= LONG || after === '') return [before, after];
  let same = 0;
  while (before[same] === after[same]) same++;
  let last = 0;
  while (last < before.length - same && before.at(-1 - last) === after.at(-1 - last)) last++;
  const start = Math.max(0, same - BESIDE);
  const cut = (text: string): string => {
    const end = Math.min(text.length, text.length - last + BESIDE);
    return (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '');
  };
  return [cut(before), cut(after)];
}
