/**
 * Whom the table asks, and when, follows from what everybody has seen: after the same public action at two tables that differ only where a seat
 * cannot look, that seat is told the same and the same seats are asked.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  drawnTile,
  type Event,
  eventsFor,
  isBonus,
  legal,
  PASS,
  play,
  type Ruleset,
  seededRandom,
  type Table,
  tilesLeft,
  view,
  windowOf,
} from '../../core/index.ts';
import { builtInIds } from '../../loader/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { placeText } from '../kit/games/failure-location.ts';
import { withoutPause } from '../kit/games/skip-forced-answers.ts';
import { type Chooser, declaresWin, patient } from '../kit/games/random-choosers.ts';
import { rulesOf } from '../kit/load-rules.ts';
import { type Changes, otherwise } from '../kit/games/swap-hidden-things.ts';

const own = (file: string): string => readFileSync(new URL(`../packs/${file}`, import.meta.url), 'utf8');
const PACKS: [name: string, rules: Ruleset][] = [
  ...builtInIds().map((id): [string, Ruleset] => [id, rulesOf(id)]),
  ['cantonese with flowers', rulesOf('cantonese', { flowers: true })],
  ['invented', rulesOf(own('invented.yaml'))],
  ['secretive', rulesOf(own('secretive.yaml'))],
];
const STEPS = 150;
/** Games of which few ask something at the end need more of them. */
const DEALS = { asking: 24, other: 12 };

/** How the next table is made; one that leaks must be noticed. */
type Engine = (table: Table, action: Action) => Table;

/** As if only seats with a choice were asked after a bonus tile and at the end of a deal. */
const asksTheAble: Engine = (table, action) => withoutPause(play(table, action));

/** As if a window were open only for seats that can use the tile. */
const opensForTheAble: Engine = (table, action) => {
  let now = play(table, action);
  const { events } = now;
  for (const seat of now.stage.at === 'window' ? now.toAct : []) {
    if (now.stage.at !== 'window' || legal(now, seat).length > 1) continue;
    now = play(now, { seat, move: PASS, tiles: [] });
    events.push(...now.events);
  }
  now.events = events;
  return now;
};

/** What was compared, by where the table stood then, and where the two were not the same. */
interface Found {
  compared: Map<string, number>;
  differences: string[];
  changes: Changes;
}

/** Nobody wins and hardly anybody claims, so that walls are used up. */
const quiet: Chooser = (table, open, random) => {
  const pass = open.find(({ move }) => move === PASS);
  const rest = open.filter((action) => !declaresWin(table.rules, action));
  return pass ?? patient(table, rest.length > 0 ? rest : open, random);
};

/** Actions that look the same wherever they are made: passes, and discards of a tile that the hand has at both tables. */
function publicActions(table: Table, other: Table): Action[] {
  const seat = table.toAct[0]!;
  const byId = table.rules.tiles.byId;
  const isDrawn = (at: Table, [tile]: readonly string[]): boolean => drawnTile(at, seat) === byId[tile ?? ''];
  const there = legal(other, seat);
  const same = legal(table, seat).filter(
    (action) =>
      action.tiles.length <= 1 &&
      there.some(({ move, tiles }) => move === action.move && tiles.join() === action.tiles.join()),
  );
  const pass = same.find(({ move }) => move === PASS);
  if (pass) return [pass];
  const discards = (action: Action): boolean =>
    table.rules.moves[action.move]?.steps.some((step) => step.do === 'discard') ?? false;
  return same
    .filter((action) => discards(action) && isDrawn(table, action.tiles) === isDrawn(other, action.tiles))
    .slice(0, 2);
}

/** The events without what rules mark and count when a bonus tile is shown: that follows from tiles that all see. */
function withoutBonusRules(events: readonly Event[]): Event[] {
  let afterBonus = false;
  return events.filter(({ type }) => {
    afterBonus = type === 'bonus' || (afterBonus && (type === 'count' || type === 'mark'));
    return !afterBonus || type === 'bonus';
  });
}

/** What rules lay open or pay on account of a hand may differ, and so may what the seat itself draws. */
function isTold(table: Table, seat: number): boolean {
  const events = withoutBonusRules(table.events);
  const open = ['opened', 'win', 'false_win', 'settle', 'meld', 'declared', 'pay', 'mark', 'count'];
  return events.some((event) => open.includes(event.type) || (event.type === 'draw' && event.seat === seat));
}

function standing({ stage, toAct }: Table): string {
  return stage.at === 'turn' ? stage.turn.begin : stage.at === 'window' ? `window, ${toAct.length} asked` : stage.at;
}

/** Whether nothing that lies in a hand is still to be laid out, and nobody waits with a claim. */
function isQuiet(table: Table): boolean {
  const { tiles } = table.rules.tiles;
  const claims = windowOf(table)?.answers.some((said) => said !== null && said !== 'pass') ?? false;
  return !claims && !table.seats.some(({ hand }) => hand.some((tile) => isBonus(table.rules.tiles, tiles[tile]!.kind)));
}

/** Whether the next tile, or that there is none, brings a question. */
function isNearQuestion(table: Table): boolean {
  const { wall, rules } = table;
  const next = wall.order[wall.head];
  const nearEnd = tilesLeft(table) === 0;
  return nearEnd || (next !== undefined && isBonus(rules.tiles, rules.tiles.tiles[next]!.kind));
}

function compareSteps(rules: Ruleset, engine: Engine): Found {
  const random = seededRandom(5);
  const found: Found = { compared: new Map(), differences: [], changes: new Map() };
  let steps = 0;
  let at = 0;
  const look =
    (seed: number) =>
    (table: Table): void => {
      const lastAnswer = table.stage.at !== 'window' || table.toAct.length === 1;
      const wanted = (lastAnswer && isNearQuestion(table)) || (steps < STEPS && at++ % 9 === 0);
      if (!wanted || table.stage.at === 'settled' || !isQuiet(table)) return;
      for (const seat of table.players.keys()) {
        const other = otherwise(table, seat, random, found.changes, false);
        for (const action of publicActions(table, other)) {
          const [a, b] = [engine(table, action), engine(other, action)];
          if (a.refused || b.refused) throw new Error('a public action is refused');
          // As the engine is: what a planted leak tells besides must not hide it.
          if (isTold(play(table, action), seat) || isTold(play(other, action), seat)) continue;
          steps++;
          const place = standing(a);
          found.compared.set(place, (found.compared.get(place) ?? 0) + 1);
          if (seen(a, seat) !== seen(b, seat)) found.differences.push(`${placeText({ seed, table: a })}: seat ${seat}`);
        }
      }
    };
  const deals = asksAtTheEnd(rules) ? DEALS.asking : DEALS.other;
  for (let seed = 1; seed <= deals; seed++) travel(rules, { seed, choose: quiet, deals: 1, look: look(seed) });
  return found;
}

function asksAtTheEnd({ endings }: Ruleset): boolean {
  return Object.values(endings).some(({ asks }) => asks.length > 0);
}

/** All that a seat may learn: its events, its view, and whom the table asks. */
function seen(table: Table, seat: number): string {
  return JSON.stringify([eventsFor(table, table.events, seat), view(table, seat), table.toAct]);
}

describe.each(PACKS)('%s: whom the table asks', (name, rules) => {
  const asks = asksAtTheEnd(rules);
  const hasBonus =
    rules.turn.bonus.length > 0 &&
    rules.tiles.tiles.some(({ kind, copies }) => copies > 0 && isBonus(rules.tiles, kind));

  it('tells no seat what it cannot see', () => {
    const { compared, differences, changes } = compareSteps(rules, play);
    console.log(`${name}: ${JSON.stringify({ ...Object.fromEntries(compared), ...Object.fromEntries(changes) })}`);
    expect(differences).toEqual([]);
    expect([...compared.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(STEPS - 1);
    expect(changes.get('hands and wall')).toBeGreaterThan(STEPS / 3);
    if (asks) expect(compared.get('asked')).toBeGreaterThan(5);
    if (hasBonus) expect(compared.get('bonus')).toBeGreaterThan(5);
  });

  it('would tell it if windows were open only for seats that can use the tile: that is noticed', () => {
    expect(compareSteps(rules, opensForTheAble).differences).not.toEqual([]);
  });

  if (asks) {
    it('would tell it if only seats with a choice were asked at the end: that is noticed', () => {
      expect(compareSteps(rules, asksTheAble).differences).not.toEqual([]);
    });
  }

  if (hasBonus) {
    it('includes whoever lays out a bonus tile, whatever the hand', () => {
      let laid = 0;
      const look = (table: Table): void => {
        if (withoutBonusRules(table.events).at(-1)?.type !== 'bonus') return;
        laid++;
        expect(table.stage).toMatchObject({ at: 'turn', turn: { begin: 'bonus' } });
        expect(legal(table, table.toAct[0]!).map(({ move }) => move)).toContain(PASS);
      };
      for (let seed = 1; seed <= 4; seed++) travel(rules, { seed, choose: quiet, deals: 1, look });
      expect(laid).toBeGreaterThan(5);
    });
  }
});
