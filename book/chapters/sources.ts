/** The rule books the pack names, and how many of its rules cite each. */
import { citedSources, sourceBook } from '../../loader/index.ts';
import type { SourceBook } from '../../schemas/index.ts';
import type { Chapter } from '../block-types.ts';
import { emphasis, fill, joined, type Line, lines, link, paragraph, status, strong, text } from '../make-blocks.ts';
import { type Making, sourceOf } from '../chapter-context.ts';
import { otherPaths, patternPaths } from '../findings/rule-paths.ts';
import { worded } from '../say/index.ts';

export function sourcesChapter(making: Making): Chapter {
  const { texts, pack } = making;
  const names = Object.keys(pack.sources ?? {});
  const cited = [...patternPaths(pack), ...otherPaths(pack)].flatMap((path) => {
    const citation = sourceOf(making, path);
    return citation === undefined ? [] : citedSources(citation, names);
  });
  const items = Object.entries(pack.sources ?? {}).map(([id, source]): Line => {
    const count = cited.filter((name) => name === id).length;
    return [strong(text(id)), text(' — '), ...saidOf(making, sourceBook(source), count)];
  });
  return {
    id: 'sources',
    title: texts.sources,
    blocks: items.length === 0 ? [] : [paragraph(text(texts.sourcesIntro)), lines(items)],
  };
}

function saidOf({ texts, language }: Making, book: SourceBook, count: number): Line {
  const { title, by, edition, address, note } = book;
  const parts: Line[] = [
    [emphasis(text(title))],
    ...(by === undefined ? [] : [[text(by)]]),
    ...(edition === undefined ? [] : [fill(texts.edition, { edition: String(edition) })]),
    ...(address === undefined ? [] : [[link(address, text(address.replace(/^https?:\/\/(www\.)?|\/$/g, '')))]]),
    ...(count === 0 ? [] : [fill(texts.citedBy, { count })]),
  ];
  return [
    ...joined(parts, texts.comma),
    ...(book.status === undefined ? [] : [text(' '), status(book.status)]),
    ...(note === undefined ? [] : [text(`. ${worded(note, language)}`)]),
  ];
}
