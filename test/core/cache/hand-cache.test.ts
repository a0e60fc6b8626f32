import { describe, expect, it } from 'vitest';
import {
  advance,
  newGame,
  distanceOfHand,
  holdingOf,
  isComplete,
  isWaiting,
  mayWaitWithout,
  PASS,
  type Table,
  tallyOf,
  type Tile,
  waitsWithout,
  windowOf,
} from '../../../core/index.ts';
import { without, withTile } from '../../../core/cache/hand-cache.ts';
import { travel } from '../../kit/games/visit-decisions.ts';
import { eager } from '../../kit/games/random-choosers.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const { byId } = rulesOf('riichi').tiles;
const tiles = (ids: string): Tile[] => ids.split(' ').map((id) => byId[id]!);

/** Asked anew of the tiles that are there, with one more or one less. */
function distanceWith(table: Table, seat: number, more?: Tile, less?: Tile): number {
  const { tiles: set, distance } = table.rules;
  const { hand, melds } = table.seats[seat]!;
  const counts = tallyOf(more === undefined ? hand : [...hand, more], set);
  if (less !== undefined) counts[set.tiles[less]!.kind]!--;
  return distance(holdingOf(counts, melds, set));
}

/** What is remembered of every hand against what is found out anew. */
function compare(table: Table): number {
  const window = windowOf(table);
  let waiting = 0;
  for (let seat = 0; seat < table.seats.length; seat++) {
    const exposed = window && window.from !== seat ? window.tile : undefined;
    expect(isComplete(table, seat)).toBe(distanceWith(table, seat, exposed) === -1);
    expect(isWaiting(table, seat)).toBe(distanceWith(table, seat) === 0);
    expect(distanceOfHand(table, seat)).toBe(distanceWith(table, seat));
    const parted = [...new Set(table.seats[seat]!.hand)].filter((tile) => {
      const waits = distanceWith(table, seat, undefined, tile) === 0;
      expect(waitsWithout(table, seat, tile)).toBe(waits);
      return waits;
    });
    if (parted.length > 0) expect(mayWaitWithout(table, seat)).toBe(true);
    waiting += parted.length;
  }
  return waiting;
}

describe('the hand of a seat', () => {
  it('that parts with the tile it drew is the very one from before', () => {
    const rules = rulesOf('riichi');
    const table = newGame(rules, { seed: 3 });
    const parts = (): void => {
      const { hand } = table.seats[table.toAct[0]!]!;
      const drawn = table.stage.at === 'turn' ? table.stage.turn.tile : -1;
      const tile = rules.tiles.tiles[drawn < 0 ? hand.at(-1)! : drawn]!.id;
      expect(advance(table, { seat: table.toAct[0]!, move: 'discard', tiles: [tile] })).toBeUndefined();
    };
    const everybodyPasses = (): void => {
      for (const seat of table.toAct) expect(advance(table, { seat, move: PASS, tiles: [] })).toBeUndefined();
    };
    for (let turn = 0; turn < 12; turn++) {
      const hands = table.seats.map(({ hand }) => hand);
      parts();
      everybodyPasses();
      const drawn = table.toAct[0]!;
      expect(table.seats[drawn]!.hand).toHaveLength(14);
      parts();
      expect(table.seats[drawn]!.hand).toBe(hands[drawn]);
      everybodyPasses();
    }
  });
});

describe('what is known of hands', () => {
  it.each([
    ['international', 20],
    ['riichi', 20],
    ['cantonese', 20],
    ['american', 0],
  ])('is what is so, in deals of %s', (pack, often) => {
    let waiting = 0;
    const look = (table: Table): void => void (table.over || (waiting += compare(table)));
    travel(rulesOf(pack), { seed: 5, choose: eager, deals: 3, forget: true, look });
    expect(waiting).toBeGreaterThanOrEqual(often);
  });
});

it('is so too where shapes ask for melds, or for other tiles', () => {
  const rules = rulesOf(`id: house
extends: international
name: { en: House }
shapes: { sets: { when: not concealed and suits <= 2 }, pairs: { when: suits == 2 } }`);
  let waiting = 0;
  const look = (table: Table): void => void (table.over || (waiting += compare(table)));
  travel(rules, { seed: 5, choose: eager, deals: 4, forget: true, look });
  expect(waiting).toBeGreaterThan(0);
});

describe('a hand', () => {
  const hand = tiles('1m 5p 5p 0p 7z');

  it.each([
    ['9m', '1m 9m 5p 5p 0p 7z'],
    ['5p', '1m 5p 5p 5p 0p 7z'],
    ['0p', '1m 5p 5p 0p 0p 7z'],
    ['7z', '1m 5p 5p 0p 7z 7z'],
    ['1m', '1m 1m 5p 5p 0p 7z'],
  ])('gets %s in its place', (tile, after) => {
    const { tiles: set } = rulesOf('riichi');
    expect(withTile(hand, tiles(tile)[0]!, set)).toEqual(tiles(after));
  });

  it.each([
    ['1m', '5p 5p 0p 7z'],
    ['5p', '1m 5p 0p 7z'],
    ['5p 0p', '1m 5p 7z'],
  ])('parts with %s, each once', (gone, after) => {
    expect(without(hand, tiles(gone))).toEqual(tiles(after));
    expect(hand).toEqual(tiles('1m 5p 5p 0p 7z'));
  });
});
