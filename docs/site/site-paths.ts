/** Where a file of the repository stands on the site. */

/** Files and folders whose place does not follow from their path. */
const PLACES: Readonly<Record<string, string>> = {
  'README.md': 'index.html',
  'docs/README.md': 'index.html',
  'docs/problems': 'problems/index.html',
  'docs/books': 'rule-books.html',
  'docs/books/README.md': 'rule-books.html',
  'docs/sources': 'sources/index.html',
  'docs/sources/README.md': 'sources/index.html',
  examples: 'examples/index.html',
  'vscode/README.md': 'guide/vs-code.html',
  'templates/pack-repository/README.md': 'guide/pack-repository.html',
};

/** The page of a file or folder: prose as a page, an `index.ts` of the library as its page of the API, all else as its text. */
export function placeOf(path: string): string {
  const known = PLACES[path.replace(/\/$/, '')];
  if (known !== undefined) return known;
  const module = /^(?:([a-z/]+)\/)?index\.ts$/.exec(path);
  if (module !== null) return `api/tilewright${module[1] === undefined ? '' : `/${module[1]}`}.html`;
  if (!path.endsWith('.md')) return filePage(path);
  const prose = path.replace(/^docs\//, '').toLowerCase();
  return prose.replace(/\.md$/, '.html');
}

/** The page of an example; its name has no second ending, which servers might take for its type. Other files have none. */
function filePage(path: string): string {
  const [folder, name] = path.startsWith('examples/') ? ['examples', path.slice('examples/'.length)] : ['files', path];
  return `${folder}/${name.replaceAll(/[^\w-]+/g, '-').replace(/^-/, '')}.html`;
}

/** Whether a place is a page of a rule book, which is not made by VitePress. */
export function isBookPage(place: string): boolean {
  return place.startsWith('books/');
}

/** The way from one page of the site to another. */
export function wayTo(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}
