/** The rule book of a project. */
import { ANCHORS, html, languagesOf, makeBook, openForBook } from 'tilewright/book';
import type { Project } from '../page/project.ts';
import { printed, settingsOf } from './project-files.ts';

/** A page of the book, or what is wrong with the pack in the words of `check`. */
export type BookAnswer =
  | { ok: true; html: string; languages: string[]; anchors: Readonly<Record<string, string>> }
  | { ok: false; said: string };

/** The book as a page without scripts. */
export async function book(project: Project, language: string): Promise<BookAnswer> {
  const { value, problems, texts } = openForBook(project.entry, await settingsOf(project));
  if (value === undefined) return { ok: false, said: printed(problems, texts) };
  const page = html(makeBook(value, { language }), { rules: value.rules });
  return { ok: true, html: page, languages: languagesOf(value.rules.pack), anchors: ANCHORS };
}
