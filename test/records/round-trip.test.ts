/** Every game of the conformance files through every format and back: equal but for what the format says it cannot hold. */
import { describe, expect, it } from 'vitest';
import { type GameRecord, recordLine, type Format, mjai, renumbered, tenhou6 } from '../../records/index.ts';
import { courseOf, GAME_FILES, type GameCase, gameOf, gamesOf } from '../conformance/convert-game-cases.ts';
import { sure } from '../kit/tile-sets.ts';
import { asLittleAs, type Stripper, strippers } from './strip-what-formats-lose.ts';

const games = GAME_FILES.map((file) => ({ file, games: gamesOf(file) })).filter((one) => one.games.length > 0);

const WAYS = [[recordLine], [mjai], [tenhou6], [mjai, tenhou6, mjai], [tenhou6, mjai, tenhou6]].map(
  (formats) => [formats.map(({ id }) => id).join(' -> '), formats] as const,
);

function through(course: GameRecord, ...formats: Format[]): GameRecord {
  return formats.reduce((held, format) => sure(format.read(format.write(held))), course);
}

/**
 * What is left of a course once everything these formats lose is taken away. These games turned their indicators at the usual
 * moments, so that those come back too.
 */
function kept(course: GameRecord, formats: readonly Format[]): GameRecord {
  const losses = formats.flatMap((format) => format.loses.map(({ id }) => `${format.id}/${id}`));
  const strip = losses.filter((id) => id !== 'tenhou6/turned').map((id) => strippers[id]!);
  return strip.reduce((held: GameRecord, stripper: Stripper) => stripper(held), course);
}

describe.each(games)('$file', ({ file, games: cases }: { file: string; games: GameCase[] }) => {
  it('reads into courses without a loss', () => {
    for (const game of cases) expect(gameOf(courseOf(game))).toEqual(game);
  });

  it.each(WAYS)('goes through %s', (way, formats) => {
    let deals = 0;
    for (const game of cases) {
      const course = courseOf(game);
      const back = through(course, ...formats);
      expect(kept(asLittleAs(course, back), formats), game.id).toEqual(kept(course, formats));
      deals += back.deals.length;
    }
    console.log(`${file}: ${cases.length} games, ${deals} deals: course -> ${way} -> course`);
  });

  it('is written the same once it was written', () => {
    for (const format of [mjai, tenhou6])
      for (const game of cases) {
        const text = format.write(courseOf(game));
        expect(format.write(sure(format.read(text))), game.id).toBe(text);
      }
  });

  it('does not change where players are renumbered to and fro', () => {
    for (const game of cases) {
      const course = courseOf(game);
      expect(renumbered(renumbered(course, 1), course.players - 1)).toEqual(course);
    }
  });
});

describe('what a format cannot hold', () => {
  it.each([mjai, tenhou6].map((format) => [format.id, format] as const))('is listed: %s', (id, { loses }) => {
    console.log([`${id} does not hold:`, ...loses.map(({ says }) => `  - ${says}`)].join('\n'));
    const listed = loses.map((loss) => `${id}/${loss.id}`);
    expect(listed.sort()).toEqual(
      Object.keys(strippers)
        .filter((key) => key.startsWith(`${id}/`))
        .sort(),
    );
  });
});
