/** A deal of a log as a scenario: the tiles that were dealt and drawn, what the players chose, and how it ended. */
import {
  type Action,
  type Event,
  type Log,
  newGame,
  PASS,
  play,
  problem,
  refused,
  replay,
  type Result,
  seatNumber,
  skipForced,
  type Table,
} from '../../../core/index.ts';
import { type PackRuleset, readRuleFile } from '../../../loader/index.ts';
import { playScenario } from './play-scenario.ts';
import { readScenario } from './scenario-types.ts';

/** A scenario as it is written; it holds under the rules of the log. */
export type WrittenScenario = Record<string, unknown>;

/** Cuts out a deal, counted from 1; `defaults` are the options of the pack the scenario is for. */
export function scenarioOfLog(
  rules: PackRuleset,
  log: Log,
  deal: number,
  defaults: PackRuleset['options'] = {},
): Result<WrittenScenario> {
  const replayed = replay(rules, log);
  if (!replayed.ok) return replayed;
  const { events } = replayed.value;
  const from = events.findIndex((event) => event.type === 'deal_begin' && event.deal === deal);
  const own = events.slice(from, indexAfter(events, from, 'deal_begin'));
  if (from < 0 || !own.some(({ type }) => type === 'settle'))
    return no(
      `The log has no deal ${deal} that is over.`,
      `It has ${events.filter(({ type }) => type === 'settle').length}.`,
    );
  const table = tableAt(rules, log, events, deal);
  if (table === undefined) return no(`Deal ${deal} of the log ended while it was dealt.`, 'Take another deal.');
  const written: WrittenScenario = {
    title: `Deal ${deal} of the game with seed ${log.header.seed}`,
    ...optionsOf(rules, defaults),
    ...layout(own, table),
    game: gameOf(skipForced(table)),
    play: linesOf(table, own),
  };
  return holds(rules, written);
}

/** What is written comes out as it says, or it is not written. */
function holds(rules: PackRuleset, written: WrittenScenario): Result<WrittenScenario> {
  const read = readRuleFile('scenario.yaml', JSON.stringify(written), ['scenarios', 'cut']);
  const problems = read.ok ? playScenario(rules, readScenario('cut', read.value)) : read.problems;
  if (problems.length === 0) return { ok: true, value: written, problems: [] };
  return no('This deal cannot be told as a scenario.', `What comes out otherwise: ${problems[0]!.message}`);
}

function no(message: string, hint: string): Result<never> {
  return refused([problem('no-scenario', message, { hint })]);
}

function indexAfter(events: readonly Event[], from: number, type: Event['type']): number {
  const next = events.findIndex((event, at) => at > from && event.type === type);
  return next < 0 ? events.length : next;
}

/** The table with which this deal begins. */
function tableAt(rules: PackRuleset, { header }: Log, events: readonly Event[], deal: number): Table | undefined {
  let table = newGame(rules, { seed: header.seed, ...(header.arrange && { arrange: header.arrange }) });
  for (const event of events) {
    if (table.deals >= deal) break;
    if (event.type === 'action') table = play(table, event);
  }
  return table.deals === deal && !table.over ? table : undefined;
}

function optionsOf({ options }: PackRuleset, defaults: PackRuleset['options']): WrittenScenario {
  const other = Object.entries(options).filter(([name, value]) => name !== 'play' && defaults[name] !== value);
  const mode = options.play !== undefined && options.play !== defaults.play ? { mode: options.play } : {};
  return { ...(other.length > 0 && { options: Object.fromEntries(other) }), ...mode };
}

/** Where the tiles lay that anybody saw, and what the dice showed before they were dealt. */
function layout(events: readonly Event[], table: Table): WrittenScenario {
  const { rules } = table;
  const each = rules.deal.each.map((tile) => rules.tiles.tiles[tile]!.id);
  const hands: Record<number, string> = {};
  const drawn = { head: '', tail: '' };
  const turned: Record<string, string> = {};
  for (const event of events) {
    if (event.type === 'dealt') {
      const tiles = [...event.tiles];
      for (const tile of [...each, ...(event.last === undefined ? [] : [event.last])])
        tiles.splice(tiles.indexOf(tile), 1);
      hands[seatNumber(table, event.seat)] = [...tiles, event.last ?? ''].join('');
    } else if (event.type === 'draw') drawn[event.from] += event.tile;
    else if (event.type === 'reveal') turned[event.list] = (turned[event.list] ?? '') + event.tiles.join('');
  }
  return {
    hands,
    ...(drawn.head !== '' && { wall: drawn.head }),
    ...(drawn.tail !== '' && { tail: drawn.tail }),
    ...(Object.keys(turned).length > 0 && { turned }),
    ...(table.dice.total > 0 && { dice: table.dice.total }),
  };
}

/** How the game stands when the deal begins. */
function gameOf(table: Table): WrittenScenario {
  const { round, starter, points, players, pots, counters } = table;
  const owned = players.map((player, seat) => [seatNumber(table, seat), points[player]!] as const);
  const filled = (name: string, all: object): object => (Object.keys(all).length === 0 ? {} : { [name]: all });
  const byNumber = Object.fromEntries(owned);
  return {
    round,
    starter: seatNumber(table, starter),
    points: byNumber,
    ...filled('pots', pots),
    ...filled('counters', counters),
  };
}

/** What the players chose; what happens by itself and who passes is not said. */
function linesOf(start: Table, events: readonly Event[]): unknown[] {
  const { rules, deals } = start;
  const lines: string[] = [];
  let table = start;
  // Who has one choice has made it already.
  const made: Action[] = [];
  const skip = (from: Table): void => {
    table = skipForced(from);
    if (table !== from) for (const event of table.events) if (event.type === 'action') made.push(event);
  };
  skip(start);
  let from = 0;
  // In the window that is open somebody has passed; so many windows have closed since the last line in which somebody did.
  let isPassed = false;
  let passed = 0;
  const sayPassed = (): void => {
    const last = lines.pop();
    lines.push([...(last === undefined ? [] : [last]), ...new Array<string>(passed).fill('others pass')].join(', '));
  };
  for (const [at, action] of events.entries()) {
    if (table.deals > deals || table.over) break;
    if (action.type !== 'action') continue;
    const done = made.findIndex(({ seat, move }) => seat === action.seat && move === action.move);
    if (done >= 0) {
      made.splice(done, 1);
      continue;
    }
    const next = play(table, action);
    if (next.refused) continue;
    const { stage, toAct } = table;
    if (stage.at === 'window' && action.move === PASS) isPassed = true;
    else {
      // The scenario could take this for an answer in a window that all others have passed.
      const couldAnswer = rules.moves[action.move]?.on.some((window) => window !== 'turn') ?? true;
      if (passed > 0 && couldAnswer) sayPassed();
      lines.push([seatNumber(start, action.seat), action.move, action.tiles.join('')].join(' ').trim());
      passed = 0;
      from = at;
    }
    if (stage.at === 'window' && toAct.length === 1) {
      if (isPassed) passed++;
      isPassed = false;
    }
    skip(next);
  }
  // The last line of a scenario has one window passed by itself.
  if (passed > (lines.length === 0 ? 0 : 1)) sayPassed();
  const ends = endsOf(events.slice(from), start);
  const last = lines.pop();
  return [...lines, last === undefined ? { ends } : { do: last, ends }];
}

function endsOf(events: readonly Event[], start: Table): WrittenScenario {
  const number = (seat: number): number => seatNumber(start, seat);
  const over = events.find((event) => event.type === 'deal_over')!;
  const won = events.find((event) => event.type === 'win');
  const settled = events.slice(events.indexOf(over)).find((event) => event.type === 'settle')!;
  const paid: Record<number, number> = {};
  for (const { from, to, amount } of settled.entries) {
    if (typeof from === 'number') paid[number(from)] = (paid[number(from)] ?? 0) - amount;
    if (typeof to === 'number') paid[number(to)] = (paid[number(to)] ?? 0) + amount;
  }
  return {
    how: over.ending,
    ...(won !== undefined && { winner: number(won.seat), by: won.by, value: won.judgement.value }),
    ...(Object.keys(paid).length > 0 && { paid }),
  };
}
