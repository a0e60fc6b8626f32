/** The rule books that rules cite. */
import { sourceBook } from '../../loader/index.ts';
import type { SourceBook } from '../../schemas/index.ts';
import type { Chapter } from '../block-types.ts';
import { emphasis, fill, joined, type Line, lines, link, paragraph, status, strong, text } from '../make-blocks.ts';
import type { Making } from '../chapter-context.ts';
import { worded } from '../say/index.ts';

export function sourcesChapter(making: Making): Chapter {
  const { texts, pack } = making;
  const sources = Object.entries(pack.sources ?? {});
  const items = sources.map(([id, source]) => [strong(text(id)), text(' — '), ...saidOf(making, sourceBook(source))]);
  const blocks = sources.length === 0 ? [] : [paragraph(text(texts.sourcesIntro)), lines(items)];
  return { id: 'sources', title: texts.sources, blocks };
}

function saidOf({ texts, language }: Making, { title, by, edition, address, status: sure, note }: SourceBook): Line {
  const parts: Line[] = [
    [emphasis(text(title))],
    ...(by === undefined ? [] : [[text(by)]]),
    ...(edition === undefined ? [] : [fill(texts.edition, { edition: String(edition) })]),
    ...(address === undefined ? [] : [[link(address, text(address.replace(/^https?:\/\/(www\.)?|\/$/g, '')))]]),
  ];
  return [
    ...joined(parts, texts.comma),
    ...(sure === undefined ? [] : [text(' '), status(sure)]),
    ...(note === undefined ? [] : [text(`. ${worded(note, language)}`)]),
  ];
}
