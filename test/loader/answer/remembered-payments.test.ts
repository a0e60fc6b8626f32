/** Payments that are remembered are those that would be worked out, whatever was scored before. */
import { expect, test } from 'vitest';
import { builtInIds, type Circumstances, load, packExamples, type PackRuleset, score } from '../../../loader/index.ts';
import { rulesOf } from '../../kit/load-rules.ts';

/** So many hands are enough that some are worth the same. */
const HANDS = 6;

const handsOf = (pack: string): string[] =>
  packExamples(pack)
    .map(({ hand }) => hand)
    .slice(0, HANDS);

/** Wins that differ in one thing from others: who won, on whose tile, who answers for the hand, what was counted and lies in pots. */
function wins({ seats, tableCounters, pots }: PackRuleset): Circumstances[] {
  const places = Array.from({ length: seats.count }, (_, seat) => seat);
  const numbers = (names: readonly string[], each: number) => Object.fromEntries(names.map((name) => [name, each]));
  return places.flatMap((seat) =>
    places.flatMap((from) =>
      [undefined, ...places].flatMap((responsible) =>
        [0, 3].map((counted) => ({
          ...(from === seat ? { by: 'draw' as const } : { by: 'discard' as const, from }),
          ...{ seat, counters: numbers(tableCounters, counted), deposits: numbers(pots, 1000 * counted) },
          ...(responsible !== undefined && { responsible }),
        })),
      ),
    ),
  );
}

const fresh = (pack: string): PackRuleset => {
  const loaded = load(pack);
  if (!loaded.ok) throw new Error(`${pack} does not load`);
  return loaded.value;
};

test.each(builtInIds())('%s: the order in which hands are scored changes no payment', (pack) => {
  const asked = handsOf(pack).flatMap((hand) => wins(rulesOf(pack)).map((how) => ({ hand, how })));
  const paid = (rules: PackRuleset, all: typeof asked) =>
    all.map(({ hand, how }) => {
      const found = score(rules, hand, how);
      return found.ok && found.value.win ? [found.value.settlement, found.value.delta] : found.ok;
    });
  const [one, other] = [fresh(pack), fresh(pack)];
  const first = paid(one, asked);
  expect(first.filter((won) => Array.isArray(won)).length).toBeGreaterThan(0);
  expect(paid(one, asked)).toEqual(first);
  expect(paid(other, asked.toReversed()).toReversed()).toEqual(first);
});

test('whoever changes what was paid changes it for no other hand', () => {
  const pay = () => {
    const found = score(rulesOf('riichi'), '123m 456p 789s 345s 1z +1z', { by: 'draw' });
    if (!found.ok) throw new Error('it can be read');
    return found.value;
  };
  const { settlement, delta } = pay();
  const [before, change] = [JSON.stringify(settlement), JSON.stringify(delta)];
  expect(() => (settlement[0]!.amount = 1)).toThrow(TypeError);
  settlement.pop();
  delta.fill(0);
  expect(JSON.stringify(pay().settlement)).toBe(before);
  expect(JSON.stringify(pay().delta)).toBe(change);
});

test('wins of other seats are not taken for one another where values are fractions', () => {
  const rules = fresh(
    'id: sixteenths\nname: { en: Sixteenths }\nextends: international\nscore: { value: floor(fan) / 16 }\n',
  );
  const hands = packExamples('international').map(({ hand }) => hand);
  const paid = [0, 1, 2].flatMap((seat) =>
    hands.flatMap((hand) => {
      const found = score(rules, hand, { by: 'discard', seat, from: 3 });
      return found.ok && found.value.win ? found.value.settlement.map(({ to }) => ({ hand, seat, to })) : [];
    }),
  );
  expect(paid.length).toBeGreaterThan(100);
  expect(paid.filter(({ seat, to }) => to !== seat)).toEqual([]);
});
