/** A book as it is while its pack is being written: the page, or what is wrong, and the files that both depend on. */
import type { LoadSettings } from '../loader/index.ts';
import { html } from './html/book-page.ts';
import { problemPage } from './html/error-page.ts';
import { makeBook } from './make-book.ts';
import { openForBook } from './load-for-book.ts';

/** How such a page is made, besides where its pack is read from. */
export interface DraftSettings extends LoadSettings {
  language?: string;
  /** As for pages. */
  script: string;
  runtime?: string;
  /** Where the server says that files changed. */
  events: string;
}

/** The page of a pack that is being written, and the files that change it. */
export interface DraftPage {
  page: string;
  /** Whether the pack loads. */
  fine: boolean;
  /** Every path that was read or looked for. */
  files: readonly string[];
}

/** The page of a pack as its files are now. */
export function draftPage(pack: string, settings: DraftSettings): DraftPage {
  const { language = 'en', script, runtime, events, readFile, ...load } = settings;
  const files = new Set<string>();
  const read = (path: string, base?: string): ReturnType<NonNullable<typeof readFile>> => {
    files.add(path);
    return readFile?.(path, base);
  };
  const { value, problems, texts } = openForBook(pack, { ...load, readFile: read });
  if (value === undefined) {
    const page = problemPage({ title: pack, language, problems, texts, script, events });
    return { page, fine: false, files: [...files] };
  }
  const page = html(makeBook(value, { language }), { rules: value.rules, script, events, ...(runtime && { runtime }) });
  return { page, fine: true, files: [...files] };
}
