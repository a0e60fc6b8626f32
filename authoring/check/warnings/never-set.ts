import { mentionsIn } from '../names-read-and-set.ts';
import { atKey, dataAt, isOwn, namesIn, type Warning } from '../checked-pack.ts';

/** What remembers something, how it is called, and the step that changes it. */
const CHAPTERS: [chapter: string, what: string, step: (name: string) => string][] = [
  ['marks', 'mark', (name) => `{ mark: ${name} }`],
  ['counters', 'counter', (name) => `{ count: ${name}, to: ${name} + 1 }`],
  ['pots', 'pot', (name) => `{ deposit: 100, in: ${name} }`],
  ['lists', 'list', (name) => `{ note: ${name} }`],
];

/** Something that rules read and nothing ever changes. */
export const neverSet: Warning = (written) => {
  const { read, set } = mentionsIn(written.flat);
  return CHAPTERS.flatMap(([chapter, what, step]) =>
    namesIn(written, chapter)
      .filter((name) => read.has(name) && !set.has(name) && isOwn(written, [chapter, name]))
      .filter((name) => chapter !== 'lists' || dataAt(written, [chapter, name, 'turned', 'at_deal']) === undefined)
      .map((name) => {
        const message = `Rules read the ${what} \`${name}\`, but no step ever changes it.`;
        return atKey(written, 'never-set', message, [chapter, name], {
          hint: `Add a step such as \`${step(name)}\`, or take it out.`,
        });
      }),
  );
};
