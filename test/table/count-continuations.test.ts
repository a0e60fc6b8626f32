/** From fixed places a game can go on in as many ways as were once counted; near ones are counted by the plain lists too. */
import { describe, expect, it } from 'vitest';
import {
  continuations,
  COUNTED,
  line,
  PLACES,
  plainContinuations,
  reach,
  readCounts,
  SHALLOW,
} from '../kit/count-continuations.ts';

describe.each(COUNTED)('the ways a game can go on: %s', (game) => {
  const written = readCounts(game);

  it.each(PLACES.map((place, at) => [line(place, []), place, at] as const))('%s', (_, place, at) => {
    const reached = reach(game, place);
    const counts = continuations(reached.table, place.depth);
    expect(line(place, counts)).toBe(written[at]);
    const shallow = Math.min(SHALLOW, place.depth);
    expect(plainContinuations(reached, shallow)).toEqual(counts.slice(0, shallow));
  });

  it('were counted from nowhere else', () => {
    expect(written).toHaveLength(PLACES.length);
  });
});
