/** Writes how many ways the games can go on from fixed places, after a change that is meant to change them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { continuations, COUNTED, countsFile, line, PLACES, reach } from './kit/count-continuations.ts';

for (const game of COUNTED) {
  const lines = PLACES.map((place) => line(place, continuations(reach(game, place).table, place.depth)));
  const head = '# Ways to go on with one action, two, three ...; written by `npm run continuations`.';
  mkdirSync(new URL('.', countsFile(game)), { recursive: true });
  writeFileSync(countsFile(game), [head, ...lines, ''].join('\n'));
}
