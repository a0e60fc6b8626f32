import { describe, expect, it } from 'vitest';
import { type Action, deal, parseTiles, PASS, type View, view } from '../../core/index.ts';
import { choices, makeBot, randomPlayer, runGame, sightOf } from '../../sim/index.ts';
import { rulesOf } from '../kit/rules.ts';
import { sure } from '../kit/tiles.ts';

const rules = rulesOf();
const blank = view(deal(rules, { seed: 1 }), 0);
const ids = (text: string): string[] => sure(parseTiles(text, rules.tiles)).map((tile) => rules.tiles.tiles[tile]!.id);

/** A seat on its own turn that has just drawn a tile; it may discard anything. */
function ownTurn(hand: string, drawn: string, more: Action[] = []): View {
  const held = [...ids(hand), drawn];
  const discards = [...new Set(held)].map((tile): Action => ({ seat: 0, move: 'discard', tiles: [tile] }));
  return {
    ...blank,
    hand: held,
    drawn,
    turn: { seat: 0, begin: 'drawn' },
    window: null,
    legal: [...more, ...discards],
  };
}

/** A seat that is asked about a discard. */
function asked(hand: string, tile: string, claims: [move: string, tiles: string][]): View {
  const legal = claims.map(([move, tiles]): Action => ({ seat: 0, move, tiles: ids(tiles) }));
  const window = { name: 'discard', tile, from: 3, answered: false };
  return {
    ...blank,
    hand: ids(hand),
    drawn: '',
    turn: { seat: 3, begin: 'drawn' },
    window,
    legal: [...legal, { seat: 0, move: PASS, tiles: [] }],
  };
}

const bot = makeBot(rules);

describe('discards', () => {
  it.each([
    ['the tile that joins nothing', '123m 456p 789s 34s 11z', '9p', ['9p']],
    ['a lone honour before a tile with neighbours', '123m 456p 78s 34s 11z 5z', '6m', ['5z']],
    ['the seventh pair stays', '1199m 1199p 1199s 5z', '7z', ['5z', '7z']],
  ])('%s', (_, hand, drawn, fine) => {
    expect(fine).toContain(bot(ownTurn(hand, drawn)).tiles[0]);
  });

  it('keeps the wait with more tiles left', () => {
    const [best] = choices(sightOf(rules, ownTurn('123m 456m 789s 2345p', '9s')));
    expect(best).toMatchObject({ distance: 0, helping: 6, action: { tiles: ['9s'] } });
  });
});

describe('claims', () => {
  it.each([
    ['a chow that brings the hand nearer', '23m 456p 789s 34s 11z 9p', '1m', [['chow', '23m']], 'chow'],
    ['no chow that only breaks another set', '234m 456p 789s 34s 11z', '2m', [['chow', '34m']], 'pass'],
    ['a pung of what it has as a pair', '55z 456p 789s 34s 11z 9p', '5z', [['pung', '55z']], 'pung'],
    [
      'a win before anything else',
      '123m 456p 789s 34s 11z',
      '5s',
      [
        ['chow', '34s'],
        ['win', ''],
      ],
      'win',
    ],
  ] as [string, string, string, [string, string][], string][])('%s', (_, hand, tile, claims, move) => {
    expect(bot(asked(hand, tile, claims)).move).toBe(move);
  });
});

it('declares a kong that leaves the hand as near', () => {
  const kong: Action = { seat: 0, move: 'unfolded_kong', tiles: ids('7777z') };
  expect(bot(ownTurn('123m 456p 34s 11z 777z', '7z', [kong])).move).toBe('unfolded_kong');
});

it('in free play declares what is a win and nothing else', () => {
  const win: Action = { seat: 0, move: 'win', tiles: [] };
  const free = makeBot({ ...rules, play: 'free' });
  expect(free(ownTurn('123m 456p 789s 34s 11z', '5s', [win])).move).toBe('win');
  expect(free(ownTurn('123m 456p 789s 34s 11z', '9p', [win])).move).toBe('discard');
});

it('does not count as ready what would be below the minimum', () => {
  const near = (minimum: number) =>
    choices(sightOf(rulesOf('international', { minimum }), ownTurn('123m 456p 789s 34s 11z', '9p')))[0]!.distance;
  expect(near(3)).toBe(0);
  expect(near(8)).toBe(1);
});

it('plays better than chance', () => {
  const { standings } = runGame(rules, {
    seed: 21,
    maxDeals: 30,
    players: [makeBot, randomPlayer, randomPlayer, randomPlayer],
  });
  expect(standings[0]!.player).toBe(0);
});
