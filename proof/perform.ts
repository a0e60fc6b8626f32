/** Plays a scenario and lists what did not come out as it says; an empty list is a pass. */
import {
  type Action,
  type Arranged,
  deal,
  type Event,
  makeAction,
  PASS,
  play,
  type Problem,
  type Ruleset,
  seededRandom,
  type Table,
  tilesLeft,
  turnOf,
  windowOf,
} from '../core/index.ts';
import { arrange } from './arrange.ts';
import { checkState } from './expect.ts';
import { actionOf, fail, failure, isSeat, type Performance, seatOf } from './performance.ts';
import { type Check, type DealScript, type GameState, type Line, type Scenario, scriptPath } from './scenario.ts';

/** Turns a filler line may take before something must be wrong. */
const PATIENCE = 1000;

/** Hears what happened, action by action, and how the table is then; nothing has happened yet where a deal of the scenario begins. */
export type Hear = (events: readonly Event[], table: Table) => void;

/** What did not come out as the scenario says, in the order it was found; nothing is a pass. */
export function perform(rules: Ruleset, scenario: Scenario, hear: Hear = () => {}): Problem[] {
  const seed = scenario.seed ?? 1;
  const scripts = scenario.deals.flatMap((script, index) =>
    Array.from({ length: script.repeat ?? 1 }, () => ({ script, index })),
  );
  const walls = arrangeAll(rules, scenario, scripts);
  if (walls.problems.length > 0) return walls.problems;
  const table = deal(rules, { seed, arrange: walls.arranged });
  const { dealer, events } = table;
  const on: Performance = { rules, scenario, table, first: dealer, events, hear, failures: [], at: [] };
  scripts.forEach(({ script, index }, i) => {
    on.first = on.table.dealer;
    if (on.failures.length > 0) return;
    on.at = scriptPath(scenario, index, 'play');
    if (on.table.deals !== i + 1)
      fail(
        on,
        `Deal ${i + 1} should begin, but the table is at deal ${on.table.deals}.`,
        [],
        'Play the deal before to its end.',
      );
    if (script.game) setGame(on, script.game);
    hear([], on.table);
    script.play.forEach((line, row) => playLine(on, line, [...scriptPath(scenario, index, 'play'), row]));
  });
  return on.failures;
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
function setGame(on: Performance, { round, starter, points, pots, counters }: GameState): void {
  const { table } = on;
  const owned = Object.entries(points ?? {}).map(([number, owned]) => [seatOf(on, Number(number)), owned] as const);
  on.table = {
    ...table,
    round: round ?? table.round,
    starter: starter === undefined ? table.starter : seatOf(on, starter),
    points: table.points.map((was, player) => owned.find(([seat]) => table.players[seat] === player)?.[1] ?? was),
    pots: { ...table.pots, ...pots },
    counters: { ...table.counters, ...counters },
  };
}

function playLine(on: Performance, line: Line, at: Performance['at']): void {
  if (on.failures.length > 0) return;
  on.at = at;
  const check = typeof line === 'string' ? { do: line } : line;
  if (check.do !== undefined) {
    on.events = [];
    for (const text of check.do.split(',')) if (on.failures.length === 0) doOne(on, text.trim());
  }
  if (on.failures.length === 0 && check.refused !== undefined) mustRefuse(on, check);
  if (on.failures.length === 0) checkState(on, check);
}

/** `2 chow 34m`, `2 discard drawn`, `others pass`, `until 4 left`, `until 3 acts`, `until over`. */
function doOne(on: Performance, text: string): void {
  const [who = '', what = '', tiles] = text.split(/\s+/);
  if (text === 'others pass') return allPass(on);
  if (who === 'until') return fillUntil(on, text);
  if (answersNothing(on, what)) allPass(on);
  if (tiles !== 'drawn') return take(on, text, actionOf(on, text));
  if (isSeat(on, who) && turnOf(on.table)?.seat === seatOf(on, Number(who))) discardDrawn(on, text);
  else fail(on, `\`${text}\`: it is not the turn of that seat.`);
}

/** A move of somebody's turn, while a window is open: everybody passes first. */
function answersNothing(on: Performance, move: string): boolean {
  const window = windowOf(on.table);
  const known = on.rules.moves[move];
  return (
    window !== undefined && on.table.stage.at === 'window' && known !== undefined && !known.on.includes(window.name)
  );
}

function take(on: Performance, text: string, action: Action | undefined): void {
  if (action === undefined) return;
  const next = play(on.table, action);
  if (next.refused) fail(on, `\`${text}\` is refused: ${next.refused.message}`);
  else {
    on.table = next;
    on.events = [...on.events, ...next.events];
    on.hear(next.events, next);
  }
}

function allPass(on: Performance): void {
  for (const seat of on.table.toAct) take(on, 'others pass', { seat, move: PASS, tiles: [] });
}

const FILLERS = 'Write `until 4 left`, `until 3 acts` or `until over`.';

/** When a filler line has done its work: asked at every turn, before the discard. */
function stops(on: Performance, text: string): (() => boolean) | undefined {
  const [, wanted = '', what] = text.split(/\s+/);
  const deal = on.table.deals;
  if (wanted === 'over') return () => on.table.over || on.table.deals > deal;
  if (what === 'left' && Number.isInteger(Number(wanted))) return () => tilesLeft(on.table) <= Number(wanted);
  if (what === 'acts' && isSeat(on, wanted)) return () => turnOf(on.table)?.seat === seatOf(on, Number(wanted));
  return undefined;
}

/** Nobody claims or wins, everybody discards what was drawn. */
function fillUntil(on: Performance, text: string): void {
  const done = stops(on, text);
  if (done === undefined) return fail(on, `\`${text}\` does not say until when.`, [], FILLERS);
  for (let i = 0; i < PATIENCE && on.failures.length === 0; i++) {
    const { stage } = on.table;
    if (stage.at === 'window' || turnOf(on.table)?.begin === 'bonus') allPass(on);
    else if (done()) return;
    else if (stage.at === 'over') break;
    else discardDrawn(on, text);
  }
  if (on.failures.length === 0) fail(on, `\`${text}\`: play never came to that.`);
}

/** The tile just drawn; of a dealt hand the last one. */
function discardDrawn(on: Performance, text: string): void {
  const { seat, tile } = turnOf(on.table)!;
  const chosen = tile >= 0 ? tile : on.table.seats[seat]!.hand.at(-1)!;
  take(on, text, { seat, move: 'discard', tiles: [on.rules.tiles.tiles[chosen]!.id] });
}

function mustRefuse(on: Performance, { refused, by, rule }: Check): void {
  const action = actionOf(on, refused!, ['refused']);
  if (action === undefined) return;
  const no = play(on.table, action).refused;
  if (!no) fail(on, `${makeAction(action)} should be refused, but is not.`, ['refused']);
  else if (by !== undefined && no.code !== by)
    fail(on, `\`${refused}\` should be refused by \`${by}\`, but is by \`${no.code}\`: ${no.message}`, ['by']);
  else if (rule !== undefined && !JSON.stringify(no).includes(String(rule)))
    fail(on, `The refusal of \`${refused}\` should name ${rule}, but says: ${no.message}`, ['rule']);
}
