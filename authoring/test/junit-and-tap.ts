/** Reports for machines: JUnit XML and TAP. */
import type { Problem } from '../../core/index.ts';
import type { Outcome, Report } from './run-cases.ts';

/** The report as JUnit XML; a case changed by this pack counts as skipped. */
export function junit(pack: string, report: Report): string {
  const { outcomes, problems, unreadable } = report;
  const broken = problems.map((found) => ({ name: found.message, found }));
  const failed = outcomes.filter(({ verdict }) => verdict === 'failed').length + broken.length;
  const skipped = outcomes.filter((outcome) => skippedAs(outcome, report) !== undefined).length + unreadable.length;
  const all = outcomes.length + broken.length + unreadable.length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${all}" failures="${failed}" skipped="${skipped}">`,
    `  <testsuite name="${escaped(pack)}" tests="${all}" failures="${failed}" skipped="${skipped}">`,
    ...broken.map(({ name, found }) => testcase(pack, 'form', name, found.place, failureOf([found]))),
    ...unreadable.map(({ message, place }) =>
      testcase(pack, 'example', lineOf(place), place, [`<skipped message="${escaped(message)}"/>`]),
    ),
    ...outcomes.map((outcome) => {
      const { case: one, verdict, problems: found } = outcome;
      const skip = skippedAs(outcome, report);
      const inside = verdict === 'failed' ? failureOf(found) : skip ? [`<skipped message="${escaped(skip)}"/>`] : [];
      return testcase(pack, one.is, nameOf(outcome), one.place, inside);
    }),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

/** Why a case does not count. */
function skippedAs({ verdict }: Outcome, { before }: Report): string | undefined {
  if (verdict === 'changed') return 'changed by this pack';
  return verdict === 'changed before' ? `changed by ${before}` : undefined;
}

function testcase(
  pack: string,
  kind: string,
  name: string,
  place: Problem['place'],
  inside: readonly string[],
): string {
  const where = place === undefined ? '' : ` file="${escaped(place.file)}" line="${place.line}"`;
  const head = `    <testcase classname="${escaped(`${pack}.${kind}`)}" name="${escaped(name)}"${where}`;
  return inside.length === 0
    ? `${head}/>`
    : [`${head}>`, ...inside.map((line) => `      ${line}`), '    </testcase>'].join('\n');
}

function failureOf(problems: readonly Problem[]): string[] {
  const [first] = problems;
  const text = problems.map((found) => escaped(told(found))).join('\n');
  return [`<failure message="${escaped(first?.message ?? '')}" type="${escaped(first?.code ?? '')}">${text}</failure>`];
}

function told({ message, place, hint }: Problem): string {
  const where = place === undefined ? '' : `${place.file}:${place.line}:${place.column}: `;
  return `${where}${message}${hint === undefined ? '' : ` ${hint}`}`;
}

function lineOf(place: Problem['place']): string {
  return place === undefined ? '' : `${place.file}:${place.line}`;
}

function nameOf({ case: { id, title } }: Outcome): string {
  return id === title ? id : `${id}: ${title}`;
}

function escaped(text: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return plain.replaceAll('"', '&quot;').replace(/\s+/g, ' ');
}

/** The report as TAP version 14; a case changed by this pack is skipped. */
export function tap(report: Report): string {
  const { outcomes, problems, unreadable } = report;
  const lines = ['TAP version 14', `1..${outcomes.length + problems.length + unreadable.length}`];
  let number = 0;
  for (const found of problems) lines.push(`not ok ${++number} - ${hashless(found.message)}`, ...yaml([found]));
  for (const { message, place } of unreadable)
    lines.push(`ok ${++number} - ${hashless(lineOf(place))} # SKIP ${hashless(message)}`);
  for (const outcome of outcomes) {
    const { verdict } = outcome;
    const ok = verdict === 'failed' ? 'not ok' : 'ok';
    const why = skippedAs(outcome, report);
    const skip = why === undefined ? '' : ` # SKIP ${why}`;
    lines.push(`${ok} ${++number} - ${hashless(nameOf(outcome))}${skip}`);
    if (verdict === 'failed') lines.push(...yaml(outcome.problems));
  }
  return lines.join('\n');
}

function hashless(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('#', '\\#').replace(/\s+/g, ' ');
}

function yaml(problems: readonly Problem[]): string[] {
  const [first] = problems;
  const at = first?.place ? [`  at: ${JSON.stringify(`${first.place.file}:${first.place.line}`)}`] : [];
  return ['  ---', `  message: ${JSON.stringify(problems.map(told).join('\n'))}`, ...at, '  ...'];
}
