/** How a deal ended, at length. */
import type { Entry } from '../../core/index.ts';
import { columns } from '../draw/text-columns.ts';
import { amount, signed } from '../draw/number-text.ts';
import { personAt } from '../draw/deal-move-table.ts';
import {
  capital,
  does,
  inSentence,
  moveName,
  owned,
  pointsWord,
  say,
  type Scene,
  thingName,
} from '../draw/drawing-context.ts';
import { drawHand, drawPatterns, drawPayments } from '../draw/scored-hand.ts';
import { tilesText, tileText } from '../draw/tiles.ts';
import { listsText, potsText } from './lists-counters-pots.ts';
import { changes, type Story } from './gather-deal-story.ts';

type Win = Story['wins'][number];

/** The winning hands drawn and explained, or why there is none; then who pays, and what everybody has. */
export function drawEnding(scene: Scene, story: Story): string[] {
  const name = (seat: number): string => personAt(scene, story, seat);
  const lines = story.wins.flatMap((win, i) => [
    ...(i > 0 ? [''] : []),
    ...drawWin(scene, story, win, story.paid[i] ?? []),
  ]);
  const none = story.wins.length === 0 ? [`  ${scene.paint.bold(endingText(scene, story))}`] : [];
  const found = drawFound(scene, story);
  const read = story.read.flatMap(({ seat, judgement }) => [
    '',
    `  ${scene.paint.bold(name(seat))} · ${judgement.reading}`,
    ...drawPatterns(scene, judgement),
  ]);
  const paid = story.entries.length > 0 ? ['', ...drawPayments(scene, story.entries, name)] : [];
  const inCounters = countersPaid(story).flatMap((counter) => {
    const transfers = story.transfers.filter((transfer) => transfer.counter === counter);
    return ['', `  ${scene.paint.dim(`${thingName(scene, counter)}:`)}`, ...drawPayments(scene, transfers, name)];
  });
  return [...lines, ...none, ...found, ...read, ...paid, ...inCounters, '', ...drawScores(scene, story)];
}

function countersPaid({ transfers }: Story): string[] {
  return [...new Set(transfers.map(({ counter }) => counter))];
}

/** What everybody has of a counter in which was paid, by how much it changed. */
function drawCounter(scene: Scene, story: Story, counter: string): string {
  const change = story.players.map(() => 0);
  for (const { from, to, amount: paid } of story.transfers.filter((each) => each.counter === counter)) {
    change[from]! -= paid;
    change[to]! += paid;
  }
  return `  ${scene.paint.dim(`${thingName(scene, counter)}:`)} ${changedTexts(scene, story, story.counted[counter] ?? change, change)}`;
}

/** What the ending found of each seat: `Ada  tenpai  234m 456p`. */
function drawFound(scene: Scene, story: Story): string[] {
  const rows = story.closing.map(({ seat, marks, hand }) => [
    personAt(scene, story, seat),
    marks.map((mark) => thingName(scene, mark)).join(', '),
    tilesText(scene, hand),
  ]);
  return rows.length > 0 ? ['', ...columns(rows)] : [];
}

/** What everybody has now, by how much it changed, what stays in the pots, and what was paid in counters. */
export function drawScores(scene: Scene, story: Story): string[] {
  const { paint } = scene;
  const scores = changedTexts(scene, story, story.points, changes(story));
  const pots = potsText(scene, story.pots);
  const stays = pots === '' ? [] : [`  ${paint.dim('stays on the table:')} ${pots}`];
  const counters = countersPaid(story).map((counter) => drawCounter(scene, story, counter));
  return [`  ${paint.dim(`${pointsWord(scene)}:`)} ${scores}`, ...stays, ...counters];
}

/** `Ada 32 (+8) · Ben -8 (-8)` */
function changedTexts(scene: Scene, story: Story, has: readonly number[], change: readonly number[]): string {
  return has
    .map((number, seat) => {
      const delta = change[seat]! === 0 ? '' : scene.paint.dim(` (${signed(change[seat]!)})`);
      return `${personAt(scene, story, seat)} ${amount(number)}${delta}`;
    })
    .join(' · ');
}

function drawWin(scene: Scene, story: Story, win: Win, settlement: readonly Entry[]): string[] {
  const { judgement, seat, by, from } = win;
  const label = (tiles: readonly string[]): string | undefined => {
    const made = story.melds[seat]!.filter((meld) => meld.tiles.join() === tiles.join()).at(-1);
    if (made === undefined) return undefined;
    return made.from < 0
      ? moveName(scene, made.move)
      : `${moveName(scene, made.move)} from ${inSentence(personAt(scene, story, made.from))}`;
  };
  const turnedUp = listsText(scene, story.lists);
  return [
    `  ${scene.paint.good('★')} ${scene.paint.bold(winText(scene, story, win))}`,
    '',
    ...drawHand(scene, { judgement, bonus: story.bonus[seat]!, label }),
    ...(turnedUp === '' ? [] : [`  ${scene.paint.dim(turnedUp)}`]),
    '',
    ...drawPatterns(scene, judgement, {
      seat,
      from: by === 'discard' ? from : undefined,
      settlement,
    }),
  ];
}

/** `Ben wins with the 4m Cleo exposed`. */
export function winText(scene: Scene, story: Story, { seat, from, by, tile }: Win): string {
  const who = does(personAt(scene, story, seat), 'wins');
  if (tile === '') return `${who} with the hand as it is`;
  if (by === 'draw' || from < 0) return `${who} with ${tileText(scene, tile)} from the wall`;
  return `${who} on ${owned(personAt(scene, story, from))} ${tileText(scene, tile)}`;
}

/** Why nobody has won: in the words of the pack where it has any. */
export function endingText(scene: Scene, story: Story): string {
  const { ending = '', seats, declared } = story;
  const says = scene.pack.endings?.[ending]?.says;
  const name = endingName(scene, story);
  const who = seats.map((seat) => personAt(scene, story, seat));
  if (declared && ending === 'false_win')
    return who.map((each) => `${does(each, 'declares')} a win that is none`).join('; ');
  if (who.length > 0) return `${capital(name)}: ${who.join(', ')}`;
  if (says !== undefined) return `${capital(name)}. ${say(scene, says)}`;
  return ending === 'exhausted' && !isNamed(scene, ending) ? 'Nobody wins: the wall is empty' : capital(name);
}

/** `wall empty`, or what the pack calls it. */
export function endingName(scene: Scene, { ending = '' }: Story): string {
  if (ending === 'exhausted' && !isNamed(scene, ending)) return 'wall empty';
  return say(scene, scene.rules.endings[ending]?.name, ending);
}

function isNamed({ pack }: Scene, ending: string): boolean {
  return pack.endings?.[ending]?.name !== undefined;
}
