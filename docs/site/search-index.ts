/** What can be searched: the names of pages, of headings, of problems and of everything in the API. */

import { unescapeHtml } from './unescape-html.ts';

/** Title, what it belongs to, and where it is. */
export type Line = readonly [title: string, of: string, path: string];

/** The index as a script, which pages opened as files may load too. */
export function searchScript(lines: readonly Line[]): string {
  return `window.searchIndex=${JSON.stringify(lines).replaceAll('<', '\\u003c')};\n`;
}

/** The titles and headings of a page that others have drawn. */
export function linesOfHtml(path: string, html: string): Line[] {
  const title = textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? path);
  const headings = [...html.matchAll(/<(h[234]) id="([^"]+)"[^>]*>(.*?)<\/\1>/gs)];
  return [[title, '', path], ...headings.map(([, , id, text]): Line => [textOf(text!), title, `${path}#${id}`])];
}

/** The name of a page of the API, and its module. */
export function linesOfApi(path: string): Line[] {
  const [, kind, name] = /^api\/([a-z]+)\/(.*)\.html$/.exec(path) ?? [];
  if (kind === undefined || name === undefined) return [];
  const [module = '', ...rest] = name.split('.');
  const place = module.replace('_', '/');
  return [rest.length === 0 ? [place, 'module', path] : [rest.join('.'), place, path]];
}

/** Tags stand between words: the forms of a name follow each other without a space. Other names, which pages have once a language, are told once. */
function textOf(html: string): string {
  const once = html.replace(/<small><span class="name">(<span[^>]*>.*?<\/span>).*?<\/small>/gs, ' $1');
  return unescapeHtml(once.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
