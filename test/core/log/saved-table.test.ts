/** Tables leave a process as JSON and are played on in another; whatever else comes in is refused with a reason. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  newGame,
  play,
  restoreTable,
  saveTable,
  type SavedTable,
  type Table,
  TABLE_VERSION,
  view,
  seededRandom,
} from '../../../core/index.ts';
import { load, packs } from '../../../loader/index.ts';
import { WIRE_VERSIONS } from '../../../schemas/index.ts';
import { travel } from '../../kit/games/visit-decisions.ts';
import { anything, bold, eager, nextAction } from '../../kit/games/random-choosers.ts';
import { roundTrip } from '../../kit/games/game-with-saved-twin.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { sure } from '../../kit/tile-sets.ts';

const rules = rulesOf('riichi', { play: 'free' });
const KILOBYTE = 1024;

/** A table at every kind of stage, as JSON; one in so many. */
function savedTables(oneIn = 40): string[] {
  const random = seededRandom(1);
  const all: string[] = [];
  const look = (table: Table): void => {
    if (table.stage.at === 'declared' || random.int(1, oneIn) === 1) all.push(JSON.stringify(table));
  };
  const { table } = travel(rules, { seed: 4, choose: bold, forget: true, look });
  return [...all, JSON.stringify(table)];
}

const texts = savedTables();
const parsed = (text: string): SavedTable => JSON.parse(text) as SavedTable;
const codeOf = (saved: unknown): string | undefined => restoreTable(rules, saved).problems[0]?.code;

describe('a table as JSON', () => {
  it('is its saved form: the state, rules by hash, in a few kilobytes', () => {
    const table = play(newGame(rules, { seed: 1 }), { seat: -1, move: '', tiles: [] });
    expect(table.refused).toBeDefined();
    const saved = saveTable(table);
    expect(JSON.stringify(table)).toBe(JSON.stringify(saved));
    expect(saved).toMatchObject({ version: TABLE_VERSION, hash: rules.hash });
    for (const key of ['rules', 'events', 'refused']) expect(Object.keys(saved)).not.toContain(key);
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) expect(text.length).toBeLessThan(10 * KILOBYTE);
  });

  it('does not change with the table it was saved from', () => {
    const table = newGame(rules, { seed: 1 });
    const saved = saveTable(table);
    const before = JSON.stringify(saved);
    for (let i = 0; i < 40; i++) advance(table, nextAction(table, eager, seededRandom(i)));
    expect(JSON.stringify(table)).not.toBe(before);
    expect(JSON.stringify(saved)).toBe(before);
  });

  it('has the version that its schema has', () => {
    expect(WIRE_VERSIONS.table).toBe(TABLE_VERSION);
  });

  it('is cloned without its rules, and restored from the clone', () => {
    for (const text of texts) {
      const table = sure(restoreTable(rules, parsed(text)));
      const clone = structuredClone(table);
      expect(Object.keys(clone)).not.toContain('rules');
      expect(JSON.stringify(sure(restoreTable(rules, clone)))).toBe(text);
    }
  });

  it('keeps nothing of the data it is restored from', () => {
    const saved = parsed(texts[0]!);
    const table = sure(restoreTable(rules, saved));
    const [hand] = saved.seats.map((seat) => seat.hand as number[]);
    hand!.length = 0;
    expect(JSON.stringify(table)).toBe(texts[0]);
  });
});

describe('a game that is saved, parsed, restored after every action', () => {
  it.each(packs().map(({ id }) => id))('is the same game: %s', (id) => {
    const games = [
      roundTrip(rulesOf(id), { seed: 1, choose: eager, deals: 2 }),
      roundTrip(rulesOf(id, { play: 'free' }), { seed: 2, choose: bold, deals: 1 }),
    ];
    for (const { saves } of games) expect(saves).toBeGreaterThan(50);
  });

  it('is the same where rules halve points', () => {
    const text = 'id: odd\nextends: international\nname: { en: Odd }\n';
    const halves = sure(
      load(`${text}settle: { win: { exposer: { amount: value + 1/2 }, selfmake: { amount: 1/4 } } }`),
    );
    const { table } = roundTrip(halves, { seed: 1, choose: eager, deals: 6 });
    expect(table.points.every(Number.isInteger)).toBe(false);
  });

  it('is the same to its end', () => {
    const { table, stages } = roundTrip(rulesOf('riichi', { length: 'east', play: 'free' }), {
      seed: 3,
      choose: eager,
    });
    expect(table.over).toBe(true);
    expect([...stages.keys()].sort()).toEqual(['declared', 'settled', 'turn', 'window']);
  });
});

describe('what is no saved table of these rules is refused', () => {
  it.each<[string, unknown, string]>([
    ['other options', sure(restoreTable(rulesOf('riichi'), newGame(rulesOf('riichi'), { seed: 1 }))), 'other-rules'],
    ['another pack', newGame(rulesOf('american'), { seed: 1 }), 'other-rules'],
    ['a later version', { ...parsed(texts[0]!), version: TABLE_VERSION + 1 }, 'newer-table'],
    ['a later version with other keys', { version: TABLE_VERSION + 1, form: 'x' }, 'newer-table'],
    ['an earlier version', { ...parsed(texts[0]!), version: 0 }, 'bad-table'],
    ['nothing', undefined, 'bad-table'],
    ['null', null, 'bad-table'],
    ['the text', texts[0], 'bad-table'],
    ['a list', [], 'bad-table'],
    ['an empty object', {}, 'bad-table'],
    ['a circle', circle(), 'bad-table'],
    ['a period before the first', { ...parsed(texts[0]!), period: 0 }, 'bad-table'],
    ['a key too many', { ...parsed(texts[0]!), rules: {} }, 'bad-table'],
    ['the prototype', JSON.parse(`{"__proto__":1,${texts[0]!.slice(1)}`), 'bad-table'],
  ])('%s', (_, saved, code) => {
    expect(codeOf(saved)).toBe(code);
  });

  it.each<[string, (saved: SavedTable) => void, string]>([
    ['a tile of no game', (saved) => void ((saved.seats[0]!.hand as number[])[0] = 99), '`seats[0].hand[0]` is 99'],
    ['a seat too few', (saved) => void saved.seats.pop(), '`seats` is '],
    ['a move nobody knows', ({ stage }) => stage.at === 'turn' && stage.turn.offers.push('steal'), 'is "steal"'],
    ['a hand out of order', ({ seats }) => (seats[0]!.hand as number[]).reverse(), 'is not in order'],
    ['a tile twice', ({ seats: [a, b] }) => (a!.hand = b!.hand), 'not those drawn from the wall'],
    ['a wall of one tile', ({ wall }) => wall.order.fill(0), '`wall.order` does not hold every tile'],
    ['another seat asked', (saved) => (saved.toAct = [(saved.toAct[0]! + 1) % 4]), '`toAct` does not name'],
    ['a game over that goes on', (saved) => (saved.over = true), 'contradict'],
    ['a list nobody knows', (saved) => (saved.lists = { ...saved.lists, more: [] }), '`lists.more` is not known'],
    ['chance that is none', (saved) => (saved.random = [] as never), '`random` is []'],
    ['chance without a key', (saved) => (saved.random = { ...saved.random, key: 'f00' } as never), '`random` is '],
    ['chance before its deal', (saved) => (saved.random = { ...saved.random, drawn: -1 } as never), '`random` is '],
    [
      'a pot of its own',
      (saved) => (saved.pots = { ...saved.pots, stakes: 1.5 }),
      '`points` and `pots` add up to 100001.5',
    ],
    ['points from nowhere', (saved) => (saved.points[1]! += 8), 'add up to 100008; a game begins with 100000'],
    ['points beyond reckoning', (saved) => (saved.points[0] = 2 ** 53), '`points[0]` is 9007199254740992'],
    ['deals that were not dealt', (saved) => (saved.deals = 1e9), '`deals` is 1000000000; the state of chance is of'],
    ['a cast of other dice', (saved) => (saved.dice.total = 1e9), '`dice.total` is 1000000000; the faces add up to'],
    ['a die too many', ({ dice }) => dice.faces.push(3), '`dice.faces` are 3; so many dice are cast: 2'],
    [
      'a wall broken elsewhere',
      ({ wall }) => (wall.startColumn = 1e9),
      '`wall.startColumn` is 1000000000; the dice make',
    ],
    ['another wall broken', ({ wall }) => (wall.startWall = (wall.startWall + 1) % 4), '`wall.startWall` is'],
    ['a tile turned up twice', turnedTwice, '`lists.indicators['],
    ['a table of today as one of version 1', (saved) => (saved.version = 1), '`version` is not 4'],
    ['a table of today as one of version 2', (saved) => (saved.version = 2), '`kept` is not known'],
    ['a winner where no win plays on', ({ seats }) => (seats[1]!.wins = 1), '`seats[1].wins` is 1'],
    ['a seat that left before anybody won', ({ seats }) => (seats[1]!.out = true), 'no win lets that seat leave'],
    ['no seats', (saved) => Reflect.deleteProperty(saved, 'seats'), '`seats` is missing'],
  ])('%s, with the place', (_, damage, says) => {
    const saved = saveTable(newGame(rules, { seed: 1 }));
    const mine = parsed(JSON.stringify(saved));
    damage(mine);
    const { problems } = restoreTable(rules, mine);
    expect(problems.map(({ code }) => code)).toEqual(['bad-table']);
    expect(problems[0]!.message).toContain(says);
  });

  it('a seat that is asked and has nothing to do: the game would stand still', () => {
    const checked = rulesOf('riichi');
    const saved = parsed(JSON.stringify(newGame(checked, { seed: 1 })));
    if (saved.stage.at === 'turn') saved.stage.turn.offers = ['win', 'riichi'];
    const message = 'seat 0 is asked in `toAct`, and no action is open to it';
    const problems = [{ code: 'bad-table', message: expect.stringContaining(message) as string }];
    expect(restoreTable(checked, saved)).toMatchObject({ ok: false, problems });
  });

  it('an answer with a tile too few for its claim', () => {
    const claimed = /("move":"chow","tiles":\[\d+),\d+\]/;
    const text = texts.find((each) => claimed.test(each))!;
    const { problems } = restoreTable(rules, parsed(text.replace(claimed, '$1]')));
    expect(problems.map(({ code }) => code)).toEqual(['bad-table']);
    expect(problems[0]!.message).toMatch(/`stage\.window\.answers\[\d\]\.tiles` are not what the move uses/);
  });

  it('a table of version 1 named no format, and is restored as of format 1', () => {
    for (const text of texts.slice(0, 5)) {
      const { format: _, ...old } = parsed(
        text.replace('"playerCounters":', '"kept":').replaceAll('"fromHand":', '"kept":'),
      );
      expect(JSON.stringify(sure(restoreTable(rules, { ...old, period: old.period - 1, version: 1 })))).toBe(text);
    }
  });

  it('whatever part of it is damaged: nothing is thrown, and what is accepted plays on', () => {
    const odd = fc.oneof(
      fc.constantFrom(null, -1, 0, 1, 3, 7, 40, 1e9, 0.5, '', 'pass', 'discard', true, false, [], {}, [0], [null]),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const random = seededRandom(7);
    const met = { refused: 0, accepted: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), odd, fc.boolean(), (text, place, value, gone) => {
        const saved = parsed(text);
        damage(saved, place, value, gone);
        if (JSON.stringify(saved) === text) return;
        const result = restoreTable(rules, saved);
        met[result.ok ? 'accepted' : 'refused']++;
        if (!result.ok) expect(result.problems[0]!.message).toMatch(/.{20}/);
        else playOn(result.value);
      }),
      { numRuns: 500, seed: 3 },
    );
    expect(met.refused).toBeGreaterThan(300);
    expect(met.accepted).toBeGreaterThan(5);

    function playOn(table: Table): void {
      for (let actions = 0; actions < 20 && !table.over; actions++) {
        for (const seat of table.seats.keys()) view(table, seat);
        expect(advance(table, nextAction(table, anything, random))).toBeUndefined();
      }
    }
  });
});

/** The first indicator, seven times. */
function turnedTwice(saved: SavedTable): void {
  saved.lists = { ...saved.lists, indicators: Array(7).fill(saved.lists['indicators']![0]) as number[] };
}

/** Puts a value in the place of one part of the data, or takes the part out. */
function damage(saved: object, place: number, value: unknown, gone: boolean): void {
  const all = partsOf(saved as Record<string, unknown>);
  const [owner, key] = all[place % all.length]!;
  if (!gone) owner[key] = value;
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else Reflect.deleteProperty(owner, key);
}

/** Every part with its owner; of long lists some. */
function partsOf(owner: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.keys(owner)
    .filter((_, at) => at < 30)
    .flatMap((key) => {
      const part = owner[key];
      const inside = typeof part === 'object' && part !== null ? partsOf(part as Record<string, unknown>) : [];
      return [[owner, key], ...inside];
    });
}

function circle(): object {
  const saved: Record<string, unknown> = { version: TABLE_VERSION };
  saved['self'] = saved;
  return saved;
}
