/** A word that cannot have a value where it stands is refused, with what to write instead; the others of its place are not. */
import { describe, expect, test } from 'vitest';
import { words } from '../../../dsl/index.ts';
import { load } from '../../../loader/index.ts';

const HEAD = `id: small
name: { en: Small }
extends: international
marks: { ready: { says: ready } }
pots: { stakes: { says: what was staked } }
endings: { calm: { name: { en: Calm } } }
patterns: { all_odd: { name: { en: All odd }, group: state, value: { fan: 1 }, when: suits == 1 } }
`;

/** Where expressions of a place may stand: the pack around a condition, or a number. */
const SPOTS: Record<string, { place: 'payment' | 'move'; around: (text: string) => string }> = {
  'a payment of a win': {
    place: 'payment',
    around: (text) => `settle: { win: { fee: { when: "${text}", amount: 1, reason: fee } } }`,
  },
  'a payment of an ending of its own': {
    place: 'payment',
    around: (text) => `settle: { calm: { fee: { when: "${text}", amount: 1, reason: fee } } }`,
  },
  'a payment at the end of the game': {
    place: 'payment',
    around: (text) => `settle: { game_over: { fee: { when: "${text}", amount: 1, reason: fee } } }`,
  },
  'a payment of a pot': {
    place: 'payment',
    around: (text) =>
      `settle: { win: { pays: { from: pot stakes, when: "${text}", amount: stakes, reason: stakes } } }`,
  },
  'the condition of a move': { place: 'move', around: (text) => `moves: { pung: { when: "${text}" } }` },
  'a step of the seat whose tile is exposed': {
    place: 'move',
    around: (text) => `windows: { discard: { opens: [{ mark: ready, when: "${text}" }] } }`,
  },
  'a step of a seat that passed': {
    place: 'move',
    around: (text) => `windows: { discard: { passed: [{ mark: ready, when: "${text}" }] } }`,
  },
  'a step once a window has closed': {
    place: 'move',
    around: (text) =>
      `moves: { discard: { steps: [discard, { window: discard, stands: [{ mark: ready, when: "${text}" }] }, next] } }`,
  },
};

/** What has no value there. */
const ABSENT: Record<string, string[]> = {
  'a payment of a win': [],
  'a payment of an ending of its own': ['first winner', 'responsible', 'seats winning', 'someone responsible', 'value'],
  'a payment at the end of the game': [
    'ending',
    'first winner',
    'responsible',
    'seats winning',
    'someone responsible',
    'value',
  ],
  'a payment of a pot': ['payer', 'payer waits'],
  'the condition of a move': ['ending'],
  'a step of the seat whose tile is exposed': [
    'completes',
    'ending',
    'i am next',
    'last tile',
    'would score',
    'wins',
    'worth now',
  ],
  'a step of a seat that passed': ['ending'],
  'a step once a window has closed': [
    'completes',
    'ending',
    'i am next',
    'last tile',
    'would score',
    'wins',
    'worth now',
  ],
};

/** A condition that asks for the word. */
function conditionWith(word: (typeof words)[number]): string {
  const { example } = word;
  const isNumber = (word.is === 'fact' || word.is === 'named') && word.type === 'number';
  if (isNumber)
    return word.is === 'named' ? `${example.includes('==') ? example : `(${example}) > 0`}` : `${word.name} > 0`;
  return word.is === 'noun' ? `count(${word.name}) > 0` : example;
}

describe.each(Object.entries(SPOTS))('%s', (spot, { place, around }) => {
  const asked = words.filter(
    ({ is, places }) => places.includes(place) && ['fact', 'named', 'noun', 'kinds'].includes(is),
  );

  test('refuses just the words that have no value there', () => {
    const absent = asked.flatMap((word) => {
      const { problems } = load(`${HEAD}${around(conditionWith(word))}\n`);
      const refused = problems.filter(({ code }) => code === 'no-value-here');
      for (const { hint } of refused) expect(hint).toMatch(/\w{3}/);
      return refused.some(({ message }) => message.startsWith(`\`${word.name}\``)) ? [word.name] : [];
    });
    expect([...new Set(absent)].sort()).toEqual([...ABSENT[spot]!].sort());
  });
});

test('a tally has no value where nobody won, and a word of the pack has none that asks for one', () => {
  const codes = (text: string): [string, number | undefined][] =>
    load(`${HEAD}${text}`).problems.flatMap(({ code, place }) =>
      code === 'no-value-here' ? [[code, place?.column]] : [],
    );
  expect(codes('settle: { calm: { fee: { when: i is dealer, amount: fan, reason: fee } } }')).toEqual([
    ['no-value-here', 53],
  ]);
  expect(
    codes('words: { twice: 2 * value }\nsettle: { calm: { fee: { when: i is dealer, amount: twice, reason: fee } } }'),
  ).toEqual([['no-value-here', 53]]);
  expect(codes('words: { twice: 2 * value }\nsettle: { win: { fee: { amount: twice, reason: fee } } }')).toEqual([]);
});
