/** Of the ways other languages say things, finds the one that was meant: what makes the text right is suggested, nothing else. */
import type { Edit, Habit } from './idiom-rule.ts';
import { endings, habits } from './foreign-idioms.ts';
import { complain, type ExpressionProblem } from '../expression-problem.ts';
import type { Scope } from '../expression-scope.ts';

/** Longer texts are not looked through. */
const LONGEST = 400;

/** Whether a text has nothing wrong. */
type IsRight = (text: string) => boolean;

/** The problems of a text, the ones with a way out in place of what followed from them. */
export function repaired(
  text: string,
  problems: readonly ExpressionProblem[],
  scope: Scope,
  isRight: IsRight,
): readonly ExpressionProblem[] {
  if (text.length > LONGEST || problems.length === 0) return problems;
  if (scope.repairs && scope.repairs.left-- <= 0) return problems;
  const near = problems.filter(({ replacement }) => replacement !== undefined);
  if (near.length > 0 && isRight(applied(text, near.map(editOf)))) return near;
  const editsOf = (list: readonly Habit[]): Edit[][] =>
    list.map((habit) => habit(text, scope)).filter((edits) => edits.length > 0);
  const found = editsOf(habits);
  const together = found.reduce<Edit[]>((all, edits) => [...all, ...apart(edits, all)], []);
  for (const edits of [...found, ...editsOf(endings), together]) {
    const others = near.filter((problem) => apart([editOf(problem)], edits).length > 0);
    for (const kept of others.length > 0 ? [[], others] : [[]]) {
      if (!isRight(applied(text, [...edits, ...kept.map(editOf)]))) continue;
      const told = edits.map((edit) => problemOf(text, edit, problems[0]!));
      return [...told, ...kept].sort((a, b) => a.span.start - b.span.start);
    }
  }
  return problems;
}

function editOf({ span, replacement = '' }: ExpressionProblem): Edit {
  return { ...span, put: replacement };
}

/** Those that touch none of the others. */
function apart(edits: readonly Edit[], others: readonly Edit[]): Edit[] {
  return edits.filter(({ start, end }) => others.every((other) => end < other.start || start > other.end));
}

function applied(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, put }) => whole.slice(0, start) + put + whole.slice(end), text);
}

/** What was wrong is told as before, unless there is more to say; where, and what to write, is known better now. */
function problemOf(text: string, { start, end, put, says }: Edit, first: ExpressionProblem): ExpressionProblem {
  const written = text.slice(start, end).trim();
  const strange = first.code === 'syntax' || first.code === 'unknown-word';
  const instead = written === '' ? `\`${put.trim()}\` is missing here.` : `\`${written}\` is not said here.`;
  const message = says ?? (strange ? instead : first.message);
  const hint = put.trim() === '' ? 'Take it out.' : `Write \`${put.trim()}\`.`;
  return complain(first.code, message, { start, end }, { hint, replacement: put });
}
