/** Who gets which tiles of the wall: places counted from the first tile dealt. */
import { describe, expect, it } from 'vitest';
import { newGame } from '../../../core/index.ts';
import { sortTiles } from '../../../core/things/tile.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** Four tiles at a time, three times round, from the dealer on. */
const PACKETS = [0, 4, 8, 12].map((first) =>
  [0, 16, 32].flatMap((round) => [0, 1, 2, 3].map((i) => first + round + i)),
);

const rows: [pack: string, last: number[][]][] = [
  // The dealer takes the next tile and the fourth after it, the others those between.
  ['international', [[48, 52], [49], [50], [51]]],
  ['riichi', [[48, 52], [49], [50], [51]]],
  // One each; then the dealer draws.
  ['cantonese', [[48, 52], [49], [50], [51]]],
];

describe.each(rows)('%s', (pack, last) => {
  const rules = rulesOf(pack);
  // Each kind once, then each again, so that a tile tells its place.
  const order = [...Array.from({ length: 34 }, (_, tile) => tile), ...Array.from({ length: 34 }, (_, tile) => tile)];
  const table = newGame(rules, { seed: 1, arrange: [{ wall: order }] });

  it.each([0, 1, 2, 3])('deals the seat %i after the dealer its packets and what comes last', (far) => {
    const places = [...PACKETS[far]!, ...last[far]!];
    const wanted = sortTiles(
      rules.tiles,
      places.map((place) => order[place]!),
    );
    expect(table.seats[(table.dealer + far) % 4]!.hand).toEqual(wanted);
  });

  it('begins the turn of the dealer', () => {
    const begin = pack === 'cantonese' ? 'drawn' : 'dealt';
    expect(table.stage).toMatchObject({ at: 'turn', turn: { seat: table.dealer, begin } });
    expect(table.toAct).toEqual([table.dealer]);
    expect(table.wall.head).toBe(53);
  });
});

it('deals packets that are the whole hand: the dealer draws the first tile after them', () => {
  const rules = rulesOf('test/packs/invented.yaml');
  const table = newGame(rules, { seed: 1 });
  const { order } = table.wall;
  const dealt = table.events.filter((event) => event.type === 'dealt');
  // Five seats: packets of five from 0, of four from 25, of three from 45; the draw is 60.
  const hand = [0, 1, 2, 3, 4, 25, 26, 27, 28, 45, 46, 47].map((place) => order[place]!);
  expect(dealt[0]).toEqual({
    type: 'dealt',
    seat: table.dealer,
    tiles: sortTiles(rules.tiles, hand).map((tile) => rules.tiles.tiles[tile]!.id),
  });
  expect(dealt.every(({ tiles, last }) => tiles.length === 12 && last === undefined)).toBe(true);
});

it.each([undefined, null, 7, {}])('a game takes settings with a seed, not %j', (settings) => {
  expect(() => newGame(rulesOf('riichi'), settings as never)).toThrow(/^newGame takes a seed/);
});
