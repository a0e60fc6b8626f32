/** Conformance cases that do not come out as their source says, or on which sources differ: a page, held by tests. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A case as it came out. */
export interface Outcome {
  id: string;
  /** What was asked. */
  case: string;
  theirs: string;
  ours: string;
  /** What the sources of the case differ on; empty where they agree. */
  disputed: string;
}

interface Reasons {
  /** By case. */
  differences: Record<string, string>;
  /** By what is disputed. */
  disputed: Record<string, string>;
}

export function reasonsFor(file: string): Reasons {
  return readReasons()[file] as Reasons;
}

function readReasons(): Record<string, unknown> {
  return parse(readFileSync(new URL('differences.yaml', import.meta.url), 'utf8')) as Record<string, unknown>;
}

export function isExact({ theirs, ours }: Outcome): boolean {
  return theirs === ours;
}

/** The part of the page about questions that no source decides. */
export function openOf(file: string): string {
  const { open } = readReasons()[file] as { open: Record<string, { we: string; why: string }> };
  const rows = Object.entries(open).map(([question, { we, why }]) => [question, we, why.trim()]);
  return [`## ${file}`, ...table('Open', ['question', 'we say', 'why'], rows), ''].join('\n');
}

/** The part of the page about a file. */
export function differencesOf(file: string, outcomes: readonly Outcome[]): string {
  const reasons = reasonsFor(file);
  const other = outcomes.filter((one) => !isExact(one));
  const disputed = outcomes.filter((one) => one.disputed !== '');
  const sure = outcomes.length - disputed.length;
  return [
    `## ${file}`,
    '',
    `The file has ${outcomes.length} cases. The sources agree on ${sure} of them, and our result differs in ` +
      `${other.filter((one) => one.disputed === '').length}. The sources disagree on ${disputed.length}, and our ` +
      `result differs from the file in ${other.filter((one) => one.disputed !== '').length}.`,
    ...table(
      'Not exact',
      ['case', 'hand', 'expected', 'we say', 'why'],
      other.map((one) => [one.id, one.case, one.theirs, one.ours, reasons.differences[one.id] ?? '']),
    ),
    ...table(
      'Disputed',
      ['case', 'hand', 'the sources differ on', 'we say', 'as expected', 'why'],
      disputed.map((one) => {
        const why = reasons.disputed[one.disputed] ?? '';
        return [one.id, one.case, one.disputed, one.ours, isExact(one) ? 'yes' : 'no', why];
      }),
    ),
    '',
  ].join('\n');
}

function table(title: string, columns: string[], rows: string[][]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return ['', `### ${title}`, '', line(columns), line(columns.map(() => '---')), ...rows.map(line)];
}

const PAGE = new URL('../../docs/differences.md', import.meta.url);

/** What the page says about a file. */
export function onPage(file: string): string {
  const [, after = ''] = readFileSync(PAGE, 'utf8').split(`## ${file}\n`);
  return `## ${file}\n${after.split(/^## /m)[0]!}`.trimEnd();
}
