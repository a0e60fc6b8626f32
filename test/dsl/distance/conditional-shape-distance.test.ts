/** Shapes with a condition: complete and ready hands against trying every tile, by the referee. */
import { describe, expect, test } from 'vitest';
import {
  holdingOf,
  type Kind,
  type Meld,
  type Random,
  seededRandom,
  tallyOfMelds,
  type WinQuery,
} from '../../../core/index.ts';
import { type PackRuleset, waits } from '../../../loader/index.ts';
import { meldOf, one } from '../../kit/random-hands.ts';
import { rulesOf } from '../../kit/load-rules.ts';

const NO_OTHERS = 'pairs: { when: false }\n  unios: { when: false }';

/** The table of a built-in pack with shapes of one's own. */
function withShapes(shapes: string, more = ''): PackRuleset {
  return rulesOf(`id: house\nextends: international\nname: { en: House }\nshapes:\n  ${shapes}\n${more}`);
}

const PACKS: Record<string, string> = {
  'two suits at most': `sets: { when: suits <= 2 }\n  ${NO_OTHERS}`,
  'honours, or a meld': `sets: { when: any tile is honour or (not concealed) }\n  ${NO_OTHERS}`,
  'some kind three times': `sets: { when: count(kind where copies >= 3) >= 1 }\n  pairs: { when: suits == 1 }\n  unios: { when: false }`,
  'what tiles do not decide': `sets: { when: (by draw and suits <= 2) or (seat number == 4 and no tile is honour) }\n  ${NO_OTHERS}`,
  never: `sets: { when: suits > 3 and by draw }\n  ${NO_OTHERS}`,
};

interface Waiting {
  counts: number[];
  melds: Meld[];
}

/** Four sets and a pair, some of the sets melded, without one tile, now and then with another one wrong. */
function randomHand(rules: PackRuleset, random: Random): Waiting {
  const { tiles } = rules;
  const usual = tiles.kinds.length - 8;
  const counts = tiles.kinds.map(() => 0);
  const melds: Meld[] = [];
  const suits = one([[0, 1], [0, 1, 2], [0, 3], [0, 1, 3], [3]], random);
  const kinds = tiles.kinds.flatMap(({ suit }, kind) => (kind < usual && suits.includes(suit) ? [kind] : []));
  const open = random.int(0, 4);
  for (let at = 0; at < 4; at++) {
    const kind = one(kinds, random);
    const chow = tiles.suits[tiles.kinds[kind]!.suit]!.runs && tiles.kinds[kind]!.rank <= 7 && random.int(0, 2) > 0;
    if (at < open) melds.push(meldOf({ type: chow ? 'chow' : 'pung', kind }, random));
    else for (const step of [0, 1, 2]) counts[chow ? kind + step : kind]!++;
  }
  counts[one(kinds, random)]! += 2;
  const held = (): Kind[] => counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  counts[one(held(), random)]!--;
  if (random.int(0, 2) === 0) {
    counts[one(held(), random)]!--;
    counts[one(kinds, random)]!++;
  }
  const all = tallyOfMelds(melds, tiles);
  const isThere = counts.every((count, kind) => count + all[kind]! < tiles.kinds[kind]!.copies || count === 0);
  return isThere ? { counts, melds } : randomHand(rules, random);
}

/** Whether the referee finds a reading, however the hand may have been won. */
function isComplete(rules: PackRuleset, counts: readonly number[], melds: readonly Meld[]): boolean {
  return (['draw', 'discard'] as const).some((by) =>
    [0, 3].some((seat) => {
      let found = false;
      const rest = { last: undefined, round: 1, bonus: [], situation: 0, marks: [], counters: {} };
      const query: WinQuery = { counts, melds, by, seat, ...rest };
      rules.scoring.interpreted.candidates(query, () => (found = true));
      return found;
    }),
  );
}

function completing(rules: PackRuleset, { counts, melds }: Waiting): Kind[] {
  const shown = tallyOfMelds(melds, rules.tiles);
  return rules.tiles.kinds.flatMap(({ copies, suit }, kind) =>
    !rules.tiles.suits[suit]!.bonus &&
    counts[kind]! + shown[kind]! < copies &&
    isComplete(rules, counts.with(kind, counts[kind]! + 1), melds)
      ? [kind]
      : [],
  );
}

describe.each(Object.entries(PACKS))('%s', (_, shapes) => {
  const rules = withShapes(shapes);
  const random = seededRandom(7);
  const hands = Array.from({ length: 24 }, () => randomHand(rules, random));
  const holding = ({ counts, melds }: Waiting) => holdingOf(counts, melds, rules.tiles);

  test('a hand is ready if some tile makes it complete, and waits for just those', () => {
    for (const hand of hands) {
      const kinds = completing(rules, hand);
      expect(rules.distance(holding(hand)) === 0, JSON.stringify(hand)).toBe(kinds.length > 0);
      if (kinds.length > 0) expect(rules.useful(holding(hand)), JSON.stringify(hand)).toEqual(kinds);
    }
  });

  test('a full hand is complete, or ready if it is without one of its tiles', () => {
    for (const { counts, melds } of hands) {
      const kind = random.int(0, rules.tiles.kinds.length - 9);
      const full = { counts: counts.with(kind, counts[kind]! + 1), melds };
      const isReady = full.counts.some(
        (count, at) => count > 0 && completing(rules, { counts: full.counts.with(at, count - 1), melds }).length > 0,
      );
      const expected = isComplete(rules, full.counts, melds) ? -1 : isReady ? 0 : 1;
      const distance = rules.distance(holding(full));
      expect(Math.min(1, distance), JSON.stringify(full)).toBe(expected);
    }
  });

  test('farther away those tiles help that bring the hand nearer', () => {
    for (const hand of hands) {
      const distance = rules.distance(holding(hand));
      if (distance !== 1) continue;
      const nearer = hand.counts.flatMap((count, kind) => {
        const isThere = count + tallyOfMelds(hand.melds, rules.tiles)[kind]! >= rules.tiles.kinds[kind]!.copies;
        const more = { ...hand, counts: hand.counts.with(kind, count + 1) };
        return !isThere && kind < rules.tiles.kinds.length - 8 && rules.distance(holding(more)) < 1 ? [kind] : [];
      });
      expect(rules.useful(holding(hand))).toEqual(nearer);
    }
  });
});

test('some of these hands are ready, and some only seem to be', () => {
  const plain = withShapes(NO_OTHERS);
  const rules = withShapes(PACKS['two suits at most']!);
  const random = seededRandom(7);
  const hands = Array.from({ length: 60 }, () => randomHand(rules, random));
  const ready = (by: PackRuleset): number =>
    hands.filter(({ counts, melds }) => by.distance(holdingOf(counts, melds, by.tiles)) === 0).length;
  expect(ready(rules)).toBeGreaterThan(10);
  expect(ready(plain)).toBeGreaterThan(ready(rules) + 5);
});

test('what a hand waits for leaves out tiles that make no hand that counts', () => {
  const rules = withShapes(PACKS['honours, or a meld']!);
  const found = waits(rules, '123m 456p 789s 345s 5z');
  expect(found.ok && found.value).toMatchObject({ distance: 0, tiles: [{ tile: '5z' }] });
  const none = waits(rules, '123m 456p 789s 345s 5s');
  expect(none.ok && none.value.distance).toBe(1);
});

test('a shape that an option switches off is no shape', () => {
  const option = 'options: { pairs_win: { type: yes/no, default: false, says: Whether pairs win. } }';
  const rules = withShapes('pairs: { when: pairs_win }', option);
  const found = waits(rules, '1122m 4466p 8899s 7z');
  expect(found.ok && found.value.distance).toBeGreaterThan(0);
});

test('patterns count the kinds that win, by interpreter and compiler alike', () => {
  const rules = withShapes(
    PACKS['two suits at most']!,
    'patterns: { house_wait: { name: { en: Wait }, group: honours, value: { fan: 1 }, when: count(winning kinds) == 1 } }',
  );
  const random = seededRandom(11);
  const at = rules.scoring.set.patterns.findIndex(({ id }) => id === 'house_wait');
  let often = 0;
  for (let turn = 0; turn < 25; turn++) {
    const { counts, melds } = randomHand(rules, random);
    for (const last of completing(rules, { counts, melds })) {
      const rest = { by: 'draw' as const, seat: 0, round: 1, bonus: [], situation: 0, marks: [], counters: {} };
      const query: WinQuery = { counts: counts.with(last, counts[last]! + 1), melds, last, ...rest };
      const times = [rules.scoring.compiled, rules.scoring.interpreted].map((source) => {
        const all: number[] = [];
        source.candidates(query, (candidate) => all.push(Number(candidate.times[at])));
        return Math.max(...all);
      });
      expect(times[0]).toBe(times[1]);
      often += times[0]!;
    }
  }
  expect(often).toBeGreaterThan(0);
});
