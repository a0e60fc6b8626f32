/** What a prepared deal must be, from wherever it comes. */
import { expect, it } from 'vitest';
import { newGame, whyNotArranged } from '../../../core/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const LIST = 'Prepared deals are a list, one entry a deal.';
const ENTRY = 'A prepared deal is an object with wall, dice and players.';
const WALL = 'A prepared wall holds tiles of the game, each as often as there are copies at most.';
const DICE = 'Prepared casts are totals the dice of the game can show.';
const SEATS = 'Prepared seats name every player once.';

/** International: 144 tiles, four of a kind but one of each flower; four players, two dice. */
const rules = rulesOf('international');
const flower = rules.tiles.byId['1f']!;

it.each<[what: string, given: unknown, why: string | undefined]>([
  ['no deal', [], undefined],
  ['nothing said', [{}], undefined],
  ['four of a kind', [{ wall: [0, 0, 0, 0] }], undefined],
  ['five of a kind', [{ wall: [0, 0, 0, 0, 0] }], WALL],
  ['a flower', [{ wall: [flower] }], undefined],
  ['a flower twice', [{ wall: [flower, flower] }], WALL],
  ['any tiles', [{ wall: new Array(144).fill(-1) }], undefined],
  ['a tile too many', [{ wall: new Array(145).fill(-1) }], WALL],
  ['a tile of no game', [{ wall: [999] }], WALL],
  ['half a tile', [{ wall: [0.5] }], WALL],
  ['a tile by its name', [{ wall: ['1m'] }], WALL],
  ['the least of two dice', [{ dice: [2] }], undefined],
  ['the most', [{ dice: [12] }], undefined],
  ['less', [{ dice: [0] }], DICE],
  ['more', [{ dice: [13] }], DICE],
  ['half a cast', [{ dice: [6.5] }], DICE],
  ['dice that are no list', [{ dice: 7 }], DICE],
  ['players in some order', [{ players: [2, 0, 3, 1] }], undefined],
  ['a player twice', [{ players: [0, 1, 1, 3] }], SEATS],
  ['three players', [{ players: [0, 1, 2] }], SEATS],
  ['a fifth', [{ players: [0, 1, 2, 3, 4] }], SEATS],
  ['text', 'wall', LIST],
  ['nothing', undefined, LIST],
  ['a list of numbers', [7], ENTRY],
  ['null in the list', [null], ENTRY],
  ['the second of two', [{}, { dice: [13] }], DICE],
])('%s', (_, given, why) => {
  expect(whyNotArranged(rules, given)).toBe(why);
  if (why !== undefined && given !== undefined)
    expect(() => newGame(rules, { seed: 1, arrange: given as never })).toThrow(new RangeError(why));
});
