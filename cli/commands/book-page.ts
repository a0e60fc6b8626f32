/** Books as pages of HTML: one, a score card, the site of all built-in packs, or a page that follows its files. */
import {
  cardPage,
  html,
  makeBook,
  type Opened,
  openForBook,
  type OpenPack,
  type OpenSettings,
  site,
} from '../../book/index.ts';
import type { OptionValue } from '../../core/index.ts';
import { packs } from '../../loader/index.ts';
import { builtFile } from '../built-file-path.ts';
import { foldersOf } from '../scenario-file-access.ts';
import { printPdf } from '../print-pdf.ts';
import { parseWhole } from '../flag-values.ts';
import { complain } from '../print-problems.ts';
import { FINE, type Terminal, WRONG_USE } from '../terminal.ts';
import { watchBook } from '../watch/watch-book.ts';

/** What `npm run build` made for pages. */
interface PageParts {
  script: string;
  runtime: string;
}

/** The book, or with `card` the score card, as one page of HTML. */
export function pageCommand(terminal: Terminal, open: OpenPack, { out, ...how }: PageFlags): number {
  const page = pageOf(terminal, open, how);
  if (page === undefined) return WRONG_USE;
  if (out === undefined) {
    terminal.out(page.trimEnd());
    return FINE;
  }
  return writeAll(terminal, { [out]: page }) ? FINE : WRONG_USE;
}

/** The same page as PDF. */
export function pdfCommand(terminal: Terminal, open: OpenPack, { out, ...how }: PageFlags & { out: string }): number {
  const page = pageOf(terminal, open, how);
  if (page === undefined) return WRONG_USE;
  const printed = printPdf(page);
  if (typeof printed === 'string') {
    terminal.err(`${out} was not written: ${printed}`);
    return WRONG_USE;
  }
  return writeAll(terminal, { [out]: printed }) ? FINE : WRONG_USE;
}

/** How a page is made, and where it goes. */
interface PageFlags {
  language: string;
  card: boolean;
  out?: string;
}

function pageOf(terminal: Terminal, open: OpenPack, { language, card }: PageFlags): string | undefined {
  if (card) return cardPage(open, { language });
  const parts = pageParts(terminal);
  return parts && html(makeBook(open, { language, tell: toldMeanwhile(terminal) }), { rules: open.rules, ...parts });
}

/** Opens a pack and runs its examples. Its changes are shown by hands and situations; what that takes is told meanwhile. */
export function openToPrint(terminal: Terminal, pack: string, settings: OpenSettings = {}): Opened {
  terminal.note?.('  examples of the pack');
  const changes = { effort: 'usual', readFolder: foldersOf(terminal), tell: toldMeanwhile(terminal) } as const;
  const opened = openForBook(pack, { ...settings, ...changes });
  terminal.note?.('');
  return opened;
}

/** Says how far something has come, where somebody watches. */
export function toldMeanwhile(terminal: Terminal): NonNullable<OpenSettings['tell']> {
  return (what, done, all) => terminal.note?.(done < all ? `  ${what}: ${done} of ${all}` : '');
}

/** The site of all built-in packs in a folder. */
export function siteCommand(terminal: Terminal, { language, out }: { language: string; out: string }): number {
  const parts = pageParts(terminal);
  if (parts === undefined) return WRONG_USE;
  const opened = packs().flatMap(({ id }) => openToPrint(terminal, id).value ?? []);
  terminal.note?.('  books of all packs');
  const pages = site(opened, { language, ...parts });
  terminal.note?.('');
  const folder = out.replace(/\/?$/, '/');
  const files = Object.fromEntries(Object.entries(pages).map(([name, page]) => [`${folder}${name}`, page]));
  return writeAll(terminal, files) ? FINE : WRONG_USE;
}

/** The page of a pack while it is being written, until Ctrl+C. */
export async function watchCommand(
  terminal: Terminal,
  pack: string,
  { options, language, port = String(PORT) }: { options: Record<string, OptionValue>; language: string; port?: string },
): Promise<number> {
  const at = parseWhole(port, '--port', 0, 65_535);
  if (!at.ok) complain(terminal, at.problems);
  const parts = pageParts(terminal);
  if (!at.ok || parts === undefined) return WRONG_USE;
  const end = new AbortController();
  process.once('SIGINT', () => end.abort());
  return watchBook(terminal, pack, { options, language, port: at.value, ...parts }, end.signal);
}

/** Where a watched book is, if nothing else is said. */
const PORT = 4280;

function pageParts(terminal: Terminal): PageParts | undefined {
  const [script, runtime] = ['page.js', 'runtime.js'].map((name) => {
    const path = builtFile(name);
    return path === undefined ? undefined : terminal.files.read(path);
  });
  if (script === undefined || runtime === undefined) {
    terminal.err('The scripts of pages are not built. Run `npm run build` first.');
    return undefined;
  }
  const text = new TextDecoder();
  return { script: text.decode(script), runtime: text.decode(runtime) };
}

function writeAll(terminal: Terminal, files: Readonly<Record<string, string | Uint8Array>>): boolean {
  for (const [path, content] of Object.entries(files)) {
    const failed = terminal.files.write(path, content);
    if (failed !== undefined) {
      terminal.err(`${path} could not be written: ${failed}`);
      return false;
    }
    terminal.out(`${path}: ${Math.ceil(content.length / 1024)} KiB`);
  }
  return true;
}
