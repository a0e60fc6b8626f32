import { expect, test } from 'vitest';
import { builtInIds } from '../../rulesets/read.ts';
import type { Census } from '../kit/census.ts';
import { SHIPPED } from '../kit/pack-hands.ts';
import { compareExamples, compareHands, rare } from '../soak/hands.ts';

/** Ten thousand hands, or as many as the referee gets through in some twenty seconds; `npm run soak -- hands` asks it of a million. */
const HANDS: Readonly<Record<string, number>> = {
  international: 5000,
  mcr: 1500,
  riichi: 2500,
  'ari-ari': 3000,
  cantonese: 10_000,
  'zung-jung': 5000,
  harbour: 10_000,
};

/** Left out by the options of the pack, unless somebody asks for them. */
const SWITCHED_OFF = /^blessing_of_man/;

test('every pack that ships is looked at', () => {
  expect(Object.keys(SHIPPED).sort()).toEqual(builtInIds().sort());
  expect(Object.keys(HANDS).sort()).toEqual(builtInIds().sort());
});

test.each(Object.entries(HANDS))(
  'compiler and interpreter agree on every example of %s and on %i hands',
  { timeout: 300_000 },
  (id, hands) => {
    const figures: Census = new Map();
    compareExamples(id, figures);
    compareHands(id, 1001, hands, figures);
    console.log([`${id}: ${figures.get('hands')} hands`, ...rare(figures, 5)].join('\n  '));
    const neverTrue = rare(figures, 1).filter((line) => line.startsWith(`${id}, true`));
    const names = neverTrue.flatMap((line) => line.split(': ')[1]!.split(', '));
    expect(names.filter((name) => !SWITCHED_OFF.test(name))).toEqual([]);
  },
);
