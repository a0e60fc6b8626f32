/** The pages about problems, by code: what it is, why, wrong and right. */
import { nearest } from '../../core/index.ts';
import { pages } from './problem-pages.generated.ts';

/** A page of docs/problems. */
export interface ProblemPage {
  code: string;
  /** Its first sentence: what the code says. */
  what: string;
  /** The whole page, as Markdown. */
  text: string;
}

/** Every code that has a page, in order. */
export function problemCodes(): string[] {
  return Object.keys(pages);
}

/** The page of a code, if there is such a code. */
export function problemPage(code: string): ProblemPage | undefined {
  const text = Object.hasOwn(pages, code) ? pages[code] : undefined;
  return text === undefined ? undefined : { code, what: whatOf(text), text };
}

/** The code that was probably meant. */
export function nearestCode(code: string): string | undefined {
  return nearest(code, problemCodes());
}

/** The first paragraph below the title. */
function whatOf(text: string): string {
  return (text.split('\n\n')[1] ?? '').replaceAll('\n', ' ').trim();
}

/** All pages as one. */
export function joinPages(): string {
  return `${problemCodes()
    .map((code) => pages[code]!)
    .join('\n\n')}\n`;
}
