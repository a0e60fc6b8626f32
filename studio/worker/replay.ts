/** Games that were recorded, ours or of other programs, as a list of decisions to step through. */
import {
  type Action,
  type Event,
  type Log,
  parseLog,
  play,
  type PlayerNumber,
  replay,
  type Ruleset,
  type Seat,
  type Table,
  view,
  type View,
} from 'tilewright/core';
import { load, type PackRuleset, rulesetFromPack } from 'tilewright/loader';
import { detect, type Format, type GameRecord, optionsOf, riichiNames, verify } from 'tilewright/records';
import { need } from './built-in-packs.ts';
import { endOfDeal, type EndOfDeal } from './end-of-deal.ts';
import { printed } from './project-files.ts';
import { type TableFacts, tableFacts } from './table-facts.ts';

/** Logs of other programs are of this game. */
const USUAL_PACK = 'riichi';

export type Opened =
  | {
      ok: true;
      facts: TableFacts;
      steps: number;
      deals: readonly number[] /** Where log and rules part. */;
      difference?: string;
    }
  | { ok: false; said: string };

/** A decision: the table before it, what the rules offered, and what was done. */
export interface Step {
  at: number;
  view: View;
  players: readonly PlayerNumber[];
  /** Who decided, and what; nothing at the end. */
  action?: Action;
  offered: readonly Action[];
  /** How a deal ended, where the step shows that. */
  end?: EndOfDeal;
}

/** What is kept of each decision. */
interface Kept {
  /** By seat. */
  views: readonly View[];
  players: readonly PlayerNumber[];
  action?: Action;
  /** Events before it, counted from the beginning of the game. */
  events: number;
}

let opened: { rules: PackRuleset; language: string; kept: Kept[]; events: Event[] } | undefined;

/** Reads a log in any format that we know. */
export async function openLog(text: string, language: string): Promise<Opened> {
  const format = detect(text);
  if (format === 'log') return openOwn(text, language);
  if (format !== undefined) return openForeign(format, text, language);
  return { ok: false, said: 'unknown-format' };
}

function openOwn(text: string, language: string): Opened {
  const log = parseLog(text, 'game.log');
  if (!log.ok) return { ok: false, said: printed(log.problems, {}) };
  const { pack, options } = log.value.header;
  const rules = rulesetFromPack(pack, options);
  if (!rules.ok) return { ok: false, said: printed(rules.problems, {}) };
  const steps = ownSteps(rules.value, log.value);
  if (!steps.ok) return { ok: false, said: steps.said };
  // The steps come from the actions alone; what else the log tells may have been changed.
  const whole = replay(rules.value, log.value);
  return begun(rules.value, language, steps, whole.ok ? undefined : whole.problems[0]?.message);
}

type Steps = { ok: true; kept: Kept[]; events: Event[] } | { ok: false; said: string };

function ownSteps(rules: Ruleset, { header, events: told }: Log): Steps {
  const begun = replay(rules, { header, events: [] });
  if (!begun.ok) return { ok: false, said: printed(begun.problems, {}) };
  let { table } = begun.value;
  const events = [...table.events];
  const kept: Kept[] = [];
  for (const event of told) {
    if (event.type !== 'action') continue;
    const { type: _, ...action } = event;
    kept.push(keptOf(table, events.length, action));
    table = play(table, action);
    if (table.refused) return { ok: false, said: printed([table.refused], {}) };
    events.push(...table.events);
  }
  kept.push(keptOf(table, events.length));
  return { ok: true, kept, events };
}

async function openForeign(format: Format, text: string, language: string): Promise<Opened> {
  const read = format.read(text, 'log');
  if (!read.ok) return { ok: false, said: printed(read.problems, {}) };
  await need(USUAL_PACK);
  const rules = rulesFor(read.value);
  if (!rules.ok) return { ok: false, said: printed(rules.problems, rules.texts) };
  const kept: Kept[] = [];
  const counted = { events: 0 };
  const watch = (table: Table, action: Action): void => void kept.push(keptOf(table, counted.events, { ...action }));
  const { events, table, difference } = verify(read.value, rules.value, riichiNames, { watch });
  if (table) kept.push(keptOf(table, events.length));
  const said = difference && `${difference.what}: ${difference.expected} / ${difference.found}`;
  return begun(rules.value, language, { kept, events }, said);
}

function rulesFor(game: GameRecord): ReturnType<typeof load> {
  const plain = load(USUAL_PACK);
  if (!plain.ok) return plain;
  const known = Object.entries(optionsOf(game, riichiNames)).filter(([id]) => id in plain.value.options);
  return known.length === 0 ? plain : load(USUAL_PACK, { options: Object.fromEntries(known) });
}

function begun(
  rules: PackRuleset,
  language: string,
  { kept, events }: { kept: Kept[]; events: Event[] },
  difference?: string,
): Opened {
  opened = { rules, language, kept, events };
  const deals = kept.flatMap(({ views }, at) =>
    at === 0 || views[0]!.deal !== kept[at - 1]!.views[0]!.deal ? [at] : [],
  );
  return { ok: true, facts: tableFacts(rules, language), steps: kept.length, deals, ...(difference && { difference }) };
}

function keptOf(table: Table, events: number, action?: Action): Kept {
  const views = table.players.map((_, seat) => view(table, seat));
  return { views, players: [...table.players], events, ...(action && { action }) };
}

/** One decision, seen by one player or with all hands open. */
export function stepOf(at: number, player: PlayerNumber, isOpen: boolean): Step {
  const { rules, kept, events, language } = opened!;
  const { views, players, action, events: before } = kept[at]!;
  const seat = players.indexOf(player);
  const own = views[seat]!;
  const isOver = own.settled !== null || own.over;
  return {
    at,
    view: isOpen ? withAllHands(own, views) : own,
    players,
    ...(action && { action }),
    offered: action && (isOpen || action.seat === seat) ? views[action.seat]!.legal : [],
    ...(isOver && { end: endOfDeal(rules, eventsOfDeal(events, before, own.deal), language) }),
  };
}

/** Everything of the deal that has happened; logs of other programs tell all events at once. */
function eventsOfDeal(events: readonly Event[], before: number, deal: number): readonly Event[] {
  const begin = events.findIndex((event) => event.type === 'deal_begin' && event.deal === deal);
  const next = events.findIndex((event) => event.type === 'deal_begin' && event.deal === deal + 1);
  const end = before > 0 ? before : next < 0 ? events.length : next;
  return events.slice(Math.max(begin, 0), end);
}

function withAllHands(own: View, views: readonly View[]): View {
  const shown = (seat: Seat): readonly string[] => views[seat]!.hand;
  return { ...own, seats: own.seats.map((each, seat) => (seat === own.seat ? each : { ...each, shown: shown(seat) })) };
}
