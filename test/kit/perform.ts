/** Plays a scenario and lists what did not come out as it says; an empty list is a pass. */
import {
  type Action,
  deal,
  makeAction,
  PASS,
  play,
  type Ruleset,
  seededRandom,
  tilesLeft,
  turnOf,
  windowOf,
} from '../../core/index.ts';
import { arrange } from './arrange.ts';
import { checkState } from './expect.ts';
import { actionOf, type Performance, seatOf } from './performance.ts';
import type { Check, DealScript, GameState, Scenario } from './scenario.ts';

/** Turns a filler line may take before something must be wrong. */
const PATIENCE = 1000;

export function perform(rules: Ruleset, scenario: Scenario): string[] {
  const random = seededRandom(scenario.seed ?? 1);
  const scripts = scenario.deals.flatMap((script) => new Array<DealScript>(script.repeat ?? 1).fill(script));
  const table = deal(rules, {
    seed: scenario.seed ?? 1,
    arrange: scripts.map((script, i) => arrange(rules, script, random, i === 0)),
  });
  const on: Performance = { rules, table, first: table.dealer, events: table.events, failures: [] };
  scripts.forEach((script, i) => {
    on.first = on.table.dealer;
    if (on.failures.length > 0) return;
    if (on.table.deals !== i + 1)
      on.failures.push(`deal ${i + 1} should begin, but the table is at deal ${on.table.deals}`);
    if (script.game) setGame(on, script.game);
    for (const line of script.play)
      if (on.failures.length === 0) performLine(on, typeof line === 'string' ? { do: line } : line);
  });
  return on.failures;
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

function performLine(on: Performance, line: Check): void {
  if (line.do !== undefined) {
    on.events = [];
    for (const text of line.do.split(',')) if (on.failures.length === 0) doOne(on, text.trim());
  }
  if (on.failures.length === 0 && line.refused !== undefined) mustRefuse(on, line);
  if (on.failures.length === 0) checkState(on, line);
}

/** `2 chow 34m`, `2 discard drawn`, `others pass`, `until 4 left`, `until 3 acts`, `until over`. */
function doOne(on: Performance, text: string): void {
  const [who = '', what = '', tiles] = text.split(/\s+/);
  if (text === 'others pass') return allPass(on);
  if (who === 'until') return fillUntil(on, text, stops(on, text));
  if (answersNothing(on, what)) allPass(on);
  if (tiles !== 'drawn') return take(on, actionOf(on, text));
  if (turnOf(on.table)?.seat === seatOf(on, Number(who))) discardDrawn(on);
  else on.failures.push(`${text}: it is not that seat's turn`);
}

/** A move of somebody's turn, while a window is open: everybody passes first. */
function answersNothing(on: Performance, move: string): boolean {
  const window = windowOf(on.table);
  const known = on.rules.moves[move];
  return (
    window !== undefined && on.table.stage.at === 'window' && known !== undefined && !known.on.includes(window.name)
  );
}

function take(on: Performance, action: Action): void {
  const next = play(on.table, action);
  if (next.refused) on.failures.push(`${makeAction(action)}: refused, ${next.refused.code}: ${next.refused.message}`);
  else {
    on.table = next;
    on.events = [...on.events, ...next.events];
  }
}

function allPass(on: Performance): void {
  for (const seat of on.table.toAct) take(on, { seat, move: PASS, tiles: [] });
}

/** When a filler line has done its work: asked at every turn, before the discard. */
function stops(on: Performance, text: string): () => boolean {
  const [, wanted, what] = text.split(/\s+/);
  const deal = on.table.deals;
  if (wanted === 'over') return () => on.table.over || on.table.deals > deal;
  if (what === 'left') return () => tilesLeft(on.table) <= Number(wanted);
  return () => turnOf(on.table)?.seat === seatOf(on, Number(wanted));
}

/** Nobody claims or wins, everybody discards what was drawn. */
function fillUntil(on: Performance, text: string, done: () => boolean): void {
  for (let i = 0; i < PATIENCE && on.failures.length === 0; i++) {
    const { stage } = on.table;
    if (stage.at === 'window' || turnOf(on.table)?.begin === 'bonus') allPass(on);
    else if (done()) return;
    else if (stage.at === 'over') break;
    else discardDrawn(on);
  }
  on.failures.push(`${text}: play never came to that`);
}

/** The tile just drawn; of a dealt hand the last one. */
function discardDrawn(on: Performance): void {
  const { seat, tile } = turnOf(on.table)!;
  const chosen = tile >= 0 ? tile : on.table.seats[seat]!.hand.at(-1)!;
  take(on, { seat, move: 'discard', tiles: [on.rules.tiles.tiles[chosen]!.id] });
}

function mustRefuse(on: Performance, { refused, by, rule }: Check): void {
  const action = actionOf(on, refused!);
  const no = play(on.table, action).refused;
  if (!no) on.failures.push(`${refused}: should be refused`);
  else if (by !== undefined && no.code !== by) on.failures.push(`${refused}: refused by ${no.code}, not ${by}`);
  else if (rule !== undefined && !JSON.stringify(no).includes(rule))
    on.failures.push(`${refused}: the refusal does not name ${rule}`);
}
