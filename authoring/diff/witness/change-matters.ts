/**
 * Whether a change can matter to what was played without it: what is paid after a win needs a win, the steps of a move need
 * somebody to make it, and an expression must be asked and say something else. Most of what is played has nothing of the kind,
 * and need not be played again with the change.
 */
import type { Event } from '../../../core/index.ts';
import { type Asked, isSuspicious, type Suspect } from './watched-rules.ts';
import type { Step } from './replay-under-other-rules.ts';

/** What was played, and what it asked of the rules. */
export interface Course {
  steps: readonly Step[];
  asked?: Asked;
}

/** Whether the course could be another were these rules others, by their paths; yes where it is not known better. */
export function canMatter(suspect: Suspect, course: Course): boolean {
  return isReachable(suspect, course) && (course.asked === undefined || isSuspicious(suspect, course.asked));
}

/** The same, whatever the rules say. */
export function isReachable({ readers }: Suspect, { steps }: Course): boolean {
  return readers.length === 0 || readers.some((reader) => isReached(reader, steps));
}

/** Events of what is done before a deal, after it and between two. */
const BETWEEN_DEALS: Event['type'][] = ['deal_begin', 'phase', 'deal_over', 'game_over'];

/** `settle.win.others.amount`, `moves.pung.steps`: whether it came to the win, and whether somebody has made the move. */
function isReached(reader: string, course: readonly Step[]): boolean {
  const [chapter, name, part] = reader.split('.');
  if (chapter === 'settle')
    return course.some(({ events }) =>
      events.some((event) => event.type === name || ('ending' in event && event.ending === name)),
    );
  if (chapter === 'sequence' || chapter === 'phases')
    return course.some(({ events }) => events.some(({ type }) => BETWEEN_DEALS.includes(type)));
  if (chapter === 'moves' && (part === 'steps' || part === 'then'))
    return course.some(({ action }) => action?.move === name);
  return true;
}
