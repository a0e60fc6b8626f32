/** The problems that `check` and the library tell of, by the chapter of the pack in which one stands. */
import type { Line } from '../markdown-table.ts';

/** A page of a problem. */
export interface ProblemPage {
  code: string;
  text: string;
}

/** Where problems stand that are in no chapter of a pack. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  head: 'The file and the head of a pack',
  sh: 'Hands and the command line',
  js: 'Programs',
  other: 'Files, scenarios and logs',
};

/** A page that lists all problems; `chapters` in the order of the pack format. */
export function problemIndex(problems: readonly ProblemPage[], chapters: readonly string[]): string {
  const [first = '', ...last] = Object.keys(ELSEWHERE);
  const places = [first, ...chapters, ...last];
  const parts = places.flatMap((place) => {
    const here = problems.filter((problem) => placeOfProblem(problem, chapters) === place);
    if (here.length === 0) return [];
    const rows = here.map(({ code, text }): Line => [`[${code}](${code}.md)`, whatOf(text)]);
    const title = ELSEWHERE[place] ?? `\`${place}\``;
    const about = chapters.includes(place) ? `[The chapter](../pack-format.md#${place})\n\n` : '';
    return `## ${title}\n\n${about}${rows.map(([link, what]) => `- ${link}: ${what}`).join('\n')}`;
  });
  return `# Problems\n\nEvery problem has a code, \`tilewright explain CODE\` tells what is behind it, and so do these ${problems.length} pages. They stand under the chapter of the pack in which the example has its mistake.\n\n${parts.join('\n\n')}\n`;
}

/** The sentence below the title. */
export function whatOf(text: string): string {
  return text.split('\n\n')[1]?.trim().replaceAll('\n', ' ') ?? '';
}

/** The chapter in which the wrong example differs from the right one. */
function placeOfProblem({ text }: ProblemPage, chapters: readonly string[]): string {
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, code]) => ({
    language,
    code: code!,
  }));
  const [wrong, right] = blocks;
  if (wrong === undefined) return 'other';
  if (wrong.language !== 'yaml') return Object.hasOwn(ELSEWHERE, wrong.language!) ? wrong.language! : 'other';
  const [before, after] = [chaptersIn(wrong.code), chaptersIn(right?.code ?? '')];
  const changed = [...before.keys()].filter((key) => before.get(key) !== after.get(key));
  return changed.find((key) => chapters.includes(key)) ?? 'head';
}

function chaptersIn(yaml: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = '';
  for (const line of yaml.split('\n')) {
    key = /^([a-z_]+):/.exec(line)?.[1] ?? key;
    found.set(key, `${found.get(key) ?? ''}${line}\n`);
  }
  return found;
}
