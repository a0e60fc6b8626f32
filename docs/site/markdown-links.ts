/** The links and headings of a page of Markdown, with their places in its text. */
import { type Linked, readTag } from './check-links.ts';
import { makeSlugger } from './heading-anchors.ts';

/** A link, and where its target stands in the text. */
export interface Link {
  target: string;
  start: number;
  end: number;
}

/** A heading that can be linked to. */
export interface Heading {
  level: number;
  id: string;
  text: string;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** Blocks of code become spaces, so that all else keeps its place. */
const withoutBlocks = (text: string): string =>
  text.replaceAll(/^( *)(```+|~~~+).*\n[\s\S]*?^\1\2 *$/gm, blank).replaceAll(/<!--[\s\S]*?-->/g, blank);

/** Code within a line, which may go on in the next line of the same paragraph, becomes spaces too. */
export const withoutCode = (text: string): string =>
  withoutBlocks(text).replaceAll(/(?<!`)(`+)(?!`)(?:(?!\n\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);

/** All links of a page, in order: `[text](target)`, `[name]: target`, and tags with `href` or `src`. */
export function linksOf(text: string): Link[] {
  const prose = withoutCode(text);
  const patterns = [/\]\(\s*<?([^()\s>]*(?:\([^()\s]*\)[^()\s>]*)*)>?(?:\s+"[^"]*")?\s*\)/g, /^\[[^\]\n]+\]: *(\S+)/gm];
  const found = patterns.flatMap((pattern) =>
    [...prose.matchAll(pattern)].map(({ 0: all, 1: target = '', index }): Link => {
      const start = index + all.indexOf(target, all.startsWith('](') ? 2 : all.indexOf(']:') + 2);
      return { target, start, end: start + target.length };
    }),
  );
  const tags = [...prose.matchAll(/<[a-zA-Z][^>]*>/g)].flatMap(({ 0: tag, index }) =>
    readTag(tag).targets.map((target): Link => {
      const start = index + tag.indexOf(target, tag.search(/\s(?:href|src)=/));
      return { target, start, end: start + target.length };
    }),
  );
  return [...found, ...tags].sort((a, b) => a.start - b.start);
}

/** The page with other targets. */
export function withLinks(text: string, targetOf: (target: string) => string): string {
  let out = '';
  let done = 0;
  for (const { target, start, end } of linksOf(text)) {
    out += text.slice(done, start) + targetOf(target);
    done = end;
  }
  return out + text.slice(done);
}

/** The headings of a page, with the anchors code hosts give them. */
export function headingsOf(text: string): Heading[] {
  const slug = makeSlugger();
  return [...withoutBlocks(text).matchAll(/^(#{1,6}) +(.*?) *#*$/gm)].map(([, signs, source]) => {
    const plain = plainText(source!);
    return { level: signs!.length, id: slug(plain), text: plain };
  });
}

/** The links and anchors of a page of Markdown. */
export function linksInMarkdown(text: string): Linked {
  let line = 1;
  let counted = 0;
  const lineAt = (at: number): number => {
    for (; counted < at; counted++) if (text[counted] === '\n') line++;
    return line;
  };
  const named = [...withoutCode(text).matchAll(/<[a-zA-Z][^>]*>/g)].flatMap(([tag]) => readTag(tag).ids);
  return {
    links: linksOf(text).map(({ target, start }) => ({ target, line: lineAt(start) })),
    anchors: new Set([...headingsOf(text).map(({ id }) => id), ...named]),
  };
}

/** What a line of Markdown says, without its signs. */
export function plainText(markdown: string): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part.slice(1, -1)
        : part
            .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replaceAll(/(\*\*?|(?<!\w)__?(?=\w))(.+?)\1/g, '$2')
            .replaceAll(/\\([^\w\s])/g, '$1'),
    )
    .join('');
}
