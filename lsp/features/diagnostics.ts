/** What `check` says, in the files it says it of. */
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { Place, Problem } from '../../core/index.ts';
import { isBuiltIn } from '../pack-files.ts';
import type { CheckAnswer, Platform } from '../server/platform.ts';
import { rangeOfPlace } from '../protocol-ranges.ts';
import type { Settings } from '../server/server-settings.ts';
import { isPack } from '../workspace.ts';

/** Problems a file has only because it is no whole pack. */
const OF_A_PART = ['missing-chapter', 'missing-key', 'removes-nothing', 'no-shapes'];
const FIRST_LINE = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The diagnostics of each file that a check read, by its name. `text`: of the file that was checked. */
export function diagnosticsOf(
  platform: Platform,
  { dslOnly }: Settings,
  root: string,
  text: string,
  { problems, ofForm, files }: CheckAnswer,
): Map<string, Diagnostic[]> {
  const result = new Map<string, Diagnostic[]>(files.filter((name) => !isBuiltIn(name)).map((name) => [name, []]));
  result.set(root, []);
  const isPart = !isPack(text);
  problems.forEach((problem, index) => {
    if ((dslOnly && ofForm.includes(index)) || (isPart && OF_A_PART.includes(problem.code))) return;
    const told = inOwnFile(problem, root, text);
    add(result, told.place.file, diagnosticOf(platform, told));
  });
  return result;
}

/** What is told twice of one place is told once, with both places it comes from. */
function add(all: Map<string, Diagnostic[]>, name: string, diagnostic: Diagnostic): void {
  const list = all.get(name) ?? [];
  const id = ({ code, message, range }: Diagnostic): string => JSON.stringify([code, message, range]);
  const known = list.find((each) => id(each) === id(diagnostic));
  if (known === undefined) all.set(name, [...list, diagnostic]);
  else if (diagnostic.relatedInformation)
    known.relatedInformation = [...(known.relatedInformation ?? []), ...diagnostic.relatedInformation];
}

type Placed = Problem & { place: Place };

/** What is wrong in a built-in file since this pack changes it is told where this pack names that file. */
function inOwnFile(problem: Problem, root: string, text: string): Placed {
  const { place } = problem;
  if (place !== undefined && !isBuiltIn(place.file)) return { ...problem, place };
  const line = text.split('\n').findIndex((each) => /^extends[ \t]*:/.test(each));
  const end = text.split('\n')[line]?.trimEnd().length ?? 0;
  const own = {
    file: root,
    ...(line < 0 ? FIRST_LINE : { line: line + 1, column: 1, endLine: line + 1, endColumn: end + 1 }),
  };
  const further = [...(place === undefined ? [] : [{ place, message: 'it stands here' }]), ...(problem.further ?? [])];
  const { replacement: _, ...rest } = problem;
  return { ...rest, place: own, further };
}

function diagnosticOf(platform: Platform, problem: Placed): Diagnostic {
  const { code, severity, message, place, hint, further = [], replacement } = problem;
  const page = platform.pageOf(code);
  return {
    range: rangeOfPlace(place),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    ...(page !== undefined && { codeDescription: { href: page } }),
    source: 'tilewright',
    message: hint === undefined ? message : `${message}\n${hint}`,
    ...(further.length > 0 && {
      relatedInformation: further.map((other) => ({
        location: { uri: platform.uriOf(other.place.file), range: rangeOfPlace(other.place) },
        message: other.message,
      })),
    }),
    ...(replacement !== undefined && { data: { replacement } }),
  };
}
