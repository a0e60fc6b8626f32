import { posix } from 'node:path';
import { nearest, type OptionValue, problem, type Problem, type Result } from '../../core/index.ts';
import {
  BLANK_CHOICES,
  blankPack,
  type Choice,
  choicesOf,
  findSnippet,
  idOf,
  nameOf,
  newPack,
  SNIPPETS,
} from '../../authoring/new/index.ts';
import { load, packs } from '../../loader/index.ts';
import { filesOf } from '../pack-file-access.ts';
import { complain, fileExists } from '../print-problems.ts';
import { schemaFor } from '../schema-file-path.ts';
import { newScenarioCommand } from '../play/cut-scenario.ts';
import { optionValue, parseOptions } from '../flag-values.ts';
import { FINE, INTERRUPTED, type Questions, type Terminal, WRONG_USE } from '../terminal.ts';

export interface NewFlags {
  /** The parent, by id, path or package. */
  from?: string;
  /** A game that extends no other. */
  blank?: boolean;
  /** Lines to print, by name. */
  snippet?: string;
  /** A log to cut a scenario out of, and the number of its deal. */
  scenario?: string;
  deal?: string;
  /** The folder to write to. */
  out?: string;
  /** `option=value`, where nobody is to be asked. */
  set?: readonly string[];
}

/** Writes a house pack, or a whole game, that can be checked, tested and played at once. */
export async function newCommand(
  terminal: Terminal,
  name: string | undefined,
  flags: NewFlags,
  version: string,
): Promise<number> {
  const { snippet, scenario } = flags;
  if (snippet !== undefined) return snippetCommand(terminal, snippet);
  if (scenario !== undefined) return newScenarioCommand(terminal, name, { ...flags, scenario });
  if (!name) {
    terminal.err('What is the new pack called? tilewright new sunday-table');
    return WRONG_USE;
  }
  const id = idOf(name);
  const set = parseOptions(flags.set ?? [], '--set');
  if (!id.ok || !set.ok) return no(terminal, [...id.problems, ...set.problems]);
  const file = posix.join(flags.out ?? '.', `${id.value}.yaml`);
  if (terminal.files.beginning(file, 1) !== undefined) return no(terminal, [fileExists(file)]);
  if (packs().some((pack) => pack.id === id.value)) return no(terminal, [isBuiltIn(id.value)]);
  const schema = schemaFor(terminal.files, posix.dirname(file), version);
  if (flags.blank) {
    if (flags.from !== undefined) return no(terminal, [blankFrom()]);
    const chosen = flags.set === undefined ? await askChoices(terminal.questions, BLANK_CHOICES) : set.value;
    if (chosen === undefined) return INTERRUPTED;
    const text = blankPack({ id: id.value, name: nameOf(name), file, chosen: textsOf(chosen), schema });
    return text.ok ? write(terminal, file, text.value) : no(terminal, text.problems);
  }
  const from = flags.from ?? (await askParent(terminal.questions));
  if (from === undefined) return terminal.questions ? INTERRUPTED : no(terminal, [noParent()]);
  const options = flags.set === undefined ? await askOptions(terminal, from) : set;
  if (options === undefined) return INTERRUPTED;
  if (!options.ok) return no(terminal, options.problems);
  const parent = parentFrom(terminal, from, posix.dirname(file));
  const text = newPack(
    { id: id.value, name: nameOf(name), from, parent, file, options: options.value, schema },
    filesOf(terminal),
  );
  if (!text.ok) return no(terminal, text.problems);
  return write(terminal, file, text.value);
}

/** Prints lines for a rule that many games have; `list` tells which there are. */
export function snippetCommand(terminal: Terminal, name: string): number {
  if (name === 'list') {
    for (const { id, says, also } of SNIPPETS)
      terminal.out(`${terminal.paint.bold(id)}: ${says}\n  also: ${also.join(', ')}`);
    return FINE;
  }
  const found = findSnippet(name);
  if (found === undefined) {
    const meant = nearest(
      name,
      SNIPPETS.flatMap(({ id, also }) => [id, ...also]),
    );
    const all = `There are ${SNIPPETS.map(({ id }) => id).join(', ')}.`;
    const hint = meant === undefined ? all : `Did you mean \`${meant}\`? ${all}`;
    return no(terminal, [problem('unknown-snippet', `There are no lines for \`${name}\`.`, { hint })]);
  }
  terminal.out(
    `# ${found.says} Put these lines into the chapters of your pack; where a key is there already, change it.`,
  );
  terminal.out(found.text.trimEnd());
  return FINE;
}

function no(terminal: Terminal, problems: readonly Problem[]): number {
  complain(terminal, problems);
  return WRONG_USE;
}

function isBuiltIn(id: string): Problem {
  const hint = `Choose another name, such as my-${id}; --from ${id} is the pack it changes.`;
  return problem('built-in-id', `\`${id}\` is the id of a built-in pack.`, { hint });
}

function noParent(): Problem {
  const ids = packs().map(({ id }) => id);
  const hint = `Add --from with one of ${ids.join(', ')}, or a path. For a game that changes no other, add --blank.`;
  return problem('no-parent', 'Which pack does the new one change?', { hint });
}

/** The parent as the new file names it: a path is seen from its folder. */
function parentFrom({ files }: Terminal, from: string, folder: string): string {
  const isFile = [from, `${from}/pack.yaml`, `${from}.yaml`].some((path) => files.beginning(path, 1) !== undefined);
  if (!isFile || packs().some(({ id }) => id === from) || posix.isAbsolute(from)) return from;
  const path = posix.relative(folder, from);
  return path.startsWith('.') ? path : `./${path}`;
}

async function askParent(questions: Questions | undefined): Promise<string | undefined> {
  const offers = packs().map(({ id, name, about }) => ({ value: id, label: name.en, hint: about.en.split('. ')[0]! }));
  return questions?.one('Which game is yours most like?', offers, 'riichi');
}

function blankFrom(): Problem {
  const hint = 'Leave one of the two out.';
  return problem('bad-option', 'A blank pack changes no other: --blank and --from do not go together.', { hint });
}

/** As they are typed: yes and no. */
function textsOf(values: Readonly<Record<string, OptionValue>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, told(value)]));
}

/** What the list of options begins with: Enter at once writes the pack as its parent is. */
const DONE = 'write the file';

/** What the table plays differently. */
async function askOptions(terminal: Terminal, from: string): Promise<Result<Record<string, OptionValue>> | undefined> {
  const rules = load(from, filesOf(terminal));
  if (!rules.ok) return rules;
  const value = await askChoices(terminal.questions, choicesOf(rules.value));
  return value && { ok: true, value, problems: [] };
}

/** What differs from the values shown first; nothing where nobody can be asked, undefined where the answer is to stop. */
async function askChoices(
  questions: Questions | undefined,
  choices: readonly Choice[],
): Promise<Record<string, OptionValue> | undefined> {
  const chosen: Record<string, OptionValue> = {};
  if (questions === undefined) return chosen;
  for (let at = DONE; ; ) {
    const now = ({ id, value }: Choice): OptionValue => chosen[id] ?? value;
    const offers = choices.map((choice) => ({
      value: choice.id,
      label: `${choice.name}: ${told(now(choice))}${now(choice) === choice.value ? '' : ` (was ${told(choice.value)})`}`,
      hint: choice.says,
    }));
    const done = { value: DONE, label: 'Write the file', hint: 'with the options below as they are shown' };
    const wanted = await questions.one('What does your table play differently?', [done, ...offers], at);
    if (wanted === undefined) return undefined;
    const choice = choices.find(({ id }) => id === wanted);
    if (choice === undefined) return chosen;
    const answer = await askOne(questions, { ...choice, value: now(choice) });
    if (answer === undefined) return undefined;
    if (answer === choice.value) delete chosen[choice.id];
    else chosen[choice.id] = answer;
    at = choice.id;
  }
}

async function askOne(
  questions: Questions,
  { says, type, value, range, values }: Choice,
): Promise<OptionValue | undefined> {
  if (type === 'number') {
    const between = range === undefined ? '' : ` From ${range[0]} to ${range[1]}.`;
    const typed = await questions.text(`${says}${between}`, String(value), (text) => refuseNumber(text, range));
    return typed === undefined ? undefined : Number(typed);
  }
  const names = type === 'choice' ? values! : ['true', 'false'];
  const picked = await questions.one(says, names.map(asOffer), String(value));
  return picked === undefined || type === 'choice' ? picked : optionValue(picked);
}

function asOffer(value: string): { value: string; label: string } {
  return { value, label: value === 'true' ? 'yes' : value === 'false' ? 'no' : value.replaceAll('_', ' ') };
}

function refuseNumber(text: string, range: Choice['range']): string | undefined {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return 'Type a number.';
  if (range === undefined || (number >= range[0] && number <= range[1])) return undefined;
  return `Type a number from ${range[0]} to ${range[1]}.`;
}

function told(value: OptionValue): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).replaceAll('_', ' ');
}

function write({ files, out, paint, ...terminal }: Terminal, file: string, text: string): number {
  const reason = files.create === undefined ? files.write(file, text) : files.create(file, text);
  if (reason !== undefined)
    return no({ files, out, paint, ...terminal }, [problem('not-written', `${file} was not written: ${reason}`)]);
  out(`Created ${paint.bold(file)}. Next:`);
  for (const verb of ['check', 'test', 'play']) out(`  tilewright ${verb} ${file}`);
  return FINE;
}
