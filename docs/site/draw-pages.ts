/** The pages that are ours to draw: prose, files that prose links to, and lists. */
import type { Highlighter } from './code-highlighting.ts';
import { drawPage, type PageParts } from './page-layout.ts';
import { isOutside, resolveLink } from './check-links.ts';
import { drawMarkdown } from './render-markdown.ts';
import { type Shelf, shelvesWith } from './navigation.ts';
import { placeOf, wayTo } from './site-paths.ts';
import { problemIndex, type ProblemPage, whatOf } from './problem-index.ts';
import type { Line } from './search-index.ts';

/** What the pages are made from. */
export interface Sources {
  /** Every page of Markdown by its path in the repository. */
  prose: ReadonlyMap<string, string>;
  /** The text of any other file; nothing where there is no such file. */
  read(path: string): string | undefined;
  /** Paths of the examples. */
  examples: readonly string[];
  /** Chapters of a pack, in order. */
  chapters: readonly string[];
}

/** Pages by their path on the site, and what of them can be searched. */
export interface Pages {
  pages: ReadonlyMap<string, string>;
  lines: readonly Line[];
}

const PROBLEMS = 'docs/problems/';

/** Draws all of them. */
export function drawPages(sources: Sources, highlighter: Highlighter): Pages {
  const files = new Set(sources.examples);
  const prose = [...allProse(sources)].map(([path, text]) => drawProse(path, text, highlighter, files));
  const shelves = shelvesWith(prose.filter(({ path }) => !path.startsWith('problems/')));
  const others = [...files].flatMap((path) => drawFile(path, sources.read(path), highlighter));
  const all = [...prose, ...others];
  return { pages: drawAll(all, shelves), lines: all.flatMap(linesOf) };
}

function drawAll(parts: readonly PageParts[], shelves: readonly Shelf[]): Map<string, string> {
  return new Map(parts.map((page) => [page.path, drawPage(page, shelves)]));
}

/** The Markdown of the repository, and the lists that are written here. */
function allProse({ prose, read, examples, chapters }: Sources): Map<string, string> {
  const problems = [...prose].flatMap(([path, text]): ProblemPage[] =>
    path.startsWith(PROBLEMS) ? [{ code: path.slice(PROBLEMS.length, -'.md'.length), text }] : [],
  );
  return new Map([
    ...prose,
    [`${PROBLEMS}README.md`, problemIndex(problems, chapters)],
    ['examples/README.md', exampleIndex(examples.map((path) => [path, read(path) ?? '']))],
  ]);
}

function exampleIndex(examples: readonly (readonly [path: string, text: string])[]): string {
  const lines = examples.map(([path, text]) => {
    const name = path.replace(/^examples\//, '');
    const about = /^(?:\/\*\*|#) ?(.*?)(?: ?\*\/)?$/m.exec(text)?.[1] ?? '';
    return `- [${name}](${name})${about === '' ? '' : `: ${about}`}`;
  });
  return `# Examples\n\nPrograms to start from. Each runs as it stands: \`npx tsx examples/score-a-hand.ts\`.\n\n${lines.join('\n')}\n`;
}

/** A page of prose; files it links to are added to `files`. */
function drawProse(source: string, text: string, { highlight }: Highlighter, files: Set<string>): PageParts {
  const path = placeOf(source);
  const link = (target: string): string => {
    if (isOutside(target) || target.startsWith('#')) return target;
    const { path: to, anchor } = resolveLink(source, target);
    const place = placeOf(to);
    if (place === `${to}.html`) files.add(to);
    return wayTo(path, place) + (anchor === '' ? '' : `#${anchor}`);
  };
  const drawn = drawMarkdown(text, { link, highlight });
  return { ...drawn, path, ...(source.startsWith(PROBLEMS) && { about: whatOf(text) }) };
}

/** The text of a file as a page. */
function drawFile(path: string, text: string | undefined, { highlight }: Highlighter): PageParts[] {
  if (text === undefined) return [];
  const code = highlight(text.trimEnd(), path.split('.').at(-1) ?? '');
  const html = `<h1><code>${path}</code></h1>\n<pre tabindex="0"><code>${code}</code></pre>`;
  return [{ path: placeOf(path), title: path, html }];
}

function linesOf({ path, title, about = '', headings = [], terms = [] }: PageParts): Line[] {
  const own: Line = [title, path.startsWith('problems/') ? about : '', path];
  const parts = headings.map(({ id, text }): Line => [text, title, `${path}#${id}`]);
  const explained = terms.map(({ text, under }): Line => [text, `${title}, ${under.text}`, `${path}#${under.id}`]);
  return [own, ...parts, ...explained];
}
