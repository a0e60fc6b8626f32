import { describe, expect, it, test } from 'vitest';
import { freeNames, nameClashes, reserved, scopeOf } from '../../../dsl/index.ts';
import { listed, nearest } from '../../../dsl/suggest/nearest-word.ts';
import { words } from '../../../dsl/words/index.ts';
import { program, scope } from '../../kit/invented-scope.ts';
import { fullSet } from '../../kit/tile-sets.ts';

describe('words', () => {
  it('have a name of their own, but for what is said of a hand and of a group, and what is a tile and its kind', () => {
    const names = words.map(({ name }) => name);
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice).toEqual(['last tile', 'concealed']);
    expect(names.filter((name) => reserved.includes(name))).toEqual([]);
  });

  it('say what they are in one sentence', () => {
    expect(words.filter(({ says }) => !/^[A-Z].*\.$/.test(says)).map(({ name }) => name)).toEqual([]);
  });

  it('can be asked wherever they may be used', () => {
    const ofHand = ['pattern', 'value', 'shape', 'score'];
    const wrong = words.filter(
      (word) =>
        word.is === 'fact' && word.places.some((place) => (ofHand.includes(place) ? !word.ofHand : !word.ofTable)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test.each<[string, string, string[]]>([
  ['pattern', 'ready and lowest > streak', ['mark ready', 'option lowest', 'counter streak']],
  [
    'pattern',
    'closed_hand and after_kong',
    ['definition closed_hand', 'word concealed', 'word by draw', 'situation after_kong'],
  ],
  ['score', 'coins(stars of petals) + grade', ['chart coins', 'tally stars', 'group petals', 'step grade']],
  ['move', 'would score all_odd', ['pattern all_odd']],
  ['move', 'passed win and not exposed in signs', ['move win', 'list signs']],
  ['sequence', 'seats with ready == 4 and not standing == 1', ['mark ready', 'word standing']],
  ['pattern', 'count(bonus where rank == 1)', ['noun bonus', 'it rank']],
])('%s: %s reads its names', (place, text, names) => {
  const found = freeNames(program(text, place as 'pattern').tree).map(({ is, name }) => `${is} ${name}`);
  expect(found).toEqual(names);
});

describe('names of a pack', () => {
  it('clash with words of the language where both could stand', () => {
    const options = { wait: { type: 'number' as const, value: 1 }, count: { type: 'number' as const, value: 1 } };
    const pack = scopeOf(fullSet, {
      options,
      tallies: ['points', 'value'],
      marks: ['kong'],
      charts: { floor: [[0, 1]] },
    });
    expect(
      nameClashes(pack)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['count', 'floor', 'kong', 'value', 'wait']);
    expect(nameClashes(scope)).toEqual([]);
  });
});

test.each<[string, string[], string | undefined]>([
  ['concealled', ['claimed', 'concealed'], 'concealed'],
  ['drw', ['draw', 'discard'], 'draw'],
  ['x', ['chow'], undefined],
  ['anything', [], undefined],
])('%s is nearest to %s: %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});

test.each<[string[], string]>([
  [['a'], '`a`'],
  [['a', 'b', 'c'], '`a`, `b` or `c`'],
  [[...'abcdefghij'], '`a`, `b`, `c`, `d`, `e`, `f`, `g`, `h` ...'],
])('%s listed', (names, text) => {
  expect(listed(names)).toBe(text);
});
