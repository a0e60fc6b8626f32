/** Counts what play has reached: moves, outcomes of windows, endings, ways a turn begins. */
import type { Event } from '../../../core/index.ts';

export type Census = Map<string, number>;

/** One action with what it made happen. `window` is the one that was open before it. */
export function count(census: Census, events: readonly Event[], window?: { name: string; from: number }): void {
  const add = (what: string): void => void census.set(what, (census.get(what) ?? 0) + 1);
  for (const event of events) {
    if (event.type === 'action') add(`move ${event.move}`);
    if (event.type === 'turn') add(`turn ${event.begin}`);
    if (event.type === 'deal_over') add(`ending ${event.ending}`);
    if (event.type === 'claim_lost') add(`lost by ${event.why}: ${event.move} to ${event.winner}`);
    if (event.type === 'deal_over' && event.seats.length > 1) add('several winners');
    if (event.type === 'win') add(`won by ${event.tile === '' ? 'no tile' : event.by}`);
    if (event.type === 'bonus') add('bonus');
    if (event.type === 'mark') add(`mark ${event.mark}`);
    if (event.type === 'count') add(`counter ${event.counter}`);
    if (event.type === 'deposit') add(`deposit ${event.pot}`);
    if (event.type === 'pay') add(`pay ${event.entries[0]!.reason}`);
    if (event.type === 'reveal' || event.type === 'note' || event.type === 'forget') add(`${event.type} ${event.list}`);
    if (event.type === 'liable' || event.type === 'opened' || event.type === 'given') add(event.type);
  }
  const outcome = window && outcomeOf(events, window.from);
  if (outcome) add(`window ${window.name}: ${outcome}`);
}

/** How the window closed, or undefined where it is still open. */
function outcomeOf(events: readonly Event[], from: number): string | undefined {
  const meld = events.find((event) => event.type === 'meld' && event.from === from);
  if (meld?.type === 'meld') return meld.move;
  if (events.some((event) => event.type === 'win' || event.type === 'declared')) return 'win';
  return events.some((event) => event.type !== 'action' && event.type !== 'claim_lost') ? 'nobody' : undefined;
}

export function total(census: Census, prefix: string): number {
  return [...census].filter(([what]) => what.startsWith(prefix)).reduce((sum, [, times]) => sum + times, 0);
}

/** A line each, for people. */
export function printCensus(census: Census): string {
  return [...census]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, times]) => `${String(times).padStart(9)}  ${what}`)
    .join('\n');
}

/** What was reached less often than it must be. */
export function missing(census: Census, quotas: Readonly<Record<string, number>>): string[] {
  return Object.entries(quotas)
    .filter(([what, least]) => total(census, what) < least)
    .map(([what, least]) => `${what}: ${total(census, what)} of ${least}`);
}
