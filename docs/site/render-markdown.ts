/** Markdown, read once: as tokens, as HTML, as the links and anchors in it. */
import MarkdownIt, { type Token } from 'markdown-it';
import { type Linked, readTag } from './check-links.ts';
import { makeSlugger } from './heading-anchors.ts';

/** A heading that can be linked to. */
export interface Heading {
  level: number;
  id: string;
  text: string;
}

/** A page of Markdown as HTML; `title` is its first heading. */
export interface Drawn {
  title: string;
  /** The first sentence below the title, if text comes first. */
  about: string;
  headings: readonly Heading[];
  /** What tables explain: code in their first column, and the heading it stands under. */
  terms: readonly Term[];
  html: string;
}

/** A word or key that a table explains. */
export interface Term {
  text: string;
  under: Heading;
}

/** How the parts of a page are drawn that Markdown leaves open. */
export interface Drawing {
  /** Where a link leads on the site. */
  link: (target: string) => string;
  /** A block of code as the inside of `<code>`. */
  highlight: (code: string, language: string) => string;
}

const reader = new MarkdownIt({ html: true });

/** The page, with anchors at its headings and tables that scroll by themselves. */
export function drawMarkdown(text: string, { link, highlight }: Drawing): Drawn {
  const writer = new MarkdownIt({ html: true });
  writer.renderer.rules['fence'] = (tokens, at) => {
    const { content, info } = tokens[at]!;
    const [language = ''] = info.split(' ');
    return `<pre tabindex="0"><code>${highlight(content, language)}</code></pre>\n`;
  };
  writer.renderer.rules['code_block'] = (tokens, at) =>
    `<pre tabindex="0"><code>${highlight(tokens[at]!.content, '')}</code></pre>\n`;
  writer.renderer.rules['table_open'] = () => '<div class="wide" tabindex="0"><table>\n';
  writer.renderer.rules['table_close'] = () => '</table></div>\n';
  writer.renderer.rules['heading_close'] = (tokens, at) => {
    const id = tokens[at - 2]!.attrGet('id');
    return ` <a class="anchor" href="#${id}" aria-label="Link to this heading">#</a></${tokens[at]!.tag}>\n`;
  };
  const { tokens, headings } = parse(writer, text);
  for (const token of everyToken(tokens)) moveLink(token, link);
  const [first] = headings;
  const opening = tokens.findIndex(({ type }) => type === 'paragraph_open');
  return {
    title: first?.text ?? '',
    about: opening < 0 ? '' : firstSentence(plainText(tokens[opening + 1]!)),
    headings: headings.slice(1),
    terms: termsOf(tokens, headings),
    html: writer.renderer.render(tokens, writer.options, {}),
  };
}

/** The links and anchors of a page of Markdown. */
export function linksInMarkdown(text: string): Linked {
  const { tokens } = parse(reader, text);
  const lines = text.split('\n');
  const anchors = new Set<string>();
  const links: Linked['links'] = [];
  let block: [number, number] = [0, lines.length];
  const add = (target: string): void => {
    links.push({ target, line: lineOf(lines, block, target) });
  };
  for (const token of everyToken(tokens)) {
    if (token.map !== null) block = token.map;
    const id = token.attrGet('id');
    if (id !== null) anchors.add(id);
    const target = token.attrGet('href') ?? token.attrGet('src');
    if (target !== null) add(decodeURI(target));
    if (!token.type.startsWith('html_')) continue;
    for (const [tag] of token.content.matchAll(/<[a-zA-Z][^>]*>/g)) {
      const found = readTag(tag);
      found.ids.forEach((each) => anchors.add(each));
      found.targets.forEach(add);
    }
  }
  return { links, anchors };
}

function parse(markdown: MarkdownIt, text: string): { tokens: Token[]; headings: Heading[] } {
  const tokens = markdown.parse(text, {});
  const slug = makeSlugger();
  const headings = tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return [];
    const heading = plainText(tokens[at + 1]!);
    const id = slug(heading);
    token.attrSet('id', id);
    return [{ level: Number(token.tag.slice(1)), id, text: heading }];
  });
  return { tokens, headings };
}

function termsOf(tokens: readonly Token[], headings: readonly Heading[]): Term[] {
  let heading = -1;
  return tokens.flatMap(({ type }, at): Term[] => {
    if (type === 'heading_open') heading++;
    const under = headings[heading];
    const cell = tokens[at + 2]?.children ?? [];
    const isTerm = type === 'tr_open' && cell.length === 1 && cell[0]!.type === 'code_inline';
    return isTerm && under !== undefined ? [{ text: cell[0]!.content, under }] : [];
  });
}

function* everyToken(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    if (token.children !== null) yield* everyToken(token.children);
  }
}

function plainText({ children, content }: Token): string {
  if (children === null) return content;
  return children.map((child) => (child.type === 'softbreak' ? ' ' : plainText(child))).join('');
}

function firstSentence(text: string): string {
  return /^.*?[.:?](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

function moveLink(token: Token, link: Drawing['link']): void {
  for (const name of ['href', 'src']) {
    const target = token.attrGet(name);
    if (target !== null) token.attrSet(name, link(target));
  }
}

/** The line of a block in which a link stands, from 1. */
function lineOf(lines: readonly string[], [begin, end]: [number, number], target: string): number {
  for (let at = begin; at < end; at++) if (lines[at]!.includes(target)) return at + 1;
  return begin + 1;
}
