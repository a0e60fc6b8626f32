import { problem, type Problem, type Result } from '../../core/index.ts';
import { changes, format, isRules, upgrade } from '../../authoring/format/index.ts';
import { LARGEST_FILE } from '../../loader/index.ts';
import { plural } from '../draw/number-text.ts';
import { complain } from '../print-problems.ts';
import { FINE, NO, type Terminal, WRONG_USE } from '../terminal.ts';

export interface FmtFlags {
  /** Writes nothing; tells what would change. */
  check?: boolean;
  /** Brings files to the newest format of packs first. */
  upgrade?: boolean;
  /** Reads standard input and writes standard output. */
  stdin?: boolean;
}

/** What became of a file. */
type Outcome = 'same' | 'changed' | 'refused' | 'missing';

/** Gives files the one form; of a folder, every YAML file in it. */
export async function fmtCommand(terminal: Terminal, names: readonly string[], flags: FmtFlags = {}): Promise<number> {
  if (flags.stdin || names.includes('-')) return fromInput(terminal, flags);
  const files = names.flatMap((name) => filesIn(terminal, name, flags) ?? [name]);
  if (names.length === 0) {
    const hint = 'Name files or folders: tilewright fmt my-table.yaml, or `tilewright fmt .` for all.';
    complain(terminal, [problem('no-files', 'There is nothing to format.', { hint })]);
    return WRONG_USE;
  }
  const outcomes = files.map((file) => formatFile(terminal, file, flags));
  const toChange = files.filter((_, at) => outcomes[at] === 'changed');
  const changed = toChange.length;
  const all = plural(files.length, 'file');
  const read = outcomes.filter((outcome) => outcome === 'same').length;
  if (changed === 0 && read > 0) terminal.out(`${plural(read, 'file')}: ${terminal.paint.good('nothing to change')}`);
  else if (changed > 0)
    terminal.out(
      flags.check
        ? `${changed} of ${all} would change: tilewright fmt ${(toChange.length <= 5 ? toChange : names).join(' ')}`
        : `${changed} of ${all} changed`,
    );
  if (outcomes.includes('missing')) return WRONG_USE;
  return outcomes.includes('refused') || (flags.check && changed > 0) ? NO : FINE;
}

/** The packs and scenarios of a folder; what is hidden or installed belongs to others. */
function filesIn(terminal: Terminal, folder: string, flags: FmtFlags): string[] | undefined {
  return terminal.files.list?.(folder)?.flatMap((name) => {
    if (name.startsWith('.') || name === 'node_modules') return [];
    const path = folder === '.' ? name : `${folder.replace(/\/$/, '')}/${name}`;
    const inside = filesIn(terminal, path, flags);
    if (inside !== undefined) return inside;
    return /\.ya?ml$/.test(name) && isOurs(terminal, path, flags) ? [path] : [];
  });
}

/** In a folder there may be YAML of other programs. What cannot be read is told of. */
function isOurs({ files }: Terminal, file: string, flags: FmtFlags): boolean {
  const text = new TextDecoder().decode((files.rules ?? files.read)(file) as Uint8Array);
  const upgraded = flags.upgrade ? upgrade(text, file) : undefined;
  return isRules(upgraded?.ok ? upgraded.value : text) || !format(text, file).ok;
}

async function fromInput(terminal: Terminal, flags: FmtFlags): Promise<number> {
  const text = await terminal.input(LARGEST_FILE);
  const formatted = written(text, '(standard input)', flags);
  complain(terminal, formatted.problems, { '(standard input)': text });
  if (!formatted.ok) return NO;
  if (!flags.check) terminal.out(formatted.value.replace(/\n$/, ''));
  else if (formatted.value !== text) tellChanges(terminal, '(standard input)', text, formatted.value);
  return flags.check && formatted.value !== text ? NO : FINE;
}

/** A text in its one form, and in the newest format where that is asked for. */
function written(text: string, file: string, flags: FmtFlags): Result<string> {
  const upgraded = flags.upgrade ? upgrade(text, file) : undefined;
  return upgraded?.ok === false ? upgraded : format(upgraded?.value ?? text, file);
}

function formatFile(terminal: Terminal, file: string, flags: FmtFlags): Outcome {
  const content = (terminal.files.rules ?? terminal.files.read)(file);
  if (content === undefined) {
    complain(terminal, [unread(terminal, file)]);
    return 'missing';
  }
  const text = new TextDecoder().decode(content as Uint8Array);
  const formatted = written(text, file, flags);
  if (!formatted.ok) {
    complain(terminal, formatted.problems, { [file]: text });
    terminal.err(`${file} is left as it is.`);
    return 'refused';
  }
  if (formatted.value === text) return 'same';
  if (flags.check) tellChanges(terminal, file, text, formatted.value);
  else return write(terminal, file, formatted.value);
  return 'changed';
}

function unread({ files }: Terminal, file: string): Problem {
  const why = files.whyUnread?.(file);
  return why === undefined
    ? problem('missing-file', `There is no file ${file}.`, { hint: 'Paths are relative to the current folder.' })
    : problem('missing-file', `The file ${file} is not read.`, { hint: why });
}

function write(terminal: Terminal, file: string, text: string): Outcome {
  const reason = terminal.files.write(file, text);
  if (reason === undefined) {
    terminal.out(file);
    return 'changed';
  }
  complain(terminal, [problem('not-written', `${file} cannot be written: ${reason}`)]);
  return 'refused';
}

/** Each change with the number of its line: what stands there, and what would. */
function tellChanges({ out, paint }: Terminal, file: string, before: string, after: string): void {
  out(paint.bold(`${file} would change`));
  for (const { line, old, new: now } of changes(before, after)) {
    const number = (index: number): string => String(index === 0 ? line : '').padStart(5);
    old.forEach((text, index) => out(paint.bad(`${number(index)} - ${text}`)));
    now.forEach((text, index) => out(paint.good(`${number(old.length + index)} + ${text}`)));
  }
}
