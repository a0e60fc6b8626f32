import { EVERYWHERE, type FunctionWord } from './word.ts';

const places = EVERYWHERE;

export const functions: readonly FunctionWord[] = [
  {
    is: 'function',
    name: 'floor',
    places,
    least: 1,
    most: 1,
    rounds: true,
    says: 'The whole number at or below.',
    example: 'floor(5 / 2) == 2',
    hand: '123m 456p 789s 123s 1z +1z',
    apply: (x) => Math.floor(x!),
  },
  {
    is: 'function',
    name: 'ceil',
    places,
    least: 1,
    most: 1,
    rounds: true,
    says: 'The whole number at or above.',
    example: 'ceil(5 / 2) == 3',
    hand: '123m 456p 789s 123s 1z +1z',
    apply: (x) => Math.ceil(x!),
  },
  {
    is: 'function',
    name: 'min',
    places,
    least: 2,
    most: 8,
    rounds: false,
    says: 'The smallest of several numbers.',
    example: 'min(2, 3) == 2',
    hand: '123m 456p 789s 123s 1z +1z',
    apply: (...numbers) => Math.min(...numbers),
  },
  {
    is: 'function',
    name: 'max',
    places,
    least: 2,
    most: 8,
    rounds: false,
    says: 'The largest of several numbers.',
    example: 'max(2, 3) == 3',
    hand: '123m 456p 789s 123s 1z +1z',
    apply: (...numbers) => Math.max(...numbers),
  },
  {
    is: 'function',
    name: 'round_up',
    places,
    least: 2,
    most: 2,
    rounds: true,
    says: 'The next multiple of the second number at or above the first.',
    example: 'round_up(320, 100) == 400',
    hand: '123m 456p 789s 123s 1z +1z',
    apply: (x, unit) => (unit! > 0 ? Math.ceil(x! / unit!) * unit! : x!),
  },
  {
    is: 'function',
    name: 'round',
    places,
    least: 2,
    most: 2,
    rounds: true,
    says: 'The multiple of the second number nearest to the first; halves go away from zero.',
    example: 'round(250, 100) == 300',
    hand: '123m 456p 789s 123s 1z +1z',
    apply: (x, unit) => (unit! > 0 ? roundTo(x!, unit!) : x!),
  },
];

function roundTo(x: number, unit: number): number {
  const nearest = Math.floor(Math.abs(x) / unit + 0.5) * unit;
  return x < 0 ? 0 - nearest : nearest;
}
