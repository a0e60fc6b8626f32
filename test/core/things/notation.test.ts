import { describe, expect, it, test } from 'vitest';
import {
  isBonus,
  kindOf,
  parseHand,
  parseTiles,
  printHand,
  printTiles,
  seededRandom,
  type Hand,
  type Random,
  type Tile,
  type TileSet,
} from '../../../core/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { cardSet, fullSet, hand, markedSet, sure } from '../../kit/tile-sets.ts';
import { located } from '../../kit/games/failure-location.ts';

const CANONICAL: [string, TileSet][] = [
  ['123m 456p 789s 11z', fullSet],
  ['(123m) (555p) 78s', fullSet],
  ['(123m) (111+1s) <2222p> 78p 55z +9p 3f', fullSet],
  ['(555z) (1111s) 23m 88p +4m', fullSet],
  ['123456789m 234p 5s +5s', fullSet],
  ['12345678f', fullSet],
  ['(340m) (550+5p) <5550s> 34p 11z', markedSet],
  ['', fullSet],
  // Jokers lie in melds as themselves; five and six alike, and flowers that are ordinary tiles.
  ['(33m11j) (3s11j) (5555z11j) (11111f) 12m 1j +1j', cardSet],
];

test.each(CANONICAL)('%s is read and written alike', (text, tiles) => {
  expect(printHand(sure(parseHand(text, tiles)), tiles)).toBe(text);
});

test('tiles behind a stroke are laid aside', () => {
  const { tiles } = rulesOf('sanma');
  const read = sure(parseHand('123p 4z +4z /44z', tiles));
  expect([read.concealed.length, read.bonus.map((tile) => tiles.tiles[tile]!.id)]).toEqual([5, ['4z', '4z']]);
  expect(printHand(read, tiles)).toBe('123p 4z +4z /44z');
});

test.each([
  ['1m2m3m 456p11z789s', '123m 456p 789s 11z'],
  ['321m', '123m'],
  ['1 2 3m', '123m'],
  ['+5z 12m', '12m +5z'],
  ['[2222p] 11z', '<2222p> 11z'],
  ['🀇🀈🀉 🀙🀙 🀄︎🀅🀆 🀀', '123m 11p 1567z'],
  ['🀐🀐 🀢🀣🀥🀤🀦🀩', '11s 123458f'],
  ['ESWN 白發中', '1234567z'],
  ['東南西北 东', '11234z'],
  ['123万 5筒 66索', '123m 5p 66s'],
  ['(🀇🀈🀉) (EEE) +北', '(123m) (111z) +4z'],
  ['3f 123m 1f', '123m 13f'],
])('%s means %s', (text, canonical) => {
  expect(printHand(hand(text), fullSet)).toBe(canonical);
});

test.each<[string, ...[string, number, number][]]>([
  ['123x', ['unknown-suit', 4, 5]],
  ['123P', ['unknown-suit', 4, 5]],
  ['1 dot 2 dots', ['unknown-suit', 3, 6], ['unknown-suit', 9, 13]],
  ['12 C', ['missing-suit', 1, 3]],
  ['8z', ['unknown-tile', 1, 3]],
  ['189z', ['unknown-tile', 2, 5]],
  ['0m', ['unknown-tile', 1, 3]],
  ['12', ['missing-suit', 1, 3]],
  ['123m /4z', ['aside-tile', 7, 9]],
  ['11z /1f +1z', ['aside-tile', 9, 10], ['aside-tile', 10, 12]],
  ['12 (345m)', ['missing-suit', 1, 3]],
  ['11111m', ['too-many-copies', 5, 7]],
  ['(111m) 11m', ['too-many-copies', 9, 11]],
  ['11f', ['too-many-copies', 2, 4]],
  ['(124m)', ['no-group', 2, 6]],
  ['(912m)', ['no-group', 2, 6]],
  ['(123z)', ['no-group', 2, 6]],
  ['(9m1p2p)', ['no-group', 2, 8]],
  ['(11m)', ['no-group', 2, 5]],
  ['()', ['no-group', 2, 3]],
  ['<222p>', ['no-group', 2, 6]],
  ['(111+2m)', ['no-group', 2, 8]],
  ['(123m 11z', ['unclosed-bracket', 1, 2]],
  ['(123m', ['unclosed-bracket', 1, 2]],
  ['<2222p)', ['wrong-bracket', 7, 8]],
  ['11z)', ['stray-bracket', 4, 5]],
  ['12m +', ['missing-last-tile', 5, 6]],
  ['+1m +2m', ['several-last-tiles', 6, 8]],
  ['12m +1f', ['bonus-last-tile', 6, 8]],
  ['(11111m)', ['no-group', 2, 8]],
  ['12m & 3p', ['unknown-tile', 5, 6]],
  ['88z 12x (13m)', ['unknown-tile', 1, 4], ['unknown-suit', 7, 8], ['no-group', 10, 13]],
])('%s is refused', (text, ...problems) => {
  const result = parseHand(text, fullSet);
  expect(result.ok).toBe(false);
  expect(result.problems.map(({ code, place }) => [code, place?.column, place?.endColumn])).toEqual(problems);
});

describe('marked tiles', () => {
  it('there is one marked five, and four fives in all', () => {
    expect(parseHand('00m', markedSet).ok).toBe(false);
    expect(parseHand('05555m', markedSet).ok).toBe(false);
    expect(parseHand('0555m', markedSet).ok).toBe(true);
  });
});

describe('size', () => {
  it('counts a kong as three and leaves out bonus tiles', () => {
    expect(parseHand('<1111m> 234p 567p 789s 1z +1z 12f', fullSet, [14]).ok).toBe(true);
    expect(parseHand('<1111m> 234p 567p 789s 1z', fullSet, [14]).problems[0]).toMatchObject({
      code: 'wrong-tile-count',
      message: 'The hand has 13 tiles instead of 14.',
    });
  });
});

describe('suggestions', () => {
  it('knows the suit in the other case', () => {
    expect(parseHand('12M', fullSet).problems[0]).toMatchObject({ replacement: 'm', hint: 'Did you mean `m`?' });
  });
  it('names lines as well as columns', () => {
    expect(parseHand('123m\n 9z', fullSet).problems[0]?.place).toMatchObject({ line: 2, column: 2, endColumn: 4 });
  });
});

describe('a list of tiles', () => {
  it('is read and written', () => {
    expect(printTiles(sure(parseTiles('5z 19m 1p', fullSet)), fullSet)).toBe('19m 1p 5z');
  });
  it('has no brackets', () => {
    expect(parseTiles('(123m)', fullSet).problems.map(({ code }) => code)).toEqual(['stray-bracket', 'stray-bracket']);
  });
});

test.each(['(12m1j)', '(111j)', '<33m11j>', '(3m1j)', '(33m11111j)', '(33m3p1j)', '(33m+1j)'])(
  '%s is no meld where jokers stand for three alike and more',
  (text) => {
    const result = parseHand(text, cardSet);
    expect(result.problems.map(({ code }) => code)).toEqual(['no-group']);
  },
);

test.each<[string, number[], number[], string[]]>([
  ['(1111m) 23456789m 11z', [14], [], ['wrong-tile-count']],
  ['(1111m) 2345678999m', [], [14], []],
  ['(1111m) 234567899m', [], [14], ['wrong-tile-count']],
  ['(1111m) 234567899m', [12], [14], []],
])('%s with %j or all of %j', (text, threes, all, codes) => {
  expect(parseHand(text, cardSet, { threes, all }).problems.map(({ code }) => code)).toEqual(codes);
});

/** A hand drawn from the tiles there are: some groups melded, the rest concealed, perhaps a last tile and bonus tiles. */
function randomHand(tiles: TileSet, random: Random): Hand {
  const left = tiles.tiles.map(({ copies }) => copies);
  const take = (list: Tile[]): Tile[] | undefined => {
    if (list.some((tile) => left[tile]! < list.filter((other) => other === tile).length)) return undefined;
    for (const tile of list) left[tile]!--;
    return list;
  };
  const drawn: Hand = { concealed: [], melds: [], last: -1, bonus: [] };
  for (let i = random.int(0, 4); i > 0; i--) {
    const kind = random.int(0, tiles.kinds.length - 1);
    const suit = tiles.suits[tiles.kinds[kind]!.suit]!;
    const kong = random.int(0, 2) === 0;
    const chow = !kong && suit.runs && tiles.kinds[kind]!.rank + 2 <= suit.ranks && random.int(0, 1) === 0;
    const list = suit.bonus
      ? undefined
      : take(chow ? [kind, kind + 1, kind + 2] : new Array<Tile>(kong ? 4 : 3).fill(kind));
    if (list === undefined) continue;
    const claimed = !kong || random.int(0, 1) === 0;
    const type = kong ? 'kong' : chow ? 'chow' : 'pung';
    const added = kong && claimed && random.int(0, 1) === 0;
    drawn.melds.push({ type, kind, tiles: list, claimed, from: -1, taken: -1, added, seen: true });
  }
  for (let i = random.int(0, 14); i > 0; i--) {
    const tile = random.int(0, tiles.tiles.length - 1);
    if (take([tile]) !== undefined) (isBonus(tiles, kindOf(tiles, tile)) ? drawn.bonus : drawn.concealed).push(tile);
  }
  const order = (a: Tile, b: Tile): number => kindOf(tiles, a) - kindOf(tiles, b) || a - b;
  if (drawn.concealed.length > 0 && random.int(0, 1) === 0) drawn.last = drawn.concealed.pop()!;
  drawn.concealed.sort(order);
  if (drawn.last >= 0) drawn.concealed.push(drawn.last);
  drawn.bonus.sort(order);
  return drawn;
}

test.each([
  ['bonus tiles', fullSet],
  ['marked tiles', markedSet],
] as const)('any hand with %s is written and read back', (_, tiles) => {
  const random = seededRandom(3);
  for (let round = 0; round < 500; round++) {
    const drawn = randomHand(tiles, random);
    const text = printHand(drawn, tiles);
    const check = (): void => {
      expect(sure(parseHand(text, tiles))).toEqual(drawn);
      expect(printHand(sure(parseHand(text, tiles)), tiles)).toBe(text);
    };
    located(() => ({ seed: 3, hand: text }), check);
  }
});

test.each([
  ['123P', 'p'],
  ['1B', 's'],
  ['2 dots', 'p'],
  ['3C', 'm'],
  ['44Bam', 's'],
  ['5T', 's'],
  ['3 balls', 'p'],
  ['7J', 'z'],
])('the suit of %s is meant as %s', (text, suit) => {
  const { problems } = parseTiles(text, fullSet);
  expect(problems.map(({ code, replacement }) => [code, replacement])).toEqual([['unknown-suit', suit]]);
});
