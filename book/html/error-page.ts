/** What is wrong with a pack, in place of its book. */
import type { Problem } from '../../core/index.ts';
import { printProblem } from '../../loader/index.ts';
import { escapeHtml, escapeScript } from './escape-html.ts';
import { drawDocument } from './book-page.ts';
import { wordsOf } from '../text/index.ts';

export interface ProblemPage {
  title: string;
  language: string;
  problems: readonly Problem[];
  /** File texts by name, to show problems in. */
  texts: Readonly<Record<string, string>>;
  script: string;
  /** Where the server says that the files changed. */
  events: string;
}

/** The page, which waits for the files to change. */
export function problemPage({ title, language, problems, texts, script, events }: ProblemPage): string {
  const said = problems.map((problem) => `<li><pre>${escapeHtml(printProblem(problem, texts))}</pre></li>`);
  return drawDocument({
    language,
    title,
    languages: [language],
    scripts: [{ module: false, text: escapeScript(`${script}\npage.startNews(${JSON.stringify(events)});`) }],
    listens: true,
    style: STYLE,
    body: `<main class="problems"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(wordsOf(language).notLoaded)}</p><ul>${said.join('\n')}</ul></main>`,
  });
}

const STYLE = `
.problems{max-width:60rem;margin:0 auto;padding:1rem}
.problems ul{list-style:none;padding:0}
.problems pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--wash);border-left:4px solid var(--accent);padding:.8rem 1rem;margin:.8rem 0;font-size:.92rem}
`;
