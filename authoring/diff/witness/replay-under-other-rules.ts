/** What happens in a situation under other rules, step by step. */
import {
  type Action,
  newGame,
  type Event,
  legal,
  makeAction,
  PASS,
  play,
  skipForced,
  Table,
} from '../../../core/index.ts';
import type { PackRuleset } from '../../../loader/index.ts';
import { actionText, type Situation } from './stretches-of-play.ts';

/** One step: what was done, what happened and what may be done next. */
export interface Step {
  action?: Action;
  /** Why it was refused. */
  refused?: string;
  events: readonly Event[];
  offers: readonly string[];
  /** The table before, for seats and dealer. */
  table: Table;
}

/** What happens when it is played under these rules; ends where an action is refused. */
export function playthrough(rules: PackRuleset, { start, actions }: Situation): Step[] {
  if (start === undefined) {
    const table = untilAsked(newGame(rules, { seed: 1 }));
    return [{ events: table.events, offers: offersOf(table), table }];
  }
  const steps: Step[] = [];
  let table = underRules(start, rules);
  for (const action of actions) {
    if (action.move === PASS && !table.toAct.includes(action.seat)) continue;
    const next = answered(table, action);
    if (next.refused) {
      steps.push({ action, refused: next.refused.code, events: [], offers: offersOf(table), table });
      return steps;
    }
    steps.push({ action, events: next.events, offers: offersAfter(action, next), table });
    table = next;
  }
  return steps;
}

/** The table after an action; who was not asked under the other rules passes. */
function answered(table: Table, action: Action): Table {
  let now = table;
  const events: Event[] = [];
  while (now.stage.at === 'window' && !now.toAct.includes(action.seat) && now.toAct.length > 0) {
    const passed = play(now, { seat: now.toAct[0]!, move: PASS, tiles: [] });
    if (passed.refused) break;
    events.push(...passed.events);
    now = passed;
  }
  const next = untilAsked(play(now, action));
  if (!next.refused) next.events = [...events, ...next.events];
  return next;
}

/** What ends a deal brings the next one too, and who can only pass does. */
function untilAsked(table: Table): Table {
  const next = skipForced(table);
  if (next === table) return table;
  next.events = [...table.events, ...next.events.filter(({ type }) => type !== 'action')];
  return next;
}

/** The same table with other rules on it, of which nothing is known yet: what these count and remember besides is nothing. */
function underRules(table: Table, rules: PackRuleset): Table {
  const zero = (names: readonly string[], known: Record<string, number>): Record<string, number> =>
    Object.fromEntries(names.map((name) => [name, known[name] ?? 0]));
  const playerCounters = Object.fromEntries(
    rules.playerCounters.map((name) => [name, table.playerCounters[name] ?? table.players.map(() => 0)]),
  );
  const seats = table.seats.map((seat) => ({
    ...seat,
    marks: seat.marks.filter((mark) => rules.marks.includes(mark)),
    counters: zero(rules.counters, seat.counters),
  }));
  const counters = zero(rules.tableCounters, table.counters);
  const next = new Table(rules, {
    ...table,
    seats,
    playerCounters,
    counters,
    pots: zero(rules.pots, table.pots),
  });
  const { stage } = next;
  if (stage.at !== 'turn') return next;
  const before = table.rules.turn[stage.turn.begin as keyof typeof rules.turn];
  const isUsual = before !== undefined && before.join() === stage.turn.offers.join();
  const offers = isUsual ? rules.turn[stage.turn.begin as keyof typeof rules.turn] : stage.turn.offers;
  const known = offers.filter((move) => Object.hasOwn(rules.moves, move));
  next.stage = { ...stage, turn: { ...stage.turn, offers: known } };
  return next;
}

/** Who has passed leaves the others what they had. */
function offersAfter({ move }: Action, next: Table): string[] {
  return move === PASS && next.stage.at === 'window' ? [] : offersOf(next);
}

/** Everything seats may do but pass, as people count them. */
function offersOf(table: Table): string[] {
  return table.toAct.flatMap((seat) =>
    legal(table, seat).flatMap((action) => (action.move === PASS ? [] : [actionText(table, action)])),
  );
}

/** Where two courses part: the steps there, and what was last done that is more than passing. */
export interface Parting {
  a: Step | undefined;
  b: Step | undefined;
  done: Step | undefined;
}

/** Where two courses part; nothing where they are the same. */
export function parting(
  one: readonly Step[],
  other: readonly Step[],
  keyOf: (step: Step) => string,
): Parting | undefined {
  const longer = one.length < other.length ? other : one;
  const at = longer.findIndex((_, index) => isOther(one[index], other[index], keyOf));
  if (at < 0) return undefined;
  const done = longer.slice(0, at + 1).findLast(({ action }) => action !== undefined && action.move !== PASS);
  return { a: one[at], b: other[at], done };
}

function isOther(a: Step | undefined, b: Step | undefined, keyOf: (step: Step) => string): boolean {
  if (a === undefined || b === undefined) return true;
  const isSameAction = (a.action && makeAction(a.action)) === (b.action && makeAction(b.action));
  return !isSameAction || keyOf(a) !== keyOf(b);
}
