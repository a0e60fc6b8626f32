/** The chance of a game comes from its seed as docs/shuffle.md says; what is here was written from that page, with node:crypto. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  newGame,
  type Event,
  gameRandom,
  logHeader,
  makeLog,
  parseLog,
  replay,
  resumedRandom,
  type Seed,
  seedText,
  shuffle,
  type Table,
} from '../../../core/index.ts';
import { load, packs, rulesetFromPack } from '../../../loader/index.ts';
import { runGame } from '../../../sim/index.ts';
import { randomPlayer } from '../../../players/index.ts';
import { sure } from '../../kit/tile-sets.ts';
import { checkedGame } from '../../kit/games/play-then-check.ts';

const page = readFileSync(new URL('../../../docs/shuffle.md', import.meta.url), 'utf8');

/** The draws of a deal, by the page. */
function* drawsOf(seed: string, deal: number): Generator<number> {
  const sha256 = (...parts: (string | Buffer)[]): Buffer =>
    createHash('sha256')
      .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
      .digest();
  const key = sha256('tilewright seed', seed);
  for (let i = 0; ; i++) {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(deal, 0);
    numbers.writeUInt32BE(i, 4);
    const block = sha256('tilewright deal', key, numbers);
    for (let at = 0; at < block.length; at += 2) yield block.readUInt16BE(at);
  }
}

function numberFrom(draws: Generator<number>, a: number, b: number): number {
  const n = b - a + 1;
  for (;;) {
    const draw = draws.next().value as number;
    if (draw < 65536 - (65536 % n)) return a + (draw % n);
  }
}

function shuffled<T>(things: readonly T[], draws: Generator<number>): T[] {
  const list = [...things];
  for (let i = list.length - 1; i >= 1; i--) {
    const j = numberFrom(draws, 0, i);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

const take = <T>(n: number, one: () => T): T[] => Array.from({ length: n }, one);

/** Rows of a table of the page by their number of cells; codes without their marks. */
function rows(cells: number): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
    .filter((row) => row.length === cells);
}

const numbers = (text: string): number[] => text.split(' ').map(Number);

describe('the test vectors of the page', () => {
  it.each(rows(2))('seed %s has its key', (seed, key) => {
    expect(gameRandom(seed!)).toEqual({ key, deal: 0, drawn: 0 });
  });

  it.each(rows(5))('seed %s draws, throws and shuffles', (seed, deal0, deal1, dice, order) => {
    const { key } = gameRandom(seed!);
    const stream = (deal: number) => resumedRandom({ key, deal, drawn: 0 });
    const twelve = take(12, () => 0).map((_, i) => i);
    for (const [deal, draws] of [deal0, deal1].entries()) {
      const [theirs, ours] = [drawsOf(seed!, deal), stream(deal)];
      expect(take(4, () => theirs.next().value as number)).toEqual(numbers(draws!));
      expect(take(4, () => ours.int(0, 65535))).toEqual(numbers(draws!));
    }
    const [theirs, ours] = [drawsOf(seed!, 1), stream(1)];
    expect(take(10, () => numberFrom(theirs, 1, 6))).toEqual(numbers(dice!));
    expect(take(10, () => ours.int(1, 6))).toEqual(numbers(dice!));
    expect(shuffled(twelve, drawsOf(seed!, 1))).toEqual(numbers(order!));
    expect(shuffle(twelve, stream(1))).toEqual(numbers(order!));
  });

  it('has six seeds in either table', () => {
    expect([rows(2).length, rows(5).length]).toEqual([6, 6]);
  });

  it('holds far from the beginning, and where draws are skipped', () => {
    const { key } = gameRandom(7);
    const said = (after: RegExp): number[] => after.exec(page)![1]!.replaceAll('\n', ' ').split(', ').map(Number);
    const far = resumedRandom({ key, deal: 1, drawn: 996 });
    expect(take(4, () => far.int(0, 65535))).toEqual(said(/997 to 1000 of deal 1 are ([\d, ]+)\./));
    const late = resumedRandom({ key, deal: 4_000_000_000, drawn: 0 });
    expect(take(4, () => late.int(0, 65535))).toEqual(said(/deal 4,000,000,000 are ([\d, ]+)\./));
    const skipping = resumedRandom({ key, deal: 1, drawn: 0 });
    expect(take(4, () => skipping.int(0, 40_000))).toEqual(
      said(/numbers from 0 to 40,000 in\ndeal 1 are ([\d, ]+), because/),
    );
    expect(() => skipping.int(0, 65_536)).toThrow(RangeError);
  });

  it('the program of the page prints what the page says', () => {
    const program = /```python\n([\s\S]*?)```/.exec(page)![1]!;
    const said = /The program prints:\n\n```\n([\s\S]*?)```/.exec(page)![1]!;
    const ran = spawnSync('python3', ['-c', program], { encoding: 'utf8' });
    if (ran.error) console.log('there is no python3 here: the program of docs/shuffle.md was not run');
    else expect(ran.stdout).toBe(said);
    const table = newGame(sure(load('riichi')), { seed: 7 });
    const wall = table.wall.order.map((tile) => table.rules.tiles.tiles[tile]!.id);
    expect(said).toContain(`players ${table.players.join(' ')}\n`);
    expect(said).toContain(`dice ${table.dice.faces.join(' ')}\n`);
    expect(said).toContain(`wall ${wall.join(' ')}\n`);
    expect(page).toContain(`startWall ${table.wall.startWall} and startColumn ${table.wall.startColumn}`);
  });
});

/** The wall of a deal, worked out from the seed, the event that begins the deal, and how many dice were thrown in it. */
function wallOf({ rules }: Table, seed: string, begin: Extract<Event, { type: 'deal_begin' }>, dice: number): string[] {
  const draws = drawsOf(seed, begin.deal);
  take(dice, () => numberFrom(draws, 1, 6));
  const tiles = shuffled(
    rules.tiles.tiles.flatMap(({ id, copies }) => take(copies, () => id)),
    draws,
  );
  const { height } = rules.wall;
  const columns = Math.ceil(tiles.length / height);
  const { count } = rules.seats;
  let at = 0;
  const walls = take(count, () => 0).map((_, seat) => {
    const mine = height * (Math.floor(columns / count) + (seat < columns % count ? 1 : 0));
    at += mine;
    return tiles.slice(at - mine, at);
  });
  const ring = walls.flatMap((_, i) => walls[(begin.startWall - i + count) % count]!);
  const cut = (begin.startColumn * height) % ring.length;
  const order = [...ring.slice(cut), ...ring.slice(0, cut)];
  const given = walls.flatMap(() => rules.deal.each.map((tile) => rules.tiles.tiles[tile]!.id));
  for (const id of given) order.splice(order.indexOf(id), 1);
  return [...given, ...order];
}

describe.each(packs().map(({ id }) => id))('the walls of %s', (id) => {
  it('follow from the seed by the page, deal after deal', () => {
    const rules = sure(load(id));
    const seed = 'an evening at home';
    const checked: number[] = [];
    let dice = 0;
    const onEvents = (events: readonly Event[], table: Table): void => {
      for (const event of events) {
        if (event.type === 'dice') dice = event.starter ? 0 : event.faces.length;
        if (event.type !== 'deal_begin') continue;
        const wall = wallOf(table, seed, event, dice);
        expect(table.wall.order.map((tile) => rules.tiles.tiles[tile]!.id)).toEqual(wall);
        checked.push(event.deal);
      }
    };
    const players = rules.tiles.kinds.map(() => randomPlayer);
    checkedGame(rules, { seed, maxDeals: 4, players, onEvents }, () => expect(checked).toEqual([1, 2, 3, 4]));
  });
});

describe('a seed', () => {
  it.each<[Seed, Seed]>([
    [7, '7'],
    [0, '0'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [new Uint8Array([0xca, 0xfe, 0]), 'cafe00'],
    [Buffer.from('07', 'hex'), '07'],
  ])('%s is %s', (seed, text) => {
    expect(seedText(seed)).toBe(text);
    expect(gameRandom(seed)).toEqual(gameRandom(text));
  });

  it.each<[Seed, Seed]>([
    [7, '07'],
    [new Uint8Array([7]), 7],
    ['\u00e9', 'e\u0301'],
    ['a', 'a '],
    [1, 2 ** 32 + 1],
  ])('%s is not %s', (seed, other) => {
    expect(gameRandom(seed)).not.toEqual(gameRandom(other));
  });

  it.each<[unknown, typeof TypeError | typeof RangeError]>([
    [-1, RangeError],
    [0.5, RangeError],
    [2 ** 53, RangeError],
    [Number.NaN, RangeError],
    ['', RangeError],
    [new Uint8Array(0), RangeError],
    ['\ud800', RangeError],
    [null, TypeError],
    [{}, TypeError],
    [true, TypeError],
    [7n, TypeError],
  ])('is not %s', (seed, error) => {
    const rules = sure(load('american'));
    expect(() => newGame(rules, { seed: seed as Seed })).toThrow(error);
    expect(() => newGame(rules, { seed: seed as Seed })).toThrow(/a seed/);
  });

  it('is drawn where a game has none: 128 bits, another one each time', () => {
    const rules = sure(load('american'));
    const players = take(4, () => randomPlayer);
    const games = take(3, () => runGame(rules, { players, maxDeals: 1, log: true }));
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(3);
    for (const { seed } of games) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    const { log, table } = games[0]!;
    expect(sure(replay(rules, log!)).table.wall).toEqual(table.wall);
  });

  it('fixes a deal however those before it were played', () => {
    const rules = sure(load('riichi'));
    const walls = [undefined, [randomPlayer, randomPlayer, randomPlayer, randomPlayer]].map((players) => {
      const found: unknown[] = [];
      const onEvents = (events: readonly Event[], { wall, random }: Table): void => {
        if (events.some((event) => event.type === 'deal_begin'))
          found.push(
            random,
            wall.order.toSorted((a, b) => a - b),
          );
      };
      const { table } = runGame(rules, { seed: 5, maxDeals: 4, onEvents, ...(players && { players }) });
      return { found, points: table.points };
    });
    expect(walls[0]!.points).not.toEqual(walls[1]!.points);
    expect(walls[0]!.found).toEqual(walls[1]!.found);
  });
});

describe('the header of a log', () => {
  const old = sure(parseLog(readFileSync(new URL('../log/without-shuffle.jsonl', import.meta.url), 'utf8')));
  const rules = sure(rulesetFromPack(old.header.pack, old.header.options));

  it('names the shuffle and keeps the seed as text', () => {
    expect(logHeader(rules, 7)).toMatchObject({ seed: '7', shuffle: 2 });
    expect(logHeader(rules, new Uint8Array([255]))).toMatchObject({ seed: 'ff', shuffle: 2 });
  });

  it('names none in older logs, which replay', () => {
    expect(old.header).not.toHaveProperty('shuffle');
    const { table, events } = sure(replay(rules, old));
    const tiles = (all: readonly Event[]): Event[] => all.filter(({ type }) => type === 'dealt' || type === 'draw');
    expect(events).toHaveLength(old.events.length);
    expect(tiles(events)).toEqual(tiles(old.events));
    expect(table.deals).toBe(3);
  });

  const header = logHeader(rules, 7);
  it.each([
    ['a shuffle of later', { ...header, shuffle: 3 }, /shuffled by version 3/],
    ['no shuffle and a text', { ...header, shuffle: undefined }, /seed is not a whole number/],
    ['a shuffle and a number', { ...header, seed: 7 }, /seed is not text/],
    ['an empty seed', { ...header, seed: '' }, /seed is not text/],
    ['half a character', { ...header, seed: '\udc00' }, /seed is not text/],
  ])('is refused with %s', (_, wrong, says) => {
    const log = parseLog(makeLog({ header: wrong as typeof header, events: [] }));
    expect(log).toMatchObject({ ok: false, problems: [{ code: 'bad-log' }] });
    expect(log.problems[0]!.message).toMatch(says);
  });
});
