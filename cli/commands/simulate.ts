import { isSeedText, nearest, problem, type Problem, type Result } from '../../core/index.ts';
import type { PackRuleset } from '../../loader/index.ts';
import { USUAL_LEVEL } from '../../players/index.ts';
import {
  keptSimulation,
  keptSimulationProgress,
  keptSimulationSettings,
  planSimulation,
  type Question,
  type SimulationPlan,
  type SimulationProgress,
  type SimulationSettings,
  summaryOf,
} from '../../sim/index.ts';
import { makeScene, say } from '../draw/drawing-context.ts';
import { makePaint } from '../draw/terminal-colours.ts';
import { parseDeadline, parseOptionalWhole } from '../flag-values.ts';
import { openPack, type PackFlags, packText } from '../open-pack.ts';
import { filesOf } from '../pack-file-access.ts';
import { refuse } from '../print-problems.ts';
import { cannotWrite, notNamedFor } from '../refuse-wrong-ending.ts';
import { chooseThreads } from '../shards/long-work.ts';
import { type MachineFlags, machineProblems, otherMachines, workerCommand } from '../shards/other-machines.ts';
import { freeName, keepProblems, readText } from '../shards/progress-file.ts';
import { comparisonReport } from '../simulate/comparison-report.ts';
import { parquetWriter } from '../simulate/deal-rows.ts';
import { type Block, blocksAsLines, blocksAsMarkdown } from '../simulate/report-blocks.ts';
import { reportPage } from '../simulate/report-page.ts';
import { progressOf, type Ran, runSimulation } from '../simulate/run-simulation.ts';
import { partFile, rowsProblems, simulationId } from '../simulate/rows-folder.ts';
import { type Report, simulationReport } from '../simulate/simulation-report.ts';
import { ruleChangeBlocks } from '../simulate/rule-changes.ts';
import { toldDeal } from '../simulate/told-deal.ts';
import { FINE, INTERRUPTED, type Terminal, WRONG_USE } from '../terminal.ts';

export interface SimulateFlags extends PackFlags, MachineFlags {
  against?: string | boolean;
  optionsA?: readonly string[];
  optionsB?: readonly string[];
  deals?: string;
  games?: string;
  players?: readonly string[];
  seed?: string;
  figure?: string;
  atLeast?: string;
  deadline?: string;
  keep?: string;
  resume?: string;
  rows?: string;
  out?: string;
}

/** Without a number or a deadline: as many deals as fit into these seconds, at most so many. */
const USUAL_SECONDS = 20;
const USUAL_COUNT = 10_000;
const MOST = 100_000_000;
/** A narrower terminal is taken to have so many columns. */
const NARROW = 40;

/** Plays many deals or games by one ruleset or two, and tells what came of them; or works on those of others. */
export async function simulateCommand(
  terminal: Terminal,
  pack: string | undefined,
  flags: SimulateFlags = {},
): Promise<number> {
  if (flags.worker) return workerCommand(terminal, flags);
  if (pack === undefined) return refuse(terminal, [NO_PACK]);
  const sides = await openSides(terminal, pack, flags);
  if (sides === undefined) return WRONG_USE;
  const { rules } = sides;
  const text = flags.resume === undefined ? undefined : readText(terminal, flags.resume);
  const settings = settingsOf(rules[0]!, flags, text);
  const threads = parseOptionalWhole(flags.threads, '--threads', 1, 256);
  const deadline = parseDeadline(flags.deadline ?? usualDeadline(flags));
  const wrong = [
    ...[...settings.problems, ...threads.problems, ...deadline.problems],
    ...[...fileProblems(terminal, flags), ...machineProblems(flags)],
  ];
  if (!settings.ok || !threads.ok || !deadline.ok || wrong.length > 0) return refuse(terminal, wrong);
  const chosen = await chooseThreads(terminal, threads.value, 'Playing');
  if (!chosen.ok) return refuse(terminal, chosen.problems);
  const plan = planSimulation(rules, settings.value);
  if (!plan.ok) return refuse(terminal, plan.problems);
  const question = questionOf(plan.value, flags);
  const known: Result<SimulationProgress> =
    text === undefined ? { ok: true, value: { done: 0 }, problems: [] } : keptSimulationProgress(text, plan.value);
  const id = simulationId(plan.value);
  const writer = flags.rows === undefined ? undefined : await parquetWriter(id);
  const noRows =
    flags.rows === undefined
      ? []
      : writer === undefined
        ? [NO_PARQUET]
        : rowsProblems(terminal, flags.rows, text === undefined ? undefined : id);
  if (!known.ok || !question.ok || noRows.length > 0)
    return refuse(terminal, [...known.problems, ...question.problems, ...noRows]);
  const file = flags.keep ?? flags.resume;
  const unwritten: Problem[] = [];
  const ran = await runSimulation(terminal, plan.value, known.value, {
    ...{ threads: chosen.value, file, deadline: deadline.value, question: question.value },
    elsewhere: otherMachines(terminal, flags),
    ...(writer && {
      rows: (shard, rows) => {
        const name = partFile(flags.rows!, shard);
        const failed = terminal.files.write(name, writer(rows));
        if (failed !== undefined) unwritten.push(problem('not-written', `${name} could not be written: ${failed}`));
        return failed === undefined;
      },
    }),
  });
  if (ran.problems.length > 0) return refuse(terminal, ran.problems);
  if (ran.ended === 'interrupted') {
    const kept = keepForLater(terminal, plan.value, ran, { file, pack, flags });
    return unwritten.length > 0 ? refuse(terminal, unwritten) : kept;
  }
  const kept = keptSimulation(plan.value, progressOf(ran));
  const lost = file === undefined ? undefined : terminal.files.write(file, kept);
  if (lost !== undefined) terminal.err(`${file} could not be written: ${lost}`);
  sayEnd(terminal, plan.value, ran, flags);
  return show(terminal, plan.value, ran, { question: question.value, flags, sides });
}

const NO_PACK = problem('bad-choice', 'Name a pack to simulate.', {
  hint: 'For example: tilewright simulate cantonese',
});

/** The rules, and those they are compared with; what each was opened with, and the command that tells how they differ. */
interface Sides {
  rules: PackRuleset[];
  packs: string[];
  command: string;
}

async function openSides(terminal: Terminal, pack: string, flags: SimulateFlags): Promise<Sides | undefined> {
  const { options = [], optionsA = [], optionsB = [], against } = flags;
  const text = await packText(terminal, pack);
  const one = await openPack(terminal, text, { options: [...options, ...optionsA] });
  if (against === undefined && flags.optionsB === undefined) return one && { rules: [one], packs: [text], command: '' };
  const named = typeof against === 'string' ? against : pack;
  const otherText = named === pack ? text : await packText(terminal, named);
  const other = await openPack(terminal, otherText, { options: [...options, ...optionsB] });
  const command = `tilewright diff ${pack} ${named}${optionFlags(flags)}`;
  return one && other && { rules: [one, other], packs: [text, otherText], command };
}

/** The options as they are written in a command. */
function optionFlags({ options = [], optionsA = [], optionsB = [] }: SimulateFlags): string {
  const written = (flag: string, texts: readonly string[]): string => texts.map((text) => ` ${flag} ${text}`).join('');
  return `${written('--options', options)}${written('--options-a', optionsA)}${written('--options-b', optionsB)}`;
}

const SETTLED = ['deals', 'games', 'players', 'seed'] as const;

function settingsOf(rules: PackRuleset, flags: SimulateFlags, kept: string | undefined): Result<SimulationSettings> {
  if (flags.resume !== undefined) {
    const settled = SETTLED.filter((flag) => flags[flag] !== undefined).map((flag) => `--${flag}`);
    const hint = 'Leave them out, or begin anew without --resume.';
    if (kept === undefined) return failed(problem('no-file', `There is no file ${flags.resume}.`));
    if (settled.length > 0)
      return failed(problem('bad-choice', `--resume takes no ${settled.join(', ')}: the file has them.`, { hint }));
    return keptSimulationSettings(kept, flags.resume);
  }
  const { deals, games, seed = '1' } = flags;
  if (deals !== undefined && games !== undefined)
    return failed(problem('bad-choice', 'Name --deals or --games, not both.'));
  const count = parseOptionalWhole(deals ?? games, games === undefined ? '--deals' : '--games', 1, MOST);
  if (!count.ok) return count;
  if (!isSeedText(seed)) return failed(problem('bad-seed', `--seed takes text, not ${JSON.stringify(seed)}.`));
  const players = playersOf(rules, flags.players);
  if (!players.ok) return players;
  const unit = games === undefined ? 'deals' : 'games';
  const value: SimulationSettings = { unit, count: count.value ?? USUAL_COUNT, seed, players: players.value };
  return { ok: true, value, problems: [] };
}

/** A name for each seat: fewer are named again in turn. */
function playersOf({ seats, name }: PackRuleset, named: readonly string[] = [USUAL_LEVEL]): Result<string[]> {
  const names = named.flatMap((text) => text.split(',')).map((text) => text.trim());
  if (names.includes(''))
    return failed(
      problem('bad-choice', `--players takes names, and ${JSON.stringify(named.join(','))} has an empty one.`, {
        hint: 'For example: --players random,greedy',
      }),
    );
  if (names.length > seats.count)
    return failed(
      problem('bad-choice', `${name.en} has ${seats.count} seats; --players names ${names.length} players.`, {
        hint: `Name at most ${seats.count}; fewer are taken again in turn.`,
      }),
    );
  const value = Array.from({ length: seats.count }, (_, seat) => names[seat % names.length]!);
  return { ok: true, value, problems: [] };
}

function usualDeadline({ deals, games, resume, atLeast }: SimulateFlags): string | undefined {
  const limited = deals ?? games ?? resume ?? atLeast;
  return limited === undefined ? String(USUAL_SECONDS) : undefined;
}

/** `--figure` and `--at-least` ask a question of a comparison. */
function questionOf({ figures, pairs }: SimulationPlan, flags: SimulateFlags): Result<Question | undefined> {
  const { figure, atLeast } = flags;
  if (figure === undefined && atLeast === undefined) return { ok: true, value: undefined, problems: [] };
  if (figure === undefined || atLeast === undefined)
    return failed(
      problem('bad-choice', '--figure and --at-least belong together.', {
        hint: 'For example: --figure win.gain --at-least 100',
      }),
    );
  if (figures.length < 2)
    return failed(
      problem('bad-choice', '--at-least asks how two rulesets differ, and there is one.', {
        hint: 'Name the other one with --against, or its options with --options-b.',
      }),
    );
  const ids = pairs.map(([number]) => figures[0]![number]!.id);
  if (!ids.includes(figure)) {
    const near = nearest(figure, ids);
    return failed(
      problem('unknown-figure', `There is no figure ${JSON.stringify(figure)} of both rulesets.`, {
        hint:
          near === undefined
            ? `Figures: ${ids.slice(0, 12).join(', ')} and more (--json lists all).`
            : `Did you mean ${near}?`,
      }),
    );
  }
  const least = Number(atLeast);
  if (!/^\d*\.?\d+$/.test(atLeast) || least <= 0)
    return failed(problem('bad-number', `--at-least takes a number above 0, not ${JSON.stringify(atLeast)}.`));
  return { ok: true, value: { figure, least }, problems: [] };
}

const OUT = ['.html', '.md', '.json'] as const;

function fileProblems(terminal: Terminal, { out, keep }: SimulateFlags): Problem[] {
  const no =
    out === undefined ? undefined : (notNamedFor('--out', out, 'a report', OUT) ?? cannotWrite(terminal, '--out', out));
  const isKept = (text: string): boolean => keptSimulationSettings(text).ok;
  return [...(no === undefined ? [] : [no]), ...keepProblems(terminal, keep, 'simulation', isKept)];
}

const NO_PARQUET = problem('missing-package', '`--rows` needs the package hyparquet-writer, which is not installed.', {
  hint: 'Rows as Parquet: npm install hyparquet-writer',
});

/** Why there are fewer walls than asked, and how to get the same again. */
function sayEnd(terminal: Terminal, { settings }: SimulationPlan, { ended, sums }: Ran, flags: SimulateFlags): void {
  if (ended !== 'deadline' || sums === undefined) return;
  const again = `--${settings.unit} ${sums.walls}`;
  const more = flags.keep === undefined ? '' : ` Go on: --resume ${flags.keep}.`;
  terminal.err(
    `Stopped after ${sums.walls} ${settings.unit} when the time was up; ${again} gives the same again.${more}`,
  );
}

interface Asked {
  question: Question | undefined;
  flags: SimulateFlags;
  sides: Sides;
}

/** Prints the report, or writes it to a file. */
function show(terminal: Terminal, plan: SimulationPlan, ran: Ran, { question, flags, sides }: Asked): number {
  const { out, json, lang = 'en' } = flags;
  const summary = summaryOf(plan, ran.sums!, question && { ...question, verdict: ran.verdict });
  const data = JSON.stringify(summary);
  if (out?.endsWith('.json')) return written(terminal, out, `${data}\n`);
  if (json) terminal.out(data);
  if (json && out === undefined) return FINE;
  const paint = out === undefined ? terminal.paint : makePaint(false);
  const columns = out === undefined ? terminal.columns : 100;
  const scenes = plan.rules.map((rules) => makeScene(rules, paint, { language: lang, columns }));
  const names = sideNames(plan, lang);
  const told = summary.witness ? toldDeal(plan, summary.witness, scenes, names) : [];
  const compared = { ...sides, names, files: filesOf(terminal), language: lang };
  const changed = plan.rules.length > 1 ? ruleChangeBlocks(compared) : [];
  const report: Report = { summary, scenes, names, told, changed };
  const blocks = plan.rules.length > 1 ? comparisonReport(report) : simulationReport(report);
  const shown = out === undefined ? blocks : json ? [] : firstSection(blocks);
  const width = Math.max(NARROW, terminal.columns);
  for (const line of blocksAsLines(shown, terminal.paint, width)) terminal.out(line);
  if (out === undefined) return FINE;
  if (out.endsWith('.html')) return written(terminal, out, reportPage(blocks, lang));
  return writeMarkdown(terminal, out, blocks);
}

/** What the terminal says where the report is in a file. */
function firstSection(blocks: readonly Block[]): readonly Block[] {
  const [first = 0, second] = [...blocks.keys()].filter((at) => blocks[at]!.is === 'heading');
  return blocks.slice(first, second);
}

/** Pictures lie beside the text. */
function writeMarkdown(terminal: Terminal, out: string, blocks: readonly Block[]): number {
  const base = out.replace(/\.md$/, '');
  const pictures = blocks.filter((block) => block.is === 'plot');
  for (const { name, svg } of pictures) written(terminal, `${base}-${name}.svg`, `${svg}\n`);
  const folder = /^.*\//.exec(base)?.[0] ?? '';
  return written(
    terminal,
    out,
    blocksAsMarkdown(blocks, (name) => `${base.slice(folder.length)}-${name}.svg`),
  );
}

function written(terminal: Terminal, file: string, text: string): number {
  const no = terminal.files.write(file, text);
  terminal.err(no === undefined ? `Written: ${file}` : `${file} could not be written: ${no}`);
  return no === undefined ? FINE : WRONG_USE;
}

/** What tells the sides apart: names of packs, versions, or the options that are not the same. */
function sideNames({ rules }: SimulationPlan, language: string): string[] {
  const [one, other] = rules;
  const names = rules.map(({ name }) => say({ language }, name));
  if (one === undefined || other === undefined || names[0] !== names[1]) return names;
  const differing = Object.keys(one.options).filter((id) => one.options[id] !== other.options[id]);
  if (one.id === other.id && differing.length > 0)
    return rules.map(({ options }) => differing.map((id) => `${id}=${String(options[id])}`).join(', '));
  return one.id === other.id ? [`${names[0]} (1)`, `${names[1]} (2)`] : rules.map(({ id }) => id);
}

/** Says how to go on with what was ended early. */
function keepForLater(
  terminal: Terminal,
  plan: SimulationPlan,
  ran: Ran,
  {
    file = freeName(terminal, `simulation-${plan.rules[0]!.id}`),
    pack,
    flags,
  }: { file?: string | undefined; pack: string; flags: SimulateFlags },
): number {
  const failed = terminal.files.write(file, keptSimulation(plan, progressOf(ran)));
  const { walls = 0 } = ran.sums ?? {};
  if (failed !== undefined) {
    terminal.err(`Played ${walls} ${plan.settings.unit}, but ${file} could not be written: ${failed}`);
    return INTERRUPTED;
  }
  const against =
    flags.against === undefined ? '' : ` --against${typeof flags.against === 'string' ? ` ${flags.against}` : ''}`;
  const rows = flags.rows === undefined ? '' : ` --rows ${flags.rows}`;
  terminal.err(`Played ${walls} of ${plan.settings.count} ${plan.settings.unit}, kept in ${file}. To go on:`);
  terminal.err(`  tilewright simulate ${pack}${against}${optionFlags(flags)} --resume ${file}${rows}`);
  return INTERRUPTED;
}

function failed<T>(one: Problem): Result<T> {
  return { ok: false, problems: [one] };
}
