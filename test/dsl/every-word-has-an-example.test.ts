/** Every word of the list is shown by an example: run on a hand by both back ends, or asked of a table. */
import { describe, expect, test } from 'vitest';
import { newGame, type Judgement, type Context, seatOfNumber } from '../../core/index.ts';
import { query, compileExpression } from '../../dsl/index.ts';
import { compiledSource } from '../../dsl/generate/matcher-generator.ts';
import { referee } from '../../dsl/evaluate/reference-matcher.ts';
import { words } from '../../dsl/words/index.ts';
import { HAND, TABLE } from '../../dsl/words/word.ts';
import { patternSet } from '../kit/compiler-pack.ts';
import { winQuery } from '../kit/win-query.ts';
import { international } from '../kit/load-rules.ts';
import { scope } from '../kit/invented-scope.ts';
import { markedFullSet } from '../kit/tile-sets.ts';

const shapes = { sets: '4 set + pair', pairs: '7 pair', rest: 'any groups' };
const ofHands = words.filter(({ places }) => places.some((place) => HAND.includes(place)));
const others = words.filter((word) => !ofHands.includes(word));

/** `123m 456p 789s 123s 1z +1z, by draw, round 4` */
function shownHand(text: string) {
  const [hand, ...how] = text.split(', ');
  const number = (what: string): number => Number(how.find((each) => each.startsWith(what))?.split(' ')[1] ?? 1);
  const marked = [...hand!.matchAll(/0(?=\d*p)/g)].map(() => markedFullSet.byId['0p']!);
  const kinds = marked.map((tile) => markedFullSet.tiles[tile]!.kind);
  return winQuery(
    hand!,
    {
      by: how.includes('by draw') ? 'draw' : 'discard',
      seat: seatOfNumber(number('seat')),
      round: number('round'),
      marked: { held: kinds, shown: [] },
      ...(how.includes('lost') && { lost: true, last: undefined }),
    },
    markedFullSet,
  );
}

describe('words about a hand', () => {
  test('have a hand each', () => {
    expect(ofHands.filter(({ hand }) => hand === undefined).map(({ name }) => name)).toEqual([]);
    expect(others.filter(({ hand }) => hand !== undefined).map(({ name }) => name)).toEqual([]);
  });

  test.each(ofHands.map(({ name, example, hand = '' }) => ({ name, example, hand })))(
    '$name: $example is true of $hand',
    ({ example, hand }) => {
      const set = patternSet({
        tiles: markedFullSet,
        shapes,
        patterns: { shown: example, all_odd: 'no tile in 2468m2468p2468s' },
        scope,
      });
      for (const source of [referee(set), compiledSource(set)]) {
        let most = 0;
        source.candidates(shownHand(hand), ({ times }) => (most = Math.max(most, times[0]!)));
        expect(most).toBeGreaterThan(0);
      }
    },
  );
});

describe('words about the table', () => {
  const table = newGame(international(), { seed: 7 });
  const judgement = { value: 8, tallies: {}, patterns: [] } as unknown as Judgement;
  const at: Context = {
    table,
    seat: 0,
    judgement,
    payer: 1,
    winner: 0,
    first: true,
    cast: 7,
    ending: 'win',
    replayed: false,
  };

  test.each(
    others.map(({ name, example, places }) => ({
      name,
      example,
      place: places.find((each) => TABLE.includes(each)) ?? places[0]!,
    })),
  )('$name: $example has an answer in $place', ({ example, place }) => {
    const compiled = compileExpression(example, place, scope, ['yes/no', 'number', 'seat', 'choice']);
    expect(compiled.ok).toBe(true);
    if (!compiled.ok || place === 'limit') return;
    const answer = query(compiled.value)(at);
    const types = { 'yes/no': 'boolean', number: 'number', seat: 'number', choice: 'string', kinds: '' };
    expect(typeof answer).toBe(types[compiled.value.type]);
  });
});
