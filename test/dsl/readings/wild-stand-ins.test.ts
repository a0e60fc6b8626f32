/** Wild tiles: whatever they can stand for is tried here plainly, kind by kind, by the same rules without wild tiles. */
import { describe, expect, it } from 'vitest';
import {
  distanceOfHand,
  kindOf,
  type Kind,
  newGame,
  seededRandom,
  tallyOf,
  type WinQuery,
} from '../../../core/index.ts';
import { makeJudge } from '../../../dsl/index.ts';
import { type Circumstances, load, type PackRuleset, score, waits } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';
import { winQuery } from '../../kit/win-query.ts';

const PLAIN = 'id: wild-table\nextends: cantonese\nname: { en: Wild Table }\noptions: { minimum: 0 }\n';
const plain = rulesOf(PLAIN);
const rules = rulesOf(`${PLAIN}tiles: { wild: { tiles: 2m7z } }\n`);
const { kinds } = plain.tiles;
const WILD = [plain.tiles.byId['2m']!, plain.tiles.byId['7z']!];

/** Every hand that these tiles can be taken for, each wild one as every kind that has a copy left. */
function allStandIns(counts: readonly number[]): number[][] {
  const naturals = counts.map((count, kind) => (WILD.includes(kind) ? 0 : count));
  const free = WILD.reduce((sum, kind) => sum + counts[kind]!, 0);
  let found = new Map([[naturals.join(), naturals]]);
  for (let tile = 0; tile < free; tile++) {
    const next = new Map<string, number[]>();
    for (const hand of found.values())
      for (let kind = 0; kind < 34; kind++) {
        if (hand[kind]! >= kinds[kind]!.copies) continue;
        const more = hand.with(kind, hand[kind]! + 1);
        next.set(more.join(), more);
      }
    found = next;
  }
  return [...found.values()];
}

/** What the hand is worth at most, by plain rules. */
function most(query: WinQuery): number | undefined {
  const isWild = WILD.includes(query.last!);
  const naturals = query.counts.map((count, kind) => (WILD.includes(kind) ? 0 : count));
  const values = allStandIns(query.counts).flatMap((counts) => {
    const lasts = isWild
      ? kinds.flatMap((_, kind) => (counts[kind]! > (naturals[kind] ?? 0) ? [kind] : []))
      : [query.last!];
    return lasts.flatMap((last) => plain.judge({ ...query, counts, last })?.value ?? []);
  });
  return values.length === 0 ? undefined : Math.max(...values);
}

const nearest = (counts: readonly number[]): number =>
  Math.min(...allStandIns(counts).map((hand) => plain.distance({ counts: hand, melds: 0 })));

/** Hands of four groups and a pair, some tiles of which become wild ones, and some others change. */
function* randomHands(many: number, seed: number): Generator<number[]> {
  const random = seededRandom(seed);
  for (let round = 0; round < many; ) {
    const counts: number[] = kinds.map(() => 0);
    const suit = 9 * random.int(0, 2);
    for (let group = 0; group < 4; group++) {
      const first = random.int(0, 1) === 0 ? suit + random.int(0, 6) : random.int(0, 33);
      const runs = first < 27 && first % 9 < 7 && random.int(0, 2) > 0;
      for (let at = 0; at < 3; at++) counts[runs ? first + at : first]!++;
    }
    counts[random.int(0, 33)]! += 2;
    const held = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
    for (let change = random.int(1, 2); change > 0; change--) {
      counts[held.splice(random.int(0, held.length - 1), 1)[0]!]!--;
      counts[WILD[random.int(0, 1)]!]!++;
    }
    if (random.int(0, 3) === 0) {
      counts[held[random.int(0, held.length - 1)]!]!--;
      counts[random.int(0, 33)]!++;
    }
    const free = WILD.reduce((sum, kind) => sum + counts[kind]!, 0);
    if (free > 2 || counts.some((count, kind) => count > kinds[kind]!.copies || count < 0)) continue;
    round++;
    yield counts;
  }
}

function readingOf(of: PackRuleset, hand: string, how?: Circumstances): string | undefined {
  const scored = score(of, hand, how);
  return scored.ok ? scored.value.judgement?.reading : undefined;
}

describe('wild tiles', () => {
  it('make the most of 400 hands, by every back end, as trying all they can stand for does', () => {
    const random = seededRandom(2);
    const { interpreted, compiled } = rules.scoring;
    const judges = [rules.judge, makeJudge(interpreted, rules.scoring.rules), makeJudge(compiled, rules.scoring.rules)];
    let wins = 0;
    for (const counts of randomHands(400, 1)) {
      const held = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
      const query = { ...winQuery('1m'), counts, last: held[random.int(0, held.length - 1)]! };
      const value = most(query);
      for (const judge of judges) expect(judge(query)?.value, counts.join('')).toBe(value);
      const worth = rules.worth(query);
      expect(worth?.value).toBe(value);
      if (worth) expect(rules.judge(query)).toMatchObject(worth);
      if (value !== undefined) wins++;
    }
    expect(wins).toBeGreaterThan(200);
  });

  it('bring 60 hands as near to a win as trying all they can stand for does, and wait for what completes', () => {
    const random = seededRandom(3);
    let ready = 0;
    for (const full of randomHands(60, 4)) {
      const held = full.flatMap((count, kind) => (count > 0 ? [kind] : []));
      const gone = held[random.int(0, held.length - 1)]!;
      const counts = full.with(gone, full[gone]! - 1);
      const holding = { counts, melds: 0, wild: WILD };
      const distance = nearest(counts);
      expect(rules.distance(holding), counts.join('')).toBe(distance);
      expect(rules.distance({ ...holding, counts: full })).toBe(nearest(full));
      const nearer = (kind: Kind): boolean =>
        counts[kind]! < kinds[kind]!.copies && nearest(counts.with(kind, counts[kind]! + 1)) < distance;
      const useful = kinds.flatMap((_, kind) => (kind < 34 && nearer(kind) ? [kind] : []));
      expect(rules.useful(holding), counts.join('')).toEqual(useful);
      expect(rules.winning(holding)).toEqual(distance === 0 ? useful : []);
      if (distance === 0) ready++;
    }
    expect(ready).toBeGreaterThan(30);
  });

  it('are told of in the hand they make', () => {
    expect(readingOf(rules, '345m 456p 22m9s 55s 11z +1z')).toBe('345m 456p 555s 99s 11z +1z');
    // the last tile stands for another as well
    expect(readingOf(rules, '345m 456p 999s 55s 11z +7z')).toBe('345m 456p 55s 999s 11z +1z');
  });

  it('stand for none in a meld', () => {
    const scored = score(rules, '(222m) 456p 999s 55s 11z +5s');
    expect(scored.ok && scored.value.judgement?.reading).toBe('(222m) 456p 999s 11z 55s +5s');
  });

  it('are waited for like any tile that helps', () => {
    const found = waits(rules, '123m 456p 999s 55s 1z2m');
    const tiles = found.ok ? found.value.tiles.map(({ tile }) => tile) : [];
    expect(tiles).toEqual(expect.arrayContaining(['2m', '7z', '1z', '5s']));
    expect(found.ok && found.value.distance).toBe(0);
  });
});

describe('tiles that are wild only now and then', () => {
  const COUNTED = `${PLAIN}counters: { storms: { of: table, says: storms so far } }
tiles: { wild: { tiles: 5z, while: storms } }
sequence: { counters: { storms: storms + 1 } }
`;
  const POINTED = `${PLAIN}lists: { lamps: { says: tiles lit, turned: { column: 3, at_deal: 1 } } }
wall: { reserve: 14 }
tiles: { wild: { pointed_by: lamps } }
`;

  it('are so while a counter is above zero', () => {
    const counted = rulesOf(COUNTED);
    const wins = (storms: number): boolean => {
      const scored = score(counted, '123m 456p 999s 55s 15z +1z', { counters: { storms } });
      return scored.ok && scored.value.judgement !== undefined;
    };
    expect([wins(0), wins(1)]).toEqual([false, true]);
  });

  it('are those that a list points to', () => {
    const pointed = rulesOf(POINTED);
    const told = (lamps: string): string | undefined =>
      readingOf(pointed, '123m 456p 999s 55s 15z +1z', { lists: { lamps } });
    const next = pointed.tiles.kinds[pointed.tiles.successor[pointed.tiles.byId['4z']!]!]!.id;
    expect(next).toBe('5z');
    expect(told('4z')).toBe('123m 456p 55s 999s 11z +1z');
    expect(told('5z')).toBeUndefined();
  });

  it('are the same at the table, where the list lies', () => {
    const pointed = rulesOf(POINTED);
    const nearer = [0, 0];
    for (let seed = 1; seed <= 20; seed++) {
      const table = newGame(pointed, { seed });
      const wild = [pointed.tiles.successor[kindOf(pointed.tiles, table.lists['lamps']![0]!)]!];
      for (let seat = 0; seat < 4; seat++) {
        const counts = tallyOf(table.seats[seat]!.hand, pointed.tiles);
        const distance = distanceOfHand(table, seat);
        expect(distance).toBe(pointed.distance({ counts, melds: 0, wild }));
        const held = counts[wild[0]!]! > 0 ? 1 : 0;
        nearer[held]! += Number(distance < pointed.distance({ counts, melds: 0 }));
      }
    }
    expect(nearer[0]).toBe(0);
    expect(nearer[1]).toBeGreaterThan(10);
  });

  it('are refused where they make no sense', () => {
    const codes = (more: string): string[] => {
      const loaded = load(`${PLAIN}${more}`);
      return loaded.ok ? [] : loaded.problems.map(({ code }) => code);
    };
    expect(codes('tiles: { wild: { tiles: 1f } }')).toEqual(['wild-kind']);
    expect(codes('tiles: { wild: {} }')).toEqual(['wild-twice']);
    expect(codes('tiles: { wild: { tiles: 1z, while: stroms } }')).toEqual(['unknown-counter']);
    expect(codes('tiles: { wild: { pointed_by: lmaps } }')).toEqual(['unknown-list']);
    expect(codes('counters: { storms: { says: storms } }\ntiles: { wild: { tiles: 1z, while: storms } }')).toEqual([
      'wild-for-a-seat',
    ]);
  });
});
