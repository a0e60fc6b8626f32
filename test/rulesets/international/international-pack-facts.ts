/** Facts of the pack that are neither a hand nor a situation of play; each lists what is wrong. */
import { newGame, isBonus, type Ruleset, tileTotal } from '../../../core/index.ts';

type Fact = (rules: Ruleset) => string[];

function unless(holds: boolean, sentence: string): string[] {
  return holds ? [] : [sentence];
}

const CHART = [2, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 2000, 3000, 4000, 5000, 6000];

export const facts: Record<string, Fact> = {
  /** Article 4. */
  pais: (rules) => {
    const { tiles } = rules;
    const copies = (bonus: boolean): number =>
      tiles.kinds.reduce((sum, { copies }, kind) => sum + (isBonus(tiles, kind) === bonus ? copies : 0), 0);
    return [
      ...unless(tileTotal(tiles) === 144, `there are ${tileTotal(tiles)} pais, not 144`),
      ...unless(copies(false) === 136, `${copies(false)} pais make sets, not 136`),
      ...unless(copies(true) === 8, `there are ${copies(true)} Flowers, not 8`),
      ...unless(
        tiles.winds.map((kind) => tiles.kinds[kind]!.id).join('') === '1z2z3z4z',
        'the Winds are not numbered East to North',
      ),
    ];
  },
  /** Article 10.1. */
  shuffled: (rules) => {
    const walls = [1, 2, 1].map((seed) => newGame(rules, { seed }).wall.order);
    const sorted = [...walls[0]!].sort((a, b) => a - b).join();
    const all = rules.tiles.tiles.flatMap(({ copies }, tile) => new Array<number>(copies).fill(tile)).join();
    return [
      ...unless(sorted === all, 'a wall does not hold every pai'),
      ...unless(walls[0]!.join() !== walls[1]!.join(), 'two games lie alike'),
      ...unless(walls[0]!.join() === walls[2]!.join(), 'the same seed lies otherwise'),
    ];
  },
  /** Article 10.2. */
  walls: (rules) => {
    const columns = tileTotal(rules.tiles) / rules.seats.count / rules.wall.height;
    return [
      ...unless(rules.wall.height === 2, 'walls are not two high'),
      ...unless(columns === 18, `a wall has ${columns} columns, not 18`),
    ];
  },
  /** Article 10.3: two dice, which is a house choice. */
  dice: (rules) => unless(rules.seats.dice === 2 && rules.wall.dice === 2, 'two dice are not cast'),
  /** Article 30.1: half a fan, then 1 to 15. */
  chart: (rules) => {
    const rows = rules.pack.charts!.mados!.rows as Record<string, number>;
    const wrong = CHART.map((mados, fans) => [fans === 0 ? '0.5' : String(fans), mados] as const).filter(
      ([fans, mados]) => rows[fans] !== mados,
    );
    return [
      ...wrong.map(([fans, mados]) => `${fans} fans give ${rows[fans]} mados, not ${mados}`),
      ...unless(Object.keys(rows).length === CHART.length, 'the chart has other rows'),
    ];
  },
};
