import { type Problem, problem } from '../../core/index.ts';
import { decode, type HandScore, type PackRuleset, score, type ScoringRuleset } from '../../loader/index.ts';
import { addExample, type Examples, examplesText } from './cases-as-examples.ts';
import { makeScene } from '../draw/drawing-context.ts';
import { plural } from '../draw/number-text.ts';
import { lackText } from '../draw/scored-hand.ts';
import {
  type Difference,
  differencesOf,
  expectable,
  type ExpectedHand,
  isCsv,
  readExpected,
} from './expected-results.ts';
import { noWinReason, unmetMinimum } from './no-win.ts';
import { parseOptions } from '../flag-values.ts';
import { loadPack, type PackFlags, packText } from '../open-pack.ts';
import { complain, refuse } from '../print-problems.ts';
import { MOST_BYTES } from '../read-input.ts';
import { makeRulesFor, type RulesFor } from './rules-by-options.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';

/** What becomes of a table of hands. */
export interface CasesFlags extends PackFlags {
  /** Prints the hands that came out as expected as examples of the pack. */
  asExamples?: boolean;
}

/** Scores a table of hands and reports what differs from what it expects; the exit code says whether anything did. */
export async function scoreCasesCommand(
  terminal: Terminal,
  pack: string,
  file: string,
  flags: CasesFlags = {},
): Promise<number> {
  const options = parseOptions(flags.options ?? []);
  if (!options.ok) {
    complain(terminal, options.problems);
    return WRONG_USE;
  }
  const bytes = file === '-' ? await terminal.input(MOST_BYTES) : terminal.files.read(file);
  if (bytes === undefined) {
    complain(terminal, [problem('missing-file', `There is no file ${file}.`)]);
    return WRONG_USE;
  }
  const source = await packText(terminal, pack);
  const rules = loadPack(terminal, source, options.value);
  if (rules === undefined) return WRONG_USE;
  const rulesFor = makeRulesFor(terminal, source, options.value, rules);
  const text = decode(bytes, file, MOST_BYTES);
  if (!text.ok) return refuse(terminal, text.problems);
  const read = readExpected(file, text.value);
  if (!read.ok) {
    complain(terminal, read.problems, { [file]: text.value });
    return WRONG_USE;
  }
  const hands = read.value;
  if (hands.length === 0) {
    terminal.err(`${file} has no hands. A CSV begins with a row of names: hand,by,seat,fan,patterns`);
    return WRONG_USE;
  }
  if (hands.every(({ read: { ok }, expect }) => ok && Object.keys(expect).length === 0))
    return refuse(terminal, [expectsNothing(file, isCsv(file, text.value), rules)]);
  const came = { same: 0, different: 0, wrong: 0 };
  const examples: Examples = new Map();
  for (const hand of hands) {
    const told = await judge(terminal, rulesFor, hand);
    came[told.is]++;
    if (flags.asExamples) {
      for (const line of keepExample(examples, file, hand, told, options.value)) terminal.out(line);
    } else if (flags.json) terminal.out(JSON.stringify({ line: hand.line, ...plainTold(told) }));
    else for (const line of textOf(terminal, file, hand, told)) terminal.out(line);
  }
  if (flags.asExamples) {
    if (examples.size > 0) terminal.out(examplesText(examples));
    return came.same === hands.length ? FINE : NO;
  }
  const { same, different, wrong } = came;
  if (!flags.json) {
    if (same < hands.length) terminal.out('');
    const rest = [
      ...(different > 0 ? [`${different} ${different === 1 ? 'differs' : 'differ'}`] : []),
      ...(wrong > 0 ? [`${wrong} could not be read`] : []),
    ];
    terminal.out([`${same} of ${plural(hands.length, 'hand')} as expected`, ...rest].join(', '));
  }
  return same === hands.length ? FINE : NO;
}

/** A hand of which nothing is expected comes out as expected whatever the rules say. */
function expectsNothing(file: string, hasColumns: boolean, rules: PackRuleset): Problem {
  const where = hasColumns ? 'Write what is expected in columns' : 'Write what is expected under `expect`';
  const hint = `${where}: any of ${expectable(rules).join(', ')}.`;
  return problem('missing-key', `${file} expects nothing of its hands.`, { hint });
}

/** How a hand of the table came out. */
type Told =
  | { is: 'same'; rules: PackRuleset; scored: HandScore }
  | { is: 'different'; differences: Difference[]; noWin?: string[] }
  | { is: 'wrong'; message: string; hint?: string };

async function judge(terminal: Terminal, rulesFor: RulesFor, { read, expect }: ExpectedHand): Promise<Told> {
  if (!read.ok) return wrong(read.problems);
  const { hand, circumstances, options } = read.value;
  const rules = await rulesFor(options);
  if (!rules.ok) return wrong(rules.problems);
  const scored = score(rules.value, hand, circumstances);
  if (!scored.ok) return wrong(scored.problems);
  if (Object.keys(expect).length === 0) return wrong([problem('missing-key', 'Nothing is expected of this hand.')]);
  const found = differencesOf(rules.value as PackRuleset, scored.value, expect);
  if (!found.ok) return wrong(found.problems);
  if (found.value.length === 0) return { is: 'same', rules: rules.value as PackRuleset, scored: scored.value };
  const noWin = scored.value.win ? undefined : await noWinLines(terminal, rules.value, scored.value);
  return { is: 'different', differences: found.value, ...(noWin && { noWin }) };
}

/** A hand that does not win differs in all that is expected; why it does not is what its author has to know. */
async function noWinLines({ paint }: Terminal, rules: ScoringRuleset, scored: HandScore): Promise<string[]> {
  const scene = makeScene(rules, paint);
  const source = async () => rules;
  const unmet = await unmetMinimum(scene, source, scored);
  return [
    `No win: ${await noWinReason(scene, source, scored)}`,
    ...(unmet ? [`A win must have: ${unmet.minimum}`, ...unmet.lacks.map((lack) => lackText(scene, lack))] : []),
  ];
}

/** What is told of a hand as JSON. */
function plainTold(told: Told): object {
  return told.is === 'same' ? { is: told.is } : told;
}

/** Keeps a hand that came out right; of any other, comments that say why it is left out. */
function keepExample(
  examples: Examples,
  file: string,
  hand: ExpectedHand,
  told: Told,
  options: Readonly<Record<string, unknown>>,
): string[] {
  if (told.is === 'same' && addExample(examples, told.rules, hand, told.scored, options)) return [];
  const why =
    told.is === 'same'
      ? ['no pattern counts, so there is none it could be an example of']
      : told.is === 'wrong'
        ? [told.message]
        : differentLines(told);
  return [
    `# left out: ${file}:${hand.line}${hand.read.ok ? `  ${hand.read.value.hand}` : ''}`,
    ...why.map((each) => `#   ${each}`),
  ];
}

function wrong([first]: readonly Problem[]): Told {
  const { message = 'It could not be scored.', hint } = first ?? {};
  return { is: 'wrong', message, ...(hint !== undefined && { hint }) };
}

function textOf({ paint }: Terminal, file: string, { line, read }: ExpectedHand, told: Told): string[] {
  if (told.is === 'same') return [];
  const head = `${paint.bad('✗')} ${file}:${line}${read.ok ? `  ${read.value.hand}` : ''}`;
  if (told.is === 'wrong') return [head, `    ${told.message}`, ...(told.hint ? [`    ${told.hint}`] : [])];
  return [head, ...differentLines(told).map((each) => `    ${each}`)];
}

function differentLines({ differences, noWin = [] }: Told & { is: 'different' }): string[] {
  return [...differences.map(({ what, expected, came }) => `${what}: expected ${expected}, is ${came}`), ...noWin];
}
