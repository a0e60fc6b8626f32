/** Questions about whole games that no source decides, and what the files say to them. */
import { expect, it } from 'vitest';
import type { RecordEvent } from '../../records/index.ts';
import { courseOf, GAME_FILES, gamesOf } from './convert-game-cases.ts';
import { onPage, openOf } from './differences-page.ts';

it('stand on the page', () => {
  expect(onPage('games.jsonl')).toBe(openOf('games.jsonl').trimEnd());
});

it('an added kong, its replacement and a concealed kong turn up two indicators in the only game that has them', () => {
  const isType = (event: RecordEvent | undefined, type: RecordEvent['type']): boolean => event?.type === type;
  const found = GAME_FILES.flatMap((file) => gamesOf(file).map(courseOf)).flatMap(({ about, deals }) =>
    deals.flatMap(({ events }) => {
      const moves = events.filter((event) => !isType(event, 'indicator'));
      return moves.flatMap((event, at) => {
        if (!isType(event, 'added_kong') || !isType(moves[at + 1], 'draw') || !isType(moves[at + 2], 'concealed_kong'))
          return [];
        const after = events.slice(events.indexOf(moves[at + 2]!) + 1, events.indexOf(moves[at + 3]!));
        return [[about.id, after.length]];
      });
    }),
  );
  expect(found).toEqual([['game-052', 2]]);
});
