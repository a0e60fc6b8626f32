/** Whether links lead somewhere: of pages that stand in one folder, whether HTML or Markdown. */

/** What a page links to, and what in it can be linked to. */
export interface Linked {
  links: { target: string /** From 1. */; line: number }[];
  anchors: ReadonlySet<string>;
}

/** A link that leads nowhere. */
export interface Broken {
  file: string;
  line: number;
  target: string;
  /** What is missing: a file, or an anchor in it. */
  why: string;
}

/** All links of some pages. */
export interface Checked {
  /** Links that were followed. */
  checked: number;
  /** Links to other sites, which were not. */
  outside: number;
  broken: readonly Broken[];
}

/**
 * Follows every link of the pages, which are named by their paths; `exists` knows all other files. Links that begin at the root of a server
 * must begin with `base`, which is where the folder stands on it.
 */
export function checkLinks(
  pages: ReadonlyMap<string, Linked>,
  exists: (path: string) => boolean,
  base?: string,
): Checked {
  const broken: Broken[] = [];
  let checked = 0;
  let outside = 0;
  for (const [file, { links }] of pages)
    for (const { target, line } of links) {
      if (isOutside(target)) {
        outside++;
        continue;
      }
      checked++;
      const why = whyBroken(file, target, { pages, exists, base });
      if (why !== undefined) broken.push({ file, line, target, why });
    }
  return { checked, outside, broken };
}

/** Where a link leads that stands on a page: a path beside the page's own, and an anchor. */
export function resolveLink(file: string, target: string): { path: string; anchor: string } {
  const [path = '', anchor = ''] = target.split('#').map(decoded);
  if (path === '') return { path: file, anchor };
  const parts = file.split('/').slice(0, -1);
  for (const part of path.replace(/\?.*$/, '').split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return { path: parts.join('/'), anchor };
}

/** The pages that links lead to, one after the other, from the first page on. */
export function reachable(pages: ReadonlyMap<string, Linked>, first: string, base?: string): ReadonlySet<string> {
  const seen = new Set([first]);
  for (const file of seen)
    for (const { target } of pages.get(file)?.links ?? []) {
      const path = isOutside(target) ? undefined : pathOf(file, target, base)?.path;
      if (path !== undefined && pages.has(path)) seen.add(path);
    }
  return seen;
}

/** Whether a link leads to another site. */
export function isOutside(target: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target);
}

/** The links and anchors of a page of HTML; what scripts make is not looked at. */
export function linksInHtml(html: string): Linked {
  const links: Linked['links'] = [];
  const anchors = new Set<string>();
  const text = html.replace(/(?<=<(script|style)\b[^>]*>).*?(?=<\/\1>)|<!--.*?-->/gs, (part) =>
    part.replace(/[^\n]/g, ' '),
  );
  let line = 1;
  let counted = 0;
  for (const { 0: tag, index } of text.matchAll(/<[a-zA-Z](?:[^>"']|"[^"]*"|'[^']*')*>/g)) {
    const { ids, targets } = readTag(tag);
    ids.forEach((id) => anchors.add(id));
    if (targets.length === 0) continue;
    for (; counted < index; counted++) if (text[counted] === '\n') line++;
    for (const target of targets) links.push({ target, line });
  }
  return { links, anchors };
}

/** The ids and targets of one tag. */
export function readTag(tag: string): { ids: string[]; targets: string[] } {
  const ids: string[] = [];
  const targets: string[] = [];
  for (const [, name, quoted, single] of tag.matchAll(/\s(id|href|src)=(?:"([^"]*)"|'([^']*)')/g))
    (name === 'id' ? ids : targets).push(unescapeHtml(quoted ?? single ?? ''));
  return { ids, targets };
}

interface Folder {
  pages: ReadonlyMap<string, Linked>;
  exists: (path: string) => boolean;
  base: string | undefined;
}

function whyBroken(file: string, target: string, { pages, exists, base }: Folder): string | undefined {
  const found = pathOf(file, target, base);
  if (found === undefined)
    return base === undefined ? 'begins at the root, where only a server would find it' : `is outside ${base}`;
  const { path, anchor } = found;
  const page = pages.get(path);
  if (page === undefined && !exists(path)) return `there is no ${path}`;
  if (anchor === '' || page === undefined || page.anchors.has(anchor)) return undefined;
  return `there is no #${anchor} in ${path}`;
}

/** Where a link leads within the folder; nothing if it leaves it. A folder is its `index.html`, as file hosts have it. */
function pathOf(file: string, target: string, base: string | undefined): { path: string; anchor: string } | undefined {
  if (!target.startsWith('/')) return resolveLink(file, target);
  if (base === undefined || !target.startsWith(base)) return undefined;
  const { path, anchor } = resolveLink('', target.slice(base.length));
  return { path: path === '' || path.endsWith('/') ? `${path}index.html` : path, anchor };
}

/** An address that cannot be decoded leads nowhere as it stands. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What the text of a page says. */
function unescapeHtml(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name]!);
}
