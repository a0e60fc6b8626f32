/** What the rules forbid, and what is no action at all, is refused with a reason and changes nothing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  advance,
  newGame,
  legal,
  play,
  restoreTable,
  type Ruleset,
  seededRandom,
  type Table,
} from '../../core/index.ts';
import { travel } from '../kit/games/visit-decisions.ts';
import { located, type Place } from '../kit/games/failure-location.ts';
import { plainLegal } from '../kit/oracles/international-legal-actions.ts';
import { plainAction } from '../kit/oracles/table-as-tile-ids.ts';
import { anything, eager } from '../kit/games/random-choosers.ts';
import { international } from '../kit/load-rules.ts';
import { sure } from '../kit/tile-sets.ts';
import { discardWindow, must, nobodyClaims } from '../kit/deals/claim-windows.ts';

const checked = international();
const free = international({ play: 'free' });

/** Where each of these tables was found. */
const places = new Map<Table, Place>();

/** Tables at many kinds of decisions. */
function tables(rules: Ruleset): Table[] {
  const list: { table: Table; place: Place }[] = [];
  const seen = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    travel(rules, {
      seed,
      choose: seed % 2 === 0 ? eager : anything,
      deals: 1,
      look: (table) => {
        const { stage } = table;
        const kind = [
          stage.at,
          stage.at === 'turn' && stage.turn.begin,
          stage.at === 'window' && [stage.window.name, table.toAct.length],
          seed % 3,
        ].join();
        if (seen.has(kind)) return;
        seen.add(kind);
        const place = { seed, events: [...table.events] };
        list.push({ table: play(table, { seat: -1, move: '', tiles: [] }), place });
      },
    });
  }
  // Journeys change their table in place: kept as it was.
  return list.map(({ table, place }) => {
    const mine = sure(restoreTable(rules, table));
    places.set(mine, place);
    return mine;
  });
}

const decisions = [...tables(checked), ...tables(free)];

/** Refused in both doors, for a reason, and nothing has changed. */
function mustRefuse(table: Table, action: unknown): void {
  const before = JSON.stringify(table);
  const next = play(table, action as Action);
  expect(next.refused).toMatchObject({
    code: expect.stringMatching(/^[a-z-]+$/),
    message: expect.stringMatching(/.{5}/),
  });
  expect(next.events).toEqual([]);
  expect(JSON.stringify(next)).toBe(before);
  expect(advance(table, action as Action)).toEqual(next.refused);
  expect(JSON.stringify(table)).toBe(before);
}

describe('a refused action', () => {
  const ids = checked.tiles.tiles.map(({ id }) => id);
  const tile = fc.constantFrom(...ids);
  const move = fc.constantFrom(...Object.keys(checked.moves), 'pass', 'show', 'revoke', 'next_deal');
  /** By number: a table is too long to print. */
  const table = fc.nat(decisions.length - 1);

  it('is met at many kinds of decisions', () => {
    expect(decisions.length).toBeGreaterThan(25);
  });

  it('is any action the articles do not list, from any seat, with any tiles', () => {
    let refused = 0;
    const seat = fc.integer({ min: 0, max: 3 });
    // All alike, as the hand has them, or any: so that much is nearly right.
    const tiles = fc.oneof(
      fc.array(tile, { maxLength: 4 }),
      fc.tuple(tile, fc.integer({ min: 1, max: 5 })).map(([one, n]) => new Array<string>(n).fill(one)),
    );
    const close = fc
      .tuple(table, seat, fc.array(fc.nat(13), { maxLength: 4 }))
      .map(([at, who, picks]) => ({ at, who, tiles: picks.flatMap((i) => idAt(decisions[at]!, who, i)) }));
    const wild = fc.tuple(table, seat, tiles).map(([at, who, some]) => ({ at, who, tiles: some }));
    fc.assert(
      fc.property(fc.oneof(wild, close), move, ({ at, who, tiles: some }, name) => {
        const action = {
          seat: who,
          move: name,
          tiles: [...some].sort((a, b) => checked.tiles.byId[a]! - checked.tiles.byId[b]!),
        };
        const table = decisions[at]!;
        const open = plainLegal(table, who);
        const onlyOne = some.length === 0 && [...open].filter((one) => one.split(' ')[0] === name).length === 1;
        const fine = open.has(plainAction(action)) || onlyOne;
        located(
          () => places.get(table)!,
          () => (fine ? expect(play(table, action).refused).toBeUndefined() : mustRefuse(table, action)),
        );
        refused += fine ? 0 : 1;
      }),
      { numRuns: 3000, seed: 4 },
    );
    expect(refused).toBeGreaterThan(2000);
  });

  it('is whatever is no action', () => {
    const keys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length', '', ' ', '0'];
    const name = fc.oneof(fc.constantFrom(...keys), fc.string(), move);
    const odd = fc.oneof(
      fc.anything(),
      fc.constantFrom(...keys),
      fc.double(),
      fc.bigInt(),
      fc.constant(Symbol('seat')),
      fc.constant(() => 0),
      fc.constantFrom(4, -1, 0.5, NaN, Infinity, -0, '0', null, undefined, [0]),
    );
    const list = fc.oneof(
      odd,
      fc.array(fc.oneof(tile, name, odd), { maxLength: 6 }),
      fc.constant(new Array<string>(3)),
    );
    fc.assert(
      fc.property(
        table,
        fc.oneof(
          odd,
          fc.record({ seat: odd, move: fc.oneof(odd, name), tiles: list }),
          fc.record({ seat: fc.nat(3), move: name, tiles: list }),
        ),
        (at, given) => {
          const table = decisions[at]!;
          located(
            () => places.get(table)!,
            () => void (mayBeLegal(table, given) || mustRefuse(table, given)),
          );
        },
      ),
      { numRuns: 3000, seed: 5 },
    );
  });

  it.each([
    ['an endless list of tiles', { seat: 0, move: 'discard', tiles: new Array<string>(1_000_000).fill('5m') }],
    ['a list with holes', { seat: 0, move: 'discard', tiles: new Array<string>(2) }],
    ['an endless name', { seat: 0, move: 'x'.repeat(1_000_000), tiles: [] }],
    ['an endless tile', { seat: 0, move: 'discard', tiles: ['5m'.repeat(500_000)] }],
    ['the prototype as move', { seat: 0, move: '__proto__', tiles: [] }],
    ['the prototype as tile', { seat: 0, move: 'discard', tiles: ['__proto__'] }],
    ['a method as move', { seat: 0, move: 'constructor', tiles: [] }],
    ['a method as tile', { seat: 0, move: 'discard', tiles: ['toString'] }],
    ['an own prototype key', JSON.parse('{"seat":0,"move":"discard","tiles":["1m"],"__proto__":{"seat":0}}')],
    ['a big whole number as seat', { seat: 1n, move: 'pass', tiles: [] }],
    ['a symbol as seat', { seat: Symbol('0'), move: 'pass', tiles: [] }],
    ['a circle as seat', circle()],
    ['a list of seats', { seat: [0], move: 'pass', tiles: [] }],
  ])('is %s', (_, action) => {
    for (const table of decisions.filter(({ toAct }) => !toAct.includes(0)).slice(0, 2)) mustRefuse(table, action);
    const message = play(decisions[0]!, action as Action).refused?.message ?? '';
    expect(message.length).toBeLessThan(500);
  });
});

function circle(): unknown {
  const seat: Record<string, unknown> = {};
  seat['self'] = seat;
  return { seat, move: 'pass', tiles: [] };
}

function idAt(table: Table, seat: number, i: number): string[] {
  const tile = table.seats[seat]!.hand[i];
  return tile === undefined ? [] : [table.rules.tiles.tiles[tile]!.id];
}

/** Chance may hit an action that is legal. */
function mayBeLegal(table: Table, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const { seat, move, tiles } = given as Partial<Action>;
  return (
    typeof seat === 'number' &&
    table.toAct.includes(seat) &&
    legal(table, seat).some(
      (one) =>
        one.move === move &&
        (!Array.isArray(tiles) ||
          tiles.length === 0 ||
          tiles.map(String).sort().join() === [...one.tiles].sort().join()),
    )
  );
}

describe('the reason', () => {
  const window = discardWindow(checked, ['chow', 'pung', 'nothing'], seededRandom(1));
  const { dealer } = window;
  const seat = (number: number): number => (dealer + number - 1) % 4;
  const tile = window.stage.at === 'window' ? checked.tiles.tiles[window.stage.window.tile]!.id : '';
  const afterPung = nobodyClaims(must(window, { seat: seat(3), move: 'pung', tiles: [tile, tile] }));
  const own = (table: Table, at: number): string => checked.tiles.tiles[table.seats[at]!.hand[0]!]!.id;

  it.each<[string, Table, Action, string]>([
    ['a seat that is not asked', window, { seat: dealer, move: 'pass', tiles: [] }, 'not-your-turn'],
    ['a move nobody knows', window, { seat: seat(2), move: 'steal', tiles: [] }, 'unknown-move'],
    [
      'a move of another moment',
      window,
      { seat: seat(2), move: 'discard', tiles: [own(window, seat(2))] },
      'not-offered',
    ],
    [
      'a chow by another than the next seat (21.4)',
      window,
      { seat: seat(3), move: 'chow', tiles: [tile, tile] },
      'wrong-tiles',
    ],
    ['a win without a winning hand (19)', window, { seat: seat(3), move: 'win', tiles: [] }, 'needs'],
    ['tiles the hand has not', window, { seat: seat(2), move: 'pung', tiles: [tile, tile] }, 'wrong-tiles'],
    [
      'a discard after a pung of the same pai (21.2)',
      afterPung,
      { seat: seat(3), move: 'discard', tiles: [tile] },
      'wrong-tiles',
    ],
    [
      'a kong on the dealt hand (20)',
      newGame(checked, { seed: 1 }),
      { seat: newGame(checked, { seed: 1 }).dealer, move: 'unfolded_kong', tiles: [] },
      'not-offered',
    ],
    [
      'a second answer',
      must(window, { seat: seat(2), move: 'pass', tiles: [] }),
      { seat: seat(2), move: 'pass', tiles: [] },
      'already-answered',
    ],
    ['a tile of no game', window, { seat: seat(2), move: 'chow', tiles: ['9z', '8m'] }, 'unknown-tile'],
    ['a seat there is not', window, { seat: 4, move: 'pass', tiles: [] }, 'bad-seat'],
  ])('%s', (_, table, action, code) => {
    expect(play(table, action).refused).toMatchObject({ code });
    mustRefuse(table, action);
  });

  it('names the rule of the pack that forbids it', () => {
    const no = play(window, { seat: seat(3), move: 'win', tiles: [] }).refused!;
    expect(no.further?.[0]?.message).toContain('21.1');
    expect(no.further?.[0]?.place).toMatchObject({
      file: expect.stringContaining('international'),
      line: expect.any(Number),
    });
  });
});
