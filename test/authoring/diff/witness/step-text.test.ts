/** What is told of two steps that differ must differ too. */
import { expect, it } from 'vitest';
import type { Event } from '../../../../core/index.ts';
import type { Step } from '../../../../authoring/diff/witness/replay-under-other-rules.ts';
import { stepTexts } from '../../../../authoring/diff/witness/step-text.ts';

const shared = { marks: new Set<string>(), counters: new Set<string>() };
const draw = (tile: string): Event => ({ type: 'draw', seat: 0, tile, from: 'head', left: 50 });
const begin = (dealer: number): Event => ({ type: 'deal_begin', deal: 2, round: 1, dealer }) as unknown as Event;
const discard: Event = { type: 'action', seat: 0, move: 'discard', tiles: ['1m'] } as unknown as Event;

function step(...events: Event[]): Step {
  return { events, offers: [], table: { dealer: 0, rules: { seats: { count: 4 } } } } as unknown as Step;
}

it('tells the tiles where nothing else differs', () => {
  expect(stepTexts(step(draw('1m')), step(draw('2m')), shared)).toEqual([
    'draw of seat 1: 1m, 50 left to draw',
    'draw of seat 1: 2m, 50 left to draw',
  ]);
});

it('tells of the next deal where only that differs', () => {
  const [one, other] = stepTexts(step(discard, begin(1), draw('1m')), step(discard, begin(1), draw('2m')), shared);
  expect(one).not.toBe(other);
});

it('leaves tiles out where something else tells the steps apart', () => {
  expect(stepTexts(step(draw('1m')), step(), shared)).toEqual(['draw of seat 1', 'nothing comparable happens']);
});
