/**
 * Final results as online logs print them: whole thousands until 2022, tenths since. How the older ones are rounded follows
 * from the games and from four results of others: of five ways to round a half only one gives them all.
 */
import { describe, expect, it } from 'vitest';
import { newGame, standings } from '../../../core/index.ts';
import { optionsOf, riichiNames } from '../../../records/index.ts';
import { courseOf, GAME_FILES, gamesOf } from '../../conformance/convert-game-cases.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const games = GAME_FILES.flatMap(gamesOf)
  .filter(({ final }) => final !== null)
  .map(courseOf);
const older = games.filter(({ final }) => final!.results!.every(Number.isInteger));

/** Places from the first dealer on, equal points in playing order. */
function placesOf(points: readonly number[], starter: number): number[] {
  const turn = (player: number): number => (player - starter + points.length) % points.length;
  const order = points.map((_, player) => player).sort((a, b) => points[b]! - points[a]! || turn(a) - turn(b));
  return points.map((_, player) => order.indexOf(player));
}

/** Results in thousands: all but the first are rounded, the first takes the remainder. */
function resultsBy(points: readonly number[], starter: number, thousands: (points: number, target: number) => number) {
  const three = points.length === 3;
  const bonus = three ? [20, 0, -20] : [20, 10, -10, -20];
  const target = three ? 40_000 : 30_000;
  const places = placesOf(points, starter);
  const results = points.map((one, player) => thousands(one, target) + bonus[places[player]!]!);
  const rest = results.reduce((sum, result, player) => (places[player] === 0 ? sum : sum - result), 0);
  return results.map((result, player) => (places[player] === 0 ? rest : result));
}

const away = (x: number): number => Math.sign(x) * Math.floor(Math.abs(x) + 0.5);
const towards = (x: number): number => Math.sign(x) * Math.ceil(Math.abs(x) - 0.5);
const HALVES: Record<string, (points: number, target: number) => number> = {
  'of the score, away from zero': (points, target) => away(points / 1000) - target / 1000,
  'of the score, up': (points, target) => Math.floor(points / 1000 + 0.5) - target / 1000,
  'of the score, towards zero': (points, target) => towards(points / 1000) - target / 1000,
  'of what is above the target, away from zero': (points, target) => away((points - target) / 1000),
  'of what is above the target, towards zero': (points, target) => towards((points - target) / 1000),
};

/** Points, the player, and the result in thousands: games that tell the ways to round apart. */
const TELLING: [points: number[], player: number, result: number][] = [
  [[25500, 39500, 20000, 15000], 0, 6],
  [[40500, 35000, 25000, -500], 3, -51],
  [[60000, 20500, 10500, 9000], 1, 1],
  [[25500, 33700, 7900, 32900], 0, -14],
];

describe('halves are rounded', () => {
  it.each(Object.entries(HALVES))('%s', (way, thousands) => {
    const right = older.filter(
      ({ final, starter }) => resultsBy(final!.points, starter, thousands).join() === final!.results!.join(),
    );
    const told = TELLING.filter(([points, player, result]) => resultsBy(points, 0, thousands)[player] === result);
    const all = way === 'of the score, away from zero';
    console.log(`halves ${way}: ${right.length} of ${older.length} games, ${told.length} of ${TELLING.length} rows`);
    expect(right.length === older.length && told.length === TELLING.length).toBe(all);
  });
});

function standingsOf(points: readonly number[], starter: number, options: Record<string, boolean>): number[] {
  const table = newGame(rulesOf('riichi', options), { seed: 1 });
  table.players = points.map((_, seat) => seat);
  table.starter = starter;
  table.points = [...points];
  const list = standings(table);
  return points.map((_, player) => list.find((one) => one.player === player)!.result / 1000);
}

describe('the pack', () => {
  it.each(TELLING)('%j: player %i has %i', (points, player, result) => {
    expect(standingsOf(points, 0, { whole_results: true })[player]).toBe(result);
    expect(standingsOf(points, 0, {}).reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
  });

  it('gives the results of every complete game, in whole thousands or exact', () => {
    const counted = { whole: 0, exact: 0, either: 0 };
    for (const game of games.filter(({ players }) => players === 4)) {
      const { about, final, starter } = game;
      const { [riichiNames.wholeResults]: whole } = optionsOf(game, riichiNames);
      counted[whole === undefined ? 'either' : whole ? 'whole' : 'exact'] += 1;
      const results = standingsOf(final!.points, starter, whole === undefined ? {} : { whole_results: whole === true });
      expect(results, about.id!).toEqual(final!.results);
    }
    console.log(`results: ${counted.whole} games in whole thousands, ${counted.exact} exact, ${counted.either} either`);
    expect(counted.whole).toBeGreaterThan(0);
    expect(counted.exact).toBeGreaterThan(0);
  });
});
