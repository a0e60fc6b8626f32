/** For every loss a format lists: how to take from a course what it says is lost, and no more. */
import {
  type GameRecord,
  type RecordDeal,
  type RecordEnding,
  type RecordWin,
  renumbered,
} from '../../records/index.ts';

export type Stripper = (course: GameRecord) => GameRecord;

export const strippers: Record<string, Stripper> = {
  'mjai/about': ({ about, ...course }) => ({ ...course, about: about.names ? { names: about.names } : {} }),
  'mjai/rules': ({ rules, ...course }) => ({ ...course, rules: only(rules, ['length', 'red_fives']) }),
  'mjai/results': ({ final, ...course }) => ({ ...course, ...(final && { final: { points: final.points } }) }),
  'mjai/responsible': (course) => withWins(course, ({ responsible: _, ...win }) => win),
  'tenhou6/about': ({ about, ...course }) => ({
    ...course,
    about: { ...(about.title && { title: about.title }), ...(about.names && { names: about.names }) },
  }),
  'tenhou6/rules': ({ rules, ...course }) => ({ ...course, rules: only(rules, ['length', 'kuitan', 'red_fives']) }),
  'tenhou6/turned': (course) => ({ ...course, deals: course.deals.map(turnedAtTheEnd) }),
  'tenhou6/numbers': (course) => renumbered(course, course.starter),
  'tenhou6/minipoints': (course) =>
    withWins(course, ({ minipoints, ...win }) =>
      hasLimit(win.fan, minipoints) || minipoints === undefined ? win : { ...win, minipoints },
    ),
  'tenhou6/shown': (course) => withEndings(course, hideWhatIsNotPaid),
  'tenhou6/own_order': (course) => course,
  'tenhou6/unended': ({ deals, ...course }) => ({ ...course, deals: deals.filter(({ ending }) => ending) }),
};

function only(rules: GameRecord['rules'], keys: string[]): GameRecord['rules'] {
  return Object.fromEntries(Object.entries(rules).filter(([key]) => keys.includes(key)));
}

function hasLimit(fan = 0, minipoints = 0): boolean {
  return fan >= 5 || minipoints * 2 ** (fan + 2) >= 2000;
}

function withEndings(course: GameRecord, change: (ending: RecordEnding, deal: RecordDeal) => RecordEnding): GameRecord {
  const changed = (deal: RecordDeal): RecordDeal =>
    deal.ending ? { ...deal, ending: change(deal.ending, deal) } : deal;
  return { ...course, deals: course.deals.map(changed) };
}

function withWins(course: GameRecord, change: (win: RecordWin) => RecordWin): GameRecord {
  return withEndings(course, (ending) =>
    ending.type === 'win' ? { ...ending, wins: ending.wins.map(change) } : ending,
  );
}

/** Payments say who waits, and an abort by four declarations or nine kinds whose hand lies open. */
function hideWhatIsNotPaid(ending: RecordEnding): RecordEnding {
  if (ending.type === 'win' || (ending.reason === 'exhausted' && ending.shown !== undefined)) return ending;
  const { shown: _, ...rest } = ending;
  return rest;
}

/** The course without hands that lie open only because it follows from the payments, where the other course says nothing of them. */
export function asLittleAs(other: GameRecord, course: GameRecord): GameRecord {
  const silent = other.deals.map(({ ending }) => ending?.type === 'draw' && ending.shown === undefined);
  const deals = course.deals.map((deal, at) => {
    if (!silent[at] || deal.ending?.type !== 'draw') return deal;
    const { shown: _, ...ending } = deal.ending;
    return { ...deal, ending };
  });
  return { ...course, deals };
}

/** All indicators after everything else: which they are stays, when they were turned does not. */
function turnedAtTheEnd(deal: RecordDeal): RecordDeal {
  const turned = deal.events.filter(({ type }) => type === 'indicator');
  return { ...deal, events: [...deal.events.filter(({ type }) => type !== 'indicator'), ...turned] };
}
