import { hasErrors } from '../../core/index.ts';
import { collect, junit, type Outcome, prove, type Report, type Suite, tap } from '../../proof/index.ts';
import { columns } from '../draw/columns.ts';
import { plural } from '../draw/number.ts';
import { makeScene } from '../draw/scene.ts';
import { drawHand } from '../draw/sheet.ts';
import { packText } from '../open-pack.ts';
import { filesOf } from '../pack-files.ts';
import { complain, problemLines } from '../say-problems.ts';
import { foldersOf } from '../scenario-files.ts';
import { parseOptions } from '../settings.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';

export interface TestFlags {
  options?: readonly string[];
  lang?: string;
  format?: string;
}

const FORMATS = ['text', 'junit', 'tap', 'json'];

/** Runs every example and scenario of a pack. */
export async function testCommand(terminal: Terminal, pack: string, flags: TestFlags = {}): Promise<number> {
  const { format = 'text' } = flags;
  if (!FORMATS.includes(format)) {
    terminal.err(`--format takes ${FORMATS.join(', ')}, not ${JSON.stringify(format)}.`);
    return WRONG_USE;
  }
  const options = parseOptions(flags.options ?? []);
  if (!options.ok) {
    complain(terminal, options.problems);
    return WRONG_USE;
  }
  const text = await packText(terminal, pack);
  const suite = collect(text, { options: options.value, ...filesOf(terminal), readFolder: foldersOf(terminal) });
  if (!suite.ok) {
    complain(terminal, suite.problems, suite.texts);
    return suite.problems.some(({ code }) => code === 'unknown-pack') ? WRONG_USE : NO;
  }
  const report = prove(suite.value, (_, done, all) => {
    if (done % 10 === 0) terminal.note?.(`  ${done} of ${all}`);
  });
  terminal.note?.('');
  terminal.out(written(terminal, suite.value, report, format, flags.lang));
  return report.ok ? FINE : NO;
}

function written(terminal: Terminal, suite: Suite, report: Report, format: string, language?: string): string {
  const { id } = suite.rules;
  if (format === 'junit') return junit(id, report);
  if (format === 'tap') return tap(id, report);
  if (format === 'json') return JSON.stringify(answer(id, report));
  return told(terminal, suite, report, language).join('\n');
}

function answer(pack: string, { outcomes, problems, ok }: Report): object {
  const cases = outcomes.map(({ case: { is, id, title, place, inherited }, verdict, problems: found }) => ({
    is,
    id,
    title,
    ...(place && { file: place.file, line: place.line }),
    inherited,
    verdict,
    ...(found.length > 0 && { problems: found }),
  }));
  return { pack, ok, cases, problems };
}

function told(terminal: Terminal, suite: Suite, { outcomes, problems, ok }: Report, language?: string): string[] {
  const { paint } = terminal;
  const { texts, rules } = suite;
  const of = (verdict: Outcome['verdict']): Outcome[] => outcomes.filter((outcome) => outcome.verdict === verdict);
  const [failed, changed] = [of('failed'), of('changed')];
  const form = problemLines(terminal, problems, texts).flatMap((line) => [line, '']);
  const counts = [
    ...(failed.length > 0 ? [paint.bad(`${failed.length} failed`)] : []),
    ...(hasErrors(problems) ? [paint.bad(`${plural(problems.length, 'file')} wrong`)] : []),
    `${ok ? paint.good(`${of('passed').length} passed`) : `${of('passed').length} passed`}`,
    ...(changed.length > 0 ? [`${changed.length} changed by this pack`] : []),
  ];
  const kinds = (['example', 'scenario'] as const).map((kind) =>
    plural(outcomes.filter(({ case: one }) => one.is === kind).length, kind),
  );
  return [
    ...form,
    ...changes(terminal, changed),
    ...failed.flatMap((outcome) => [...failure(terminal, suite, outcome, language), '']),
    `${rules.id}: ${counts.join(', ')}; ${kinds.join(', ')}`,
  ];
}

/** Cases of other packs that come out otherwise here, a line each. */
function changes({ paint }: Terminal, changed: readonly Outcome[]): string[] {
  if (changed.length === 0) return [];
  const rows = changed.map(({ case: { id, place }, problems: [first] }) => {
    const at = first?.place ?? place;
    return [id, at === undefined ? '' : paint.dim(`${at.file}:${at.line}`), first?.message ?? ''];
  });
  return ['Changed by this pack, which is fine if it was meant:', ...columns(rows), ''];
}

/** A case that failed: what it is, its tiles, and what came out. */
function failure(terminal: Terminal, suite: Suite, { case: one, problems }: Outcome, language?: string): string[] {
  const scene = makeScene(suite.rules, terminal.paint, { ...(language && { language }), columns: terminal.columns });
  const where = one.place ? terminal.paint.dim(`  ${one.place.file}:${one.place.line}`) : '';
  const head = `${terminal.paint.bad('✗')} ${terminal.paint.bold(one.id)} ${one.is === 'example' ? '' : one.title}${where}`;
  const drawn = one.is === 'example' ? drawHand(scene, { judgement: { reading: one.example.hand }, bonus: [] }) : [];
  return [head, ...drawn, ...problemLines(terminal, problems, suite.texts)];
}
