/** The chapters of a report, in its order. */

const CHAPTERS: readonly (readonly [title: string, chapters: readonly string[]])[] = [
  ['Options', ['options']],
  ['Patterns', ['patterns', 'groups']],
  ['Score', ['score', 'limits', 'charts', 'tallies']],
  ['Finished hands', ['shapes', 'waits']],
  ['Words', ['words']],
  ['Tiles', ['tiles']],
  ['Wall and deal', ['seats', 'wall', 'deal', 'bonus', 'phases', 'lists']],
  ['Moves', ['turn', 'moves', 'windows', 'marks', 'counters', 'pots']],
  ['Circumstances', ['situation']],
  ['Endings', ['endings']],
  ['Payments', ['settle']],
  ['Rounds and results', ['sequence']],
];

/** The titles. */
export const TITLES: readonly string[] = CHAPTERS.map(([title]) => title);

/** The title of the chapter that a rule belongs to. */
export function titleOf(chapter: string): string {
  return CHAPTERS.find(([, chapters]) => chapters.includes(chapter))?.[0] ?? 'Other rules';
}
