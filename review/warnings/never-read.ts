import { mentionsIn } from '../mentions.ts';
import { atKey, isOwn, namesIn, type Warning } from '../written.ts';

/** What a pack defines to be read, and what its entries are called. */
const CHAPTERS: [path: string[], what: string][] = [
  [['words'], 'word'],
  [['options'], 'option'],
  [['situation'], 'situation'],
  [['marks'], 'mark'],
  [['counters'], 'counter'],
  [['charts'], 'chart'],
  [['score', 'steps'], 'step of the score'],
];

/** A name that no rule reads. */
export const neverRead: Warning = (written) => {
  const { read } = mentionsIn(written);
  return CHAPTERS.flatMap(([path, what]) =>
    namesIn(written, ...path)
      .filter((name) => !read.has(name) && isOwn(written, [...path, name]))
      .map((name) => {
        const message = `No rule reads the ${what} \`${name}\`, so it changes nothing.`;
        const finding = atKey(written, 'never-read', message, [...path, name], {
          hint: 'Take it out, or use it where it was meant to matter.',
        });
        return { ...finding, entry: name };
      }),
  );
};
