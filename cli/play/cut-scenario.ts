import { posix } from 'node:path';
import { format } from '../../authoring/format/index.ts';
import { idOf } from '../../authoring/new/index.ts';
import { scenarioOfLog } from '../../authoring/test/index.ts';
import { parseLog, problem, type Problem } from '../../core/index.ts';
import { load } from '../../loader/index.ts';
import { detect } from '../../records/index.ts';
import { parseWhole } from '../flag-values.ts';
import { filesOf } from '../pack-file-access.ts';
import { complain, fileExists } from '../print-problems.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';
import { rulesOf } from '../commands/replay.ts';

export interface NewScenarioFlags {
  /** The log. */
  scenario: string;
  /** The deal of it, from 1. */
  deal?: string;
  /** The pack it is for; its options need not be said. */
  from?: string;
  /** The folder to write to. */
  out?: string;
}

/** Cuts a deal out of a log as a scenario: with a name a file of its own, without one lines for the chapter `scenarios`. */
export function newScenarioCommand(terminal: Terminal, name: string | undefined, flags: NewScenarioFlags): number {
  const number = parseWhole(flags.deal ?? '1', '--deal', 1, 100_000);
  if (!number.ok) return no(terminal, number.problems);
  const deal = number.value;
  const id = idOf(name ?? `deal-${deal}`);
  if (!id.ok) return no(terminal, id.problems);
  const content = terminal.files.read(flags.scenario);
  if (content === undefined) return no(terminal, [problem('missing-file', `There is no file ${flags.scenario}.`)]);
  const record = new TextDecoder().decode(content);
  const foreign = detect(record);
  if (typeof foreign === 'object') return no(terminal, [isForeign(flags.scenario, foreign.id)]);
  const log = parseLog(record, flags.scenario);
  if (!log.ok) return no(terminal, log.problems);
  const rules = rulesOf(terminal, log.value, undefined, flags.scenario);
  if (!rules.ok) return no(terminal, rules.problems);
  const pack = load(flags.from ?? rules.value.id, filesOf(terminal));
  const cut = scenarioOfLog(rules.value, log.value, deal, pack.ok ? pack.value.options : {});
  if (!cut.ok) return no(terminal, cut.problems);
  const file = posix.join(flags.out ?? '.', `${id.value}.yaml`);
  const text = format(JSON.stringify(name === undefined ? { scenarios: { [id.value]: cut.value } } : cut.value), file);
  if (!text.ok) return no(terminal, text.problems);
  if (name !== undefined && terminal.files.beginning(file, 1) !== undefined) return no(terminal, [fileExists(file)]);
  if (name === undefined) {
    terminal.out(text.value.trimEnd());
    return FINE;
  }
  const { files } = terminal;
  const reason = files.create === undefined ? files.write(file, text.value) : files.create(file, text.value);
  if (reason !== undefined) return no(terminal, [problem('not-written', `${file} was not written: ${reason}`)]);
  terminal.out(
    `Created ${terminal.paint.bold(file)}. In a folder \`scenarios\` beside a \`pack.yaml\`, \`tilewright test\` plays it.`,
  );
  return FINE;
}

function isForeign(file: string, format: string): Problem {
  const hint = 'Write one with `tilewright play PACK --log game.log`.';
  return problem(
    'no-scenario',
    `${file} is a log in the form of ${format}; a scenario is cut out of a log of Tilewright.`,
    { hint },
  );
}

function no(terminal: Terminal, problems: readonly Problem[]): number {
  complain(terminal, problems);
  return WRONG_USE;
}
