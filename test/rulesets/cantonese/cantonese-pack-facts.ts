/** Facts of the pack that are neither a hand nor a situation of play; each lists what is wrong. */
import { newGame, type OptionValue, type Ruleset, tileTotal } from '../../../core/index.ts';
import { breakWall, buildWalls } from '../../../core/things/wall.ts';

type Fact = (rules: Ruleset, withOptions: (options: Record<string, OptionValue>) => Ruleset) => string[];

function unless(holds: boolean, sentence: string): string[] {
  return holds ? [] : [sentence];
}

const HALF_SPICY = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
const FULL_SPICY = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/** Where an award chart says something else. */
function checkChart(rules: Ruleset, name: string, awards: readonly number[]): string[] {
  const { charts } = rules.pack as { charts: Record<string, { rows: Record<string, number> }> };
  const { rows } = charts[name]!;
  return [
    ...awards.flatMap((award, fans) =>
      unless(rows[fans] === award, `${name}: ${fans} fans give ${rows[fans]}, not ${award}`),
    ),
    ...unless(Object.keys(rows).length === awards.length, `${name} has other rows`),
  ];
}

export const facts: Record<string, Fact> = {
  /** 2.1: the stacked Wind tiles are mixed, so who draws East is chance. */
  'mixed winds': (rules) => {
    const east = Array.from({ length: 40 }, (_, seed) => newGame(rules, { seed }).players[0]);
    return unless(new Set(east).size === 4, 'some players never draw East');
  },
  /** 2.1, 2.3: two or three dice for the seats, two for the First Dealer. */
  dice: (rules, withOptions) => [
    ...unless(rules.seats.drawDice === 2, 'seats are not drawn with two dice'),
    ...unless(withOptions({ dice: 3 }).seats.drawDice === 3, 'three dice cannot be agreed'),
    ...unless(rules.seats.dice === 2 && withOptions({ dice: 3 }).seats.dice === 2, 'the dealer is not cast with two'),
  ],
  /** 2.2: 136 tiles in rows of seventeen stacks, 144 with Flowers in rows of eighteen. */
  walls: (rules, withOptions) => {
    const flowers = withOptions({ flowers: true });
    const stacks = ({ tiles, seats, wall }: Ruleset): number => tileTotal(tiles) / seats.count / wall.height;
    return [
      ...unless(tileTotal(rules.tiles) === 136, `there are ${tileTotal(rules.tiles)} tiles, not 136`),
      ...unless(tileTotal(flowers.tiles) === 144, `there are ${tileTotal(flowers.tiles)} tiles with Flowers, not 144`),
      ...unless(rules.wall.height === 2, 'walls are not two high'),
      ...unless(stacks(rules) === 17 && stacks(flowers) === 18, 'rows have another length'),
    ];
  },
  /** 2.2: every deal is mixed anew. */
  mixed: (rules) => {
    const walls = [1, 2, 1].map((seed) => newGame(rules, { seed }).wall.order.join());
    return [
      ...unless(walls[0] !== walls[1], 'two games lie alike'),
      ...unless(walls[0] === walls[2], 'the same seed lies otherwise'),
    ];
  },
  /** 2.4: a 5 leaves five stacks of the dealer's wall, the first four tiles are stacks six and seven. */
  'five stacks': (rules) => {
    const { height } = rules.wall;
    const walls = buildWalls(
      Array.from({ length: tileTotal(rules.tiles) }, (_, i) => i),
      rules.seats.count,
      height,
    );
    const at = { table: newGame(rules, { seed: 1 }), seat: 0, cast: 5 };
    const order = breakWall(walls, rules.wall.start(at) - 1, rules.wall.column(at), height);
    const stack = (number: number): number[] => walls[0]!.slice((number - 1) * height, number * height);
    return [
      ...unless(
        order.slice(0, 4).join() === [...stack(6), ...stack(7)].join(),
        'the first four tiles are not stacks 6 and 7',
      ),
      ...unless(
        order.slice(-10).join() === [1, 2, 3, 4, 5].flatMap(stack).join(),
        'the five stacks are not the tail end',
      ),
    ];
  },
  /** 2.12.2: the two curves of awards. */
  awards: (rules) => [
    ...checkChart(rules, 'half_spicy_award', HALF_SPICY),
    ...checkChart(rules, 'full_spicy_award', FULL_SPICY),
  ],
  /** Chapter 4: what tables agree on, with the choices the sheet lists. */
  agreed: (rules) => {
    const { options } = rules.pack;
    const said: [string, OptionValue][] = [
      ['flowers', false],
      ['untouchable', 14],
      ['minimum', 3],
      ['limit', 10],
      ['awards', 'half_spicy'],
      ['payment', 'shared'],
      ['winners', 1],
      ['dealer_stays_on_draw', true],
      ['rounds', 4],
      ['dice', 2],
      ['false_win_penalty', 10],
    ];
    return said.flatMap(([id, value]) =>
      unless(options[id]?.default === value, `${id} is ${options[id]?.default} where nobody chooses, not ${value}`),
    );
  },
};
