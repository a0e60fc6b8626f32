import { type Book, languagesOf, makeBook, makeCard, markdownFiles } from '../../book/index.ts';
import { hasErrors } from '../../core/index.ts';
import { packs } from '../../loader/index.ts';
import { notNamedFor } from '../refuse-wrong-ending.ts';
import { packText, type PackFlags } from '../open-pack.ts';
import { filesOf } from '../pack-file-access.ts';
import { complain } from '../print-problems.ts';
import { parseOptions } from '../flag-values.ts';
import { openToPrint, pageCommand, pdfCommand, siteCommand, toldMeanwhile, watchCommand } from './book-page.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';

export interface BookFlags extends PackFlags {
  out?: string;
  /** An earlier version of the pack. */
  since?: string;
  /** A single page for the table. */
  card?: boolean;
  /** `md`, `html` or `pdf`; as the name of the file ends, if not said. */
  format?: string;
  /** A site of all built-in packs. */
  all?: boolean;
  /** A page that follows the files of the pack. */
  watch?: boolean;
  port?: string;
}

const FORMATS = ['md', 'html', 'pdf'];
/** Books that go to the file as it is named; Markdown always ends in `.md`. */
const BOOKS: Record<string, string> = { html: 'a book as a page', pdf: 'a book as PDF' };

/** Prints the rule book of a pack, or its score card. */
export async function bookCommand(
  terminal: Terminal,
  pack: string | undefined,
  flags: BookFlags = {},
): Promise<number> {
  const { lang = 'en', out, port } = flags;
  const ending = flags.all ? 'html' : /\.([a-z]+)$/i.exec(out ?? '')?.[1]?.toLowerCase();
  const format = flags.format ?? ending ?? 'md';
  if (!FORMATS.includes(format)) {
    terminal.err(`There are no books as ${JSON.stringify(format)}; formats are ${FORMATS.join(', ')}.`);
    return WRONG_USE;
  }
  const against = contradiction(pack, flags);
  if (against !== undefined) {
    terminal.err(against);
    return WRONG_USE;
  }
  const options = parseOptions(flags.options ?? []);
  if (!options.ok) {
    complain(terminal, options.problems);
    return WRONG_USE;
  }
  if (flags.all && !languagesOfAll().includes(lang)) {
    terminal.err(
      `There are no books of all packs in ${JSON.stringify(lang)}; languages are ${languagesOfAll().join(', ')}.`,
    );
    return WRONG_USE;
  }
  if (flags.all) return siteCommand(terminal, { language: lang, out: out ?? 'books' });
  if (pack === undefined) {
    terminal.err('Which pack? tilewright book PACK, or tilewright book --all');
    return WRONG_USE;
  }
  const no =
    out === undefined || format === 'md' ? undefined : notNamedFor('--out', out, BOOKS[format]!, [`.${format}`]);
  if (no !== undefined) {
    complain(terminal, [no]);
    return WRONG_USE;
  }
  if (flags.watch)
    return watchCommand(terminal, pack, {
      options: options.value,
      language: lang,
      ...(port !== undefined && { port }),
    });
  const began = performance.now();
  const text = await packText(terminal, pack);
  const opened = openToPrint(terminal, text, {
    options: options.value,
    ...(flags.since !== undefined && { since: flags.since }),
    ...filesOf(terminal),
  });
  complain(terminal, opened.problems, opened.texts);
  if (opened.value === undefined || hasErrors(opened.problems)) return WRONG_USE;
  const languages = languagesOf(opened.value.rules.pack);
  if (!languages.includes(lang)) {
    terminal.err(
      `There is no book of ${opened.value.rules.id} in ${JSON.stringify(lang)}; it has names in ${languages.join(', ')}.`,
    );
    return WRONG_USE;
  }
  const [id, earlier] = [opened.value.rules.id, opened.value.since?.rules.id];
  if (earlier !== undefined && earlier !== id) {
    terminal.err(
      `--since names an earlier version of ${id}, and ${flags.since} is another pack (${earlier}): tilewright diff compares two packs.`,
    );
    return WRONG_USE;
  }
  const how = { language: lang, card: flags.card ?? false };
  if (format === 'pdf') return pdfCommand(terminal, opened.value, { ...how, out: out! });
  if (format === 'html') return pageCommand(terminal, opened.value, { ...how, ...(out !== undefined && { out }) });
  const make = flags.card ? makeCard : makeBook;
  return writeBook(terminal, make(opened.value, { language: lang, tell: toldMeanwhile(terminal) }), flags.out, began);
}

/** Languages that every built-in pack has a name in. */
function languagesOfAll(): string[] {
  const [first, ...others] = packs().map(({ name }) => Object.keys(name));
  return (first ?? []).filter((code) => others.every((codes) => codes.includes(code)));
}

/** What was asked for that does not go together; otherwise it would be left out without a word. */
function contradiction(pack: string | undefined, flags: BookFlags): string | undefined {
  const { all, watch, card, format, out, port, since, options = [] } = flags;
  if (port !== undefined && !watch) return 'The port is that of a watched page: add --watch, or leave out --port.';
  if (all) {
    if (pack !== undefined) return `--all is the site of all built-in packs: leave out ${pack}, or --all.`;
    if (format !== undefined && format !== 'html')
      return `The site is pages of HTML: leave out --format ${format}, or print one pack.`;
    const also = watch
      ? '--watch'
      : card
        ? '--card'
        : since !== undefined
          ? '--since'
          : options.length > 0
            ? '--options'
            : undefined;
    return also && `${also} is for one pack, and --all for the site of all: leave out one of them.`;
  }
  const ending = FORMATS.find((one) => out?.endsWith(`.${one}`));
  if (format !== undefined && ending !== undefined && ending !== format)
    return `${out} ends as ${ending}, and --format says ${format}: leave out --format, or name the file .${format}.`;
  if (format === 'pdf' && out === undefined && !watch)
    return 'A PDF is written to a file: add --out, such as --out book.pdf.';
  if (since !== undefined && card) return 'A score card has no chapter of changes: leave out --since, or --card.';
  if (!watch) return undefined;
  const isOther = format !== undefined && format !== 'html';
  const also = card
    ? '--card'
    : since !== undefined
      ? '--since'
      : out !== undefined
        ? '--out'
        : isOther
          ? `--format ${format}`
          : undefined;
  return also && `--watch shows the book as a page and writes nothing: leave out ${also}, or --watch.`;
}

/** To standard output the text alone; beside a file its pictures. */
function writeBook(terminal: Terminal, book: Book, out: string | undefined, began: number): number {
  const [, folder = '', name = book.id] = /^(.*\/)?([^/]*?)(?:\.md)?$/.exec(out ?? '') ?? [];
  const files = Object.entries(markdownFiles(book, name === '' ? book.id : name));
  if (out === undefined) {
    terminal.out(files[0]![1].trimEnd());
    return FINE;
  }
  for (const [path, content] of files) {
    const failed = terminal.files.write(`${folder}${path}`, content);
    if (failed === undefined) continue;
    terminal.err(`${folder}${path} could not be written: ${failed}`);
    return WRONG_USE;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  terminal.out(`${folder}${files[0]![0]}: ${book.title.en}, ${files.length - 1} pictures beside it, in ${seconds} s`);
  return FINE;
}
