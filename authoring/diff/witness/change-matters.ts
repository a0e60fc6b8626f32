/**
 * Whether a change can matter to what was played without it: what is paid after a win needs a win, and the steps of a move need
 * somebody to make it. Most of what is played has nothing of the kind, and need not be played again with the change.
 */
import type { Step } from './replay-under-other-rules.ts';

/** Whether the course could be another were these rules others, by their paths; yes where it is not known better. */
export function canMatter(readers: readonly string[], course: readonly Step[]): boolean {
  return readers.length === 0 || readers.some((reader) => isReached(reader, course));
}

/** `settle.win.others.amount`, `moves.pung.steps`: whether it came to the win, and whether somebody has made the move. */
function isReached(reader: string, course: readonly Step[]): boolean {
  const [chapter, name, part] = reader.split('.');
  if (chapter === 'settle')
    return course.some(({ events }) =>
      events.some((event) => event.type === name || ('ending' in event && event.ending === name)),
    );
  if (chapter === 'moves' && part === 'steps') return course.some(({ action }) => action?.move === name);
  return true;
}
