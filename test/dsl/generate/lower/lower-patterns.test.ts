import { expect, test } from 'vitest';
import { compileExpression, scopeOf } from '../../../../dsl/index.ts';
import { lowerPatterns } from '../../../../dsl/generate/lower/lower-patterns.ts';
import { LEVELS, newGraph } from '../../../../dsl/generate/lower/expression-graph.ts';
import type { Node } from '../../../../dsl/generate/lower/graph-node.ts';
import { maskLayout } from '../../../../dsl/readings/kind-bit-layout.ts';
import { planesOf } from '../../../../dsl/readings/division-memory-layout.ts';
import { parseShape } from '../../../../dsl/shapes/parse-shape.ts';
import { fullSet, sure } from '../../../kit/tile-sets.ts';

const layout = maskLayout(fullSet);
const OPTIONS = { strict: { type: 'yes/no', value: true }, least: { type: 'number', value: 3 } } as const;
const WORDS = { dragon: '567z' };

function lowered(texts: string[], shape = '4 set + pair'): Node[] {
  const scope = scopeOf(fullSet, { options: OPTIONS, definitions: WORDS, situation: ['late'], shapes: ['it'] });
  const patterns = texts.map((text) => {
    const result = compileExpression(text, 'pattern', scope, ['yes/no', 'number']);
    if (!result.ok) throw new Error(result.problems[0]!.message);
    return { id: text, when: result.value, value: {} };
  });
  const shapes = [sure(parseShape('it', shape, fullSet))];
  const set = { tiles: fullSet, layout, shapes, patterns, tallies: [] };
  return lowerPatterns(set, planesOf(fullSet, layout))[0]!.map(({ times }) => times);
}

test.each([
  ['strict', 'constant'],
  ['least > 2', 'constant'],
  ['shape is it', 'constant'],
  ['suits == 1', 'hand'],
  ['every tile in 23468s 6z', 'hand'],
  ['late and by draw', 'hand'],
  ['count(kong) == 2', 'hand'],
  ['tiles include 1112345678999A', 'hand'],
  ['every set is chow', 'reading'],
  ['has chow nA, chow nB, chow nC', 'reading'],
  ['count(triplet of dragon) == 2 and pair is dragon', 'reading'],
  ['pair is not seat_wind', 'reading'],
  ['count(concealed triplet) == 3', 'role'],
  ['wait is closed', 'role'],
] as const)('%s is known for the %s', (text, level) => {
  expect(lowered([text])[0]!.level).toBe(LEVELS[level]);
});

test.each([
  ['every set is chow', '7 pair', 0],
  ['no set is chow', '7 pair', 1],
  ['has chow nA', '7 pair', 0],
  ['has pair nA, pair nA', '7 pair of different kinds', 0],
  ['has pair nA, pair nA', '4 set + pair', 0],
  ['pair is dragon', '7 pair', 0],
  ['pair is not dragon', '7 pair', 0],
  ['every group is concealed', '19m19p19s1234567z + one of them', 0],
  ['wait is none', '19m19p19s1234567z + one of them', 1],
  ['wait is closed', '7 pair', 0],
  ['has triplet nA, triplet nA', '4 set + pair', 0],
  ['has chow nA, chow (n+7)A', '4 set + pair', 0],
  ['any chow is honour', '4 set + pair', 0],
  ['strict or wait is closed', '4 set + pair', 1],
  ['count(chow of 12m) > 0', '4 set + pair', 0],
])('%s in %s needs no looking', (text, shape, value) => {
  const [node] = lowered([text], shape);
  expect([node!.op, node!.value]).toEqual(['constant', value]);
});

test.each([
  ['every tile in 19m19p19s1234567z', 'every tile is terminal or honour'],
  ['no set is not chow', 'no triplet is terminal or honour or simple'],
  ['count(kong) >= 1', 'any kong is terminal or honour or simple'],
  ['count(triplet of dragon) == 0', 'no triplet is dragon'],
  ['has chow nA, chow nB, chow nC', 'has chow mB, chow mC, chow mA'],
  ['has triplet 5z', 'any triplet in 5z'],
])('%s is the same as %s', (one, other) => {
  const [a, b] = lowered([one, other]);
  expect(a!.id).toBe(b!.id);
});

test('a shift keeps out of the next suit only where it must', () => {
  const graph = newGraph();
  const chows = graph.input('chow 1 0', LEVELS.reading, 0b1111111_001111111);
  expect(graph.and(chows, graph.number(-1))).toBe(chows);
  const shifted = graph.and(graph.shift(chows, -1), graph.number(0b111111));
  expect(shifted.may).toBe(0b111111);
  expect(graph.and(chows, graph.number(0b110000000)).value).toBe(0);
});

test('what is known earlier is a part of its own', () => {
  const graph = newGraph();
  const [hand, reading, role] = [LEVELS.hand, LEVELS.reading, LEVELS.role].map((level) =>
    graph.some(graph.input(`x${level}`, level)),
  );
  const all = graph.both(role!, hand!, reading!);
  expect(all).toBe(graph.both(graph.both(hand!, reading!), role!));
  expect(all.of.map((node) => node.level)).toEqual([LEVELS.reading, LEVELS.role]);
});
