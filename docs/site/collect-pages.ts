/**
 * The pages of the site as VitePress reads them: the Markdown of the repository at its place on the site, and pages that are lists of
 * others. VitePress could read the repository itself; but its pages link to files that are no pages, and to books.
 */
import { isOutside, resolveLink } from './check-links.ts';
import { plainText, withLinks, withoutCode } from './markdown-links.ts';
import { problemIndex, type ProblemPage, whatOf } from './problem-index.ts';
import { isBookPage, placeOf, wayTo } from './site-paths.ts';

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
  /** Where files that are no pages can be seen, once there is such an address. */
  repository: string | null;
}

/** A page for VitePress. */
export interface Page {
  /** Where it stands on the site, ending with `.html`. */
  place: string;
  text: string;
  /** The file of the repository in which to change it; nothing for lists that are written here. */
  source?: string;
}

const PROBLEMS = 'docs/problems/';

/** All of them but those of the API, the front page and the list of books. */
export function collectPages(sources: Sources): Page[] {
  const { prose, examples, read } = sources;
  const codes = [...prose.keys()].filter((path) => path.startsWith(PROBLEMS)).sort();
  const pages = [...prose]
    .filter(([path]) => placeOf(path) !== 'index.html' && placeOf(path) !== 'rule-books.html')
    .map(([path, text]): Page => {
      const moved = withoutVue(moveLinks(path, text, sources));
      return { place: placeOf(path), text: headOf(path, text, codes) + moved, source: path };
    });
  const lists = [...listPages(sources)].map(
    ([path, text]): Page => ({
      place: placeOf(path),
      text: `---\neditLink: false\n---\n\n${moveLinks(path, text, sources)}`,
    }),
  );
  return [...pages, ...lists, ...examples.flatMap((path) => examplePage(path, read(path)))];
}

/** Pages that list others. */
function listPages({ prose, read, examples, chapters }: Sources): Map<string, string> {
  const problems = [...prose].flatMap(([path, text]): ProblemPage[] =>
    path.startsWith(PROBLEMS) ? [{ code: path.slice(PROBLEMS.length, -'.md'.length), text }] : [],
  );
  return new Map([
    [`${PROBLEMS}index.md`, problemIndex(problems, chapters)],
    ['examples/index.md', exampleIndex(examples.map((path) => [path, read(path) ?? '']))],
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

/** Pages that no Markdown of the repository stands for: lists, and the API. */
const MADE_FOR_SITE = /^(?:api\/.*|(?:.*\/)?index\.html|rule-books\.html)$/;

/**
 * Links as they must be on the site. The router of VitePress would look for a page of its own where a book stands; and a file that is no
 * page is only named, as long as there is no address at which it can be seen.
 */
function moveLinks(source: string, text: string, { prose, examples, repository }: Sources): string {
  const from = placeOf(source);
  const moved = withLinks(text, (target) => {
    // A picture stands beside its page here and there.
    if (isOutside(target) || /^#|\.svg$/.test(target)) return target;
    const { path, anchor } = resolveLink(source, target);
    const to = placeOf(path);
    const end = anchor === '' ? '' : `#${anchor}`;
    if (isBookPage(to)) return `book:${wayTo(from, to)}${end}`;
    const isPage = prose.has(path) || examples.includes(path) || MADE_FOR_SITE.test(to);
    if (isPage) return wayTo(from, to.replace(/\.html$/, '.md')) + end;
    return repository === null ? 'file:' : `${repository}/blob/main/${path}${end}`;
  });
  return moved.replaceAll(/\]\(book:([^)]*)\)/g, ']($1){target="_self"}').replaceAll(/\[([^\]\n]*)\]\(file:\)/g, '$1');
}

/** Two braces outside of code would be read as a template. */
function withoutVue(text: string): string {
  const at = [...withoutCode(text).matchAll(/\{\{/g)].map(({ index }) => index);
  return at.reduceRight((all, index) => `${all.slice(0, index)}&#123;&#123;${all.slice(index + 2)}`, text);
}

/** What VitePress cannot know of a page; problems follow each other by their codes. */
function headOf(path: string, text: string, codes: readonly string[]): string {
  const at = codes.indexOf(path);
  const title = plainText(/^# (.*)$/m.exec(text)?.[1] ?? path);
  const lines = [`title: ${JSON.stringify(title)}`];
  if (at >= 0) {
    const way = (name: string, code: string | undefined): string =>
      code === undefined ? `${name}: false` : `${name}: ${JSON.stringify(neighbour(code))}`;
    lines.push(`description: ${JSON.stringify(whatOf(text))}`, way('prev', codes[at - 1]), way('next', codes[at + 1]));
  }
  return `---\n${lines.join('\n')}\n---\n\n`;
}

const neighbour = (path: string): object => ({
  text: path.slice(PROBLEMS.length, -'.md'.length),
  link: `/${placeOf(path)}`,
});

/** The text of an example as a page. */
function examplePage(path: string, text: string | undefined): Page[] {
  if (text === undefined) return [];
  const language = path.split('.').at(-1) ?? '';
  const code = `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
  return [{ place: placeOf(path), text: `---\ntitle: ${path}\n---\n\n# \`${path}\`\n\n${code}\n`, source: path }];
}
