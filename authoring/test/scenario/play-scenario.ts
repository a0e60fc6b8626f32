/** Plays a scenario and lists what did not come out as it says; an empty list is a pass. */
import {
  type Action,
  type Arranged,
  newGame,
  type Event,
  legal,
  makeAction,
  PASS,
  play,
  type Problem,
  type Ruleset,
  seededRandom,
  skipForced,
  Table,
  tilesLeft,
  turnOf,
  windowOf,
} from '../../../core/index.ts';
import { arrange } from './arrange-wall.ts';
import { checkState } from './check-state.ts';
import {
  actionOf,
  drawnOrLast,
  fail,
  failure,
  isSeat,
  numberOf,
  type PlayedRules,
  type ScenarioRun,
  seatOf,
} from './scenario-run.ts';
import { whyNotOpen } from './why-not-open.ts';
import { type Check, type DealScript, type GameState, type Line, type Scenario, scriptPath } from './scenario-types.ts';

/** Turns a filler line may take before something must be wrong. */
const PATIENCE = 1000;

/** Hears what happened, action by action, and how the table is then; nothing has happened yet where a deal of the scenario begins. */
export type Hear = (events: readonly Event[], table: Table) => void;

/** What did not come out as the scenario says, in the order it was found; nothing is a pass. */
export function playScenario(
  rules: PlayedRules,
  scenario: Scenario,
  hear: Hear = () => {},
  begins: () => void = () => {},
): Problem[] {
  const seed = scenario.seed ?? 1;
  const scripts = scenario.deals.flatMap((script, index) =>
    Array.from({ length: script.repeat ?? 1 }, () => ({ script, index })),
  );
  const walls = arrangeAll(rules, scenario, scripts);
  if (walls.problems.length > 0) return walls.problems;
  const table = newGame(rules, { seed, arrange: walls.arranged });
  const { dealer, events } = table;
  const on: ScenarioRun = { rules, scenario, table, first: dealer, events, hear, begins, failures: [], at: [] };
  skip(on);
  scripts.forEach(({ script, index }, i) => {
    if (on.failures.length > 0) return;
    on.at = scriptPath(scenario, index, 'play');
    const atOnce = endedAtOnce(on.events, i + 1);
    if (atOnce !== undefined) return playEnded(on, script, atOnce, scriptPath(scenario, index, 'play'));
    on.first = on.table.dealer;
    if (on.table.deals !== i + 1)
      fail(
        on,
        `Deal ${i + 1} should begin, but the table is at deal ${on.table.deals}.`,
        [],
        'Play the deal before to its end.',
      );
    if (script.game) setGame(on, script.game);
    hear([], on.table);
    script.play.forEach((line, row) =>
      playLine(on, line, script.play.slice(row + 1), [...scriptPath(scenario, index, 'play'), row]),
    );
  });
  return on.failures;
}

/** What happened in a deal that ended while it was dealt, so that no seat was ever asked; undefined of any other. */
function endedAtOnce(events: readonly Event[], deal: number): Event[] | undefined {
  const begins = events.findIndex((event) => event.type === 'deal_begin' && event.deal === deal);
  if (begins < 0) return undefined;
  const next = events.findIndex((event, at) => at > begins && event.type === 'deal_begin');
  const own = next < 0 ? events.slice(begins) : events.slice(begins, next);
  return own.some(({ type }) => type === 'deal_over') ? own : undefined;
}

/** Nothing can be done in such a deal, but what became of it can be examined. */
function playEnded(on: ScenarioRun, { play: lines }: DealScript, events: Event[], path: ScenarioRun['at']): void {
  const played = on.events;
  const [begin] = events;
  if (begin?.type === 'deal_begin') on.first = begin.dealer;
  on.events = events;
  on.hear([], on.table);
  lines.forEach((line, row) => {
    on.at = [...path, row];
    if (on.failures.length > 0) return;
    if (typeof line === 'string' || line.do !== undefined || line.refused !== undefined)
      fail(
        on,
        'This deal ended while it was dealt, so nothing can be done in it.',
        [],
        'Say what must hold, without `do`.',
      );
    else checkState(on, line);
  });
  on.events = played;
}

function arrangeAll(
  rules: Ruleset,
  scenario: Scenario,
  scripts: readonly { script: DealScript; index: number }[],
): { arranged: Arranged[]; problems: Problem[] } {
  const random = seededRandom(scenario.seed ?? 1);
  const arranged: Arranged[] = [];
  const problems: Problem[] = [];
  scripts.forEach(({ script, index }, i) => {
    const laid = arrange(rules, script, random, i === 0);
    if (laid.ok) arranged.push(laid.value);
    else if (problems.length === 0)
      for (const { message, hint } of laid.problems)
        problems.push(failure(scenario, message, scriptPath(scenario, index, 'hands'), hint));
  });
  return { arranged, problems };
}

/** The table as it would be at this point of a longer game. */
function setGame(on: ScenarioRun, { round, starter, points, pots, counters }: GameState): void {
  const { table } = on;
  const owned = Object.entries(points ?? {}).map(([number, owned]) => [seatOf(on, Number(number)), owned] as const);
  on.table = new Table(table.rules, {
    ...table,
    round: round ?? table.round,
    starter: starter === undefined ? table.starter : seatOf(on, starter),
    points: table.points.map((was, player) => owned.find(([seat]) => table.players[seat] === player)?.[1] ?? was),
    pots: { ...table.pots, ...pots },
    counters: { ...table.counters, ...counters },
  });
}

function playLine(on: ScenarioRun, line: Line, later: readonly Line[], at: ScenarioRun['at']): void {
  if (on.failures.length > 0) return;
  on.at = at;
  const check = asCheck(line);
  if (check.do !== undefined) {
    on.events = [];
    on.begins();
    for (const text of check.do.split(',')) if (on.failures.length === 0) doOne(on, text.trim());
    if (on.failures.length === 0 && isAnswered(on, check, later)) passIfAllowed(on);
  }
  if (on.failures.length === 0 && check.refused !== undefined) mustRefuse(on, check);
  if (on.failures.length === 0) checkState(on, check);
}

function asCheck(line: Line): Check {
  return typeof line === 'string' ? { do: line } : line;
}

/** Whether all who are still asked may pass: the scenario examines no offer here and goes on with something else than an answer. */
function isAnswered(on: ScenarioRun, check: Check, later: readonly Line[]): boolean {
  // Who writes `others pass` closes this window and no other.
  if (on.table.stage.at !== 'window' || check.do!.trim().endsWith('others pass')) return false;
  const next = later.map(asCheck).findIndex((each) => each.do !== undefined);
  const before = [check, ...later.slice(0, next < 0 ? undefined : next).map(asCheck)];
  if (before.some((each) => each.offered ?? each['not offered'] ?? each.refused ?? each.sees)) return false;
  if (next < 0) return true;
  const first = asCheck(later[next]!).do!.split(',')[0]!.trim();
  const [, move = ''] = first.split(/\s+/);
  return !first.startsWith('others') && answersNothing(on, move);
}

/** Who may not pass is left to be named. */
function passIfAllowed(on: ScenarioRun): void {
  for (const seat of on.table.toAct) {
    const action = { seat, move: PASS, tiles: [] };
    if (legal(on.table, seat).some(({ move }) => move === PASS)) take(on, 'others pass', action);
  }
}

/** `2 chow 34m`, `2 discard drawn`, `others pass`, `until 4 left`, `until 3 acts`, `until over`. */
function doOne(on: ScenarioRun, text: string): void {
  const [who = '', what = ''] = text.split(/\s+/);
  if (text === 'others pass') return allPass(on);
  if (who === 'until') return fillUntil(on, text);
  while (on.failures.length === 0 && answersNothing(on, what)) allPass(on);
  take(on, text, actionOf(on, text));
}

/** A move of somebody's turn, while a window is open or a phase asks for others: everybody passes first. */
function answersNothing(on: ScenarioRun, move: string): boolean {
  const { stage } = on.table;
  if (stage.at === 'phase')
    return on.rules.moves[move] !== undefined && !on.rules.phases[stage.phase]!.asks.includes(move);
  const window = windowOf(on.table);
  const known = on.rules.moves[move];
  return (
    window !== undefined && on.table.stage.at === 'window' && known !== undefined && !known.on.includes(window.name)
  );
}

function take(on: ScenarioRun, text: string, action: Action | undefined): void {
  if (action === undefined) return;
  const next = play(on.table, action);
  if (next.refused) fail(on, `\`${text}\` is refused: ${next.refused.message}`, [], whyNotOpen(on, action));
  else {
    told(on, next);
    skip(on);
  }
}

function told(on: ScenarioRun, next: Table): void {
  on.table = next;
  on.events = [...on.events, ...next.events];
  on.hear(next.events, next);
}

/** A scenario says only what seats choose: what a line that ends a deal brings is the next one too, and who can only pass does. */
function skip(on: ScenarioRun): void {
  const next = skipForced(on.table);
  if (next !== on.table) told(on, next);
}

/** In a phase they do what silent seats do. */
function allPass(on: ScenarioRun): void {
  for (const seat of on.table.toAct) {
    const { stage } = on.table;
    const open = stage.at === 'phase' ? legal(on.table, seat) : [];
    const silent = stage.at === 'phase' ? on.rules.phases[stage.phase]!.default : PASS;
    take(on, 'others pass', open.find(({ move }) => move === silent) ?? open[0] ?? { seat, move: PASS, tiles: [] });
  }
}

const FILLERS = 'Write `until 4 left`, `until 3 acts` or `until over`.';

/** When a filler line has done its work: asked at every turn, before the discard. */
function stops(on: ScenarioRun, text: string): (() => boolean) | undefined {
  const [, wanted = '', what] = text.split(/\s+/);
  const deal = on.table.deals;
  if (wanted === 'over') return () => on.table.over || on.table.deals > deal;
  if (what === 'left' && Number.isInteger(Number(wanted))) return () => tilesLeft(on.table) <= Number(wanted);
  if (what === 'acts' && isSeat(on, wanted)) return () => turnOf(on.table)?.seat === seatOf(on, Number(wanted));
  return undefined;
}

/** Nobody claims or wins, everybody discards what was drawn. */
function fillUntil(on: ScenarioRun, text: string): void {
  const done = stops(on, text);
  if (done === undefined) return fail(on, `\`${text}\` does not say until when.`, [], FILLERS);
  for (let i = 0; i < PATIENCE && on.failures.length === 0; i++) {
    const { stage } = on.table;
    const begin = stage.at === 'turn' ? stage.turn.begin : undefined;
    // The next deal may begin with a phase, which is not passed over.
    if (stage.at === 'phase' && done()) return;
    if (stage.at === 'window' || stage.at === 'phase' || begin === 'bonus' || begin === 'asked') allPass(on);
    else if (done()) return;
    else if (stage.at === 'over') break;
    else discardAny(on, text);
  }
  if (on.failures.length === 0) fail(on, `\`${text}\`: play never came to that.`);
}

/** The tile just drawn, or where that may not be discarded the first that may. */
function discardAny(on: ScenarioRun, text: string): void {
  const { seat } = turnOf(on.table)!;
  const open = legal(on.table, seat).filter(({ move }) => move === 'discard');
  const drawn = drawnOrLast(on);
  const action = open.find(({ tiles }) => tiles[0] === drawn) ?? open[0];
  if (action === undefined) fail(on, `\`${text}\`: seat ${numberOf(on, seat)} may not discard.`);
  else take(on, text, action);
}

function mustRefuse(on: ScenarioRun, { refused, by, rule }: Check): void {
  const action = actionOf(on, refused!, ['refused']);
  if (action === undefined) return;
  const no = play(on.table, action).refused;
  if (!no) fail(on, `${makeAction(action)} should be refused, but is not.`, ['refused']);
  else if (by !== undefined && no.code !== by)
    fail(on, `\`${refused}\` should be refused by \`${by}\`, but is by \`${no.code}\`: ${no.message}`, ['by']);
  else if (rule !== undefined && !JSON.stringify(no).includes(String(rule)))
    fail(on, `The refusal of \`${refused}\` should name ${rule}, but says: ${no.message}`, ['rule']);
}
