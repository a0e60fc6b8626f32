/** The rule books the pack names, and how many of its rules each stands behind. */
import type { Chapter } from '../block-types.ts';
import { lines, paragraph, strong, text } from '../make-blocks.ts';
import type { Making } from '../chapter-context.ts';

export function sourcesChapter(making: Making): Chapter {
  const { texts, pack } = making;
  const sources = Object.entries(pack.sources ?? {});
  return {
    id: 'sources',
    title: texts.sources,
    blocks:
      sources.length === 0
        ? []
        : [
            paragraph(text(texts.sourcesIntro)),
            lines(sources.map(([id, title]) => [strong(text(id)), text(` — ${title}`)])),
          ],
  };
}
