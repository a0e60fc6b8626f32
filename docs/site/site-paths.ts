/** Where a file of the repository stands on the site. */

/** Folders that have a page of their own. */
const FOLDERS: Readonly<Record<string, string>> = {
  'docs/problems': 'problems/index.html',
  'docs/books': 'books/index.html',
  examples: 'examples/index.html',
};

/** The page of a file or folder: prose as a page, a door of the library as its page of the API, all else as its text. */
export function placeOf(path: string): string {
  const folder = FOLDERS[path.replace(/\/$/, '')];
  if (folder !== undefined) return folder;
  if (path === 'README.md') return 'readme.html';
  const door = /^(?:([a-z]+)\/)?index\.ts$/.exec(path);
  if (door !== null) return `api/modules/tilewright${door[1] === undefined ? '' : `_${door[1]}`}.html`;
  if (!path.endsWith('.md')) return `${path}.html`;
  const prose = path.replace(/^docs\//, '').toLowerCase();
  return prose.replace(/readme\.md$/, 'index.md').replace(/\.md$/, '.html');
}

/** The way from one page of the site to another. */
export function wayTo(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared++;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}
