/** How a deal ended, at length. */
import { personAt } from '../draw/river.ts';
import { does, inSentence, moveName, owned, type Scene } from '../draw/scene.ts';
import { drawHand, drawPatterns, drawPayments } from '../draw/sheet.ts';
import { tileText } from '../draw/tiles.ts';
import type { Story } from './story.ts';

type Win = Story['wins'][number];

/** The winning hands drawn and explained, or why there is none; then who pays. */
export function drawEnding(scene: Scene, story: Story): string[] {
  const name = (seat: number): string => personAt(scene, story, seat);
  const lines = story.wins.flatMap((win, i) => [...(i > 0 ? [''] : []), ...drawWin(scene, story, win)]);
  const none = story.wins.length === 0 ? [`  ${scene.paint.bold(endingText(scene, story))}`] : [];
  const paid = story.entries.length > 0 ? ['', ...drawPayments(scene, story.entries, name)] : [];
  return [...lines, ...none, ...paid];
}

function drawWin(scene: Scene, story: Story, win: Win): string[] {
  const { judgement, seat } = win;
  const label = (tiles: readonly string[]): string | undefined => {
    const made = story.melds[seat]!.filter((meld) => meld.tiles.join() === tiles.join()).at(-1);
    if (made === undefined) return undefined;
    return made.from < 0
      ? moveName(scene, made.move)
      : `${moveName(scene, made.move)} from ${inSentence(personAt(scene, story, made.from))}`;
  };
  return [
    `  ${scene.paint.good('★')} ${scene.paint.bold(winText(scene, story, win))}`,
    '',
    ...drawHand(scene, { judgement, bonus: story.bonus[seat]!, label }),
    '',
    ...drawPatterns(scene, judgement),
  ];
}

/** `Ben wins with the 4m Cleo exposed`. */
export function winText(scene: Scene, story: Story, { seat, from, by, tile }: Win): string {
  const who = does(personAt(scene, story, seat), 'wins');
  if (tile === '') return `${who} with the hand as it is`;
  if (by === 'draw' || from < 0) return `${who} with ${tileText(scene, tile)} from the wall`;
  return `${who} on ${owned(personAt(scene, story, from))} ${tileText(scene, tile)}`;
}

export function endingText(scene: Scene, story: Story): string {
  if (story.ending === 'false_win')
    return story.seats.map((seat) => `${does(personAt(scene, story, seat), 'declares')} a win that is none`).join('; ');
  return 'Nobody wins: the wall is empty';
}
