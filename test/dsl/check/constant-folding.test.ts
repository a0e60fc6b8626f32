import { describe, expect, it } from 'vitest';
import { type Expr, fold, type PlaceName, same } from '../../../dsl/index.ts';
import { program, scope } from '../../kit/invented-scope.ts';

describe('constants are worked out', () => {
  it.each<[PlaceName, string, string]>([
    ['score', 'stars + 2 * 4', 'stars + 8'],
    ['score', 'stars + floor(1 / (lowest - 3))', 'stars'],
    ['score', 'stars * (lowest - 2)', 'stars'],
    ['score', '0 * stars + 1 * stars + 0', 'stars'],
    ['score', 'stars / 1 - 0', 'stars'],
    ['score', 'floor(stars / (lowest - 3)) + 1', '1'],
    ['score', 'stars - floor(0 / stars)', 'stars'],
    ['score', 'max(1, lowest, 2) + floor(5 / 2)', '5'],
    ['score', 'coins(lowest) + round_up(320, 100) + round(250, 100)', '704'],
    ['score', '1000000000 * 1000000000', '1000000000000'],
    ['score', 'if open_ends then stars else 3', 'stars'],
    ['score', 'if payment is full then stars else 3', '3'],
    ['pattern', 'suits == 1 and open_ends and lowest > 2', 'suits == 1'],
    ['pattern', 'suits == 1 and not open_ends', 'false'],
    ['pattern', 'suits == 1 or payment is not full', 'true'],
    ['pattern', 'not (payment is full) and (suits == 1 or 2 < 1)', 'suits == 1'],
    ['pattern', 'not not concealed', 'concealed'],
    ['pattern', 'count(set where chow and open_ends) > 1', 'count(set where chow) > 1'],
    ['pattern', 'has set where chow and open_ends', 'has set where chow'],
  ])('of a %s: %s is %s', (place, text, is) => {
    expect(same(program(text, place).folded, program(is, place).tree)).toBe(true);
  });

  it.each<[PlaceName, string]>([
    ['score', 'stars / 2'],
    ['score', 'stars * stars'],
    ['pattern', 'closed_hand and suits == 1'],
    ['pattern', 'any tile is dragon or wind'],
  ])('of a %s: %s stays the same tree', (place, text) => {
    const { tree, folded } = program(text, place);
    expect(folded).toBe(tree);
  });

  it('a name of the pack stays unless it stands for a constant', () => {
    const own = { ...scope, definitions: { three: 'lowest', some: 'stars + lowest' } };
    const folded = program('three + some', 'score', ['number'], own).folded as Extract<Expr, { node: 'arithmetic' }>;
    expect(folded.left).toMatchObject({ node: 'number', value: 3 });
    expect(folded.right).toMatchObject({ node: 'name', meaning: { body: { right: { node: 'number', value: 3 } } } });
  });

  it('options may be left open', () => {
    const { tree } = program('open_ends and lowest > 1 + 1', 'score');
    const folded = fold(tree, { charts: {}, option: () => undefined });
    expect(
      same(folded, fold(program('open_ends and lowest > 2', 'score').tree, { charts: {}, option: () => undefined })),
    ).toBe(true);
  });
});
