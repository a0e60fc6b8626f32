import { describe, expect, test } from 'vitest';
import { type PackRuleset, score, waits } from '../../loader/index.ts';
import { patternLine, smallPack } from '../kit/small-pack.ts';
import { sure } from '../kit/tile-sets.ts';

const CARD = `
words: { basic: shape is tides }
tiles:
  suits:
    m: { companion: 7z }
    p: { companion: 5z }
    s: { companion: 6z }
    j: { ranks: 1, copies: 8, joker: { from: 3 } }
shapes:
  sets: null
  pairs: null
  tides: { is: "2 of 1z + 4 of nA + 4 of (10-n)B + 4 of companion C where n in 1..4" }
  primes: { is: "2 of 2A + 2 of 3A + 2 of 5A + 2 of 7A + 2 of 2B + 2 of 3B + 2 of 1z", concealed: true }
`;

function packWith(more: string, patterns = patternLine('always', 1, 'true')): PackRuleset {
  const loaded = smallPack({ patterns, more });
  expect(loaded.problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([]);
  if (!loaded.ok) throw new Error('not loaded');
  return loaded.value;
}

describe('shapes as a pack writes them', () => {
  const card = packWith(CARD);
  const shapeOf = (hand: string): string | undefined => sure(score(card, hand)).judgement?.shape;

  test.each([
    // 2 and 8 of two suits, the companion of the third.
    ['11z 2222m 8888p 666s +6s', undefined],
    ['11z 2222m 8888p 666z +6z', 'tides'],
    ['11z 2222m 8888p 555z +5z', undefined],
    ['11z (222m1j) (88p11j) 66z 1j +1j', 'tides'],
    ['1z (222m1j) (88p11j) 666z 1j +1z', 'tides'],
    ['1z (222m1j) (88p11j) 6666z +1j', undefined],
    ['22335577m 2233p 1z +1z', 'primes'],
    ['22335577m 2233p 1z +1j', undefined],
  ])('%s', (hand, shape) => {
    expect(shapeOf(hand)).toBe(shape);
  });

  test('waits know jokers and melds', () => {
    const found = sure(waits(card, '11z (222m1j) (88p11j) 666z'));
    expect([found.distance, found.tiles.map(({ tile, left }) => `${left} ${tile}`)]).toEqual([0, ['1 6z', '5 1j']]);
    const full = sure(waits(card, '11z (222m1j) (88p11j) 666z 4s'));
    expect(full.discards[0]).toMatchObject({ tile: '4s', distance: 0 });
  });
});

describe('what need not reach the minimum', () => {
  const shapes = 'shapes:\n  knitted: { is: 1A4A7A 2B5B8B 3C6C9C + 1 set + pair, minimum: exempt }\n';
  const rules = packWith(`${shapes}score: { value: fan, minimum: fan > 5 }\n`);
  test.each([
    ['123m 456p 789s 345s 1z +1z', undefined, 'below-minimum'],
    ['147m 258p 369s 345s 1z +1z', 'knitted', undefined],
  ])('%s', (hand, shape, reason) => {
    const result = sure(score(rules, hand));
    expect([result.judgement?.shape, result.reason]).toEqual([shape, reason]);
  });

  test('a wait tells what it would be worth, and that it is too little', () => {
    const [one] = sure(waits(rules, '123m 456p 789s 345s 1z')).tiles;
    expect(one).toMatchObject({ tile: '1z', left: 3, tooLittle: { discard: { tallies: { fan: 1 } } } });
    expect(one).not.toHaveProperty('discard');
  });
});

describe('waits for what is gone', () => {
  const hand = '1111m 123p 456p 789s';
  test.each([
    ['', 1, '1m'],
    ['waits: { dead: ignore }\n', 1, '1m'],
    ['waits: { dead: count }\n', 0, '1m'],
  ])('%s', (more, distance, dead) => {
    const found = sure(waits(packWith(more), hand));
    expect(found.distance).toBe(distance);
    const tile = found.tiles.find((one) => one.tile === dead);
    expect(tile).toEqual(distance === 0 ? { tile: dead, left: 0 } : undefined);
  });

  test('are counted among the winning kinds', () => {
    const alone = patternLine('alone', 2, 'count(winning kinds) == 1');
    // 444456667m waits for 4 and 5 in form, though 4 is gone.
    const worth = (more: string) =>
      sure(score(packWith(more, alone), '4444666s 111m 222m +5s')).judgement?.tallies['fan'];
    expect([worth(''), worth('waits: { dead: count }\n')]).toEqual([2, 0]);
  });
});

test.each([
  ['tiles: { suits: { j: { ranks: 1, joker: { from: 3 }, runs: true } } }', ['joker-suit', 'short-suit']],
  [
    'tiles: { suits: { j: { ranks: 1, joker: { from: 3 } }, k: { ranks: 1, joker: { from: 3 } } } }',
    ['several-jokers'],
  ],
  ['tiles: { suits: { m: { companion: 1f } } }', ['no-companion']],
  ['tiles: { suits: { m: { companion: 12z } } }', ['too-many-tiles']],
  ['shapes: { odd: { is: 4 of nA + 4 of nB + 5 of 1z where n in 1..9 } }', ['too-many-copies']],
  ['shapes: { odd: { is: 4 of nA + 4 of companion B + 6 of 1z where n in 1..9 } }', ['no-companion']],
])('%s', (more, codes) => {
  const { problems } = smallPack({ patterns: patternLine('always', 1, 'true'), more });
  expect(problems.map(({ code }) => code).sort()).toEqual(codes);
});
